import type { ComponentType, Provider, ReactElement, ReactNode } from 'react'
import type { z } from 'zod'
import type { Document } from '../../content/content.ts'
import type { KeyPath } from '../content/located.ts'
import type { Problem } from '../content/problem.ts'
import type { SiteSettings } from '../../site/schemas/site.ts'
import type { Island } from './define-island.ts'
import type { BlockLevel, Body } from '../markdown/body.ts'
import type { Plain } from '../render/versions/plain-block.ts'
import { pathWith, type Route } from './define-routes.ts'
import type { SiteAddress } from '../content/site-address.ts'
import type { PublicFile } from '../content/public-files.ts'

// All that a website may import from the generator: functions that state what it is made of. Each closes over the types of what
// it is given, so that lists of pages and blocks hold values of one type, and no table has to pair a name with its type.

// ── Where a value comes from ────────────────────────────────────────────────────────────────────────────────────────────────────

/** content/<file>, a JSON file that must fit a schema. */
export interface DataFile<T> {
  kind: 'data'
  file: string
  schema: z.ZodType<T>
}
/** content/<file>, one Markdown text whose front matter must fit a schema. */
export interface TextFile<M> {
  kind: 'text'
  file: string
  schema: z.ZodType<M>
}
/** content/<folder>/<slug>.md, many of them. */
export interface TextFolder<M> {
  kind: 'texts'
  file: string
  schema: z.ZodType<M>
}
export type Source<T = unknown> = DataFile<T> | TextFile<T> | TextFolder<T>
export type Uses = Record<string, Source>

export type ValueOf<S> =
  S extends DataFile<infer T>
    ? T
    : S extends TextFile<infer M>
      ? Document<M>
      : S extends TextFolder<infer M>
        ? Document<M>[]
        : never
export type ValuesOf<U> = { [K in keyof U]: ValueOf<U[K]> }

/** The value of a source. Throws BrokenPart where the writers' file has problems, which have been told. */
export type Get = <S extends Source>(source: S) => ValueOf<S>

export function dataFile<T>(file: string, schema: z.ZodType<T>): DataFile<T> {
  return { kind: 'data', file: `content/${file}`, schema }
}
export function textFile<M>(file: string, schema: z.ZodType<M>): TextFile<M> {
  return { kind: 'text', file: `content/${file}`, schema }
}
export function textFolder<M>(folder: string, schema: z.ZodType<M>): TextFolder<M> {
  return { kind: 'texts', file: `content/${folder}/`, schema }
}

// ── Pages ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What is known of a page before any page is made: so a page may list the others. */
export interface PageHead {
  route: string
  path: string
  title: string
  description: string
  listed: boolean
  /** The writers' files that it is made of, its main one first. */
  sources: string[]
}

/** What a build is told, and what it knows of the whole site. */
export interface Known {
  address: SiteAddress
  /** The day of the build, YYYY-MM-DD. */
  today: string
  drafts: boolean
  /** Of the environment: what the site has asked for by name. */
  env: Readonly<Record<string, string | undefined>>
  /** Of a file in public/, by its address. */
  publicFile: (address: string) => PublicFile | undefined
  /** All pages, in the order of the list. */
  pages: readonly PageHead[]
}

/** How a page differs from most others. */
export interface Traits {
  /** Not in sitemap.xml and noindex. */
  unlisted?: true
  style?: string
  /** In the browser's title bar, without the name of the site. */
  titleAlone?: true
  /** An answer to a mistake: no canonical address, no card. */
  error?: true
  /** Names the feeds in its head. */
  feeds?: true
  /** Is no text to search through. */
  unsearched?: true
}

/** What feeds and other versions say of a text. */
export interface FeedEntry {
  /** Where it first stood. */
  firstPath: string
  title: string
  description: string
  category: string
  date: string
  updated?: string | undefined
  placeholder: boolean
}

/** A page as the generator knows it: a plain value, and a function that draws it. */
export interface Page extends PageHead {
  traits: Traits
  /** With its path, all that its HTML is made of, besides what all pages share. */
  props: object
  /** Its Markdown: parsed when the page is rendered. */
  body?: { file: string; hash: string } | undefined
  draw: (body: Body | undefined) => ReactElement
  structuredData: object[]
  feed?: FeedEntry | undefined
  /** The day of its last change, YYYY-MM-DD, where the writers state one. */
  changed?: string | undefined
  /** On its social card. */
  label?: string | undefined
}

/** A page, or a family of pages, with its types closed over. */
export interface PageDefinition<N extends string = string> {
  route: Route<N>
  sources: Source[]
  heads: (get: Get, known: Omit<Known, 'pages'>) => PageHead[]
  make: (head: PageHead, get: Get, known: Known) => Page
  /** Of a family: those that only exist. */
  heldBack?: (get: Get, known: Omit<Known, 'pages'>) => { path: string; title: string; draft: boolean }[]
}

