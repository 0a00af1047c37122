import type { PictureSize } from './picture-size.ts'

/** A box of an ISO media file: its type and where its content lies. */
interface Box {
  type: string
  start: number
  end: number
}

/** By the brand that the file says it is of, or is compatible with: https://aomediacodec.github.io/av1-avif/#brands */
export function isAvif(view: DataView): boolean {
  if (textAt(view, 4) !== 'ftyp') return false
  const end = Math.min(view.getUint32(0), view.byteLength, 256)
  for (let at = 8; at + 4 <= end; at += 4) if (['avif', 'avis'].includes(textAt(view, at))) return true
  return false
}

/**
 * The largest of the sizes that its properties state: a picture made of tiles states theirs as well. A quarter turn (`irot`) swaps
 * the sides. ISO/IEC 23008-12, 6.5.3 and 6.5.10.
 */
export function avifSize(view: DataView): PictureSize | undefined {
  const whole = { type: '', start: 0, end: view.byteLength }
  const meta = boxesIn(view, whole).find(({ type }) => type === 'meta')
  // Four bytes of version and flags stand before what `meta` holds.
  const properties = meta && findBox(view, { ...meta, start: meta.start + 4 }, 'iprp')
  const container = properties && findBox(view, properties, 'ipco')
  const boxes = container ? boxesIn(view, container) : []
  const [largest] = boxes
    .filter(({ type }) => type === 'ispe')
    .map(({ start }) => ({ width: view.getUint32(start + 4), height: view.getUint32(start + 8) }))
    .toSorted((a, b) => b.width * b.height - a.width * a.height)
  const isTurned = boxes.some(({ type, start }) => type === 'irot' && view.getUint8(start) % 2 === 1)
  return largest && isTurned ? { width: largest.height, height: largest.width } : largest
}

function findBox(view: DataView, around: Box, type: string): Box | undefined {
  return boxesIn(view, around).find((box) => box.type === type)
}

/** The boxes that follow each other inside another. One that claims to be longer than that ends them. */
function boxesIn(view: DataView, { start, end }: Box): Box[] {
  const boxes: Box[] = []
  for (let at = start; at + 8 <= end;) {
    const size = view.getUint32(at)
    if (size < 8 || at + size > end) break
    boxes.push({ type: textAt(view, at + 4), start: at + 8, end: at + size })
    at += size
  }
  return boxes
}

function textAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)))
}
