import { createHash } from 'node:crypto'
import type { Asked } from '../content/asked.ts'
import type { Page } from '../model/page.ts'
import type { Site } from '../model/pages.ts'
import type { Assets } from './assets.ts'
import type { Secrets } from './checks/check-leaks.ts'
import type { FileNotes } from './file-notes.ts'
import { searchLimit } from './search/search-index.ts'

/** What a build leaves to the next one of a page without problems. A plain value. */
export interface KnownPage {
  notes: FileNotes
  /** What the page's body asked of the rest of the content, and was answered. */
  asked: Asked
  /** Addresses of the pictures that it shows, without the base path. */
  pictures: string[]
  /** What the search index holds of it, as JSON; nothing of a page that is not found there. */
  entry: string | undefined
}

/** The pages of an earlier build. It may have forgotten any of them. */
export interface PageMemory {
  /** @param key of {@link pageKeys}: nothing is known of a page that was made of anything else. */
  recall: (file: string, key: string) => KnownPage | undefined
  /** Puts the page's file in its place again. @returns whether it still was as it had been written. */
  reuse: (file: string, page: Page) => boolean
  keep: (file: string, key: string, known: KnownPage) => void
}

/** For whoever builds but once. */
export const noMemory: PageMemory = {
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
  // What the published pages are called matters only to a draft that bears the same title.
  const secret = secrets.heldBack.length > 0 ? secrets : { ...secrets, titles: [] }
  const shared = JSON.stringify([settings, address, assets, secret, searchLimit(site.pages.length)])
  const start = createHash('sha256').update(shared)
  return (page) => start.copy().update(JSON.stringify(page)).digest('base64url')
}
