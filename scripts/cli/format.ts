export { countOf } from '../../src/generator/content/problem.ts'

export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** One character a column, of any source: what moves a terminal's cursor, and what turns the direction of its line, become blanks. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ')
}

/** Lines of two columns, the first as wide as its longest text, up to 60 characters. */
export function columns(rows: [left: string, right: string][], indent = '  '): string[] {
  const width = rows.reduce((longest, [left]) => Math.min(60, Math.max(longest, left.length)), 0)
  return rows.map(([left, right]) => printable(`${indent}${left.padEnd(width)}   ${right}`))
}

/** A file of the content as it is called on the disk, where --content named another folder. */
export function diskName(file: string, folder: string): string {
  return file.replace(/^content(?=\/|$)/, () => folder)
}
