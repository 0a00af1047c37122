import { isAnsweredAlike, noting, type Asked } from '../content/asked.ts'
import type { SiteBlock } from '../define/define.tsx'
import { parseBody, type Body } from './body.ts'
import type { Colour } from './colour-code.ts'
import type { Content } from '../../content/content.ts'
import { expandAddresses } from '../content/expand.ts'
import type { ContentFiles } from './file-links.ts'
import { cutBody } from '../content/front-matter.ts'
import { pictureSize, type PictureSize } from '../content/pictures/picture-size.ts'
import type { Parsed } from '../content/problem.ts'
import { nameCheck } from '../content/product-names.ts'
import { parseText, type Tree } from '../content/source.ts'

/** The bodies of Markdown files. */
export interface Bodies {
  /** Parses one when it is asked for, so that bodies need not lie in memory together. */
  parse: (file: string) => Parsed<Body> & { asked: Asked }
  /** Whether a body that asked this would be told the same today. */
  isSame: (asked: Asked) => boolean
}

export interface BodiesOptions {
  /** The files that links may name. */
  linked: ContentFiles
  /** Spares the colouring of code that has not changed. */
  colour?: Colour | undefined
  kinds: readonly SiteBlock[]
  base?: string
}

/** Gives access to the bodies of all Markdown files. */
export function bodiesOf(
  tree: Tree,
  {
    site,
    shared,
    brokenShared,
    pictures,
    productNames,
  }: Pick<Content, 'site' | 'shared' | 'brokenShared' | 'pictures' | 'productNames'>,
  { linked, colour, kinds, base }: BodiesOptions,
): Bodies {
  const files = new Map(tree.content.map((file) => [file.path, file]))
  const published = new Map(tree.public.map((file) => [file.path, file]))
  const rest = {
    pageOf: (path: string): string | undefined => (linked.paths.has(path) ? linked.pageOf(path) : undefined),
    sizeOfPicture: (address: string): PictureSize | undefined => {
      const picture = published.get(`public${address}`)
      return picture?.kind === 'file' ? pictureSize(picture.read()) : undefined
    },
  }
  const misspeltIn = nameCheck(productNames)
  const parse = (path: string): Parsed<Body> & { asked: Asked } => {
    const file = files.get(path)
    if (!file) throw new Error(`${path} is not in the tree`)
    const text = parseText(file)
    if (text.value === undefined) return { problems: text.problems, asked: [] }
    const { body, bodyLine } = cutBody(text.value)
    const { answers, asked } = noting(rest)
    const parsed = parseBody(body, {
      file: path,
      lineOf: (line) => line + bodyLine - 1,
      shared,
      brokenShared,
      kinds,
      base,
      site,
      sizeOfPicture: answers.sizeOfPicture,
      files: { paths: linked.paths, pageOf: answers.pageOf },
      // A document's hash holds their addresses, and these their bytes; it holds the names of products, too.
      pictures,
      misspeltIn,
      medium: 'screen',
      colour,
      expand: (data) => expandAddresses(data, site),
    })
    return { ...parsed, asked }
  }
  return { parse, isSame: (asked) => isAnsweredAlike(asked, rest) }
}
