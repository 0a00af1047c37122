import { memoise } from '../memoise.ts'
import type { Problem } from './problem.ts'

type Replace = (found: string, file: string) => string

/** Gives a problem the column of its file as written, before `replace` was applied to all that `pattern` finds in a line. */
export function columnsAsWritten(textOf: (file: string) => string, pattern: RegExp, replace: Replace) {
  // By line: a long one may have thousands of problems.
  const replacedIn = memoise((file) =>
    textOf(file)
      .split('\n')
      .map((line) =>
        [...line.matchAll(pattern)].map(({ 0: found, index }) => ({ found, index, by: replace(found, file) })),
      ),
  )
  return (problem: Problem): Problem => {
    const { file, line, column } = problem
    if (!line || !column) return problem
    let grown = 0
    for (const { found, index, by } of replacedIn(file)[line - 1] ?? []) {
      const offset = column - 1 - grown - index
      if (offset < 0) break
      if (found !== by && offset < by.length) return { ...problem, column: index + 1 }
      grown += by.length - found.length
    }
    return { ...problem, column: column - grown }
  }
}