interface Meta {
  title: string
  description: string
}
type View<P> = (props: P) => ReactElement
interface Common<N extends string, U extends Uses, V, P> extends Traits {
  route: Route<N>
  uses?: U
  structuredData?: (values: V, known: Known, props: P) => object[]
}

type Data<T, U> = { text: T } & ValuesOf<U>

/**
 * A page made of data files; `text` holds its title and description. Without `props`, its view is given the files' values: a view
 * that wants other ones needs them. (NoInfer in `view` would be shorter, but then P falls to its default before `props` is seen.)
 */
export function definePage<
  N extends string,
  T extends { meta: Meta },
  U extends Uses = Record<never, never>,
  P extends object = Data<T, U>,
>(
  spec: Common<N, U, Data<T, U>, NoInfer<P>> & {
    text: DataFile<T>
    props?: (values: Data<T, U>, known: Known) => P
    view: View<P>
  } & (Data<T, U> extends P ? unknown : { props: unknown }),
): PageDefinition<N> {
  const { route, text, uses, props, view: View, structuredData } = spec
  const sources = [text, ...Object.values(uses ?? {})]
  const traits = traitsOf(spec)
  return {
    route,
    sources,
    heads: (get) => [headOf(route, traits, (get(text) as T).meta, sources)],
    make(head, get, known) {
      const values = valuesOf({ text, ...uses }, get) as Data<T, U>
      const own = props ? props(values, known) : (values as unknown as P)
      return {
        ...head,
        traits,
        props: own,
        draw: () => <View {...own} />,
        structuredData: structuredData?.(values, known, own) ?? [],
      }
    },
  }
}

/** A page that is one Markdown text. */
export function defineTextPage<
  N extends string,
  M extends Meta,
  P extends object,
  U extends Uses = Record<never, never>,
>(
  spec: Common<N, U, { text: Document<M> } & ValuesOf<U>, NoInfer<P>> & {
    text: TextFile<M>
    props: (values: { text: Document<M> } & ValuesOf<U>, known: Known) => P
    changed?: (text: M) => string | undefined
    view: View<P & { body: Body }>
  },
): PageDefinition<N> {
  const { route, text, uses, props, view: View, structuredData } = spec
  const sources = [text, ...Object.values(uses ?? {})]
  const traits = traitsOf(spec)
  return {
    route,
    sources,
    heads: (get) => [headOf(route, traits, (get(text) as Document<M>).matter, [text])],
    make(head, get, known) {
      const values = valuesOf({ text, ...uses }, get) as { text: Document<M> } & ValuesOf<U>
      const own = props(values, known)
      const { file, hash } = values.text
      return {
        ...head,
        traits,
        props: own,
        body: { file, hash },
        draw: (body) => <View {...own} body={bodyIn(body, head)} />,
        structuredData: structuredData?.(values, known, own) ?? [],
        changed: spec.changed?.(values.text.matter),
      }
    },
  }
}

/** Which of a folder's texts have a page, in their order; and which only exist. */
export interface Chosen<M> {
  shown: Document<M>[]
  heldBack: Document<M>[]
}

/** A family of pages: one for each text of a folder. */
export function definePages<
  N extends string,
  M extends Meta & { draft: boolean },
  P extends object,
  U extends Uses = Record<never, never>,
>(
  spec: Common<N, U, { text: Document<M> } & ValuesOf<U>, NoInfer<P>> & {
    each: TextFolder<M>
    choose: (documents: Document<M>[], known: Omit<Known, 'pages'>) => Chosen<M>
    isListed: (document: Document<M>, known: Omit<Known, 'pages'>) => boolean
    props: (values: { text: Document<M>; shown: Document<M>[] } & ValuesOf<U>, known: Known) => P
    view: View<P & { body: Body }>
    changed?: (text: M) => string | undefined
    feed?: (props: NoInfer<P>) => FeedEntry
    label?: (props: NoInfer<P>) => string
  },
): PageDefinition<N> {
  const { route, each, uses, choose, isListed, props, view: View, structuredData, feed, label } = spec
  const traits = traitsOf(spec)
  const pathOf = ({ slug }: Document<M>): string => pathWith(route.path, { slug })
  const chosen = (get: Get, known: Omit<Known, 'pages'>): Chosen<M> => choose(get(each) as Document<M>[], known)
  return {
    route,
    sources: [each, ...Object.values(uses ?? {})],
    heads: (get, known) =>
      chosen(get, known).shown.map((document) => ({
        route: route.name,
        path: pathOf(document),
        title: document.matter.title,
        description: document.matter.description,
        listed: isListed(document, known),
        sources: [document.file],
      })),
    heldBack: (get, known) =>
      chosen(get, known).heldBack.map((document) => ({
        path: pathOf(document),
        title: document.matter.title,
        draft: document.matter.draft,
      })),
    make(head, get, known) {
      const { shown } = chosen(get, known)
      const text = shown.find((document) => pathOf(document) === head.path)
      if (!text) throw new Error(`${head.path} is no page of ${each.file}`)
      const values = { ...valuesOf(uses ?? {}, get), text, shown } as {
        text: Document<M>
        shown: Document<M>[]
      } & ValuesOf<U>
      const own = props(values, known)
      return {
        ...head,
        traits,
        props: own,
        body: { file: text.file, hash: text.hash },
        draw: (body) => <View {...own} body={bodyIn(body, head)} />,
        structuredData: structuredData?.(values, known, own) ?? [],
        changed: spec.changed?.(text.matter),
        feed: feed?.(own),
        label: label?.(own),
      }
    },
  }
}

