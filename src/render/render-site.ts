import type { Page } from '../model/page.ts'
import type { Site } from '../model/pages.ts'
import { machineFiles } from '../routes.ts'
import { renderFeeds } from '../generator/feeds/feeds.ts'
import type { FeedItem } from '../generator/feeds/feed.ts'
import { renderHeadersFile } from '../generator/render/headers.ts'
import { renderLlmsTxt } from '../generator/render/llms-txt.ts'
import { pageMaker, type MadePage, type MakerOptions } from './make-page.ts'
import { fileOf, type OutputFile } from '../generator/render/output-file.ts'
import type { KnownPage } from './page-memory.ts'
import { renderRobots } from '../generator/render/robots.ts'
import { searchFile } from '../generator/search/search-index.ts'
import { renderSecurityTxt } from '../generator/render/security-txt.ts'
import { renderSitemap } from '../generator/render/sitemap.ts'
import { renderWebManifest } from '../generator/render/web-manifest.ts'

/** A page, or a file that is made of many. */
export type Rendered = MadePage | { kind: 'kept'; page: Page } | { kind: 'file'; file: OutputFile }

export interface RenderOptions extends MakerOptions {
  /** Of a page that stands in its place already, as it was made before. */
  keptOf: (page: Page) => KnownPage | undefined
}

/** Renders the site file by file: nothing is kept once it has been handed out. */
export function* renderSite(site: Site, { keptOf, ...options }: RenderOptions): Generator<Rendered> {
  const makePage = pageMaker(site, options)
  const entries: string[] = []
  // Articles come newest first, and no text is kept but of those.
  const newest: FeedItem[] = []
  for (const page of site.pages) {
    const kept = keptOf(page)
    const made = kept ? undefined : makePage(page)
    yield made ?? { kind: 'kept', page }
    const { entry, item } = kept ?? (made?.kind === 'page' ? made.known : {})
    if (entry !== undefined) entries.push(entry)
    if (item) newest.push(item)
  }
  yield { kind: 'file', file: searchFile(entries) }
  for (const file of filesForMachines(site, newest)) yield { kind: 'file', file }
}

function filesForMachines(site: Site, newest: FeedItem[]): OutputFile[] {
  return [
    ...renderFeeds(newest, site),
    ...renderSitemap(site),
    { path: fileOf(machineFiles.robots), text: renderRobots(site) },
    { path: fileOf(machineFiles.llms), text: renderLlmsTxt(site) },
    { path: fileOf(machineFiles.securityTxt), text: renderSecurityTxt(site) },
    { path: 'site.webmanifest', text: renderWebManifest(site) },
    { path: '_headers', text: renderHeadersFile(site.address.base) },
  ]
}
