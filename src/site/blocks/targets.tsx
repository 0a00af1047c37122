import { defineBlock, f } from '../../generator/define/index.ts'
import type { Settings } from '../data/settings.ts'
import { figure } from './parts.tsx'

const column =
  'row-span-4 mb-6 grid break-inside-avoid grid-rows-subgrid content-start border-t-2 border-ink pt-3 text-small/normal'
/** At a size at which a word fits as well. */
const look = 'font-display text-section leading-tight font-normal text-proof numerals'

export const targets = defineBlock({
  name: 'targets',
  schema: f.groups('A table of measures and their targets', {
    measure: f.text.describe('What is measured'),
    target: f.text.describe('The figure to reach'),
    note: f.text.optional().describe('What it means'),
  }),
  view: ({ data }) => (
    <ul className="grid gap-x-(--gap) gap-y-2 sm:grid-cols-2 xl:grid-cols-4 print:grid-cols-4">
      {data.map(({ measure, target, note }) => (
        <li key={measure} className={column}>
          <p className="font-semibold">{measure}</p>
          <Target text={target} />
          {note && <p className="text-soft">{note}</p>}
        </li>
      ))}
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

/** The figure set large between its words, and a share on a scale as well. */
function Target({ text }: { text: string }) {
  const [before, value = '', after] = figure.test(text) ? text.split(figure) : ['', text]
  return (
    <>
      <p className="grid content-end text-soft">
        {before}
        <span>
          <b className={look}>{value}</b> {after}
        </span>
      </p>
      {value.endsWith('%') ? <Scale percent={Number.parseFloat(value)} /> : <span className="max-sm:hidden" />}
    </>
  )
}

/** Where the figure is on a scale of nines. Nothing is filled: it is no result. */
function Scale({ percent }: { percent: number }) {
  return (
    <svg
      className="h-2 w-full"
      viewBox="0 0 100 12"
      width="100"
      height="12"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="stroke-edge" d="M0 6h100M0 2v8M25 2v8M50 2v8M75 2v8" vectorEffect="non-scaling-stroke" />
      <path
        className="stroke-proof"
        d={`M${Math.round(ninesOf(percent) * 25)} 0v12`}
        strokeWidth="5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

/** A percentage for a scale that gives each further nine the same length: 90 is 1, 99 is 2, 99.99 is 4. */
export function ninesOf(percent: number): number {
  return -Math.log10(1 - percent / 100)
}
