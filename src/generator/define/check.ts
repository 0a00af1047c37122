import type { KeyPath } from '../content/located.ts'
import type { Problem } from '../content/problem.ts'
import type { PageContext } from './page.ts'
import { valuesOf, type Get, type Source, type Uses, type ValuesOf } from './sources.ts'

export interface Check {
  sources: Source[]
  run: (get: Get, problemAt: ProblemAt, context: PageContext) => Problem[]
}
/** A problem with the value at a path of a source; with the whole source, where the path is empty. */
export type ProblemAt = (source: Pick<Source, 'file'>, path: KeyPath, message: string) => Problem

export function defineCheck<U extends Uses>(spec: {
  uses: U
  check: (values: ValuesOf<U>, at: ProblemAt, context: PageContext) => Problem[]
}): Check {
  return {
    sources: Object.values(spec.uses),
    run: (get, at, context) => spec.check(valuesOf(spec.uses, get) as ValuesOf<U>, at, context),
  }
}
