import type { PictureSize } from './picture-size.ts'

/** https://www.rfc-editor.org/rfc/rfc9649.html#name-webp-file-header */
export function isWebp(view: DataView): boolean {
  return view.getUint32(0) === 0x52494646 && view.getUint32(8) === 0x57454250
}

/** The size in the first chunk, of whichever kind: lossy, lossless, or the header of several. */
export function webpSize(view: DataView): PictureSize | undefined {
  switch (view.getUint32(12)) {
    // "VP8 ": https://www.rfc-editor.org/rfc/rfc6386.html#section-9.1
    case 0x56503820:
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
    // "VP8L": https://www.rfc-editor.org/rfc/rfc9649.html#name-image-header
    case 0x5650384c: {
      const bits = view.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    // "VP8X": https://www.rfc-editor.org/rfc/rfc9649.html#name-extended-file-format
    case 0x56503858:
      return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 }
    default:
      return undefined
  }
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
}
