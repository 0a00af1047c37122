import type { ReactElement } from 'react'
import type { Document } from '../content/content.ts'
import type { SiteAddress } from '../content/site-address.ts'
import type { Body } from '../markdown/body.ts'
import type { Route } from './define-routes.ts'
import type { PlaceholderKind } from './fields.ts'
import type { Get, Source } from './sources.ts'

/** Known about every page before any page is made, so that a page can list the others. */
export interface PageHead {
  route: string
  path: string
  title: string
  description: string
  listed: boolean
  /** The writers' files that it is built from, its main one first. */
  sources: string[]
}

export interface HeadContext {
  address: SiteAddress
  today: string
  /** Whether drafts and articles dated later are shown. */
  drafts: boolean
  /** The environment variables that the site uses. */
  env: Readonly<Record<string, string | undefined>>
  /** Size, hash and pages of a file in public/ by its address. */
  publicFile: (address: string) => PublicFile | undefined
}

export type PageContext = HeadContext & { pages: readonly PageHead[] }

export interface Traits {
  /** Entries of the bundle that it runs at once. */
  scripts?: readonly string[] | undefined
  /** Not in sitemap.xml and noindex. */
  unlisted?: true | undefined
  /** An error page: no canonical address, no card. */
  error?: true | undefined
  /** The article was withdrawn: hosts answer 410. */
  gone?: true | undefined
  /** Left out of the search index. */
  unsearched?: true | undefined
}

/** What feeds say of an article, next to its title and description. */
export interface FeedEntry {
  category: string
  date: string
  updated?: string | undefined
  placeholder?: PlaceholderKind | undefined
}

/** A page as the generator knows it: a plain value, and a function that renders it. */
export interface Page extends PageHead {
  traits: Traits
  /** The props of its view; the body comes with `render`, shared settings by a context. The cache's key has more: make-page.ts. */
  props: object
  body?: Pick<Document<unknown>, 'file' | 'hash'> | undefined
  render: (body?: Body) => ReactElement
  /** https://schema.org objects for its head. */
  structuredData: object[]
  feed?: FeedEntry | undefined
  /** Former paths, from which visitors are redirected. Of the first, an article's id in the feeds is made. */
  aliases: string[]
  /** Sections of other pages that it lists: those of llms.txt. */
  contents?: { heading: string; pages: { path: string }[] }[] | undefined
  /** The day of its last change, YYYY-MM-DD, where the writers state one. */
  changed?: string | undefined
}

export type ArticlePage = Page & FeedEntry

/** A text that is a draft, or dated later than the build. */
export type HeldBack = { path: string; file: string; title: string; date: string; draft: boolean }

/** Instead of the day of a draft, which has none: it sorts after all days. */
export const noDay = '~'

export const publicationDayOf = ({ draft, date }: HeldBack): string => (draft ? noDay : date)

/** A page that is held back: it is checked as on the day from which it is published, or {@link noDay}, and not written. */
export type FuturePage = { page: Page; from: string }

export interface PageDefinition<N extends string = string> {
  route: Route<N>
  sources: Source[]
  heads: (get: Get, context: HeadContext) => PageHead[]
  /** @param isWanted of which paths, where a text may be held back: of all, unless it is said. */
  pages: (get: Get, context: PageContext, isWanted?: (path: string) => boolean) => Page[]
  /** The texts that are not published yet, where they may be held back. */
  heldBack?: ((get: Get, context: HeadContext) => HeldBack[]) | undefined
}

export interface PublicFile {
  bytes: number
  sha256: string
  /** Set for a PDF whose pages can be counted. */
  pdfPages: number | undefined
}

/** "501 KB", 1 KB being 1,000 bytes, rounded. */
export function sizeOf(bytes: number): string {
  return `${Math.round(bytes / 1000)} KB`
}
