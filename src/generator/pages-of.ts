import { unlessBroken, type Content } from './content/content.ts'
import { baseName, isTextIn } from './content/slugs.ts'
import { countPdfPages } from './content/pdf.ts'
import { noDay, publicationDayOf, type PageDefinition } from './define/page.ts'
import { pathWith } from './define/define-routes.ts'
import type { FuturePage, Get, HeadContext, HeldBack, Page, PageContext, SiteDefinition } from './define/index.ts'
import type { Tree } from './content/source.ts'
import type { ContentFiles } from './markdown/file-links.ts'
import { memoise } from './memoise.ts'
import type { Problem } from './content/problem.ts'
import { absolute } from './content/site-address.ts'
import { sharesCard } from './render/social.ts'
import { sha256Of } from './sha256.ts'

export interface Options extends Pick<PageContext, 'address' | 'today' | 'drafts' | 'env'> {
  /** The day of the build or today, whichever is later: a later day in the content has not come yet. */
  lastDay: string
  /** Folders of the machine that builds, which no file may name. */
  folders: string[]
  /** The anon key of the newsletter's database, or nothing: no other key may stand on a page. */
  publicKey: string
}

export interface Pages {
  all: Page[]
  /** Paths whose content has problems: no page is made, and links to them are no further problem. */
  broken: string[]
  heldBack: HeldBack[]
  /** Those that no file may mention: all, or none if drafts are shown. A title that a published page has as well is "". */
  hidden: HeldBack[]
  futurePages: FuturePage[]
  problems: Problem[]
}

/** Every page of the site: first the heads of all, then the pages, which may list the heads of the others. */
export function pagesOf(content: Content, site: SiteDefinition, options: Options): Pages {
  const { get } = content
  const headContext: HeadContext = { ...options, publicFile: publicFileReader(content) }
  const heads = new Map(site.pages.map((page) => [page, unlessBroken(undefined, () => page.heads(get, headContext))]))
  const context: PageContext = { ...headContext, pages: [...heads.values()].flatMap((known) => known ?? []) }
  const brokenTexts = brokenTextsOf(content, site)
  const broken = brokenTexts.filter(({ draft }) => options.drafts || !draft).map(({ path }) => path)
  const settings = unlessBroken(undefined, () => get(site.settings))
  const made = site.pages.flatMap((page) => {
    const pages = settings && unlessBroken(undefined, () => page.pages(get, context))
    if (!pages) broken.push(...(heads.get(page) ?? [page.route]).map(({ path }) => path))
    return pages ?? []
  })
  const firstAt = new Map(made.toReversed().map((page) => [page.path, page]))
  const duplicates = made.filter((page) => firstAt.get(page.path) !== page)
  const heldBack = [
    ...site.pages.flatMap((page) => unlessBroken([], () => page.heldBack?.(get, headContext) ?? [])),
    ...brokenTexts.filter(({ draft }) => draft),
  ]
  const all = made.filter((page) => !duplicates.includes(page)).map(withBreadcrumbs(context))
  const hidden = (options.drafts ? [] : heldBack).map((text) => ({
    ...text,
    title: all.some(({ title }) => title.includes(text.title)) ? '' : text.title,
  }))
  const misplacedAt = (isAt: (path: string) => boolean, reason: string): Problem[] =>
    made.filter(({ path }) => isAt(path)).map(misplaced(reason))
  return {
    all,
    broken,
    heldBack,
    hidden,
    futurePages: settings ? futurePagesOf(hidden, get, site, context) : [],
    problems: [
      ...site.checks.flatMap((check) => unlessBroken([], () => check.run(get, content.problemAt, context))),
      ...duplicates.map(misplaced('which is another page. Rename the file, or change a route.')),
      ...misplacedAt((path) => path.startsWith('/assets/'), 'where browsers keep files for a year. Rename it.'),
      ...misplacedAt(sharesCard, 'whose social card is that of another page. Rename it.'),
    ],
  }
}

function misplaced(reason: string): (page: Page) => Problem {
  return ({ path, sources: [file = ''] }) => ({ file, message: `would be ${path}, ${reason}` })
}

/** Texts whose problems keep them from making a page. A draft among them is held back like any other. */
function brokenTextsOf({ brokenTexts }: Content, site: SiteDefinition): HeldBack[] {
  return brokenTexts.map(({ file, title, isDraft }) => {
    const family = familyOf(file, site)
    const path = pathWith(family?.route.path ?? '', { slug: baseName(file) })
    return { path, file, title, date: '', draft: isDraft && family?.heldBack !== undefined }
  })
}

function familyOf(file: string, { pages }: Pick<SiteDefinition, 'pages'>): PageDefinition | undefined {
  return pages.find(({ sources: [first] }) => first?.kind === 'texts' && isTextIn(first.file, file))
}

/** The pages of texts that are held back: each as on its day, with what is published by then. */
function futurePagesOf(hidden: HeldBack[], get: Get, site: SiteDefinition, context: PageContext): FuturePage[] {
  const withTrail = withBreadcrumbs(context)
  const starts = new Map(hidden.map((text) => [text.path, publicationDayOf(text)]))
  const families = site.pages.filter((family) => family.heldBack)
  return [...new Set(starts.values())].flatMap((from) => {
    const contextThen = from === noDay ? { ...context, drafts: true } : { ...context, today: from }
    const startsThen = (path: string): boolean => starts.get(path) === from
    return families
      .flatMap((family) => unlessBroken([], () => family.pages(get, contextThen, startsThen)))
      .map((page) => ({ page: withTrail(page), from }))
  })
}

/** The files that links may name. Each leads to the page that the file makes, published or not. */
export function contentFilesOf(tree: Tree, site: Pick<SiteDefinition, 'pages'>): ContentFiles {
  return {
    paths: new Set(tree.content.keys()),
    pageOf(file) {
      const family = familyOf(file, site)
      return family && pathWith(family.route.path, { slug: baseName(file) })
    },
  }
}

/** Adds to a page the way to it from the home page, https://schema.org/BreadcrumbList: the pages whose paths its own continues. */
function withBreadcrumbs({ pages, address }: PageContext): (page: Page) => Page {
  const listed = new Map(pages.filter((page) => page.listed).map((page) => [page.path, page]))
  return (page) => {
    if (page.path === '/') return page
    const starts = [...page.path.matchAll(/\/(?=.)/g)].map(({ index }) => page.path.slice(0, index + 1))
    const crumbs = {
      '@type': 'BreadcrumbList',
      itemListElement: [...starts.flatMap((path) => listed.get(path) ?? []), page].map(({ title, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        item: absolute(address, path),
      })),
    }
    // The data of the article itself comes first.
    return { ...page, structuredData: page.structuredData.toSpliced(page.feed ? 1 : 0, 0, crumbs) }
  }
}

function publicFileReader({ tree }: Content): PageContext['publicFile'] {
  return memoise((address) => {
    const bytes = tree.public.get(address)?.read()
    return bytes && { bytes: bytes.length, sha256: sha256Of(bytes), pdfPages: countPdfPages(bytes) }
  })
}
