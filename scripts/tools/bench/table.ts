import type { Usage } from './measure.ts'

/** One command of one round. */
export interface Sample extends Usage {
  name: string
  kind: 'cold' | 'edit'
  round: number
}

/** A Markdown table of the medians, with the least and the most, and of ours as a multiple of theirs: below 1, ours takes less. */
export function tableOf(samples: Sample[], titles: Record<string, string>): string {
  const head = ['', 'run', 'wall s', 'CPU s', 'peak MB', 'ours : it, wall', 'ours : it, CPU', 'ours : it, peak']
  const rows = Object.entries(titles).flatMap(([name, title]) =>
    (['cold', 'edit'] as const).map((kind) => {
      const runs = samples.filter((one) => one.name === name && one.kind === kind)
      const of = (measure: keyof Usage, unit = 1): number[] => runs.map((run) => run[measure] / unit)
      const ratios = (['wall', 'cpu', 'peak'] as const).map((measure) => spread(ratiosOf(samples, runs, measure), 2))
      return [title, kind, spread(of('wall'), 2), spread(of('cpu'), 2), spread(of('peak', 1_000_000), 0), ...ratios]
    }),
  )
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  const rule = widths.map((width, column) => (column < 2 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  const pad = (cell: string, column: number): string =>
    column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
  return [head, rule, ...rows].map((row) => `| ${row.map(pad).join(' | ')} |`).join('\n')
}

/** Round by round, so that each ratio is of two runs that were close in time. */
function ratiosOf(samples: Sample[], runs: Sample[], measure: keyof Usage): number[] {
  return runs.map(({ kind, round, [measure]: theirs }) => {
    const ours = samples.find((one) => one.name === 'ours' && one.kind === kind && one.round === round)
    return (ours?.[measure] ?? Number.NaN) / theirs
  })
}

/** "2.10 (1.98–2.30)": the median and what lies around it; a dash for what could not be measured. */
function spread(values: number[], decimals: number): string {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (index: number): number => sorted[index] ?? Number.NaN
  const middle = (sorted.length - 1) / 2
  const median = (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2
  const [shown, least, most] = [median, at(0), at(sorted.length - 1)].map((value) => value.toFixed(decimals))
  if (values.length === 0 || values.some((value) => !Number.isFinite(value))) return '–'
  return least === most ? `${shown}` : `${shown} (${least}–${most})`
}
