import type { Content, ProseName } from '../content/content.ts'
import { sizeOf, type PublicFiles } from '../generator/content/public-files.ts'
import { categories } from '../site/data/front-matter.ts'
import { cardOf, shownArticles } from './articles.ts'
import { documentation, paperCards, productGroups, repositories, subjectsOf } from './catalogue.ts'
import { dayOf } from './day.ts'
import type { Backend, Data, PageProps, Prose, SiteSettings } from './page.ts'
import type { SiteAddress } from './site-address.ts'
import { searchPath } from './search.ts'
import { listedRoutes, metaOf, pathOf, type SingleRoute } from './sources.ts'

export interface Known {
  content: Content
  /** The published ones, newest first. */
  articles: Content['articles']
  /** What a site with drafts shows besides. */
  heldBack: Content['articles']
  address: SiteAddress
  backend: Backend
}

/** The props of every route but the articles'. To read a broken part of the content throws BrokenPart. */
export const propsOf: { [N in SingleRoute]: (known: Known) => PageProps[N] } = {
  home: ({ content: { data }, backend }) => ({ text: data.home, newsletter: { text: data.newsletter, backend } }),
  products: ({ content: { data, site } }) => ({ text: data.products, groups: productGroups(data, site) }),
  mission: ({ content: { data } }) => ({ text: data.mission }),
  learn: prose('learn'),
  docs: ({ content: { data, site } }) => ({
    text: data.docs,
    labels: data.products.labels,
    categories: documentation(data, site),
    subjects: subjectsOf(data.products),
  }),
  caseStudies: prose('caseStudies'),
  blog: (known) => ({
    text: known.content.data.blog,
    categories,
    articles: shownArticles(known).map(({ card }) => card),
    papers: known.content.data.papers,
    paperCards: paperCards(known.content, known.address),
    newsletter: { text: known.content.data.newsletter, backend: known.backend },
  }),
  roadmap: ({ content: { data } }) => ({
    text: data.roadmap,
    stages: data.mission.roadmap.stages,
    phases: data['roadmap-phases'],
    risks: data['deliverables-and-risks'],
    targets: data.targets,
  }),
  status: ({ content: { data } }) => serviceStatus(data.status),
  security: prose('security'),
  contact: ({ content: { data } }) => ({ text: data.contact }),
  contactSuccess: ({ content: { data } }) => ({ text: data['contact-success'] }),
  careers: ({ content: { data, site } }) => ({ text: data.careers, openings: openings(data.careers, site) }),
  press: ({ content: { data, site, publicFiles } }) => ({
    text: data.press,
    mail: `mailto:${site.addresses.press}`,
    // Newest first, in whatever order they are written.
    releases: data.press.releases.items
      .toSorted((a, b) => b.date.localeCompare(a.date))
      .map((release) => ({
        ...release,
        date: dayOf(release.date),
        size: sizeIn(publicFiles, release.file),
      })),
    mediaKit: data.press.mediaKit.items.map((item) => ({ ...item, size: sizeIn(publicFiles, item.file) })),
  }),
  terms: prose('terms'),
  privacy: prose('privacy'),
  sitemap: sitemapProps,
  subscribeSuccess: ({ content: { data } }) => ({ text: data['subscribe-success'] }),
  paperViewer: ({ content, address }) => ({
    text: content.data['paper-viewer'],
    labels: content.data.papers.labels,
    papers: paperCards(content, address),
    allowed: content.site.viewerOrigins,
  }),
  notFound: ({ content: { data } }) => ({ text: data['not-found'] }),
}

function sizeIn(files: PublicFiles, url: string): string {
  return sizeOf(files.get(url)?.bytes ?? 0)
}

function prose(name: ProseName): (known: Known) => Prose {
  return ({ content }) => {
    const { matter } = content.prose[name]
    return { matter: { ...matter, updated: matter.updated === undefined ? undefined : dayOf(matter.updated) } }
  }
}

function serviceStatus(text: Data['status']): PageProps['status'] {
  const states = text.services.items.map(({ status }) => status)
  const overall = states.every((state) => state === 'operational')
    ? 'operational'
    : states.includes('degraded')
      ? 'degraded'
      : 'unknown'
  return {
    text,
    reviewed: dayOf(text.reviewed),
    overall,
    headline: text.headlines[overall],
    incidents: text.incidents.items.map((incident) => ({ ...incident, date: dayOf(incident.date) })),
  }
}

function openings(
  { openings: { items } }: Data['careers'],
  { addresses }: SiteSettings,
): PageProps['careers']['openings'] {
  return items.map((opening) => ({
    ...opening,
    applyHref: `mailto:${addresses.careers}?subject=${encodeURIComponent(opening.title)}`,
  }))
}

function sitemapProps(known: Known): PageProps['sitemap'] {
  const { content, articles } = known
  const text = content.data.sitemap
  const titles = new Map(listedRoutes.map((name) => [pathOf(name), metaOf(name, content).title]))
  const pageAt = (path: string): { path: string; title: string } => ({ path, title: titles.get(path) ?? path })
  const posts = articles.map(cardOf).map(({ path, title }) => ({ path, title }))
  return {
    text,
    search: { page: pathOf('sitemap'), index: searchPath },
    sections: [
      ...text.sections.map(({ heading, paths }) => ({ heading, pages: paths.map(pageAt) })),
      { heading: text.articles, pages: posts },
    ],
    repositories: repositories(content),
  }
}
