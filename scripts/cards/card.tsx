import { markPaths } from '../../src/site/components/mark-paths.ts'
import type { CardText } from '../../src/generator/content/social-cards.ts'
import { cardSize } from '../../src/model/social.ts'
import { ink } from '../papers/design/ink.ts'
import { fitTexts, type Box, type Fitted } from './fit.tsx'
import { drawStrip, type Part } from './strip.tsx'
import { Description, Title } from './texts.tsx'
import { typeset } from './typeset.ts'

/** Pixels: the margins at the sides, the running head above its rule, and where the drawing begins. */
export const margin = 64
export const head = 100
export const foot = 388

/** Where title and description stand, with air above and below. */
export const box: Box = { width: cardSize.width - 2 * margin, height: foot - head - 40 }

interface CardDesign {
  text: CardText
  /** Of the site, beside the mark. */
  name: string
  /** What of the drawing is at the foot. */
  part: Part
}

/** A card as one SVG drawing: running head, title, description where there is room, and the drawing at the foot. */
export async function drawCard({ text, name, part }: CardDesign): Promise<string> {
  const { width, height } = cardSize
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path d="M0 0h${width}v${height}H0z" fill="${ink.paper}"/>`,
    drawStrip({ top: foot, ...cardSize }, part),
    `<path d="M${margin} ${head}h${box.width}" stroke="${ink.ink}" stroke-width="2"/>`,
    await drawTexts(text, name),
    '</svg>',
  ].join('')
}

/** All words of a card and the mark, on no ground. */
export async function drawTexts(text: CardText, name: string): Promise<string> {
  const fitted = await fitTexts(text, box)
  return typeset(
    <div style={{ display: 'flex', flexDirection: 'column', width: box.width, height: foot, marginLeft: margin }}>
      <RunningHead label={text.label} name={name} />
      <Words text={text} fitted={fitted} />
    </div>,
    cardSize,
  )
}

function RunningHead({ label, name }: { label: string; name: string }) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', height: head }}>
      <span style={{ fontFamily: 'sans', fontWeight: 600, fontSize: 25, letterSpacing: 0.4, color: ink.proof }}>
        {label}
      </span>
      <span style={{ display: 'flex', alignItems: 'center', fontFamily: 'serif', fontSize: 36, color: ink.ink }}>
        <svg viewBox="0 0 32 32" width="48" height="48" style={{ marginRight: 6 }}>
          <path d={markPaths.line} fill="none" stroke={ink.ink} strokeWidth={markPaths.weight} />
          <path d={markPaths.end} fill={ink.proof} />
        </svg>
        {name}
      </span>
    </div>
  )
}

function Words({ text, fitted }: { text: CardText; fitted: Fitted }) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', justifyContent: 'center', height: foot - head }}>
      <div style={{ display: 'flex', width: fitted.width }}>
        <Title text={text.title} size={fitted.size} isCut={fitted.isCut} />
      </div>
      {fitted.hasDescription ? <Description text={text.description} /> : undefined}
    </div>
  )
}
