import { avifSize, isAvif } from './avif.ts'
import { isJpeg, jpegSize } from './jpeg.ts'
import { isSvg, svgSize } from './svg.ts'
import { isWebp, webpSize } from './webp.ts'

/** Pixels, as a picture is shown where nothing else is asked for. */
export interface PictureSize {
  width: number
  height: number
}

/** A kind of picture that browsers show. */
interface PictureKind {
  /** As people call it: "JPEG". */
  name: string
  /** What files of that kind end in, the usual ending first. */
  endings: [string, ...string[]]
  is: (view: DataView) => boolean
  /** Throws a RangeError where the file is cut short. */
  sizeOf: (view: DataView) => PictureSize | undefined
}

const kinds: PictureKind[] = [
  { name: 'PNG', endings: ['png'], is: isPng, sizeOf: pngSize },
  { name: 'JPEG', endings: ['jpg', 'jpeg'], is: isJpeg, sizeOf: jpegSize },
  { name: 'GIF', endings: ['gif'], is: isGif, sizeOf: gifSize },
  { name: 'WebP', endings: ['webp'], is: isWebp, sizeOf: webpSize },
  { name: 'AVIF', endings: ['avif'], is: isAvif, sizeOf: avifSize },
  { name: 'SVG', endings: ['svg'], is: isSvg, sizeOf: svgSize },
]

/** What the names of pictures may end in. */
export const pictureEndings: readonly string[] = kinds.flatMap(({ endings }) => endings)

/** The kind of picture that some bytes are, whatever their file is called; nothing for what is no picture. */
export function pictureKind(bytes: Uint8Array): Pick<PictureKind, 'name' | 'endings'> | undefined {
  return kindOf(viewOf(bytes))
}

/**
 * Reads the size that a picture states: no pixel of it is decoded, so a file costs no more than its length.
 *
 * @returns nothing for what is no picture, or is damaged, or states no size.
 */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  const view = viewOf(bytes)
  try {
    const size = kindOf(view)?.sizeOf(view)
    return size && size.width > 0 && size.height > 0 ? size : undefined
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return undefined
  }
}

function kindOf(view: DataView): PictureKind | undefined {
  return view.byteLength < 12 ? undefined : kinds.find(({ is }) => is(view))
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** https://www.w3.org/TR/png-3/#5PNG-file-signature */
function isPng(view: DataView): boolean {
  return view.getUint32(0) === 0x89504e47 && view.getUint32(4) === 0x0d0a1a0a
}

/** https://www.w3.org/TR/png-3/#11IHDR */
function pngSize(view: DataView): PictureSize {
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

/** https://www.w3.org/Graphics/GIF/spec-gif89a.txt, section 17 */
function isGif(view: DataView): boolean {
  return view.getUint32(0) === 0x47494638
}

/** https://www.w3.org/Graphics/GIF/spec-gif89a.txt, section 18 */
function gifSize(view: DataView): PictureSize {
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
}
