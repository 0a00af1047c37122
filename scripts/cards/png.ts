import { strToU8, zlibSync } from 'fflate'
import type { Indexed } from './palette.ts'

/**
 * A PNG file with a palette, https://www.w3.org/TR/png-3/. Compressed by fflate and not by Node's zlib, whose bytes differ between
 * versions: the same picture has to give the same file on every machine.
 */
export function encodePng({ width, height, palette, indices }: Indexed): Uint8Array {
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  // Eight bits a pixel, which are the number of a colour.
  header.set([8, 3], 8)
  // A byte before each row says that it stands as it is: flat areas of numbers need no filter.
  const rows = new Uint8Array((width + 1) * height)
  for (let row = 0; row < height; row++)
    rows.set(indices.subarray(row * width, (row + 1) * width), row * (width + 1) + 1)
  return joined([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', zlibSync(rows, { level: 9, mem: 12 })),
    chunk('IEND', new Uint8Array()),
  ])
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const named = joined([strToU8(type), data])
  return joined([bigEndian(data.length), named, bigEndian(crcOf(named))])
}

/** https://www.w3.org/TR/png-3/#D-CRCAppendix */
function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return ~crc >>> 0
}

function bigEndian(value: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value)
  return bytes
}

function joined(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
