import type { Bodies } from '../content/parse-bodies.ts'
import type { Problem } from '../content/problem.ts'
import type { Page } from '../model/page.ts'
import type { Site } from '../model/pages.ts'
import type { Assets } from './assets.ts'
import { renderHeadersFile } from './headers.ts'
import { fileOf, type OutputFile } from './output-file.ts'
import type { KnownPage } from './page-memory.ts'
import { pageRenderer } from './render-page.tsx'
import { searchIndex } from './search/search-index.ts'
import { renderRobots, renderSitemap } from './sitemap.ts'
import { renderWebManifest } from './web-manifest.ts'

/** A page comes with the problems of its body; one whose body cannot be used is broken. */
export type Rendered =
  | { kind: 'page'; file: OutputFile; page: Page; problems: Problem[]; known: Omit<KnownPage, 'notes'> }
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
  for (const page of site.pages) {
    const kept = keptOf(page)
    if (kept) {
      search.addAgain(kept.entry)
      yield { kind: 'kept', page }
      continue
    }
    const body = page.body && bodyOf(page.body.file)
    if (body && !body.value) yield { kind: 'broken', page, problems: body.problems }
    else {
      const text = nameErrors(page, () => renderPage(page, body?.value))
      const { problems, asked, value } = body ?? { problems: [], asked: [] }
      const entry = search.add(page, text)
      const known = { asked, pictures: value?.pictures ?? [], entry }
      yield { kind: 'page', file: { path: fileOf(page.path), text }, page, problems, known }
    }
  }
  yield { kind: 'file', file: search.file() }
  yield { kind: 'file', file: { path: 'sitemap.xml', text: renderSitemap(site) } }
  yield { kind: 'file', file: { path: 'robots.txt', text: renderRobots(site) } }
  yield { kind: 'file', file: { path: 'site.webmanifest', text: renderWebManifest(site) } }
  yield { kind: 'file', file: { path: '_headers', text: renderHeadersFile(site.address.base) } }
}

/** An error while rendering is ours, but which page it was helps to find it. */
function nameErrors<T>({ path, sources }: Page, render: () => T): T {
  try {
    return render()
  } catch (error) {
    throw new Error(`${path} (from ${sources.join(', ')}) could not be rendered`, { cause: error })
  }
}
