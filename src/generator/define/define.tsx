import type { ComponentType, Provider, ReactElement, ReactNode } from 'react'
import type { z } from 'zod'
import type { Document } from '../content/content.ts'
import type { KeyPath } from '../content/located.ts'
import type { Problem } from '../content/problem.ts'
import type { SharedSettings } from './shared-settings.ts'
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

/** The value of a source. Throws BrokenContent where its file has problems, which have been reported. */
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
  /** Whether drafts and articles dated later are shown. */
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
  /** Entries of the bundle that it runs at once. */
  scripts?: readonly string[]
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
  path: string
  /** Where it first stood. */
  firstPath: string
  title: string
  description: string
  category: string
  /** YYYY-MM-DD, as `updated` is. */
  date: string
  updated?: string | undefined
  placeholder: boolean
}

/** What a page says of a file that it offers, as it shows it. */
export interface Download {
  title: string
  url: string
  pages: number
  /** "501 KB" */
  fileSize: string
}

export interface Contents {
  heading: string
  pages: { path: string }[]
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
  /** Paths at which it stood before. */
  aliases: string[]
  /** PDFs that it offers: their pages and sizes are checked against the files. */
  downloads: Download[]
  /** Sections of other pages that it lists: those of llms.txt. */
  contents?: Contents[] | undefined
  /** The day of its last change, YYYY-MM-DD, where the writers state one. */
  changed?: string | undefined
  /** On its social card. */
  label?: string | undefined
}

/** A text that is a draft, or dated later than the build. */
export interface HeldBack {
  path: string
  file: string
  title: string
  /** YYYY-MM-DD */
  date: string
  draft: boolean
}

/** A page, or a family of pages, with its types closed over. */
export interface PageDefinition<N extends string = string> {
  route: Route<N>
  sources: Source[]
  heads: (get: Get, known: Omit<Known, 'pages'>) => PageHead[]
  pages: (get: Get, known: Known) => Page[]
  /** Of a family: those that are not published yet. */
  heldBack?: (get: Get, known: Omit<Known, 'pages'>) => HeldBack[]
}

