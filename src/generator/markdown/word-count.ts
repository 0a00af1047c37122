// Words as a reader counts them: "90-day" and "99.99%" are one each.
const word = /[\p{L}\p{N}]+(?:['’.,:/_-][\p{L}\p{N}]+)*/gu

/** A key in the YAML of a block, which readers do not see. */
const key = /^\s*(- )?[A-Za-z]+:(\s|$)/

/** Counts what a body shows, in its source: rendering 1,000 articles only to count their words would double a build. */
export function countWords(markdown: string): number {
  let inBlock = false
  let words = 0
  for (const line of markdown.split('\n')) {
    if (line.startsWith(':::')) inBlock = line.length > 3
    else if (!line.startsWith('```') && !line.startsWith('::'))
      words += countIn(inBlock ? line.replace(key, ' ') : proseOf(line))
  }
  return words
}

export function countWordsOfData(value: unknown): number {
  if (typeof value === 'string') return /^(https?:|mailto:|\/)\S*$/.test(value) ? 0 : countIn(value)
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce<number>((sum, part) => sum + countWordsOfData(part), 0)
}

function countIn(text: string): number {
  return text.match(word)?.length ?? 0
}

/** Without addresses and the mark with a heading's id. */
function proseOf(line: string): string {
  const words = line.includes('](') ? line.replace(/\]\([^()\n]*\)/g, ']') : line
  return words.includes('{#') ? words.trimEnd().replace(/\{#[^{}]*\}\s*#*$/, '') : words
}

/** Readers take in about 200 words a minute, which is how a missing reading time is counted and a stated one is checked. */
const wordsPerMinute = 200

export function minutesFor(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute))
}

/** A stated reading time may be a minute off either way. */
export function isReadTime(minutes: number, words: number): boolean {
  return Math.abs(words / wordsPerMinute - minutes) <= 1
}
