import { renderToStaticMarkup } from 'react-dom/server'
import { Drawing } from '../../src/site/components/Drawing.tsx'
import drawings from '../../src/site/components/hero-diagram.svg?raw'
import { ink } from '../papers/design/ink.ts'

const stations = ['specification', 'proof', 'certificate', 'runtime']

/** Colours of the drawing's ruled sheet: `raised` and `grid` of src/site/styles/tokens.css, light. */
const sheet = { ground: '#f4f2ea', grid: '#ece8dc' }

/** How the classes of the stations look on a card: as in src/site/styles/drawing.css, with colours instead of tokens. */
const styles: Record<string, string> = {
  ink: `stroke:${ink.ink}`,
  flow: `stroke:${ink.ink}`,
  thin: `stroke:${ink.edge};stroke-width:1`,
  bar: `stroke:${ink.edge};stroke-width:3`,
  stalk: '',
  'sheet-fill': `fill:${ink.paper}`,
  proved: `stroke:${ink.proof};stroke-width:3`,
  hash: `stroke:${ink.faint};stroke-width:4`,
  node: `fill:${ink.ink}`,
  stamp: '',
  seal: `fill:${sheet.ground};stroke:${ink.proof}`,
  'seal-ring': `stroke:${ink.proof};stroke-dasharray:2 3`,
  'seal-end': `fill:${ink.proof}`,
  event: `stroke:${ink.edge}`,
  'event-passed': `fill:${ink.proof}`,
  'event-refused': `stroke:${ink.refused}`,
  'event-logged': `stroke:${ink.refused}`,
}

/** What of the drawing a card shows: from the specification on, or up to the running system. */
export type Part = 'beginning' | 'end'

export interface Strip {
  /** Pixels from the top of the card. */
  top: number
  /** Of the card. */
  width: number
  height: number
}

/** The drawing is larger than on the home page, so that it runs off one edge; its line stands this far above the lower one. */
const scale = 1.3
const lineAbove = 31

/** By part, what the drawing is moved by, in its own units: its first sheet, or its arrow, stands on the margin. */
const start: Record<Part, number> = { beginning: -35, end: -313 }

/**
 * The foot of a card: the line drawing of the home page on its ruled sheet.
 * @throws when a station has a class that has no style here
 */
export function drawStrip({ top, width, height }: Strip, part: Part): string {
  const drawn = stations.map((name, index) => {
    const shapes = renderToStaticMarkup(<Drawing sheet={drawings} name={name} />).replace(/^<svg[^>]*>|<\/svg>$/g, '')
    return `<g transform="translate(${index * 300} 0)">${shapes}</g>`
  })
  checkClasses(drawn.join(''))
  const rules = Object.entries(styles).map(([name, style]) => `.${name}{${style}}`)
  const place = `scale(${scale}) translate(${start[part]} ${(height - lineAbove) / scale - 170})`
  return [
    `<style>${rules.join('')}</style>`,
    `<path d="M0 ${top}h${width}V${height}H0z" fill="${sheet.ground}"/>`,
    `<path d="${gridOf({ top, width, height })}" stroke="${sheet.grid}" stroke-width="2"/>`,
    `<path d="M0 ${top}h${width}" stroke="${ink.rule}" stroke-width="2"/>`,
    `<g transform="${place}" fill="none" stroke-width="1.6">${drawn.join('')}</g>`,
  ].join('')
}

function checkClasses(markup: string): void {
  const names = [...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' '))
  const unknown = names.find((name) => !(name in styles))
  if (unknown !== undefined)
    throw new Error(`stations.svg has the class "${unknown}", which scripts/cards/strip.tsx does not style`)
}

/** Squares of 30 pixels, as a path of lines. */
function gridOf({ top, width, height }: Strip): string {
  const step = 30
  const columns = Array.from({ length: width / step }, (_, index) => `M${(index + 0.5) * step} ${top}V${height}`)
  const rows = Array.from(
    { length: Math.floor((height - top) / step) },
    (_, row) => `M0 ${top + (row + 1) * step}h${width}`,
  )
  return [...columns, ...rows].join('')
}
