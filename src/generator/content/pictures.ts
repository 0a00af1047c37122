import { createHash } from 'node:crypto'
import { isRelative, resolveFrom } from '../markdown/file-links.ts'
import { checkPicture } from './pictures/check-picture.ts'
import { pictureEndings, pictureSize, type PictureSize } from './pictures/picture-size.ts'
import type { Parsed, Problem } from './problem.ts'
import type { SourceFile, Tree } from './source.ts'

/** A picture that lies beside the texts. */
export interface Picture {
  /** "content/blog/launch.png" */
  file: string
  /** Where pages find it, without the base path: "/assets/launch-9f3a2c01d4e5.png". */
  address: string
  size: PictureSize
}

/** By file. Those with problems have no value: to show them is no further problem. */
export type Pictures = ReadonlyMap<string, Picture | undefined>

const endings = pictureEndings.join('|')
const picturePath = new RegExp(`^content/(?:blog|pages|legal)/.*\\.(?:${endings})$`, 'i')
const namedPicture = new RegExp(`\\](?:\\(|:)[ \\t]*<?([^\\s()<>[\\]]+\\.(?:${endings}))(?=[\\s)>])`, 'gi')

/** Whether a file is a picture beside texts, by its place and its name. */
export function isPicturePath(path: string): boolean {
  return picturePath.test(path)
}

/** Parses all pictures beside texts. None stays in memory. */
export function parsePictures({ content }: Tree): Parsed<Pictures> & { value: Pictures } {
  const problems: Problem[] = []
  const value = new Map<string, Picture | undefined>()
  for (const file of content) {
    if (file.kind !== 'file' || !isPicturePath(file.path)) continue
    const picture = parsePicture(file)
    problems.push(...picture.problems)
    value.set(file.path, picture.value)
  }
  return { value, problems }
}

function parsePicture(file: SourceFile): Parsed<Picture> {
  const checked = checkPicture(file)
  if (!checked.value) return { problems: checked.problems }
  const size = pictureSize(checked.value)
  if (!size)
    return {
      problems: [
        {
          file: file.path,
          message: file.path.endsWith('.svg')
            ? 'states no size in pixels. Give its svg element a viewBox, or width and height.'
            : 'states no size: it may be damaged. Save it again.',
        },
      ],
    }
  return { value: { file: file.path, address: addressOf(file.path, checked.value), size }, problems: [] }
}

/** Under the hash of its content, in the form of all assets: twelve hexadecimal digits, before the ending. */
function addressOf(path: string, bytes: Uint8Array): string {
  const [, stem = '', ending = ''] = /([^/]+)\.(\w+)$/.exec(path) ?? []
  return `/assets/${stem}-${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}.${ending}`
}

/** The files that a Markdown text names as pictures, without parsing it. */
export function picturesIn(text: string, from: string): string[] {
  return [...text.matchAll(namedPicture)].flatMap(([, path = '']) =>
    isRelative(path) ? [resolveFrom(from, path)] : [],
  )
}

/** Good pictures that no text shows, not even one that waits: most likely a name is misspelt, or they were forgotten. */
export function checkUnshown(pictures: Pictures, shown: ReadonlySet<string>): Problem[] {
  // That a text has other letters, in capitals or not, is told there.
  const named = new Set([...shown].map((file) => file.toLowerCase()))
  return [...pictures]
    .filter(([file, picture]) => picture && !named.has(file.toLowerCase()))
    .map(([file]) => ({
      file,
      message: `is shown by no text. Show it with ![what it shows](${file.slice(file.lastIndexOf('/') + 1)}), or remove it.`,
    }))
}
