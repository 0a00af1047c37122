import { createHash } from 'node:crypto'
import type { Asked } from '../generator/content/asked.ts'
import type { Page } from '../model/page.ts'
import type { Site } from '../model/pages.ts'
import type { Assets } from '../generator/render/assets.ts'
import type { Secrets } from '../generator/checks/check-leaks.ts'
import type { FileNotes } from '../generator/render/file-notes.ts'
import type { FeedItem } from '../generator/feeds/feed.ts'
import { feedMembers } from '../generator/feeds/members.ts'
import { searchLimit } from '../generator/search/search-index.ts'

/** What a build leaves to the next one of a page without problems. A plain value. */
export interface KnownPage {
  /** All that was made of it, its HTML first. */
  files: { path: string; notes: FileNotes }[]
  /** What the page's body asked of the rest of the content, and was answered. */
  asked: Asked
  /** Addresses of the pictures that it shows, without the base path. */
  pictures: string[]
  /** What the search index holds of it, as JSON; nothing of a page that is not found there. */
  entry: string | undefined
  /** What feeds hold of it, as long as it is among the newest. */
  item: FeedItem | undefined
}

/** A page, and the name of all that it depends on. */
export interface KeyedPage {
  page: Page
  /** Of {@link pageKeys}. */
  key: string
}

/** Pages that somebody else has made: an earlier build, or another thread. It may lack any of them. */
export interface PageMemory {
  /** Is told all pages of the site, before the first is recalled. */
  expect: (pages: readonly KeyedPage[]) => void
  /** @param key of {@link pageKeys}: nothing is known of a page that was made of anything else. */
  recall: (page: Page, key: string) => KnownPage | undefined
  /** Puts the page's files in their places again. @returns whether all still were as they had been written. */
  reuse: (page: Page, known: KnownPage) => boolean
  keep: (page: Page, key: string, known: KnownPage) => void
}

/** For whoever builds but once. */
export const noMemory: PageMemory = {
  expect: () => undefined,
  recall: () => undefined,
  reuse: () => false,
  keep: () => undefined,
}

export interface SharedByPages {
  site: Site
  assets: Assets
  secrets: Secrets
}

/**
 * Gives a function that names all that the bytes of a page depend on, and what is found in them, apart from the code and from
 * what its body asks: the same name, the same page.
 */
export function pageKeys({ site, assets, secrets }: SharedByPages): (page: Page) => string {
  const { settings, address } = site
  const shared = JSON.stringify([settings, address, assets, secrets, searchLimit(site.pages.length)])
  const start = createHash('sha256').update(shared)
  const isInFeeds = feedMembers(site)
  return (page) =>
    start
      .copy()
      .update(JSON.stringify([page, isInFeeds(page)]))
      .digest('base64url')
}
