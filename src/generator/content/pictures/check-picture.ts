import type { Parsed } from '../problem.ts'
import type { SourceFile } from '../source.ts'
import { pictureKind, pictureSize } from './picture-size.ts'
import { dangerIn } from './svg.ts'

/** Bytes. A page of ours has some 30 kB; a picture of more than this is hardly ever meant to be as large. */
const sizeLimit = 500_000

/** Pixels of a side: twice what a wide screen shows. Few bytes can claim many more, and phones then run out of memory. */
const sideLimit = 5_000

/**
 * Judges a picture: its name, its size, that it is what its name says, and that an SVG keeps to itself.
 *
 * @returns its bytes, if nothing is wrong with it.
 */
export function checkPicture(file: SourceFile): Parsed<Uint8Array> {
  const nameFault = faultOfName(file.path)
  const refuse = (message: string): Parsed<Uint8Array> => ({ problems: [{ file: file.path, message }] })
  if (nameFault) return refuse(nameFault)
  if (file.size > sizeLimit)
    return refuse(
      `has ${kilobytes(file.size)} kB; at most ${kilobytes(sizeLimit)} kB are published. Make it smaller, or save it as WebP or AVIF.`,
    )
  const bytes = file.read()
  const contentFault = faultOfContent(file.path, bytes)
  return contentFault ? refuse(contentFault) : { value: bytes, problems: [] }
}

function kilobytes(bytes: number): string {
  return String(Math.ceil(bytes / 100) / 10)
}

/** A picture's name becomes part of its address. */
function faultOfName(path: string): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (/^[a-z0-9]+(-[a-z0-9]+)*\.[a-z]+$/.test(name) && name.length <= 80) return undefined
  const [, stem = '', ending = ''] = /^(.*)\.(\w+)$/.exec(name) ?? []
  const words = stem
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  const better = `${words?.join('-').slice(0, 60) ?? 'picture'}.${ending.toLowerCase()}`
  return `has a name that makes no address: use at most 80 lower-case letters, digits and single hyphens. Rename it to ${better}.`
}

function faultOfContent(path: string, bytes: Uint8Array): string | undefined {
  const kind = pictureKind(bytes)
  if (!kind) return 'is no picture that browsers show. Save it as PNG, JPEG, WebP, AVIF, GIF or SVG.'
  const [, stem = '', ending = ''] = /([^/]+)\.(\w+)$/.exec(path) ?? []
  if (!kind.endings.includes(ending))
    return `is a picture of the kind ${kind.name}, whatever its name says. Rename it to ${stem}.${kind.endings[0]}.`
  const danger = kind.name === 'SVG' ? dangerIn(bytes) : undefined
  if (danger) return `holds ${danger}, which a picture must not. Save it as a plain SVG, or as PNG.`
  const size = pictureSize(bytes)
  if (kind.name !== 'SVG' && size && Math.max(size.width, size.height) > sideLimit)
    return `has ${size.width} by ${size.height} pixels; at most ${sideLimit} a side are published. Make it smaller.`
  return undefined
}
