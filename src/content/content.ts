import type { Located } from '../generator/content/located.ts'
import type { Pictures } from '../generator/content/pictures.ts'
import type { PublishedPath } from '../generator/content/published.ts'
import type { PublicFiles } from '../generator/content/public-files.ts'
import type { Data } from './schemas.ts'
import type { ArticleMatter, ProseMatter } from '../site/data/front-matter.ts'
import type { SiteSettings } from '../site/schemas/site.ts'
import type { RecordedCards } from '../generator/content/social-cards.ts'

/** A Markdown file with its front matter read. Its body is parsed when its page is rendered. */
export interface Document<M> {
  slug: string
  file: string
  matter: M
  /** SHA-256 of what the body is made of: its text, the shared data it uses, the pictures it shows; and the names it is held to. */
  hash: string
  /** As a reader counts them, blocks included. */
  words: number
}

/** content/pages/<name>.md and content/legal/<name>.md, each a page of its own. */
export const proseFiles = {
  learn: 'content/pages/learn.md',
  caseStudies: 'content/pages/case-studies.md',
  security: 'content/pages/security.md',
  terms: 'content/legal/terms.md',
  privacy: 'content/legal/privacy.md',
} as const
export type ProseName = keyof typeof proseFiles

/**
 * All that the writers wrote, typed. To read a part whose file has problems throws {@link BrokenPart}: whoever makes pages
 * from the rest leaves out the page that needed it.
 */
export interface Content {
  site: SiteSettings
  data: Data
  prose: Record<ProseName, Document<ProseMatter>>
  /** content/data/<name>.json for blocks, by name. */
  shared: ReadonlyMap<string, Located>
  /** Names of data files that could not be read: a block that asks for one is no further problem. */
  brokenShared: ReadonlySet<string>
  /** As products.json spells them. */
  productNames: string[]
  articles: Document<ArticleMatter>[]
  /** Articles whose name or front matter has problems: links to them are no further problem, and their bodies are checked. */
  brokenArticles: { slug: string; file: string }[]
  /** Those that lie beside the texts, by file. */
  pictures: Pictures
  publicFiles: PublicFiles
  socialCards: RecordedCards
  /** Every path of a page that was ever published. */
  published: PublishedPath[]
}

/** A part of the content that was not fit to be used; its problems have been told. */
export class BrokenPart extends Error {}

/** An object of parts, of which the missing ones throw {@link BrokenPart} when read. */
export function partsOrThrow<T extends object>(parts: Partial<T>): T {
  return new Proxy(parts, {
    get(target, name) {
      const part: unknown = Reflect.get(target, name)
      if (part === undefined) throw new BrokenPart(String(name))
      return part
    },
  }) as T
}
