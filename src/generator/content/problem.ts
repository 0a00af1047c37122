import { closest, distance } from 'fastest-levenshtein'

/** A mistake in the content: the writer's, with the place and the remedy in its message. Shown without a stack. */
export interface Problem {
  file: string
  /** Counted from 1; absent where the whole file is meant. */
  line?: number | undefined
  column?: number | undefined
  message: string
}

/** A value, or why there is none. A value may come with problems: then it is good enough to look for more. */
export interface Parsed<T> {
  value?: T
  problems: Problem[]
}

/** Ends a message with the likely intention, or with nothing: at most a third of the letters may differ. */
export function didYouMean(wrong: string, known: readonly string[]): string {
  if (known.length === 0) return ''
  const nearest = closest(
    wrong.toLowerCase(),
    known.map((name) => name.toLowerCase()),
  )
  const likely = known.find((name) => name.toLowerCase() === nearest)
  const near = distance(wrong.toLowerCase(), nearest) <= Math.max(2, Math.floor(wrong.length / 3))
  return likely && near ? ` Did you mean ${likely}?` : ''
}

export function sortProblems(problems: Problem[]): Problem[] {
  const seen = new Map(problems.map((problem) => [JSON.stringify(problem), problem]))
  return [...seen.values()].toSorted(
    (a, b) => compare(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0) || compare(a.message, b.message),
  )
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
