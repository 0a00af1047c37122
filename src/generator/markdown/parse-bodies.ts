import type { Content } from '../content/content.ts'
import { resolveShortUrls } from '../content/short-urls.ts'
import { cutBody } from '../content/front-matter.ts'
import { pictureSize, type PictureSize } from '../content/pictures/picture-size.ts'
import { picturesIn } from '../content/pictures.ts'
import { nameCheck } from '../content/product-names.ts'
import type { Parsed } from '../content/problem.ts'
import { parseText } from '../content/source.ts'
import type { SharedSettings } from '../define/shared-settings.ts'
import type { SiteBlock } from '../define/index.ts'
import { sharedDataIn } from './blocks.ts'
import { parseBody, type Body } from './body.ts'
import type { ContentFiles } from './file-links.ts'

export interface BodyOptions {
  settings: SharedSettings
  linked: ContentFiles
  kinds: readonly SiteBlock[]
  base: string
}

/** Gives a function that parses the body of a Markdown file when it is asked for, so that not all bodies are in memory at once. */
export function bodyParser(
  { tree, get, shared, brokenShared, pictures, spellings }: Content,
  { settings, linked, kinds, base }: BodyOptions,
): (file: string) => Parsed<Body> {
  const files = new Map(tree.content.map((file) => [file.path, file]))
  const published = new Map(tree.public.map((file) => [file.path, file]))
  const sizeOfPicture = (address: string): PictureSize | undefined => {
    const picture = published.get(`public${address}`)
    return picture?.kind === 'file' ? pictureSize(picture.read()) : undefined
  }
  const misspeltIn = nameCheck(spellings)
  return (path) => {
    const file = files.get(path)
    if (!file) throw new Error(`${path} is not in the tree`)
    const text = parseText(file)
    if (text.value === undefined) return { problems: text.problems }
    const { body, bodyLine } = cutBody(text.value)
    return parseBody(body, {
      file: path,
      lineOf: (line) => line + bodyLine - 1,
      shared,
      brokenShared,
      kinds,
      get,
      base,
      site: settings,
      sizeOfPicture,
      files: linked,
      pictures,
      found: { data: new Set(sharedDataIn(body)), pictures: new Set(picturesIn(body, path)) },
      misspeltIn,
      expand: (data) => resolveShortUrls(data, settings),
    })
  }
}
