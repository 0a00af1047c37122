import { format } from 'prettier'

/** What one generator took in one round, in the unit that the row names. */
export interface Figure {
  row: string
  name: string
  round: number
  value: number
}

/** A Markdown table of the medians: ours, and as multiples of what others took. Each ratio is of two runs of one round. */
export async function tableOf(figures: Figure[], titles: Record<string, string>): Promise<string> {
  const { ours = '', ...others } = titles
  const head = ['', ours, ...Object.values(others).map((title) => `× ${title}`)]
  const rows = [...new Set(figures.map(({ row }) => row))].map((row) => {
    const valuesOf = (name: string): Map<number, number> =>
      new Map(figures.flatMap((one) => (one.row === row && one.name === name ? [[one.round, one.value]] : [])))
    const own = valuesOf('ours')
    const ratiosTo = (name: string): number[] =>
      [...valuesOf(name)].map(([round, value]) => (own.get(round) ?? Number.NaN) / value)
    return [row, ...[[...own.values()], ...Object.keys(others).map(ratiosTo)].map((values) => shown(median(values)))]
  })
  const lines = [head, head.map((_, column) => (column === 0 ? '-' : '-:')), ...rows]
  return format(lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n'), { parser: 'markdown' })
}

/** What each further article costs between two numbers of articles, by round. */
export function costs(figures: Figure[], sizes: number[]): Figure[] {
  return sizes.slice(1).flatMap((size, index) => {
    const fewer = sizes[index] ?? 0
    const [from, to] = [fewer, size].map((count) => count.toLocaleString('en'))
    return figures.flatMap(({ row, name, round, value }) => {
      const less = figures.find((one) => one.row === `${from} cold, CPU s` && one.name === name && one.round === round)
      if (row !== `${to} cold, CPU s` || !less) return []
      const cost = ((value - less.value) * 1000) / (size - fewer)
      return [{ row: `an article more, ${from} to ${to}, CPU ms`, name, round, value: cost }]
    })
  })
}

/** NaN of none. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2
}

/** Three digits; a dash for what could not be measured. */
function shown(value: number): string {
  if (!Number.isFinite(value)) return '–'
  return value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)
}
