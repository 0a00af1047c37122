import { BrokenPart, proseFiles, type Content, type ProseName } from '../content/content.ts'
import type { Problem } from '../generator/content/problem.ts'
import { href, routes } from '../routes.ts'
import { heldBackArticles, publishedArticles, shownArticles } from './articles.ts'
import type { Backend, Page, SiteSettings } from './page.ts'
import { propsOf, type Known } from './props.ts'
import { redirectsOf, type Redirect } from './redirects.ts'
import type { SiteAddress } from './site-address.ts'
import { socialCardOf } from './social.ts'
import { listedRoutes, metaOf, pathOf, singleRoutes, sourcesOf, type SingleRoute } from './sources.ts'
import { blogPosting, breadcrumbs, faqPage, organization } from './structured-data.ts'

export interface SiteOptions {
  address: SiteAddress
  /** The day of the build, YYYY-MM-DD: articles dated later are held back. */
  today: string
  /** Whether the site shows those and the drafts, each with a banner: for its writers and reviewers, not for readers. */
  drafts?: boolean
  /** Where the newsletter's form sends addresses. */
  backend: Backend
}

/** The whole site as values. */
export interface Site {
  settings: SiteSettings
  address: SiteAddress
  pages: Page[]
  /** Paths that exist but whose content has problems: no page is made, and links to them are no further problem. */
  broken: string[]
  /** Drafts and articles dated later, of which the site may tell nothing; none where it shows them. */
  heldBack: { path: string; title: string; draft: boolean }[]
  /** Addresses at which published articles stood before. */
  redirects: Redirect[]
  problems: Problem[]
}

/** Makes every page from the content, and leaves out those whose part of it is broken. */
export function pagesOf(content: Content, { address, today, drafts = false, backend }: SiteOptions): Site {
  const hidden = heldBackArticles(content, today)
  const articles = publishedArticles(content, today)
  const known: Known = { content, articles, heldBack: drafts ? hidden : [], address, backend }
  const context = { site: content.site, address }
  const articlePaths = [...articles, ...known.heldBack].map(({ slug }) => href('article', { slug }))
  const broken = content.brokenArticles.map(({ slug }) => href('article', { slug }))
  const unlessBroken = <T>(make: () => T[], paths: string[]): T[] => {
    try {
      return make()
    } catch (error) {
      if (!(error instanceof BrokenPart)) throw error
      broken.push(...paths)
      return []
    }
  }
  const pages = [
    ...singleRoutes.flatMap((name) => unlessBroken<Page>(() => [singlePage(name, known, context)], [pathOf(name)])),
    ...unlessBroken<Page>(() => articlePages(known, context), articlePaths),
  ].map((page) => withCard(page, content))
  const heldBack = drafts
    ? []
    : hidden.map(({ slug, matter }) => ({ path: href('article', { slug }), title: matter.title, draft: matter.draft }))
  const problems = unlessBroken(() => checkSitemap(content), [])
  return { settings: content.site, address, pages, broken, heldBack, redirects: redirectsOf(known.articles), problems }
}

function withCard(page: Page, content: Content): Page {
  const card = socialCardOf(page, content)
  return card ? { ...page, card } : page
}

type Context = Parameters<typeof organization>[0]

function singlePage<N extends SingleRoute>(route: N, known: Known, context: Context): Page<N> {
  const { content } = known
  const path = pathOf(route)
  const { title, description } = metaOf(route, content)
  const trail = [...ancestorsOf(path, content), { title, path }]
  const extra = route === 'home' ? [organization(context)] : [breadcrumbs(trail, context)]
  return {
    route,
    path,
    title,
    description,
    listed: routes[route].listed,
    sources: sourcesOf(route),
    structuredData: [...extra, ...(route === 'docs' ? [faqPage(content.data.docs.faq)] : [])],
    ...(route in proseFiles ? { body: bodyOf(content.prose[route as ProseName]) } : {}),
    props: propsOf[route](known),
  }
}

function articlePages(known: Known, context: Context): Page<'article'>[] {
  const { content } = known
  const { labels } = content.data.blog
  const shown = shownArticles(known)
  return shown.map(({ article, card }, index) => {
    const { title, description, path } = card
    return {
      route: 'article',
      path,
      title,
      description,
      listed: card.heldBack === undefined,
      sources: [article.file],
      structuredData: [
        blogPosting(card, context),
        breadcrumbs([...ancestorsOf(path, content), { title, path }], context),
      ],
      body: bodyOf(article),
      props: { article: card, labels, newer: shown[index - 1]?.card, older: shown[index + 1]?.card },
    }
  })
}

function bodyOf({ file, hash }: { file: string; hash: string }): { file: string; hash: string } {
  return { file, hash }
}

/** The home page, and every page whose path this one continues. */
function ancestorsOf(path: string, content: Content): { title: string; path: string }[] {
  return listedRoutes
    .map((name) => ({ path: pathOf(name), name }))
    .filter((page) => path !== page.path && path.startsWith(page.path))
    .map((page) => ({ title: metaOf(page.name, content).title, path: page.path }))
}

/** Listed pages that sitemap.json does not name. (A path that no page has is found as any bad link is.) */
function checkSitemap({ data }: Content): Problem[] {
  const named = new Set(data.sitemap.sections.flatMap(({ paths }) => paths))
  return listedRoutes
    .map(pathOf)
    .filter((path) => !named.has(path))
    .map((path) => ({
      file: 'content/data/sitemap.json',
      message: `does not name ${path}. Add it to one of the sections.`,
    }))
}
