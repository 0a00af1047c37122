import type { Asked } from '../content/asked.ts'
import type { Bodies } from '../content/parse-bodies.ts'
import type { Problem } from '../content/problem.ts'
import type { Page } from '../model/page.ts'
import type { Site } from '../model/pages.ts'
import type { Assets } from './assets.ts'
import { renderHeadersFile } from './headers.ts'
import { fileOf } from './output-file.ts'
import { pageRenderer } from './render-page.tsx'
import { renderRobots, renderSitemap } from './sitemap.ts'
import { renderWebManifest } from './web-manifest.ts'

/** A file of the output. */
export interface OutputFile {
  /** Below the output folder, with forward slashes: "docs/index.html". */
  path: string
  text: string
}

/**
 * A page comes with the problems of its body, what that asked, and the addresses of the pictures in it; one whose body cannot be used
 * is broken.
 */
export type Rendered =
  | { kind: 'page'; file: OutputFile; page: Page; problems: Problem[]; asked: Asked; pictures: string[] }
  | { kind: 'kept'; page: Page }
  | { kind: 'file'; file: OutputFile }
  | { kind: 'broken'; page: Page; problems: Problem[] }

export interface RenderOptions {
  assets: Assets
  /** Parses the Markdown below a file's front matter. */
  bodyOf: Bodies['parse']
  /** Whether a page stands in its place already, as it was made before. */
  isKept: (page: Page) => boolean
}

/** Renders the site file by file: nothing is kept once it has been handed out. */
export function* renderSite(site: Site, { assets, bodyOf, isKept }: RenderOptions): Generator<Rendered> {
  const renderPage = pageRenderer(site, assets)
  for (const page of site.pages) {
    if (isKept(page)) {
      yield { kind: 'kept', page }
      continue
    }
    const body = page.body && bodyOf(page.body.file)
    if (body && !body.value) yield { kind: 'broken', page, problems: body.problems }
    else {
      const text = nameErrors(page, () => renderPage(page, body?.value))
      const { problems, asked, value } = body ?? { problems: [], asked: [] }
      const file = { path: fileOf(page.path), text }
      yield { kind: 'page', file, page, problems, asked, pictures: value?.pictures ?? [] }
    }
  }
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
