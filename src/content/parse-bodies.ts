import { parseBody, type Body } from './body.ts'
import type { Content } from './content.ts'
import { expandAddresses } from './expand.ts'
import { cutBody } from './front-matter.ts'
import { pictureSize } from './picture-size.ts'
import type { Parsed } from './problem.ts'
import { parseText, type Tree } from './source.ts'

/** Parses the body of one Markdown file when it is asked for, so that bodies need not lie in memory together. */
export function bodyParser(tree: Tree, { site, shared, brokenShared }: Content): (file: string) => Parsed<Body> {
  const files = new Map(tree.content.map((file) => [file.path, file]))
  const pictures = new Map(tree.public.map((file) => [file.path, file]))
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
      site,
      sizeOfPicture: (address) => {
        const picture = pictures.get(`public${address}`)
        return picture?.kind === 'file' ? pictureSize(picture.read()) : undefined
      },
      medium: 'screen',
      expand: (data) => expandAddresses(data, site),
    })
  }
}
