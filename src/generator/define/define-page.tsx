import type { ReactElement } from 'react'
import type { Document } from '../content/content.ts'
import type { Body } from '../markdown/body.ts'
import { pathWith, type Route } from './define-routes.ts'
import type { HeadContext, Page, PageContext, PageDefinition, PageHead, Traits } from './page.ts'
import { valuesOf, type DataFile, type Get, type TextFolder, type Uses, type ValuesOf } from './sources.ts'

// Each definition closes over the types of what it is given, so that a list of pages holds values of one type. The casts are of
// values that have passed the schema of their source.

/** No other files. (An empty object type would take any value.) */
type None = Record<symbol, never>

/** What JSON can hold, as the cache knows a page by the JSON of its props: a `Map` would be `{}` there. An interface does not fit, a type does. */
type Json = string | number | boolean | null | undefined | readonly Json[] | Plain
type Plain = { [name: string]: Json }

type Meta = { title: string; lead?: string | undefined; description?: string | undefined }

/** Facts that a page gives the generator; title and description only if they differ from those of its text. */
type Details = Pick<Traits, 'scripts'> &
  Partial<Pick<Page, 'title' | 'description' | 'structuredData' | 'contents' | 'changed' | 'feed' | 'aliases'>>

/** Common to every kind of page; `V` are the values of its sources, `P` the props of its view. */
interface PageSpec<N extends string, U extends Uses, V, P> extends Omit<Traits, 'scripts'> {
  route: Route<N>
  uses?: U
  props: (values: V, context: PageContext) => P
  details?: (props: NoInfer<P>, values: V, context: PageContext) => Details
}

type DataValues<T, U> = { text: T } & ValuesOf<U>

/** @param spec.text the data file that holds the words of the page. */
export function definePage<N extends string, T extends { meta: Meta }, P extends Plain, U extends Uses = None>(
  spec: PageSpec<N, U, DataValues<T, U>, P> & { text: DataFile<T>; view: (props: NoInfer<P>) => ReactElement },
): PageDefinition<N> {
  const { route, text, uses, view: View } = spec
  const sources = [text, ...Object.values(uses ?? {})]
  const files = sources.map(({ file }) => file)
  const headIn = (get: Get): PageHead => headFrom(spec, get(text).meta, files)
  return {
    route,
    sources,
    heads: (get) => [headIn(get)],
    pages(get, context) {
      const page = pageFrom(spec, headIn(get), valuesOf({ text, ...uses }, get) as DataValues<T, U>, context)
      return [{ ...page, render: () => <View {...page.props} /> }]
    },
  }
}

/** `before` and `after` are the texts on either side of it, of those that have a page. */
type FamilyValues<M, U> = { text: Document<M>; before?: Document<M>; after?: Document<M> } & ValuesOf<U>

type FamilySpec<N extends string, M extends Meta, P extends Plain, U extends Uses> = {
  each: TextFolder<M>
  /** Which texts have a page, in their order: all, unless it is said. */
  choose?: (documents: Document<M>[]) => Document<M>[]
  /** Whether a text is not published yet: then it has a page only on a site with drafts, and is in no list. */
  isHeldBack?: (matter: M, today: string) => boolean
  view: (props: NoInfer<P> & { body: Body }) => ReactElement
} & PageSpec<N, U, FamilyValues<M, U>, P>

/** Pages that share a view, a family: one for each text of a folder. */
export function definePages<
  N extends string,
  M extends Meta & { draft?: boolean; date?: string },
  P extends Plain,
  U extends Uses = None,
>(spec: FamilySpec<N, M, P, U>): PageDefinition<N> {
  const { route, each, choose, isHeldBack, view: View } = spec
  const uses: Uses = spec.uses ?? {}
  const usedFiles = Object.values(uses).map(({ file }) => file)
  const chosen = (get: Get): Document<M>[] => choose?.(get(each)) ?? get(each)
  const shownOf = (get: Get, { drafts, today }: HeadContext): Document<M>[] =>
    chosen(get).filter(({ matter }) => drafts || !isHeldBack?.(matter, today))
  const pathOf = ({ slug }: Document<M>): string => pathWith(route.path, { slug })
  const headIn = (text: Document<M>, { today }: HeadContext): PageHead => ({
    ...headFrom(spec, text.matter, [text.file, ...usedFiles]),
    path: pathOf(text),
    listed: !spec.unlisted && !isHeldBack?.(text.matter, today),
  })
  return {
    route,
    sources: [each, ...Object.values(uses)],
    heads: (get, context) => shownOf(get, context).map((text) => headIn(text, context)),
    heldBack:
      isHeldBack &&
      ((get, { today }) =>
        chosen(get).flatMap((text) => {
          const { title, date = '', draft = false } = text.matter
          return isHeldBack(text.matter, today) ? { path: pathOf(text), file: text.file, title, date, draft } : []
        })),
    pages(get, context, isWanted = () => true) {
      const shown = shownOf(get, context)
      const shared = valuesOf(uses, get)
      return shown.flatMap((text, at) => {
        if (!isWanted(pathOf(text))) return []
        const values = { ...shared, text, before: shown[at - 1], after: shown[at + 1] } as FamilyValues<M, U>
        const page = pageFrom(spec, headIn(text, context), values, context)
        // The text of a withdrawn article is neither read nor published.
        const body = spec.gone ? undefined : { file: text.file, hash: text.hash }
        return { ...page, body, render: (parsed = noBody) => <View {...page.props} body={parsed} /> }
      })
    },
  }
}

const noBody: Body = { parts: [], headings: [], pictures: [] }

function headFrom(
  { route, unlisted }: Traits & { route: Route },
  { title, lead = title, description = lead }: Meta,
  sources: string[],
): PageHead {
  return { route: route.name, path: route.path, title, description, listed: !unlisted, sources }
}

function pageFrom<V, P extends Plain>(
  spec: PageSpec<string, Uses, V, P>,
  head: PageHead,
  values: V,
  context: PageContext,
): Omit<Page, 'render'> & { props: P } {
  const { error, gone, unsearched } = spec
  const props = spec.props(values, context)
  const { scripts, ...details } = spec.details?.(props, values, context) ?? {}
  const traits = { scripts, error, gone, unsearched }
  return { ...head, traits, props, structuredData: [], aliases: [], ...details }
}
