import type { Problem } from '../content/problem.ts'

const widest = 90

/** The source line of a problem, and below it a mark at its column; nothing for a whole file or an empty line. @param lines of its file */
export function excerptOf({ line, column }: Problem, lines: string[]): string[] {
  const whole = lines[(line ?? 0) - 1] ?? ''
  if (line === undefined || whole.trim() === '') return []
  const at = (column ?? 1) - 1
  const first = Math.max(0, Math.min(whole.length - widest, at - widest / 3))
  const before = first > 0 ? '…' : ''
  // One column a character: tabs, and what would turn the direction of a terminal's line, become blanks.
  const part = whole.slice(first, first + widest).replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ')
  const shown = before + part + (whole.length > first + widest ? '…' : '')
  const source = `${line} | ${shown}`
  if (column === undefined) return [source]
  return [source, `${' '.repeat(String(line).length)} | ${' '.repeat(at - first + before.length)}^`]
}
