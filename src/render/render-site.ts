import type { Bodies } from '../content/parse-bodies.ts'
import type { Problem } from '../content/problem.ts'
import type { Body, Page } from '../model/page.ts'
import type { Site } from '../model/pages.ts'
import { machineFiles, markdownPath } from '../routes.ts'
import type { Assets } from './assets.ts'
import { renderFeeds } from './feeds.ts'
import { feedItemOf, type FeedItem } from './feeds/feed.ts'
import { feedMembers, isArticle } from './feeds/members.ts'
import { renderHeadersFile } from './headers.ts'
import { fileOf, type OutputFile } from './output-file.ts'
import { renderLlmsTxt } from './llms-txt.ts'
import type { KnownPage } from './page-memory.ts'
import { pageRenderer } from './render-page.tsx'
import { renderRobots } from './robots.ts'
import { searchIndex } from './search/search-index.ts'
import { renderSecurityTxt } from './security-txt.ts'
import { renderSitemap } from './sitemap.ts'
import { articleMarkdown } from './versions/article-markdown.ts'
import { renderWebManifest } from './web-manifest.ts'

/**
 * A page comes with all files that are made of it, its HTML first, and with the problems of its body; one whose body cannot be used
 * is broken.
 */
export type Rendered =
  | { kind: 'page'; files: OutputFile[]; page: Page; problems: Problem[]; known: Omit<KnownPage, 'files'> }
  | { kind: 'kept'; page: Page }
  | { kind: 'file'; file: OutputFile }
  | { kind: 'broken'; page: Page; problems: Problem[] }

export interface RenderOptions {
  assets: Assets
  /** Parses the Markdown below a file's front matter. */
  bodyOf: Bodies['parse']
  /** Of a page that stands in its place already, as it was made before. */
  keptOf: (page: Page) => KnownPage | undefined
}

/** Renders the site file by file: nothing is kept once it has been handed out. */
export function* renderSite(site: Site, { assets, bodyOf, keptOf }: RenderOptions): Generator<Rendered> {
  const renderPage = pageRenderer(site, assets)
  const search = searchIndex(site)
  // Articles come newest first, and no text is kept but of those.
  const newest: FeedItem[] = []
  const isInFeeds = feedMembers(site)
  for (const page of site.pages) {
    const kept = keptOf(page)
    if (kept) {
      search.addAgain(kept.entry)
      if (kept.item) newest.push(kept.item)
      yield { kind: 'kept', page }
      continue
    }
    const body = page.body && bodyOf(page.body.file)
    if (body && !body.value) yield { kind: 'broken', page, problems: body.problems }
    else {
      const text = nameErrors(page, () => renderPage(page, body?.value))
      const { problems, asked, value } = body ?? { problems: [], asked: [] }
      const entry = search.add(page, text)
      const item = value && isInFeeds(page) ? feedItemOf(page.props.article, value, site) : undefined
      if (item) newest.push(item)
      const files = [{ path: fileOf(page.path), text }, ...versionsOf(page, value, site)]
      yield { kind: 'page', files, page, problems, known: { asked, pictures: value?.pictures ?? [], entry, item } }
    }
  }
  yield { kind: 'file', file: search.file() }
  for (const file of filesForMachines(site, newest)) yield { kind: 'file', file }
}

/** An article as Markdown. */
function versionsOf(page: Page, body: Body | undefined, site: Site): OutputFile[] {
  if (!body || !isArticle(page)) return []
  return [{ path: fileOf(markdownPath(page.path)), text: articleMarkdown(page.props.article, body, site) }]
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

/** An error while rendering is ours, but which page it was helps to find it. */
function nameErrors<T>({ path, sources }: Page, render: () => T): T {
  try {
    return render()
  } catch (error) {
    throw new Error(`${path} (from ${sources.join(', ')}) could not be rendered`, { cause: error })
  }
}
