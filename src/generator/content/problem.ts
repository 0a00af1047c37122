import { closest, distance } from 'fastest-levenshtein'

/** A mistake in the content: the writer's, with the place and the remedy in its message. Shown without a stack. */
export interface Problem {
  file: string
  /** Counted from 1; absent where the whole file is meant. */
  line?: number | undefined
  column?: number | undefined
  message: string
  /** Reported, without keeping anything from being published. */
  warning?: true
}

/** A value, or why there is none. A value may come with problems: then it is good enough to look for more. */
export type Parsed<T> = { value?: T; problems: Problem[] }

export function refuseFile(file: string, message: string, place?: Pick<Problem, 'line' | 'column'>): Parsed<never> {
  return { problems: [{ file, ...place, message }] }
}

export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/** Ends a message with the likely intention, or with nothing: at most a third of the letters may differ. */
export function didYouMean(wrong: string, known: readonly string[]): string {
  const meant = nearestTo(wrong, known)
  return meant === undefined ? '' : ` Did you mean ${meant}?`
}

export function nearestTo(wrong: string, known: readonly string[]): string | undefined {
  if (wrong.length > 200) return undefined
  const lower = wrong.toLowerCase()
  // The others cannot be near, and there may be thousands.
  const alike = known.filter(({ length }) => Math.abs(length - wrong.length) <= wrong.length / 3).slice(0, 1000)
  const names = alike.map((name) => name.toLowerCase())
  if (names.length === 0) return undefined
  const nearest = names.find((name) => isSwapped(lower, name)) ?? closest(lower, names)
  const isNear = isSwapped(lower, nearest) || distance(lower, nearest) <= wrong.length / 3
  return isNear ? alike[names.indexOf(nearest)] : undefined
}

/** Whether two letters next to each other have changed places, which is one slip and counts as two: "titel". */
function isSwapped(wrong: string, right: string): boolean {
  const at = wrong.split('').findIndex((letter, index) => letter !== right[index])
  return wrong.slice(0, at) + wrong.charAt(at + 1) + wrong.charAt(at) + wrong.slice(at + 2) === right
}

export function sortProblems(problems: Problem[]): Problem[] {
  const seen = new Map(problems.map((problem) => [JSON.stringify(problem), problem]))
  return [...seen.values()].toSorted(
    (a, b) =>
      compare(a.file, b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0) ||
      compare(a.message, b.message),
  )
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
