import { defineBlock, f } from '../../generator/define/index.ts'
import type { Settings } from '../data/settings.ts'
import { figure } from './parts.tsx'

const column =
  'row-span-4 mb-6 grid break-inside-avoid grid-rows-subgrid content-start border-t-2 border-ink pt-3 text-small/normal'
/** At a size at which a word fits as well. */
const look = 'font-display text-section/tight font-normal text-proof numerals'

export const targets = defineBlock({
  name: 'targets',
  schema: f.groups('A table of measures and their targets', {
    measure: f.text.describe('What is measured'),
    target: f.text.describe('The figure to reach'),
    note: f.text.optional().describe('What it means'),
  }),
  view: ({ data }) => (
    <ul className="grid gap-x-(--gap) gap-y-2 sm:grid-cols-2 xl:grid-cols-4 print:grid-cols-4">
      {data.map(({ measure, target, note }) => {
        const [before, value = '', after] = figure.test(target) ? target.split(figure) : ['', target]
        return (
          <li key={measure} className={column}>
            <p className="font-semibold">{measure}</p>
            <p className="grid content-end text-soft">
              {before}
              <span>
                <b className={look}>{value}</b> {after}
              </span>
            </p>
            {note && <p className="text-soft">{note}</p>}
            {value.endsWith('%') && <Scale target={Number.parseFloat(value)} />}
          </li>
        )
      })}
    </ul>
  ),
  plain: (data, { blocks }: Settings) => [
    {
      kind: 'table',
      head: [blocks.measure, blocks.target, blocks.note],
      rows: data.map(({ measure, target, note = '' }) => [measure, target, note]),
    },
  ],
})

/** A rule on which each further nine takes the same length. */
export const nines = [
  { percent: 90, anchor: 'start' },
  { percent: 99, anchor: 'middle' },
  { percent: 99.9, anchor: 'middle' },
  { percent: 99.99, anchor: 'end' },
] as const

/** Where a percentage is on it, of 1. */
export function positionOf(percent: number): number {
  return Math.min(1, Math.max(0, (-Math.log10(1 - percent / 100) - 1) / 3))
}

const at = (percent: number): string => `${(positionOf(percent) * 100).toFixed(1)}%`

/** Where a percentage is on the rule. Nothing is filled: it is no result. */
function Scale({ target }: { target: number }) {
  return (
    <svg className="overflow-visible" width="100%" height="36" aria-hidden="true">
      <rect className="fill-edge" y="8" width="100%" height="1" />
      <rect className="fill-proof" x={at(target)} width="4" height="16" />
      {nines.map(({ percent, anchor }) => (
        <text key={percent} className="fill-faint font-mono text-label" x={at(percent)} y="33" textAnchor={anchor}>
          {percent}
        </text>
      ))}
    </svg>
  )
}
