import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

/** A picture, row by row: red, green, blue and alpha of each pixel, a byte each. */
export interface Pixels {
  width: number
  height: number
  data: Uint8Array
}

let started: Promise<void> | undefined

/** Draws an SVG text at its own size, without a browser. Its letters have to be outlines. */
export async function toPixels(svg: string): Promise<Pixels> {
  await start()
  const image = new Resvg(svg, options).render()
  return { width: image.width, height: image.height, data: image.pixels }
}

/** Draws an SVG text as a PNG file, `width` pixels wide, on a transparent ground. */
export async function toPng(svg: string, width: number): Promise<Uint8Array> {
  await start()
  return new Resvg(svg, { ...options, fitTo: { mode: 'width', value: width } }).render().asPng()
}

/** What the machine has installed must not change a picture. */
const options = { font: { loadSystemFonts: false } }

function start(): Promise<void> {
  const { resolve } = createRequire(import.meta.url)
  return (started ??= initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm'))))
}
