import type { Entrant } from './entrants.ts'
import type { Sample } from './race.ts'
import { ratioTo, samplesOf, spreadOf, type Spread } from './statistics.ts'

const head = [
  '',
  'run',
  'wall s',
  'CPU s',
  'peak MB',
  'output MB',
  'ours : it, wall',
  'ours : it, CPU',
  'ours : it, peak',
]

/** What was measured in one race, a line for each entrant and kind of run, under a head. */
export function tableOf(samples: readonly Sample[], entrants: readonly Pick<Entrant, 'name' | 'title'>[]): string {
  const rows = entrants.flatMap(({ name, title }) => {
    const own = samples.filter(({ entrant }) => entrant === name)
    const kinds = [...new Set(own.map(({ kind }) => kind))]
    return kinds.map((kind) => [title, kind, ...cellsOf(samples, { entrant: name, race: own[0]?.race ?? '', kind })])
  })
  return align([head, ...rows])
}

function cellsOf(samples: readonly Sample[], question: Parameters<typeof ratioTo>[1]): string[] {
  const runs = samplesOf(samples, question)
  const of = (measure: 'wall' | 'cpu' | 'peak' | 'bytes'): Spread => spreadOf(runs.map((one) => one[measure]))
  const megabytes = (measure: 'peak' | 'bytes'): string => figure(of(measure).median / 1_000_000, 1)
  const ratios = (['wall', 'cpu', 'peak'] as const).map((measure) => ratioTo(samples, question, measure))
  const isOurs = question.entrant === 'ours'
  return [
    span(of('wall')),
    figure(of('cpu').median, 2),
    megabytes('peak'),
    megabytes('bytes'),
    ...ratios.map((ratio) => (isOurs ? '1' : span(ratio))),
  ]
}

/** "2.10 (1.98–2.30)": the median and what lies around it, which is left out where there was one round. */
export function span({ median, least, most }: Spread): string {
  const around = least === most || Number.isNaN(median) ? '' : ` (${figure(least, 2)}–${figure(most, 2)})`
  return `${figure(median, 2)}${around}`
}

/** A number with that many decimals; a dash for what could not be measured. */
function figure(value: number, decimals: number): string {
  return Number.isFinite(value) ? value.toFixed(decimals) : '–'
}

/** Rows as columns as wide as their widest cell, the first two to the left. */
function align(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const pad = (cell: string, column: number): string =>
    column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
  return rows.map((row) => row.map(pad).join('  ').trimEnd()).join('\n')
}
