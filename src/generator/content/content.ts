import type { Get, ProblemAt } from '../define/index.ts'
import type { Located } from './located.ts'
import type { Pictures } from './pictures.ts'
import type { Problem } from './problem.ts'
import type { Spellings } from './product-names.ts'
import type { PublishedPath } from './published.ts'
import type { RecordedCards } from './social-cards.ts'
import type { Tree } from './source.ts'

export interface Document<M> {
  slug: string
  file: string
  matter: M
  /** SHA-256 of the inputs that only this body has: its text, the shared data and pictures it uses, and the spellings; the key of its page adds the others. Nothing where one of these is broken or absent: then no page is cached. */
  hash: string | undefined
  words: number
}

/** The other files that the body of a text uses, as its source names them. Its hash covers these, so it may use no others. */
export type References = { data: string[]; pictures: string[] }

export interface Content {
  tree: Tree
  /** The value of a source. Throws {@link BrokenContent} where its file has problems. */
  get: Get
  problemAt: ProblemAt
  /** A problem with its column in the file as it is written, before the variables were filled in. */
  asWritten: (problem: Problem) => Problem
  /** Data that blocks may use, by the name of its file: content/data/roles.json is `roles`. */
  shared: ReadonlyMap<string, Located>
  /** Texts whose name or front matter has problems: links to them are no further problem, and their bodies are checked. */
  brokenTexts: { file: string; title: string; isDraft: boolean }[]
  /** By the file of a text; no entry where its body could not be read, or is too large to be parsed. */
  references: ReadonlyMap<string, References>
  spellings: Spellings
  pictures: Pictures
  socialCards: RecordedCards
  published: PublishedPath[]
  problems: Problem[]
}

/** Content that cannot be used; its problems have been reported. */
export class BrokenContent extends Error {}

/** Returns what `make` returns, or `fallback` if it needs broken content. */
export function unlessBroken<T, F>(fallback: F, make: () => T): T | F {
  try {
    return make()
  } catch (error) {
    if (error instanceof BrokenContent) return fallback
    throw error
  }
}
