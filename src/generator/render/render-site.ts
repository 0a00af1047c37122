import { createHash } from 'node:crypto'
import { blocksWith } from '../define/define.tsx'
import type { Problem } from '../content/problem.ts'
import { bodiesOf } from '../markdown/parse-bodies.ts'
import type { SiteSettings } from '../../site/schemas/site.ts'
import { parseSocialCards } from '../content/social-cards.ts'
import { socialCardOf } from '../../model/social.ts'
import type { Assets } from './assets.ts'
import { fileReader, type FileNotes } from './file-notes.ts'
import type { Secrets } from '../checks/check-leaks.ts'
import { fileOf, type OutputFile } from './output-file.ts'
import { searchEntries, searchFile, searchLimit } from '../search/search-index.ts'
import { feedItemOf, feedLength, type FeedItem } from '../feeds/feed.ts'
import { articleMarkdown } from './versions/article-markdown.ts'
import { markdownPath } from '../../routes.ts'
import type { Content } from '../content/parse-content.ts'
import type { Page, SiteDefinition } from '../define/define.tsx'
import type { Options, Pages } from '../pages-of.ts'
import { asOld, asOldContent, filesForMachines } from './not-yet-moved.ts'
import { pageRenderer } from './render-page.tsx'

/** Keeps texts by a name of all that they are made of. */
export interface Cache {
  get: (key: string) => string | undefined
  set: (key: string, value: string) => void
}

/** All that comes of one page. A plain value. */
export interface PageResult {
  /** Its HTML first. */
  files: OutputFile[]
  /** What the checks have found in each. */
  notes: FileNotes[]
  problems: Problem[]
  /** Its text could not be used. */
  isBroken?: true
  pictures: string[]
  searchEntry?: string | undefined
  feedItem?: FeedItem | undefined
}

export interface Rendering {
  content: Content
  pages: Pages
  site: SiteDefinition<SiteSettings>
  options: Options
  assets: Assets
  secrets: Secrets
  cache: Cache
}

export interface Rendered {
  results: { page: Page; result: PageResult }[]
  /** Made of more than one page. */
  files: OutputFile[]
}

/** All pages, and what is made of many. */
export function renderSite(rendering: Rendering): Rendered {
  const makePage = pageMaker(rendering)
  const keyOf = pageKeys(rendering)
  const { pages, cache } = rendering
  const results = pages.all.map((page) => {
    const key = keyOf(page)
    const known = cache.get(key)
    const result = known === undefined ? makePage(page) : (JSON.parse(known) as PageResult)
    if (known === undefined && result.problems.length === 0) cache.set(key, JSON.stringify(result))
    return { page, result }
  })
  const entries = results.flatMap(({ result }) => result.searchEntry ?? [])
  const items = results.flatMap(({ result }) => result.feedItem ?? [])
  return { results, files: [searchFile(entries), ...filesForMachines(items, rendering)] }
}

function pageMaker({ content, pages, site, options, assets, secrets }: Rendering): (page: Page) => PageResult {
  const settings = content.get(site.settings)
  const { address } = options
  const context = { settings, address, assets }
  const render = pageRenderer({ ...context, site })
  const oldPages = { pages: pages.all.map(asOld), address }
  const entryOf = searchEntries(oldPages)
  const read = fileReader(address, secrets)
  const bodyOf = bodyReader(rendering(content, settings, pages), site, settings, address.base)
  const inFeeds = new Set(pages.all.filter(({ feed }) => feed).slice(0, feedLength))
  const cards = asOldContent(settings, parseSocialCards(content.tree))
  return (page) => {
    const old = asOld(page)
    const parsed = page.body && bodyOf(page.body.file)
    if (parsed && !parsed.value)
      return { files: [], notes: [], problems: parsed.problems, isBroken: true, pictures: [] }
    const body = parsed?.value
    const html = render(page, body, socialCardOf(old, cards))
    const article = page.feed && body && 'article' in old.props ? old.props.article : undefined
    const files = [
      { path: fileOf(page.path), text: html },
      ...(article && body
        ? [{ path: fileOf(markdownPath(page.path)), text: articleMarkdown(article, body, context) }]
        : []),
    ]
    return {
      files,
      notes: files.map(({ path, text }) => read(path, text, old)),
      problems: parsed?.problems ?? [],
      pictures: body?.pictures ?? [],
      searchEntry: page.traits.unsearched ? undefined : entryOf(old, html),
      feedItem: article && body && inFeeds.has(page) ? feedItemOf(article, body, context) : undefined,
    }
  }
}

function rendering({ shared, brokenShared, pictures, names, tree }: Content, site: SiteSettings, pages: Pages) {
  const paths = new Set(tree.content.map(({ path }) => path))
  const pageOf = new Map(pages.all.flatMap(({ body, path }) => (body ? [[body.file, path] as const] : [])))
  return {
    tree,
    parts: { site, shared, brokenShared, pictures, productNames: names },
    linked: { paths, pageOf: (file: string) => pageOf.get(file) },
  }
}

function bodyReader(
  { tree, parts, linked }: ReturnType<typeof rendering>,
  site: SiteDefinition<SiteSettings>,
  settings: SiteSettings,
  base: string,
) {
  const kinds = blocksWith(site.blocks, settings)
  return bodiesOf(tree, parts, { linked, kinds, base }).parse
}

/** Names all that a page's bytes, and what is found in them, depend on besides the code. */
function pageKeys({ content, pages, site, options, assets, secrets }: Rendering): (page: Page) => string {
  const texts = content.tree.content.map(({ path }) => path)
  const sizes = content.tree.public.map(({ path, size }) => [path, size])
  const shared = [content.get(site.settings), options.address, assets, secrets, searchLimit(pages.all.length)]
  const forAll = createHash('sha256').update(JSON.stringify(shared))
  const forTexts = createHash('sha256')
    .update(JSON.stringify([texts, sizes]))
    .digest('base64url')
  return ({ draw, ...page }) =>
    forAll
      .copy()
      .update(JSON.stringify([page, page.body && forTexts]))
      .digest('base64url')
}
