import type { PictureSize } from './picture-size.ts'

/** Whether a file begins as a JPEG does: https://www.w3.org/Graphics/JPEG/itu-t81.pdf, annex B. */
export function isJpeg(view: DataView): boolean {
  return view.getUint16(0) === 0xffd8 && view.getUint8(2) === 0xff
}

/** The size in the header of its frame, turned as browsers turn it: by the orientation that a camera noted. */
export function jpegSize(view: DataView): PictureSize | undefined {
  let isTurned = false
  let at = 2
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    // Any number of 0xff may stand before a marker.
    if (marker === 0xff) {
      at++
      continue
    }
    if (marker === startOfScan) return undefined
    const length = view.getUint16(at + 2)
    if (length < 2) return undefined
    if (isFrame(marker)) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)]
      return isTurned ? { width: height, height: width } : { width, height }
    }
    if (marker === app1 && isExif(view, at + 4)) isTurned = turns(view, at + 10, at + 2 + length)
    at += 2 + length
  }
  return undefined
}

const app1 = 0xe1
const startOfScan = 0xda

/** SOF0 to SOF15, between which three markers mean something else: DHT, JPG and DAC. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

function isExif(view: DataView, at: number): boolean {
  return view.getUint32(at) === 0x45786966 && view.getUint16(at + 4) === 0
}

/** Whether the orientation in Exif data (https://www.cipa.jp/std/documents/e/DC-008-2012_E.pdf, 4.6.4) swaps the sides. */
function turns(view: DataView, start: number, end: number): boolean {
  const isLittle = view.getUint16(start) === 0x4949
  const directory = start + view.getUint32(start + 4, isLittle)
  if (directory + 2 > end) return false
  const count = view.getUint16(directory, isLittle)
  for (let entry = directory + 2; entry + 12 <= end && entry < directory + 2 + 12 * count; entry += 12)
    if (view.getUint16(entry, isLittle) === 0x0112) return view.getUint16(entry + 8, isLittle) >= 5
  return false
}
