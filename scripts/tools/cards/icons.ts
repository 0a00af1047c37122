import { markPaths } from '../../../src/site/components/Logo.tsx'
import { dark, light } from './colours.ts'
import { toPng } from './png.ts'

/**
 * How many times as wide as the box of the mark an icon is, the weight of its line, heavier than next to the name, where icons are
 * small, and the radius of its corners in parts of the width.
 */
type Tile = [room: number, weight: number, radius?: number]

const tab: Tile = [1.06, 3.6, 0.14]
const list: Tile = [1.4, 2.75, 0.14]
/** Home screens cut their own shape from a full square. */
const home: Tile = [1.55, 2.75]
/** Its mark stays within a circle of 80 % of the width: https://www.w3.org/TR/appmanifest/#icon-masks */
const maskable: Tile = [1.8, 2.75]

const darkRules = `@media (prefers-color-scheme:dark){.paper{fill:${dark('paper')}}.line{stroke:${dark('ink')}}.end{fill:${dark('accent')}}}`

/** The icons of the site, all drawn from the mark, by their names in public/. */
export function drawIcons(): Record<string, Uint8Array> {
  return {
    'icon.svg': Buffer.from(`${drawIcon(tab, `<style>${darkRules}</style>`)}\n`),
    'favicon.ico': toIco(toPng(drawIcon(tab), 32)),
    'apple-touch-icon.png': toPng(drawIcon(home), 180),
    'icon-192.png': toPng(drawIcon(list), 192),
    'icon-512.png': toPng(drawIcon(list), 512),
    'icon-maskable.png': toPng(drawIcon(maskable), 512),
  }
}

/** The mark on a tile of paper. */
function drawIcon([room, weight, radius = 0]: Tile, style = ''): string {
  const size = round(32 * room)
  // A heavier line grows to the left; the mark goes half as far to the right, so that it stays in the middle.
  const left = round((32 * room - 32 + (weight - markPaths.weight) / 2) / 2)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${style}`,
    `<rect class="paper" width="${size}" height="${size}" rx="${round(32 * room * radius)}" fill="${light('paper')}"></rect>`,
    `<g transform="translate(${left} ${round((32 * room - 32) / 2)})">`,
    `<path class="line" d="${markPaths.line}" fill="none" stroke="${light('ink')}" stroke-width="${weight}"></path>`,
    `<path class="end" d="${markPaths.end}" fill="${light('accent')}"></path></g></svg>`,
  ].join('')
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}

/** An icon file that holds one PNG of 32 by 32 pixels: https://learn.microsoft.com/windows/win32/menurc/newheader and /resdir */
function toIco(png: Uint8Array): Uint8Array {
  const header = Buffer.from('00000100010020200000010020000000000016000000', 'hex')
  header.writeUInt32LE(png.length, 14)
  return Buffer.concat([header, png])
}
