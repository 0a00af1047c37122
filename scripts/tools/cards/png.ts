import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { encode } from 'fast-png'

await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')))

/** What the machine has installed must not change a picture. */
const options = { font: { loadSystemFonts: false } }

/** Draws an SVG text on a transparent ground, that many pixels wide. */
export function toPng(svg: string, width: number): Uint8Array {
  return new Resvg(svg, { ...options, fitTo: { mode: 'width', value: width } }).render().asPng()
}

type Colour = [red: number, green: number, blue: number]

/**
 * Draws an opaque SVG text at its own size, in its 256 most frequent colours: a third of the bytes of all. The few other pixels, at
 * the edges of letters, take the nearest one.
 */
export function toPalettePng(svg: string): Uint8Array {
  const { width, height, pixels } = new Resvg(svg, options).render()
  const counts = new Map<number, number>()
  const view = new DataView(pixels.buffer, pixels.byteOffset)
  const keys = Array.from({ length: width * height }, (_, index) => view.getUint32(index * 4) >>> 8)
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  // By number where colours are equally frequent, so that the same picture gives the same bytes.
  const byCount = [...counts].toSorted(([a, n], [b, m]) => m - n || a - b).map(([key]) => key)
  const palette = byCount.slice(0, 256).map(channels)
  const paletteIndexes = new Map(
    byCount.map((key, index) => [key, index < 256 ? index : nearest(channels(key), palette)]),
  )
  const data = Uint8Array.from(keys, (key) => paletteIndexes.get(key) ?? 0)
  return encode({ width, height, data, channels: 1, palette }, { zlib: { level: 9, mem: 12 } })
}

function channels(key: number): Colour {
  return [key >> 16, (key >> 8) & 255, key & 255]
}

function nearest([red, green, blue]: Colour, palette: Colour[]): number {
  const distances = palette.map(([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2)
  return distances.indexOf(Math.min(...distances))
}
