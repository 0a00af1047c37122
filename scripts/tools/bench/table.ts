/** What each generator took, by the rows of the table and by its name: a value for each round. */
export type Results = Record<string, Record<string, number[]>>

/** Rows for `console.table`: the medians of ours, and as multiples of what others took. Each ratio is of two runs of one round. */
export function tableOf(results: Results): Record<string, Record<string, number>> {
  const rows = Object.entries(results).map(([row, { ours = [], ...others }]) => {
    const ratioTo = (values: number[]): number =>
      median(values.map((value, round) => (ours[round] ?? Number.NaN) / value))
    const ratios = Object.entries(others).map(([name, values]) => [`× ${name}`, ratioTo(values)] as const)
    return [row, { ours: median(ours), ...Object.fromEntries(ratios) }] as const
  })
  return Object.fromEntries(rows)
}

/** In three digits; NaN of none. */
function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  const value = ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2
  return Number(value.toPrecision(3))
}
