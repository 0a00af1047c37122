import { defineBlock, f } from '../../generator/define/index.ts'
import type { Settings } from '../data/settings.ts'
import { figure } from './parts.tsx'

const column =
  'row-span-4 mb-5 grid break-inside-avoid grid-rows-subgrid content-start border-t-2 border-ink pt-3 text-small/normal xl:mb-11'
export const targets = defineBlock({
  name: 'targets',
  schema: f.groups('A table of measures and their targets', {
    measure: f.text.describe('What is measured'),
    target: f.text.describe('The figure to reach'),
    note: f.text.optional().describe('What it means'),
  }),
  view: ({ data }) => (
    <ul className="grid gap-x-(--gap) gap-y-2 sm:grid-cols-2 xl:-mb-11 xl:grid-cols-4 print:grid-cols-4">
      {data.map(({ measure, target, note }) => {
        const [before, value = '', ...after] = figure.test(target) ? target.split(figure) : ['', target]
        return (
          <li key={measure} className={column}>
            <p className="font-semibold">{measure}</p>
            <p className="text-soft">
              {before}
              <b className="font-display text-section/tight font-normal text-accent numerals">{value}</b>
              {after}
            </p>
            {note && <p className="text-soft">{note}</p>}
            <Scale target={value} />
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

/** A rule on which each further nine takes the same length: how far along it a percentage is, of 1. */
function ninesOf(percent: number): number {
  return Math.min(1, Math.max(0, (-Math.log10(1 - Math.min(percent, 100) / 100) - 1) / 3))
}

/** A percentage above 90 on that rule, another on a plain one, milliseconds on one of twice their length. Others have none. */
function Scale({ target }: { target: string }) {
  const amount = Number.parseFloat(target)
  if (target.endsWith('%'))
    return amount > 90 ? (
      <Rule at={ninesOf(amount)} marks={[90, 99, 99.9, 99.99]} />
    ) : (
      <Rule at={amount / 100} marks={[0, 50, 100]} />
    )
  return target.endsWith(' ms') && <Rule at={0.5} marks={[0, amount, 2 * amount]} />
}

function Rule({ at, marks }: { at: number; marks: number[] }) {
  const place = `${(at * 100).toFixed(1)}%`
  return (
    <svg className="mt-2 overflow-visible" width="100%" height="36" aria-hidden="true">
      <rect className="fill-edge" y="8" width="100%" height="1" />
      <rect className="fill-accent" x={place} width="4" height="16" transform={`translate(${-4 * at})`} />
      {marks.map((mark, index) => {
        const step = index / (marks.length - 1)
        const anchor = step === 0 ? 'start' : step === 1 ? 'end' : 'middle'
        return (
          <text key={mark} className="fill-faint text-label numerals" x={`${step * 100}%`} y="33" textAnchor={anchor}>
            {mark}
          </text>
        )
      })}
    </svg>
  )
}
