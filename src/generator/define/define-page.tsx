import type { ReactElement } from 'react'
import type { Document } from '../content/content.ts'
import type { Body } from '../markdown/body.ts'
import { pathWith, type Route } from './define-routes.ts'
import type { Contents, FeedEntry, HeadContext, PageContext, Page, PageDefinition, PageHead, Traits } from './page.ts'
import { valuesOf, type DataFile, type Get, type TextFolder, type Uses, type ValuesOf } from './sources.ts'

// Each definition closes over the types of what it is given, so that a list of pages holds values of one type. The casts are of
// values that have passed the schema of their source.

/** No other files. (An empty object type would take any value.) */
type None = Record<symbol, never>
type View<P> = (props: P) => ReactElement

interface Meta {
  title: string
  lead?: string | undefined
  description?: string | undefined
}

/** What every kind of page may state; `V` are the values of its sources. */
interface Common<N extends string, U extends Uses, V, P> extends Omit<Traits, 'scripts'> {
  route: Route<N>
  scripts?: readonly string[] | ((props: P) => readonly string[])
  uses?: U
  contents?: (props: P) => Contents[]
  structuredData?: (values: V, context: PageContext, props: P) => object[]
}

type Data<T, U> = { text: T } & ValuesOf<U>

/**
 * A page built from data files; `text` holds its title and description. Without `props`, its view is given the files' values: a view
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
    props?: (values: Data<T, U>, context: PageContext) => P
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
    pages: (get, context) =>
      heads(get).map((head) => {
        const values = valuesOf({ text, ...uses }, get) as Data<T, U>
        const own = props ? props(values, context) : (values as unknown as P)
        return { ...head, ...statedOf(spec, { values, context, props: own }), render: () => <View {...own} /> }
      }),
  }
}

type FamilyValues<M, U> = { text: Document<M>; shown: Document<M>[] } & ValuesOf<U>

interface FamilySpec<N extends string, M extends Meta, P extends object, U extends Uses> extends Common<
  N,
  U,
  FamilyValues<M, U>,
  NoInfer<P>
> {
  each: TextFolder<M>
  /** Which texts have a page, in their order: all, unless it is said. */
  choose?: (documents: Document<M>[]) => Document<M>[]
  /** Whether a text is not published yet: then it has a page only on a site with drafts, and is in no list. */
  isHeldBack?: (text: M, today: string) => boolean
  props: (values: FamilyValues<M, U>, context: PageContext) => P
  view: View<NoInfer<P> & { body: Body }>
  changed?: (text: M) => string | undefined
  feed?: (props: NoInfer<P>) => FeedEntry
  label?: (props: NoInfer<P>) => string
  aliases?: (text: M) => string[]
  /** Its title and description, where they are not those of its text. */
  meta?: (text: M, uses: ValuesOf<U>) => Meta
}

/** A family of pages: one for each text of a folder. */
export function definePages<
  N extends string,
  M extends Meta & { draft?: boolean; date?: string },
  P extends object,
  U extends Uses = None,
>(spec: FamilySpec<N, M, P, U>): PageDefinition<N> {
  const { route, each, uses, choose, isHeldBack, props, view: View, changed, feed, label, aliases, meta } = spec
  const chosen = (get: Get): Document<M>[] => choose?.(get(each)) ?? get(each)
  const shownOf = (get: Get, { drafts, today }: HeadContext): Document<M>[] =>
    chosen(get).filter(({ matter }) => drafts || !isHeldBack?.(matter, today))
  const pathOf = ({ slug }: Document<M>): string => pathWith(route.path, { slug })
  const headIn = (text: Document<M>, get: Get, context: HeadContext): PageHead => ({
    ...headOf(spec, meta?.(text.matter, valuesOf(uses ?? {}, get) as ValuesOf<U>) ?? text.matter, [text.file]),
    path: pathOf(text),
    listed: !spec.unlisted && !isHeldBack?.(text.matter, context.today),
  })
  return {
    route,
    sources: [each, ...Object.values(uses ?? {})],
    heads: (get, context) => shownOf(get, context).map((text) => headIn(text, get, context)),
    heldBack:
      isHeldBack &&
      ((get, { today }) =>
        chosen(get).flatMap((text) => {
          const { title, date = '', draft = false } = text.matter
          return isHeldBack(text.matter, today) ? { path: pathOf(text), file: text.file, title, date, draft } : []
        })),
    pages(get, context) {
      const shown = shownOf(get, context)
      const shared = valuesOf(uses ?? {}, get)
      return shown.map((text) => {
        const values = { ...shared, text, shown } as FamilyValues<M, U>
        const own = props(values, context)
        return {
          ...headIn(text, get, context),
          ...statedOf(spec, { values, context, props: own }),
          // Of what is gone, nothing of the text is read or published.
          body: spec.gone ? undefined : { file: text.file, hash: text.hash },
          render: (body = noBody) => <View {...own} body={body} />,
          changed: changed?.(text.matter),
          feed: feed?.(own),
          label: label?.(own),
          aliases: aliases?.(text.matter) ?? [],
        }
      })
    },
  }
}

const noBody: Body = { parts: [], headings: [], pictures: [] }

function headOf(
  { route, unlisted }: Pick<Common<string, Uses, never, never>, 'route' | 'unlisted'>,
  { title, lead = title, description = lead }: Meta,
  files: string[],
): PageHead {
  return { route: route.name, path: route.path, title, description, listed: !unlisted, sources: files }
}

function statedOf<V, P extends object>(
  spec: Common<string, Uses, V, P>,
  { values, context, props }: { values: V; context: PageContext; props: P },
): Pick<Page, 'traits' | 'props' | 'structuredData' | 'aliases' | 'contents'> {
  const { titleAlone, error, gone, feeds, unsearched } = spec
  const scripts = typeof spec.scripts === 'function' ? spec.scripts(props) : spec.scripts
  return {
    traits: { scripts, titleAlone, error, gone, feeds, unsearched },
    props,
    structuredData: spec.structuredData?.(values, context, props) ?? [],
    aliases: [],
    contents: spec.contents?.(props),
  }
}
