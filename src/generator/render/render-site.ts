import { fileAnalyser, type FileAnalysis } from '../checks/analyse-file.ts'
import type { Finding } from '../checks/findings.ts'
import type { Content } from '../content/content.ts'
import { publicationDayOf, type Page } from '../define/page.ts'
import type { SiteDefinition } from '../define/site.ts'
import { renderFeeds, type FeedItem } from '../feeds/feeds.ts'
import type { Options, Pages } from '../pages-of.ts'
import { searchFile } from '../search/search-index.ts'
import type { Assets } from './scripts.ts'
import { pageMaker, type PageResult } from './make-page.ts'
import { machineFilesOf } from './machine-files.ts'
import { otherFilesOf, type OtherFile } from './other-files.ts'
import { socialCardPath } from './social.ts'
import type { OutputFile } from './output-file.ts'

/** Values by the hash of all their inputs, to which the cache adds the version of the code. */
export type PageCache = { get: (key: string) => Buffer | undefined; set: (key: string, value: Buffer) => void }

export interface SiteInput {
  content: Content
  pages: Pages
  site: SiteDefinition
  options: Options
  assets: Assets
  bundled: OutputFile[]
  writtenElsewhere: string[]
  cache: PageCache
}

export interface Rendered extends Pick<PageResult, 'problems' | 'isBroken'> {
  files: (OutputFile & { analysis: FileAnalysis })[]
  sources: string[]
  page?: Page
  /** For a page that is only checked: the files that will exist, and from when. Of its pictures and its card only the path is known. */
  future?: { files: { path: string; analysis?: FileAnalysis }[]; from: string }
}

/** Yields every file of the site page by page, so that only one page has to be in memory. */
export function* renderSite(input: SiteInput): Generator<Rendered> {
  const { content, pages, site, options, bundled, writtenElsewhere } = input
  const { makePage, problemsIn } = pageMaker(input)
  const { folders, publicKey } = options
  const analyse = fileAnalyser({ hidden: pages.hidden, folders, publicKey })
  const entries: string[] = []
  const items: FeedItem[] = []
  const pictures = new Set<string>()
  const paths = [...writtenElsewhere]
  for (const { file } of content.brokenTexts) yield { files: [], problems: problemsIn(file), sources: [file] }
  for (const page of pages.all) {
    const { searchEntry, feedItem, pictures: shown, ...made } = makePage(page, analyse)
    if (searchEntry !== undefined) entries.push(searchEntry)
    if (feedItem) items.push(feedItem)
    shown.forEach((address) => pictures.add(address))
    paths.push(...made.files.map(({ path }) => path))
    yield { ...made, sources: page.sources, page }
  }
  const firstDays = new Map(pages.hidden.map((text) => [text.path, publicationDayOf(text)]))
  for (const { page, from } of pages.futurePages) {
    const { files, problems, pictures: shown } = makePage(page, analyse)
    // It may mention what is published by then: a leak of that is none.
    const isRelevant = ({ leaked }: Finding): boolean => !leaked || (firstDays.get(leaked) ?? from) > from
    const checked = files.map(({ path, analysis }) => {
      return { path, analysis: { ...analysis, findings: analysis.findings.filter(isRelevant) } }
    })
    const others = [...shown, socialCardPath(page.path)].map((path) => ({ path: path.slice(1) }))
    yield { files: [], problems, sources: page.sources, future: { files: [...checked, ...others], from } }
  }
  const context = { site, settings: content.get(site.settings), address: options.address, pages: pages.all }
  const made = [searchFile(entries), ...renderFeeds(items, context), ...machineFilesOf(context), ...bundled]
  paths.push(...made.map(({ path }) => path))
  const others = otherFilesOf(content, context, pages.futurePages, { pictures, paths })
  const files: OtherFile[] = [...made, ...others.files]
  for (const { path, content: bytes, source } of files) {
    const file = { path, source, content: typeof bytes === 'function' ? bytes() : bytes }
    const sources = source === undefined ? [] : [source]
    yield { files: [{ ...file, analysis: analyse(file) }], problems: [], sources }
  }
  yield { files: [], problems: others.problems, sources: [] }
}
