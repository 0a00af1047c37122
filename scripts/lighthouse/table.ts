import type { Measured } from './measurement.ts'

const columns = ['perf', 'a11y', 'best', 'seo', 'LCP s', 'CLS', 'TBT ms', 'kB']

/** The head of the table that `lineOf` continues. */
export function headLine(): string {
  return rowOf('page', columns)
}

/** A page as a line of the table. */
export function lineOf({ page, scores, lcp, cls, tbt, weight }: Measured): string {
  return rowOf(page.path, [
    ...Object.values(scores).map(String),
    (lcp / 1000).toFixed(2),
    cls.toFixed(3),
    tbt.toFixed(0),
    (weight / 1000).toFixed(1),
  ])
}

function rowOf(name: string, cells: string[]): string {
  return name.padEnd(48) + cells.map((cell) => cell.padStart(8)).join('')
}
