import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { ReactNode } from 'react'
import satori, { type SatoriOptions } from 'satori'
import { markPaths } from '../../../src/site/components/Logo.tsx'
import { light } from './colours.ts'

/** A card that the site should have: the address of its file, and what it shows. */
export interface Card {
  path: string
  title: string
  label: string
  description: string
  isArticle: boolean
}

// All sizes are pixels. The text stands between the rule below the running head and the drawing at the foot.
const size = { width: 1200, height: 630 }
const margin = 64
const width = size.width - 2 * margin
const head = 100
const foot = 388
/** The lines of the background, in a colour that the site does not have. */
const grid = '#e8eae4'
const textHeight = foot - head - 40

/** The sizes that are tried, largest first: those that leave room for the description before all others. The smallest holds about 180 letters. */
const withDescription = [112, 104, 96, 88]
const titleSizes = [...withDescription, 80, 72, 66, 60, 54, 48, 44]
const leading = 1.08
const maxLines = 4

/** A card as an SVG drawing whose letters are outlines. @returns also the characters that no typeface has, drawn as boxes. */
export async function drawCard(card: Card, siteName: string): Promise<{ svg: string; lacking: string }> {
  const lacking = new Set<string>()
  const words = await satori(await wordsOf(card, siteName), {
    ...size,
    fonts,
    loadAdditionalAsset: (_, characters) => {
      for (const character of characters) lacking.add(character)
      return Promise.resolve([])
    },
  })
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">`,
    `<path d="M0 0h${size.width}v${size.height}H0z" fill="${light('paper')}"/>`,
    drawFoot(card.isArticle),
    `<path d="M${margin} ${head}h${width}" stroke="${light('ink')}" stroke-width="2"/>`,
    `${words}</svg>`,
  ].join('')
  return { svg, lacking: [...lacking].join('') }
}

/** The line drawing on its ruled sheet: for articles its end, for other pages its beginning. It runs off one edge. */
function drawFoot(isArticle: boolean): string {
  const columns = Array.from({ length: 40 }, (_, index) => `M${index * 30 + 15} ${foot}V${size.height}`)
  const rows = Array.from({ length: 8 }, (_, index) => `M0 ${foot + (index + 1) * 30}h${size.width}`)
  // The first sheet, or the arrow, is at the margin; the drawing's own line, at 170, 31 pixels above the lower edge.
  const place = `scale(1.3) translate(${isArticle ? -313 : -35} ${(size.height - 31) / 1.3 - 170})`
  const drawing = readFileSync('scripts/tools/cards/drawing.svg', 'utf8').replace(
    /var\(--color-([a-z-]+)\)/g,
    (_, name: string) => light(name),
  )
  return [
    `<path d="M0 ${foot}h${size.width}V${size.height}H0z" fill="${light('raised')}"/>`,
    `<path d="${[...columns, ...rows].join('')}" stroke="${grid}" stroke-width="2"/>`,
    `<path d="M0 ${foot}h${size.width}" stroke="${light('rule')}" stroke-width="2"/>`,
    `<g transform="${place}">${drawing}</g>`,
  ].join('')
}

async function wordsOf({ title, label, description }: Card, siteName: string): Promise<ReactNode> {
  const column = { display: 'flex', flexDirection: 'column' } as const
  const row = { display: 'flex', alignItems: 'center' } as const
  const { titleSize, titleWidth, hasDescription } = await fit(title, description)
  return (
    <div style={{ ...column, width, height: foot, marginLeft: margin, color: light('ink') }}>
      <div style={{ ...row, justifyContent: 'space-between', height: head }}>
        <span style={{ fontFamily: 'sans', fontWeight: 600, fontSize: 25, letterSpacing: 0.4, color: light('accent') }}>
          {label}
        </span>
        <span style={{ ...row, fontFamily: 'serif', fontSize: 36 }}>
          <svg viewBox="0 0 32 32" width="48" height="48" style={{ marginRight: 6 }}>
            <path d={markPaths.line} fill="none" stroke={light('ink')} strokeWidth={markPaths.weight} />
            <path d={markPaths.end} fill={light('accent')} />
          </svg>
          {siteName}
        </span>
      </div>
      <div style={{ ...column, justifyContent: 'center', height: foot - head }}>
        <div style={{ display: 'flex', width: titleWidth }}>{titleAt(title, titleSize, maxLines)}</div>
        {hasDescription ? descriptionOf(description) : undefined}
      </div>
    </div>
  )
}

