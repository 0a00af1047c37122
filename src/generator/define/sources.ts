import type { z } from 'zod'
import type { Document } from '../content/content.ts'
import type { KeyPath } from '../content/located.ts'
import type { Problem } from '../content/problem.ts'
import type { PageContext } from './page.ts'

interface SourceOf<Kind, T> {
  kind: Kind
  /** Of texts, their folder. */
  file: string
  schema: z.ZodType<T>
}
export type DataFile<T> = SourceOf<'data', T>
export type TextFolder<M> = SourceOf<'texts', M>
export type Source<T = unknown> = DataFile<T> | TextFolder<T>
export type Uses = Record<string, Source>

export type ValueOf<S> = S extends DataFile<infer T> ? T : S extends TextFolder<infer M> ? Document<M>[] : never
export type ValuesOf<U> = { [K in keyof U]: ValueOf<U[K]> }

/** The value of a source. Throws BrokenContent where its file has problems, which have been reported. */
export type Get = <S extends Source>(source: S) => ValueOf<S>

export function dataFile<T>(file: string, schema: z.ZodType<T>): DataFile<T> {
  return { kind: 'data', file: `content/${file}`, schema }
}
export function textFolder<M>(folder: string, schema: z.ZodType<M>): TextFolder<M> {
  return { kind: 'texts', file: `content/${folder}/`, schema }
}

export function valuesOf(uses: Uses, get: Get): Record<string, unknown> {
  return Object.fromEntries(Object.entries(uses).map(([name, source]) => [name, get(source)]))
}

export type Check = { sources: Source[]; run: (get: Get, problemAt: ProblemAt, context: PageContext) => Problem[] }
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
