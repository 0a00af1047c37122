import { isRelative, resolveFrom } from '../markdown/file-links.ts'
import { sha256Of } from '../sha256.ts'
import { pictureEndings, pictureKind, pictureSize, locationFault, type PictureSize } from './pictures/picture-size.ts'
import { parseSvg } from './pictures/svg.ts'
import type { ParsedTexts } from './parse-texts.ts'
import { refuseFile, type Parsed, type Problem } from './problem.ts'
import { badName, slugForm, toSlug } from './slugs.ts'
import { parseText, type SourceFile, type Tree } from './source.ts'

export interface Picture {
  file: string
  /** Where pages find it, without the base path: "/assets/launch-9f3a2c01d4e5.png". */
  address: string
  size: PictureSize
}

/** By file. Those with problems have no value: to show them is no further problem. */
export type Pictures = ReadonlyMap<string, Picture | undefined>

const endings = pictureEndings.join('|')
const picturePath = new RegExp(`^content/(?!data/|papers/).*\\.(?:${endings})$`, 'i')
const namedPicture = new RegExp(`\\](?:\\(|:)[ \\t]*<?([^\\s()<>[\\]]+\\.(?:${endings}))(?=[\\s)>])`, 'gi')

export function isPicturePath(path: string): boolean {
  return picturePath.test(path)
}

export function parsePictures({ content }: Tree): Parsed<Pictures> & { value: Pictures } {
  const problems: Problem[] = []
  const value = new Map<string, Picture | undefined>()
  for (const [path, file] of content) {
    if (!isPicturePath(path)) continue
    const picture = parsePicture(file)
    problems.push(...picture.problems)
    value.set(path, picture.value)
  }
  return { value, problems }
}

/** In bytes. A page of ours has some 30 kB; a picture of more than this is hardly ever meant to be as large. */
const sizeLimit = 500_000
/** In pixels a side: twice what a wide screen shows. Few bytes can claim many more, and phones then run out of memory. */
const sideLimit = 5_000

function parsePicture(file: SourceFile): Parsed<Picture> {
  const refuse = (message: string, line?: number): Parsed<Picture> => refuseFile(file.path, message, { line })
  const [, name = '', stem = '', ending = ''] = /(([^/]*)\.(\w+))$/.exec(file.path) ?? []
  if (!slugForm.test(stem) || ending !== ending.toLowerCase() || name.length > 80)
    return refuse(`${badName}. Rename it to ${toSlug(stem, 60) || 'picture'}.${ending.toLowerCase()}.`)
  const kilobytes = Math.ceil(file.size / 100) / 10
  if (file.size > sizeLimit)
    return refuse(`has ${kilobytes} kB; at most ${sizeLimit / 1000} are published. Make it smaller.`)
  const bytes = file.read()
  const kind = pictureKind(bytes)
  if (!kind) return refuse('is not a picture that browsers show. Save it as PNG, JPEG, WebP, AVIF, GIF or SVG.')
  if (!kind.endings.includes(ending))
    return refuse(`is of the kind ${kind.name}, whatever its name says. Rename it to ${stem}.${kind.endings[0]}.`)
  const fault = locationFault(bytes)
  if (fault) return refuse(fault)
  const text = kind.name === 'SVG' ? parseText({ ...file, read: () => bytes }) : { value: '', problems: [] }
  if (text.value === undefined) return { problems: text.problems }
  const { danger, flaw } = kind.name === 'SVG' ? parseSvg(text.value) : {}
  if (danger) return refuse(`holds ${danger}, which a picture must not. Save it as a plain SVG, or as PNG.`)
  if (flaw) return refuse(`is not well-formed, so browsers do not show it: ${flaw.message}. Save it again.`, flaw.line)
  const size = pictureSize(bytes)
  const raw = Buffer.from(bytes)
  const isCut =
    kind.name === 'WebP' ? raw.readUInt32LE(4) + 8 > raw.length : !raw.includes(kind.end ?? '', raw.length / 2, 'hex')
  if (!size || isCut) return refuse('is cut short or states no size. Save it again; an SVG needs a viewBox or a size.')
  if (kind.name !== 'SVG' && Math.max(size.width, size.height) > sideLimit)
    return refuse(`has ${size.width} by ${size.height} pixels; at most ${sideLimit} a side are published. Shrink it.`)
  const hash = sha256Of(bytes).slice(0, 12)
  return { value: { file: file.path, address: `/assets/${stem}-${hash}.${ending}`, size }, problems: [] }
}

export function picturesIn(text: string, from: string): string[] {
  const files = [...text.matchAll(namedPicture)].flatMap(([, path = '']) =>
    isRelative(path) ? [resolveFrom(from, path)] : [],
  )
  // A path may lead elsewhere, such as into public/.
  return files.filter(isPicturePath)
}

/** Good pictures that no text shows, not even one that is held back: most likely a name is misspelt, or they were forgotten. */
export function checkUnshownPictures(pictures: Pictures, { broken, references }: ParsedTexts): Problem[] {
  // A text that cannot be read may show any of them.
  if (broken.some(({ file }) => !references.has(file))) return []
  const shown = [...references.values()].flatMap((used) => used.pictures)
  // That a text names it in other capitals is reported there.
  const named = new Set(shown.map((file) => file.toLowerCase()))
  return [...pictures]
    .filter(([file, picture]) => picture && !named.has(file.toLowerCase()))
    .map(([file]) => ({
      file,
      message: `is shown by no text. Show it with ![what it shows](${file.replace(/^content\/[^/]+\//, '')}), or remove it.`,
    }))
}
