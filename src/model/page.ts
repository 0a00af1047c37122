import type { Body } from '../generator/markdown/body.ts'
import type { Data } from '../content/schemas.ts'
import type { IconName } from '../site/schemas/catalogue.ts'
import type { Category, ProseMatter } from '../site/data/front-matter.ts'
import type { Status } from '../site/schemas/service-status.ts'
import type { RouteName } from '../routes.ts'

export type { Body, Heading } from '../generator/markdown/body.ts'
export type { Point } from '../generator/define/fields.ts'
export type { IconName } from '../site/schemas/catalogue.ts'
export type { Data } from '../content/schemas.ts'
export type { SiteSettings } from '../site/schemas/site.ts'
export type { Category } from '../site/data/front-matter.ts'
export type { Status } from '../site/schemas/service-status.ts'

/** A page of the site as a plain value: its HTML depends on this value and on the renderer's code, on nothing else. */
export interface Page<N extends RouteName = RouteName> {
  route: N
  /** Without the base path: "/docs/". */
  path: string
  title: string
  description: string
  /** Whether search engines may list it: it stands in sitemap.xml, or else says noindex. */
  listed: boolean
  /** The content files it is made of, its main one first: where a problem on it is looked for. */
  sources: string[]
  /** JSON-LD, without @context. */
  structuredData: object[]
  /** Where its prose comes from; parsed when the page is rendered, so that memory stays flat. */
  body?: BodySource
  /** The picture that other sites show beside a link to it. */
  card?: SocialCard
  props: PageProps[N]
}

/** A picture that was made for a page, or one that stands in for it. */
export interface SocialCard {
  /** Without the base path: "/social/docs.png". */
  path: string
  alt: string
  /** Pixels. */
  width: number
  height: number
}

/** The Markdown below a page's front matter: where it is and what it needs to be parsed. */
export interface BodySource {
  file: string
  /** SHA-256 of the file's bytes. */
  hash: string
}

/** Where on the way from a rule to its evidence a tool works. */
export type Place = keyof Data['products']['map']['places']

export interface ProductCard {
  slug: string
  name: string
  purpose: string
  repository: string
  docsPath: string
  languages: string[]
  licence: string
  tags: string[]
  places: Place[]
  early?: string | undefined
  /** "August 29, 2025" */
  checked: Day
  source: string
  unverified: boolean
}

/** A tool in the catalogue, with the drawing that stands for it among the documentation too, where it has one there. */
export interface CatalogueEntry extends ProductCard {
  icon?: IconName | undefined
}

/** A day in both forms that HTML wants: "2025-07-15" for machines, "July 15, 2025" for people. */
export interface Day {
  iso: string
  text: string
}

export interface ArticleCard {
  id: string
  slug: string
  path: string
  /** Where it first stood: the same as `path` unless it has moved. Its id in feeds is made of that. */
  firstPath: string
  title: string
  description: string
  date: Day
  updated?: Day | undefined
  category: Category
  /** Minutes. */
  readTime: number
  placeholder: boolean
  /** Where it is no published article, but shown on a site with drafts. */
  heldBack?: HeldBack | undefined
}

/** What a site with drafts says of an article that is held back. */
export interface HeldBack {
  /** "Draft", or "Planned for July 15, 2027". */
  label: string
  /** What that means, in a sentence. */
  meaning: string
}

export interface DocumentationEntry {
  id: string
  name: string
  url: string
  description: string
  icon: IconName
  /** The tool that the documents are about. */
  product: ProductCard
}

export interface PaperCard {
  id: string
  title: string
  description: string
  type: string
  pages: number
  fileSize: string
  /** The file itself. */
  url: string
  date: Day
  sha256: string
  bibtex: string
  /** The viewer, told to show the file. */
  viewPath: string
  placeholder: boolean
}

export interface Prose {
  matter: Omit<ProseMatter, 'updated'> & { updated?: Day | undefined }
}

/** The form that subscribes an address, and where it sends one. */
export interface Newsletter {
  text: Data['newsletter']
  backend: Backend
}

/** The newsletter's database. */
export interface Backend {
  /** Of the hosted project; or "/", the site itself, where `dev` and `preview` answer. */
  url: string
  /** The public key of the anonymous role. */
  key: string
}

type Confirmation = { text: Data['contact-success'] }

/** What the view of each route is given, besides the parsed body where the page has one. */
export interface PageProps {
  home: { text: Data['home']; newsletter: Newsletter }
  products: {
    text: Data['products']
    groups: { id: string; name: string; description: string; products: CatalogueEntry[] }[]
  }
  mission: { text: Data['mission'] }
  learn: Prose
  docs: {
    text: Data['docs']
    labels: Data['products']['labels']
    categories: { name: string; id: string; entries: DocumentationEntry[] }[]
    /** By the alphabet, with the entries of the tools that have it among their tags. */
    subjects: { subject: string; tools: { id: string; name: string }[] }[]
  }
  caseStudies: Prose
  blog: {
    text: Data['blog']
    categories: readonly Category[]
    articles: ArticleCard[]
    papers: Data['papers']
    paperCards: PaperCard[]
    newsletter: Newsletter
  }
  article: {
    article: ArticleCard
    labels: Data['blog']['labels']
    newer?: ArticleCard | undefined
    older?: ArticleCard | undefined
  }
  roadmap: {
    text: Data['roadmap']
    stages: Data['mission']['roadmap']['stages']
    phases: Data['roadmap-phases']
    risks: Data['deliverables-and-risks']
    targets: Data['targets']
  }
  status: {
    text: Data['status']
    reviewed: Day
    /** The worst status of any service. */
    overall: 'operational' | 'degraded' | 'unknown'
    headline: string
    incidents: (Omit<Data['status']['incidents']['items'][number], 'date'> & { date: Day; status: Status })[]
  }
  security: Prose
  contact: { text: Data['contact'] }
  contactSuccess: Confirmation
  careers: {
    text: Data['careers']
    openings: (Data['careers']['openings']['items'][number] & { applyHref: string })[]
  }
  press: {
    text: Data['press']
    /** mailto: */
    mail: string
    releases: (Omit<Data['press']['releases']['items'][number], 'date'> & { date: Day; size: string })[]
    mediaKit: (Data['press']['mediaKit']['items'][number] & { size: string })[]
  }
  terms: Prose
  privacy: Prose
  sitemap: {
    text: Data['sitemap']
    /** Addresses that the search is given: of the page itself, and of the index. */
    search: { page: string; index: string }
    sections: { heading: string; pages: { path: string; title: string }[] }[]
    repositories: { name: string; href: string }[]
  }
  subscribeSuccess: Confirmation
  paperViewer: { text: Data['paper-viewer']; labels: Data['papers']['labels']; papers: PaperCard[]; allowed: string[] }
  notFound: { text: Data['not-found'] }
}

/** Routes whose pages have a Markdown body. */
export type ProseRoute = 'article' | 'learn' | 'caseStudies' | 'security' | 'terms' | 'privacy'
export type ViewProps<N extends RouteName> = PageProps[N] & (N extends ProseRoute ? { body: Body } : unknown)
