import { renderToStaticMarkup } from 'react-dom/server'
import { markPaths } from '../../src/site/components/mark-paths.ts'
import { ink, night } from '../papers/design/ink.ts'
import { toPng } from './raster.ts'

/** A file of public/, by its name. */
export interface IconFile {
  name: string
  bytes: Uint8Array
}

interface Tile {
  /** How many times as wide as the box of the mark the icon is: the larger, the more air is around it. */
  room: number
  /** Of the line of the mark, in its own units: heavier than beside the name, where icons are small. */
  weight: number
  /** Radius of the corners in parts of the width. */
  radius?: number
}

/** What the icon is for, by size in pixels: tabs, a system's lists, and home screens, which cut their own shape from a full square. */
const tab: Tile = { room: 1.06, weight: 3.6, radius: 0.14 }
const list: Tile = { room: 1.4, weight: 2.75, radius: 0.14 }
const home: Tile = { room: 1.55, weight: 2.75 }
/** Its mark stays within a circle of 80 % of the width: https://www.w3.org/TR/appmanifest/#icon-masks */
const maskable: Tile = { room: 1.8, weight: 2.75 }

/** The icons of the site, all drawn from the mark. */
export async function makeIcons(): Promise<IconFile[]> {
  const png = (tile: Tile, size: number): Promise<Uint8Array> => toPng(drawIcon(tile), size)
  return [
    { name: 'icon.svg', bytes: new TextEncoder().encode(`${drawIcon(tab, true)}\n`) },
    { name: 'favicon.ico', bytes: toIco(await png(tab, 32), 32) },
    { name: 'apple-touch-icon.png', bytes: await png(home, 180) },
    { name: 'icon-192.png', bytes: await png(list, 192) },
    { name: 'icon-512.png', bytes: await png(list, 512) },
    { name: 'icon-maskable.png', bytes: await png(maskable, 512) },
  ]
}

/** The mark on a tile of paper; one that `adapts` is on a dark tile where the system is dark. */
export function drawIcon({ room, weight, radius = 0 }: Tile, adapts = false): string {
  const size = 32 * room
  // A heavier line grows to the left, and the mark goes half as far to the right, so that it stays in the middle.
  const grown = (weight - markPaths.weight) / 2
  const place = `translate(${rounded((size - 32 + grown) / 2)} ${rounded((size - 32) / 2)})`
  const colours = { paper: ink.paper, line: ink.ink, end: ink.proof }
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${rounded(size)} ${rounded(size)}`}>
      {adapts ? <style>{darkRules}</style> : undefined}
      <rect
        className="paper"
        width={rounded(size)}
        height={rounded(size)}
        rx={rounded(size * radius)}
        fill={colours.paper}
      />
      <g transform={place}>
        <path className="line" d={markPaths.line} fill="none" stroke={colours.line} strokeWidth={weight} />
        <path className="end" d={markPaths.end} fill={colours.end} />
      </g>
    </svg>,
  )
}

const darkRules = `@media (prefers-color-scheme:dark){.paper{fill:${night.paper}}.line{stroke:${night.ink}}.end{fill:${night.proof}}}`

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}

/** An icon file that holds one PNG: https://learn.microsoft.com/windows/win32/menurc/newheader and /resdir */
function toIco(png: Uint8Array, size: number): Uint8Array {
  const header = new Uint8Array(22)
  const view = new DataView(header.buffer)
  // One picture of the kind "icon", with 32 bits a pixel.
  view.setUint16(2, 1, true)
  view.setUint16(4, 1, true)
  header.set([size, size], 6)
  view.setUint16(10, 1, true)
  view.setUint16(12, 32, true)
  view.setUint32(14, png.length, true)
  view.setUint32(18, header.length, true)
  const file = new Uint8Array(header.length + png.length)
  file.set(header)
  file.set(png, header.length)
  return file
}
