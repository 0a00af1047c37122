import type { Content } from '../content/content.ts'
import { cutBody } from '../content/front-matter.ts'
import { hasPictureExtension, pictureSize } from '../content/pictures/picture-size.ts'
import { nameCheck } from '../content/product-names.ts'
import type { Parsed } from '../content/problem.ts'
import { parseText } from '../content/source.ts'
import type { SiteDefinition } from '../define/index.ts'
import { contentFilesOf } from '../pages-of.ts'
import { parseBody, type Body, type BodyContext } from './body.ts'

/** Gives a function that parses the body of a Markdown file when it is asked for, so that not all bodies are in memory at once. */
export function bodyParser(content: Content, site: SiteDefinition, base: string): (file: string) => Parsed<Body> {
  const { tree, get, spellings } = content
  const context: Omit<BodyContext, 'file' | 'lineOf' | 'references'> = {
    ...content,
    kinds: site.blocks,
    base,
    settings: { ...get(site.settings), repositories: spellings.repositories },
    sizeOfPicture(address) {
      const picture = tree.public.get(address)
      return picture && hasPictureExtension(address) ? pictureSize(picture.read()) : undefined
    },
    files: contentFilesOf(tree, site),
    misspeltIn: nameCheck(spellings),
  }
  return (path) => {
    const file = tree.content.get(path)
    const references = content.references.get(path)
    if (!file || !references) return { problems: [] }
    const { body, bodyLine } = cutBody(parseText(file).value ?? '')
    return parseBody(body, { ...context, file: path, references, lineOf: (line) => line + bodyLine - 1 })
  }
}
