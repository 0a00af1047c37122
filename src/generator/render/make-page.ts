import { deserialize, serialize } from 'node:v8'
import type { AnalyseFile, FileAnalysis } from '../checks/analyse-file.ts'
import { joinParts, readPage } from '../checks/read-page.ts'
import { hasPictureExtension } from '../content/pictures/picture-size.ts'
import type { Problem } from '../content/problem.ts'
import type { Page } from '../define/index.ts'
import { feedItemOf, feedLength, type FeedItem } from '../feeds/feeds.ts'
import { bodyParser } from '../markdown/parse-bodies.ts'
import { memoise } from '../memoise.ts'
import { pageTextReader } from '../search/page-text.ts'
import { searchEntry, searchLimit } from '../search/search-index.ts'
import { sha256Of } from '../sha256.ts'
import { markdownPath, outputPath } from './output-file.ts'
import { pageRenderer } from './render-page.tsx'
import type { SiteInput } from './render-site.ts'
import { articleMarkdown } from './versions/article-markdown.ts'

export interface PageResult {
  files: { path: string; analysis: FileAnalysis; content: Uint8Array }[]
  problems: Problem[]
  isBroken?: boolean | undefined
  pictures: string[]
  searchEntry?: string | undefined
  feedItem?: FeedItem | undefined
}

/** Gives a function that makes pages, or takes them from the cache; and one that checks the body of a text. */
export function pageMaker(input: SiteInput): {
  makePage: (page: Page, analyse: AnalyseFile) => PageResult
  problemsIn: (file: string) => Problem[]
} {
  const { content, pages, site, options } = input
  const { address } = options
  const settings = content.get(site.settings)
  const parse = bodyParser(content, site, address.base)
  const render = pageRenderer(input)
  const limit = searchLimit(pages.all.length)
  const inFeeds = new Set(pages.all.flatMap(({ path, feed }) => (feed ? [path] : [])).slice(0, feedLength))
  const keyOf = keyMaker(input, inFeeds)
  const readLayout = memoise((html) => readPage(html))

  const make = (page: Page, analyse: AnalyseFile): PageResult => {
    const { value: body, problems } = page.body ? parse(page.body.file) : { problems: [] }
    if (page.body && !body) return { files: [], problems, isBroken: true, pictures: [] }
    const { head, before, view, after } = nameErrors(page, () => render(page, body))
    const search = pageTextReader()
    const parsed = joinParts(readPage(head), readLayout(before), readPage(view, search), readLayout(after))
    const context = { site, settings, address }
    const isSearched = page.listed && !page.traits.unsearched
    const files = [{ path: outputPath(page.path), content: head + before + view + after }]
    const article = page.feed && { ...page, ...page.feed }
    if (article && body)
      files.push({ path: outputPath(markdownPath(page.path)), content: articleMarkdown(article, body, context) })
    return {
      files: files.map((file) => ({ ...file, content: Buffer.from(file.content), analysis: analyse(file, parsed) })),
      problems,
      pictures: body?.pictures ?? [],
      searchEntry: isSearched ? searchEntry(page, search.pageText(limit), address.base, limit) : undefined,
      feedItem: article && body && inFeeds.has(page.path) ? feedItemOf(article, body, context) : undefined,
    }
  }
  const cached = cachedResults(input)
  return {
    makePage: (page, analyse) => cached(keyOf(page), () => make(page, analyse)),
    problemsIn: (file) => parse(file).problems,
  }
}

function cachedResults({ cache }: SiteInput): (key: string | undefined, make: () => PageResult) => PageResult {
  return (key, make) => {
    if (key === undefined) return make()
    const known = cache.get(key)
    // Written by this function, under a key that names the version of the code.
    if (known !== undefined) return deserialize(known) as PageResult
    const result = make()
    if (result.problems.every(({ warning }) => warning)) cache.set(key, serialize(result))
    return result
  }
}

/** Names the page in an error of rendering. The cause has the stack. */
function nameErrors<T>({ path, sources }: Page, render: () => T): T {
  try {
    return render()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${path} (from ${sources.join(', ')}) could not be rendered: ${reason}`, { cause: error })
  }
}

/** Gives the hash of all inputs of a page's result but the code, whose version the cache adds. `body.hash` covers the Markdown and the data of its blocks; without it, as for broken data, nothing is cached. */
function keyMaker(input: SiteInput, inFeeds: ReadonlySet<string>): (page: Page) => string | undefined {
  const { content, pages, site, options, assets } = input
  const { address, publicKey, folders } = options
  const { all, hidden } = pages
  const settings = content.get(site.settings)
  const cards = [...content.socialCards]
  const shared = hashJson([settings, address, assets, hidden, publicKey, folders, cards, searchLimit(all.length)])
  // Links name content files, and pictures in public/ have sizes.
  const publicFiles = [...content.tree.public.values()].map(({ path, size, read }) => [
    path,
    size,
    hasPictureExtension(path) && sha256Of(read()),
  ])
  const linked = hashJson([[...content.tree.content.keys()], publicFiles])
  return (page) => {
    const { render: _, ...stated } = page
    if (page.body && page.body.hash === undefined) return undefined
    return hashJson([shared, stated, page.body && linked, inFeeds.has(page.path)])
  }
}

function hashJson(value: unknown): string {
  return sha256Of(JSON.stringify(value))
}
