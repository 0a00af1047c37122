import { countOf, megabytes } from '../terminal/words.ts'
import type { Comparison } from './compare.ts'
import type { PageWeight } from '../weight/weigh-pages.ts'
import type { Weight } from '../weight/weight.ts'

/** Prints what each page weighs, as a table. */
export function printWeights(pages: PageWeight[]): void {
  const rows = pages.map(({ path, html, script, later }) => [
    path,
    kilobytes(html),
    kilobytes(script),
    kilobytes(later),
  ])
  const table = [['kB: as it is / as sent with Brotli', 'HTML', 'its script', 'more on use'], ...rows]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  for (const [path = '', ...cells] of table)
    console.log(
      ['', path.padEnd(widths[0] ?? 0), ...cells.map((cell, index) => cell.padStart(widths[index + 1] ?? 0))].join(
        '  ',
      ),
    )
}

/** "31.2 / 7.4", or a dash for nothing. */
function kilobytes({ raw, brotli }: Weight): string {
  return raw === 0 ? '-' : `${(raw / 1000).toFixed(1)} / ${(brotli / 1000).toFixed(1)}`
}

/** Prints how two outputs differ, a line a file, and what their builds were asked for where that differs. */
export function printComparison({ files, parameters }: Comparison, against: string): void {
  const differing = Object.entries(files)
  const width = Math.min(60, Math.max(0, ...differing.map(([path]) => path.length)))
  for (const [path, difference] of differing) console.error(`${path.padEnd(width)}   ${difference}`)
  for (const [name, { here, there }] of Object.entries(parameters))
    console.log(`built with another ${name}: here ${JSON.stringify(here)}, there ${JSON.stringify(there)}`)
  if (differing.length === 0) console.log(`${against}: the same, byte for byte`)
  else console.error(`${against}: ${countOf(differing.length, 'file')} not the same`)
}

/** The first line: what was looked at. */
export function summaryOf({
  out,
  pages,
  files,
  bytes,
}: {
  out: string
  pages: number
  files: number
  bytes: number
}): string {
  return `${out}: ${countOf(pages, 'page')}, ${countOf(files, 'file')}, ${megabytes(bytes)}`
}
