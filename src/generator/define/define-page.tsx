import type { ReactElement } from 'react'
import type { Document } from '../content/content.ts'
import type { Body } from '../markdown/body.ts'
import { pathWith, type Route } from './define-routes.ts'
import type { Contents, FeedEntry, Known, Page, PageDefinition, PageHead, Traits } from './page.ts'
import {
  valuesOf,
  type DataFile,
  type Get,
  type TextFile,
  type TextFolder,
  type Uses,
  type ValuesOf,
} from './sources.ts'

// Each definition closes over the types of what it is given, so that a list of pages holds values of one type. The casts are of
// values that have passed the schema of their source.

/** No other files. (An empty object type would take any value.) */
type None = Record<symbol, never>
type KnownAtFirst = Omit<Known, 'pages'>
type View<P> = (props: P) => ReactElement

interface Meta {
  title: string
  description: string
}

/** What every kind of page may state; `V` are the values of its sources. */
interface Common<N extends string, U extends Uses, V, P> extends Traits {
  route: Route<N>
  uses?: U
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
  U extends Uses = None,
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
  const files = sources.map(({ file }) => file)
  const heads = (get: Get): PageHead[] => [headOf(spec, get(text).meta, files)]
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

interface TextSpec<N extends string, M extends Meta, P extends object, U extends Uses> extends Common<
  N,
  U,
  Data<Document<M>, U>,
  NoInfer<P>
> {
  text: TextFile<M>
  props: (values: Data<Document<M>, U>, known: Known) => P
  view: View<P & { body: Body }>
  changed?: (text: M) => string | undefined
}

/** A page that is one Markdown text. */
export function defineTextPage<N extends string, M extends Meta, P extends object, U extends Uses = None>(
  spec: TextSpec<N, M, P, U>,
): PageDefinition<N> {
  const { route, text, uses, props, view, changed } = spec
  const heads = (get: Get): PageHead[] => [headOf(spec, get(text).matter, [text.file])]
  return {
    route,
    sources: [text, ...Object.values(uses ?? {})],
    heads,
    pages: (get, known) =>
      heads(get).map((head) => {
        const values = valuesOf({ text, ...uses }, get) as Data<Document<M>, U>
        const own = props(values, known)
        return {
          ...head,
          ...statedOf(spec, { values, known, props: own }),
          ...drawnFrom(values.text, view, own),
          changed: changed?.(values.text.matter),
        }
      }),
  }
}

/** Which of a folder's texts have a page, in their order; and which are not published yet. */
export interface Chosen<M> {
  shown: Document<M>[]
  heldBack: Document<M>[]
}

type FamilyValues<M, U> = { text: Document<M>; shown: Document<M>[] } & ValuesOf<U>

interface FamilySpec<N extends string, M extends Meta, P extends object, U extends Uses> extends Common<
  N,
  U,
  FamilyValues<M, U>,
  NoInfer<P>
> {
  each: TextFolder<M>
  choose: (documents: Document<M>[], known: KnownAtFirst) => Chosen<M>
  isListed: (document: Document<M>, known: KnownAtFirst) => boolean
  props: (values: FamilyValues<M, U>, known: Known) => P
  view: View<P & { body: Body }>
  changed?: (text: M) => string | undefined
  feed?: (props: NoInfer<P>) => FeedEntry
  label?: (props: NoInfer<P>) => string
  aliases?: (text: M) => string[]
}

/** A family of pages: one for each text of a folder. */
export function definePages<
  N extends string,
  M extends Meta & { draft: boolean; date: string },
  P extends object,
  U extends Uses = None,
>(spec: FamilySpec<N, M, P, U>): PageDefinition<N> {
  const { route, each, uses, choose, isListed, props, view, changed, feed, label, aliases } = spec
  const chosen = (get: Get, known: KnownAtFirst): Chosen<M> => choose(get(each), known)
  const pathOf = ({ slug }: Document<M>): string => pathWith(route.path, { slug })
  const headIn = (text: Document<M>, known: KnownAtFirst): PageHead => ({
    ...headOf(spec, text.matter, [text.file]),
    path: pathOf(text),
    listed: isListed(text, known),
  })
  return {
    route,
    sources: [each, ...Object.values(uses ?? {})],
    heads: (get, known) => chosen(get, known).shown.map((text) => headIn(text, known)),
    heldBack: (get, known) =>
      chosen(get, { ...known, drafts: false }).heldBack.map((text) => {
        const { title, date, draft } = text.matter
        return { path: pathOf(text), file: text.file, title, date, draft }
      }),
    pages(get, known) {
      const { shown } = chosen(get, known)
      const shared = valuesOf(uses ?? {}, get)
      return shown.map((text) => {
        const values = { ...shared, text, shown } as FamilyValues<M, U>
        const own = props(values, known)
        return {
          ...headIn(text, known),
          ...statedOf(spec, { values, known, props: own }),
          ...drawnFrom(text, view, own),
          changed: changed?.(text.matter),
          feed: feed?.(own),
          label: label?.(own),
          aliases: aliases?.(text.matter) ?? [],
        }
      })
    },
  }
}

function headOf(
  { route, unlisted }: Pick<Common<string, Uses, never, never>, 'route' | 'unlisted'>,
  { title, description }: Meta,
  files: string[],
): PageHead {
  return { route: route.name, path: route.path, title, description, listed: !unlisted, sources: files }
}

/** What every kind of page states in the same way. */
function statedOf<V, P extends object>(
  spec: Common<string, Uses, V, P>,
  { values, known, props }: { values: V; known: Known; props: P },
): Pick<Page, 'traits' | 'props' | 'structuredData' | 'aliases' | 'contents'> {
  const { unlisted, scripts, style, titleAlone, error, feeds, unsearched, structuredData, contents } = spec
  return {
    traits: { unlisted, scripts, style, titleAlone, error, feeds, unsearched },
    props,
    structuredData: structuredData?.(values, known, props) ?? [],
    aliases: [],
    contents: contents?.(props),
  }
}

/** How a page is drawn that shows a text. */
function drawnFrom<P extends object>(
  { file, hash }: Document<unknown>,
  View: View<P & { body: Body }>,
  props: P,
): Pick<Page, 'body' | 'draw'> {
  return {
    body: { file, hash },
    draw(body) {
      if (!body) throw new Error(`${file} was drawn without its body`)
      return <View {...props} body={body} />
    },
  }
}