interface Meta {
  title: string
  description: string
}
type View<P> = (props: P) => ReactElement
interface Common<N extends string, U extends Uses, V, P> extends Traits {
  route: Route<N>
  uses?: U
  downloads?: (props: P) => Download[]
  contents?: (props: P) => Contents[]
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
  const { route, text, uses, props, view: View } = spec
  const sources = [text, ...Object.values(uses ?? {})]
  const heads = (get: Get): PageHead[] => [headOf(spec, (get(text) as T).meta, sources)]
  return {
    route,
    sources,
    heads,
    pages: (get, known) =>
      heads(get).map((head) => {
        const values = valuesOf({ text, ...uses }, get) as Data<T, U>
        const own = props ? props(values, known) : (values as unknown as P)
        return { ...head, ...statedOf(spec, { values, known, props: own }), draw: () => <View {...own} /> }
      }),
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
  const { route, text, uses, props, view: View } = spec
  const sources = [text, ...Object.values(uses ?? {})]
  const heads = (get: Get): PageHead[] => [headOf(spec, (get(text) as Document<M>).matter, [text])]
  return {
    route,
    sources,
    heads,
    pages: (get, known) =>
      heads(get).map((head) => {
        const values = valuesOf({ text, ...uses }, get) as { text: Document<M> } & ValuesOf<U>
        const own = props(values, known)
        const { file, hash, matter } = values.text
        return {
          ...head,
          ...statedOf(spec, { values, known, props: own }),
          body: { file, hash },
          draw: (body) => <View {...own} body={bodyIn(body, head)} />,
          changed: spec.changed?.(matter),
        }
      }),
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
  M extends Meta & { draft: boolean; date: string },
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
    aliases?: (text: M) => string[]
  },
): PageDefinition<N> {
  const { route, each, uses, choose, isListed, props, view: View } = spec
  const pathOf = ({ slug }: Document<M>): string => pathWith(route.path, { slug })
  const chosen = (get: Get, known: Omit<Known, 'pages'>): Chosen<M> => choose(get(each) as Document<M>[], known)
  const headIn = (document: Document<M>, known: Omit<Known, 'pages'>): PageHead => ({
    route: route.name,
    path: pathOf(document),
    title: document.matter.title,
    description: document.matter.description,
    listed: isListed(document, known),
    sources: [document.file],
  })
  return {
    route,
    sources: [each, ...Object.values(uses ?? {})],
    heads: (get, known) => chosen(get, known).shown.map((document) => headIn(document, known)),
    heldBack: (get, known) =>
      chosen(get, { ...known, drafts: false }).heldBack.map((document) => {
        const { title, date, draft } = document.matter
        return { path: pathOf(document), file: document.file, title, date, draft }
      }),
    pages(get, known) {
      const { shown } = chosen(get, known)
      const shared = valuesOf(uses ?? {}, get)
      return shown.map((text) => {
        const head = headIn(text, known)
        const values = { ...shared, text, shown } as { text: Document<M>; shown: Document<M>[] } & ValuesOf<U>
        const own = props(values, known)
        return {
          ...head,
          ...statedOf(spec, { values, known, props: own }),
          body: { file: text.file, hash: text.hash },
          draw: (body) => <View {...own} body={bodyIn(body, head)} />,
          changed: spec.changed?.(text.matter),
          feed: spec.feed?.(own),
          label: spec.label?.(own),
          aliases: spec.aliases?.(text.matter) ?? [],
        }
      })
    },
  }
}

function headOf(
  { route, unlisted }: Common<string, Uses, never, never>,
  { title, description }: Meta,
  sources: Source[],
): PageHead {
  const { name, path } = route
  return { route: name, path, title, description, listed: !unlisted, sources: sources.map(({ file }) => file) }
}

/** What every kind of page states in the same way. */
function statedOf<V, P extends object>(
  { structuredData, downloads, contents, ...spec }: Common<string, Uses, V, P>,
  { values, known, props }: { values: V; known: Known; props: P },
): Pick<Page, 'traits' | 'props' | 'structuredData' | 'aliases' | 'downloads' | 'contents'> {
  return {
    traits: traitsOf(spec),
    props,
    structuredData: structuredData?.(values, known, props) ?? [],
    aliases: [],
    downloads: downloads?.(props) ?? [],
    contents: contents?.(props),
  }
}

function traitsOf({ unlisted, scripts, style, titleAlone, error, feeds, unsearched }: Traits): Traits {
  return {
    ...(unlisted && { unlisted }),
    ...(scripts && { scripts }),
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
  run: (get: Get, problemAt: ProblemAt, known: Known) => Problem[]
}
export type ProblemAt = (source: Source, path: KeyPath, message: string) => Problem

export function defineCheck<U extends Uses>(spec: {
  uses: U
  check: (values: ValuesOf<U>, at: ProblemAt, known: Known) => Problem[]
}): Check {
  return {
    sources: Object.values(spec.uses),
    run: (get, at, known) => spec.check(valuesOf(spec.uses, get) as ValuesOf<U>, at, known),
  }
}

// ── The site ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

interface SiteSpec<Settings extends SharedSettings> {
  /** What every page shares. */
  settings: DataFile<Settings>
  pages: readonly PageDefinition[]
  blocks: readonly BlockKind<Settings>[]
  islands: readonly Island[]
  checks: readonly Check[]
  /** Names that every text must spell as a source does. */
  names: { source: Source; of: (get: Get) => string[] }
  /** The name of the stylesheet of pages that state none. */
  defaultStyle: string
  Layout: ComponentType<{ children: ReactNode }>
  Settings: Provider<Settings | null>
}

/** A block of a site whose settings are known. */
export interface SiteBlock {
  name: string
  schema: z.ZodType
  of: (data: unknown, get: Get) => DrawnBlock
}

/** A website: all that the generator is told of it. The type of its settings is closed over. */
export interface SiteDefinition extends Omit<SiteSpec<SharedSettings>, 'blocks' | 'Settings'> {
  blocks: readonly SiteBlock[]
  /** Gives what is rendered the settings. */
  withSettings: (node: ReactNode, get: Get) => ReactElement
}

export function defineSite<Settings extends SharedSettings>({
  settings,
  blocks,
  Settings,
  ...spec
}: SiteSpec<Settings>): SiteDefinition {
  return {
    ...spec,
    settings,
    blocks: blocks.map(({ name, schema, of }) => ({
      name,
      schema,
      of: (data, get) => {
        const { draw, plain } = of(data)
        return { draw, plain: () => plain(get(settings)) }
      },
    })),
    withSettings: (node, get) => <Settings value={get(settings)}>{node}</Settings>,
  }
}

export type { SharedSettings }
