import type { Pixels } from './raster.ts'

/** A picture of at most 256 colours. */
export interface Indexed {
  width: number
  height: number
  /** Red, green and blue of each colour, a byte each. */
  palette: Uint8Array
  /** For each pixel, row by row, the number of its colour. */
  indices: Uint8Array
}

type Colour = [red: number, green: number, blue: number]

/** What a palette of a byte a pixel holds: https://www.w3.org/TR/png-3/#11PLTE */
const most = 256

/**
 * Reduces an opaque picture to its most frequent colours. A card has few hues and their blends at the edges of letters: what falls
 * outside the palette is a handful of pixels, which take the nearest colour.
 */
export function toIndexed({ width, height, data }: Pixels): Indexed {
  const counts = new Map<number, number>()
  const keys = new Uint32Array(width * height)
  for (let at = 0; at < keys.length; at++) {
    const key = ((data[at * 4] ?? 0) << 16) | ((data[at * 4 + 1] ?? 0) << 8) | (data[at * 4 + 2] ?? 0)
    keys[at] = key
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  // Colours that are equally frequent keep an order of their own, so that the same picture gives the same bytes.
  const byCount = [...counts].toSorted(([a, n], [b, m]) => m - n || a - b).map(([key]) => key)
  const kept = byCount.slice(0, most)
  const colours = kept.map(toColour)
  const numbers = new Map(kept.map((key, index) => [key, index]))
  for (const key of byCount.slice(most)) numbers.set(key, nearest(toColour(key), colours))
  return {
    width,
    height,
    palette: Uint8Array.from(colours.flat()),
    indices: Uint8Array.from(keys, (key) => numbers.get(key) ?? 0),
  }
}

function toColour(key: number): Colour {
  return [key >> 16, (key >> 8) & 255, key & 255]
}

function nearest([red, green, blue]: Colour, colours: Colour[]): number {
  const distances = colours.map(([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2)
  return distances.indexOf(Math.min(...distances))
}
