import type { Problem } from '../content/problem.ts'

const widest = 90

/**
 * The source line of a problem, as its file has it, and below it a mark where the mistake is: at the problem's column, or under
 * what its message repeats of the line.
 * @param text of the problem's file; "" where it is not at hand.
 * @returns no lines for a problem of a whole file, or of an empty line.
 */
export function excerptOf({ line, column, message }: Problem, text: string): string[] {
  const whole = line === undefined ? '' : (text.split('\n')[line - 1] ?? '')
  if (line === undefined || whole.trim() === '') return []
  const mark = column === undefined ? citedIn(message, whole) : { start: column - 1, length: 1 }
  const start = Math.max(0, Math.min(whole.length - widest, (mark?.start ?? 0) - widest / 3))
  const before = start > 0 ? '…' : ''
  const shown = before + plain(whole.slice(start, start + widest)) + (whole.length > start + widest ? '…' : '')
  const gutter = ' '.repeat(String(line).length)
  if (!mark) return [`${line} | ${shown}`]
  const space = ' '.repeat(mark.start - start + before.length)
  const carets = '^'.repeat(Math.max(1, Math.min(mark.length, start + widest - mark.start)))
  return [`${line} | ${shown}`, `${gutter} | ${space}${carets}`]
}

/**
 * What messages repeat of a line: the address or the mark that they are about, or else what is in quotes, a block, or a part of an
 * address that the line has in another form.
 */
const citations = [
  /(?:links to|shows|ends in|another site \(|raw HTML \() ?(\{[^}]*\}|[^\s,)]+)/g,
  /has the id ([\w-]+)/g,
  /"([^"]+)"/g,
  /^(:[\w-]+)/g,
  /(#[\w-]+)/g,
  /\/([\w-]+)(?=\/)/g,
]

function citedIn(message: string, line: string): { start: number; length: number } | undefined {
  return citations
    .flatMap((pattern) => [...message.matchAll(pattern)])
    .map(([, words = '']) => ({ start: startOf(words, line), length: words.length }))
    .find(({ start }) => start >= 0)
}

/** As a whole address of Markdown, if it is one: its words may hold the same. */
function startOf(words: string, line: string): number {
  const address = line.indexOf(`](${words})`)
  return address < 0 ? line.indexOf(words) : address + 2
}

/** One column a character: tabs, and what would turn the direction of a terminal's line, become blanks. */
function plain(text: string): string {
  return text.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ')
}
