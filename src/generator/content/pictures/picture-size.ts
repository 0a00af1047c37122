import { GIF } from 'image-size/types/gif'
import { JPG } from 'image-size/types/jpg'
import { PNG } from 'image-size/types/png'
import { WEBP } from 'image-size/types/webp'
import { parseSvg } from './svg.ts'

export type PictureSize = { width: number; height: number }

interface PictureKind {
  name: string
  endings: [string, ...string[]]
  /** Matches its first bytes, read as Latin-1. */
  signature: RegExp
  /** In hexadecimal digits, what the second half of a whole file holds. */
  end?: string
  /** May throw on a damaged file. */
  sizeOf: (bytes: Uint8Array) => (PictureSize & { orientation?: number }) | undefined
}

// image-size reports a shorter WebP as 1 by 1.
const kinds: PictureKind[] = [
  { name: 'PNG', endings: ['png'], signature: /^.PNG\r\n.\n/s, end: '49454e44', sizeOf: PNG.calculate },
  { name: 'JPEG', endings: ['jpg', 'jpeg'], signature: /^ÿØÿ/, end: 'ffd9', sizeOf: JPG.calculate },
  { name: 'GIF', endings: ['gif'], signature: /^GIF8/, sizeOf: GIF.calculate },
  { name: 'WebP', endings: ['webp'], signature: /^RIFF.{4}WEBP.{13}/s, sizeOf: WEBP.calculate },
  { name: 'AVIF', endings: ['avif'], signature: /^.{4}ftyp(?:.{4}){0,60}?avi[fs]/s, sizeOf: avifSize },
  {
    name: 'SVG',
    endings: ['svg'],
    signature: /^(?:ï»¿)?\s*<(?:[^]*<)?(?:[\w-]+:)?svg[\s/>]/,
    sizeOf: (bytes) => parseSvg(new TextDecoder().decode(bytes)).size,
  },
]

export const pictureEndings: readonly string[] = kinds.flatMap(({ endings }) => endings)

/** Only such a file of public/ is read for its size: what is read is part of the cache's key. */
export function hasPictureExtension(path: string): boolean {
  return pictureEndings.includes(path.slice(path.lastIndexOf('.') + 1).toLowerCase())
}

export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  const start = latin1(bytes.subarray(0, 4096))
  return kinds.find(({ signature }) => signature.test(start))
}

/** What to say of a photograph that has an entry for coordinates, in Exif data of either order of bytes or in XMP. */
export function locationFault(bytes: Uint8Array): string | undefined {
  const raw = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // The entry first: few pictures hold its bytes, and to read a large one as text takes much longer than to search it.
  const isInExif =
    ['88250004', '25880400'].some((entry) => raw.includes(entry, 0, 'hex')) && /exif/i.test(latin1(bytes))
  if (!isInExif && !raw.includes('GPSLatitude')) return undefined
  return 'holds the place where it was taken, which all readers could see. Save it without its Exif data.'
}

/** Reads the size that a picture states, without decoding it; nothing for one that is damaged or states none. */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  try {
    // A copy: the package reads beyond the end of a view that is a part of a larger buffer.
    const { width = 0, height = 0, orientation = 1 } = pictureKind(bytes)?.sizeOf(new Uint8Array(bytes)) ?? {}
    if (!(width > 0 && height > 0)) return undefined
    const [w, h] = orientation < 5 ? [width, height] : [height, width]
    return { width: Math.round(w), height: Math.round(h) }
  } catch {
    return undefined
  }
}

/** The largest `ispe` of an AVIF, turned by `irot`: ISO/IEC 23008-12, 6.5.3 and 6.5.10. image-size ignores `irot`, in quadratic time. */
function avifSize(bytes: Uint8Array): ReturnType<PictureKind['sizeOf']> {
  const view = new DataView(bytes.buffer)
  let size = { width: 0, height: 0 }
  let orientation = 1
  for (const { 0: type, index } of latin1(bytes.subarray(0, 65_536)).matchAll(/ispe|irot/g)) {
    const length = view.getUint32(index - 4)
    if (type === 'irot' && length === 9 && view.getUint8(index + 4) % 2 === 1) orientation = 6
    if (type !== 'ispe' || length !== 20) continue
    const [width, height] = [view.getUint32(index + 8), view.getUint32(index + 12)]
    if (width * height > size.width * size.height) size = { width, height }
  }
  return { ...size, orientation }
}

function latin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes)
}