function headOf(route: Route, { unlisted }: Traits, { title, description }: Meta, sources: Source[]): PageHead {
  const { name, path } = route
  return { route: name, path, title, description, listed: !unlisted, sources: sources.map(({ file }) => file) }
}

function traitsOf({ unlisted, style, titleAlone, error, feeds, unsearched }: Traits): Traits {
  return {
    ...(unlisted && { unlisted }),
    ...(style && { style }),
    ...(titleAlone && { titleAlone }),
    ...(error && { error }),
    ...(feeds && { feeds }),
    ...(unsearched && { unsearched }),
  }
}

function valuesOf(uses: Uses, get: Get): Record<string, unknown> {
  return Object.fromEntries(Object.entries(uses).map(([name, source]) => [name, get(source)]))
}

function bodyIn(body: Body | undefined, { path }: PageHead): Body {
  if (!body) throw new Error(`${path} was drawn without its text`)
  return body
}

// ── Blocks ──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface BlockProps<T> {
  data: T
  /** Of headings inside it. */
  level: BlockLevel
}

/** A block of a text: its data with the ways to show them. */
export interface DrawnBlock {
  draw: (level: BlockLevel) => ReactElement
  /** For readers that know none of our components. */
  plain: () => Plain[]
}

/** A kind of block, its type closed over; `Settings` are the site's. */
export interface BlockKind<Settings> {
  name: string
  schema: z.ZodType
  of: (data: unknown) => { draw: DrawnBlock['draw']; plain: (settings: Settings) => Plain[] }
}

/** The same to those who show it outside a text: its data file has this schema, and its view this type. */
export interface BlockDefinition<T, Settings> extends BlockKind<Settings> {
  schema: z.ZodType<T>
  View: View<BlockProps<T>>
}

export function defineBlock<T, Settings = unknown>(spec: {
  name: string
  schema: z.ZodType<T>
  view: View<BlockProps<T>>
  plain: (data: T, settings: Settings) => Plain[]
}): BlockDefinition<T, Settings> {
  const { name, schema, view: View, plain } = spec
  return {
    name,
    schema,
    View,
    // Given only what this schema has let through.
    of: (data) => ({
      draw: (level) => <View data={data as T} level={level} />,
      plain: (settings) => plain(data as T, settings),
    }),
  }
}

// ── Checks of what one file says of another ─────────────────────────────────────────────────────────────────────────────────────

export interface Check {
  sources: Source[]
  run: (get: Get, problemAt: ProblemAt, pages: readonly PageHead[]) => Problem[]
}
export type ProblemAt = (source: Source, path: KeyPath, message: string) => Problem

export function defineCheck<U extends Uses>(spec: {
  uses: U
  check: (values: ValuesOf<U>, at: ProblemAt, pages: readonly PageHead[]) => Problem[]
}): Check {
  return {
    sources: Object.values(spec.uses),
    run: (get, at, pages) => spec.check(valuesOf(spec.uses, get) as ValuesOf<U>, at, pages),
  }
}

/** A block of a site whose settings are known. */
export interface SiteBlock {
  name: string
  schema: z.ZodType
  of: (data: unknown) => DrawnBlock
}

/** Blocks with the settings of their site. */
export function blocksWith<Settings>(blocks: readonly BlockKind<Settings>[], settings: Settings): SiteBlock[] {
  return blocks.map(({ name, schema, of }) => ({
    name,
    schema,
    of: (data) => {
      const { draw, plain } = of(data)
      return { draw, plain: () => plain(settings) }
    },
  }))
}

// ── The site ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface SiteDefinition<Settings extends SharedSettings = SharedSettings> {
  /** What every page shares. */
  settings: DataFile<Settings>
  pages: readonly PageDefinition[]
  blocks: readonly BlockKind<Settings>[]
  islands: readonly Island[]
  checks: readonly Check[]
  /** Names that every text must spell as a source does. */
  names: { source: Source; of: (get: Get) => string[] }
  /** Stylesheets by name. */
  styles: Readonly<Record<string, string>>
  defaultStyle: string
  /** Entries of the browser's code. */
  browser: { back: string }
  Layout: ComponentType<{ children: ReactNode }>
  Settings: Provider<Settings | null>
}

/** What the generator needs to know of the settings. */
export type SharedSettings = Pick<
  SiteSettings,
  'name' | 'url' | 'feeds' | 'header' | 'viewerOrigins' | 'organisation' | 'addresses'
>
