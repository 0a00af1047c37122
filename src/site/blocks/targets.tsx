import { z } from 'zod'
import { defineBlock, f } from '../../generator/define/index.ts'
import type { Settings } from '../data/settings.ts'
import { figure } from './parts.tsx'

const column =
  'row-span-4 grid break-inside-avoid grid-rows-subgrid content-start gap-y-2 border-t-2 border-ink pt-3 text-small/normal'
const look = 'font-display text-figure leading-tight font-normal text-proof numerals lg:max-xl:text-section'
/** Kept free where there is no word, so that the figures of a row are on one line. */
const word = 'empty:max-sm:hidden sm:min-h-[1lh]'

export const targets = defineBlock({
  name: 'targets',
  schema: z
    .array(
      z.strictObject({
        measure: f.text.describe('What is measured'),
        target: f.text.describe('The figure to reach'),
        note: f.text.optional().describe('What it means'),
      }),
    )
    .describe('A table of measures and their targets'),
  view: ({ data }) => (
    <ul className="grid gap-x-(--gap) gap-y-8 sm:grid-cols-2 lg:grid-cols-4 print:grid-cols-4">
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

/** The figure set large between its words, and a share on a scale from 0 to 100 as well. */
function Target({ text }: { text: string }) {
  const [before, value = '', after] = figure.test(text) ? text.split(figure) : ['', text]
  return (
    <>
      <p className="grid content-end text-soft">
        <span className={word}>{before}</span>
        <b className={look}>{value}</b>
        <span className={word}>{after}</span>
      </p>
      <Scale percent={value.endsWith('%') ? Number.parseFloat(value) : undefined} />
    </>
  )
}

function Scale({ percent }: { percent: number | undefined }) {
  if (percent === undefined) return <span className="max-sm:hidden" />
  return (
    <svg
      className="h-2 w-full"
      viewBox="0 0 100 12"
      width="100"
      height="12"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="stroke-rule" d="M0 6h100" strokeWidth="4" />
      <path className="stroke-proof" d={`M0 6h${percent}`} strokeWidth="4" />
      <path className="stroke-ink" d={`M${percent} 0v12`} strokeWidth="2" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