/** A word wider than the card is broken. */
function titleAt(text: string, fontSize: number, lineClamp?: number): ReactNode {
  const font = { fontFamily: 'serif', fontSize, lineHeight: leading, letterSpacing: -0.022 * fontSize }
  const clamp = lineClamp ? { lineClamp } : {}
  return <div style={{ display: 'block', width: '100%', ...font, wordBreak: 'break-word', ...clamp }}>{text}</div>
}

function descriptionOf(text: string): ReactNode {
  const font = { fontFamily: 'sans', fontSize: 28, lineHeight: 1.4, color: light('soft') } as const
  const box = { display: 'block', boxSizing: 'border-box', width: '100%', paddingTop: 22, paddingRight: 48 } as const
  return <div style={{ ...box, ...font, wordBreak: 'break-word' }}>{text}</div>
}

interface Fit {
  titleSize: number
  titleWidth: number
  hasDescription: boolean
}

/** At most four lines, and no word broken while a smaller size keeps it whole; too long a title ends in an ellipsis. */
async function fit(title: string, description: string): Promise<Fit> {
  const more = description ? await heightOf(descriptionOf(description)) : Infinity
  const attempts = [
    ...withDescription.map((one) => [one, more] as const),
    ...titleSizes.map((one) => [one, 0] as const),
  ]
  for (const [titleSize, others] of attempts) {
    const lines = await linesOf(title, titleSize)
    const height = lines * titleSize * leading
    const fits = lines <= maxLines && height + others <= textHeight && (await isWhole(title, titleSize))
    if (fits)
      return {
        titleSize,
        titleWidth: await balancedWidth(title, titleSize),
        hasDescription: height + more <= textHeight,
      }
  }
  return { titleSize: 44, titleWidth: width, hasDescription: false }
}

/**
 * About the narrowest width at which a title takes no more lines, so that its lines are as long as each other. Satori's own
 * `text-wrap: balance` breaks words for it.
 */
async function balancedWidth(title: string, titleSize: number): Promise<number> {
  const lines = await linesOf(title, titleSize)
  let balanced = width
  for (let step = width / 4; step > width / 100; step /= 2) {
    const narrower = Math.round(balanced - step)
    const isSame = (await linesOf(title, titleSize, narrower)) === lines && (await isWhole(title, titleSize, narrower))
    if (isSame) balanced = narrower
  }
  return balanced
}

/** Whether the longest word of a title fits on one line. */
async function isWhole(title: string, titleSize: number, within?: number): Promise<boolean> {
  const [longest = ''] = title.split(/\s+/).toSorted((a, b) => b.length - a.length)
  return (await linesOf(longest, titleSize, within)) === 1
}

async function linesOf(text: string, titleSize: number, within?: number): Promise<number> {
  return Math.round((await heightOf(titleAt(text, titleSize), within)) / (titleSize * leading))
}

async function heightOf(tree: ReactNode, within = width): Promise<number> {
  const svg = await satori(tree, { width: within, fonts })
  return Number(/ height="([\d.]+)"/.exec(svg)?.[1])
}

const { resolve } = createRequire(import.meta.url)

/** A letter that the named alphabet lacks, Latin, is looked for in all others. */
const fonts: SatoriOptions['fonts'] = ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese'].flatMap((alphabet) => {
  const font = (name: string, family: string, weight: 400 | 600): SatoriOptions['fonts'][number] => ({
    name: alphabet === 'latin' ? name : `${name} ${alphabet}`,
    weight,
    data: readFileSync(resolve(`@fontsource/${family}/files/${family}-${alphabet}-${weight}-normal.woff`)),
  })
  return [font('serif', 'source-serif-4', 400), font('sans', 'ibm-plex-sans', 400), font('sans', 'ibm-plex-sans', 600)]
})
