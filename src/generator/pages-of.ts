import { createHash } from 'node:crypto'
import type { PublicFile } from './content/public-files.ts'
import type { Problem } from './content/problem.ts'
import { breadcrumbs } from '../model/structured-data.ts'
import type { SiteSettings } from '../site/schemas/site.ts'
import { valueOr, type Content } from './content/parse-content.ts'
import { pathWith } from './define/define-routes.ts'
import type { Known, Page, PageHead, SiteDefinition } from './define/define.tsx'

/** What a build is told. */
export type Options = Pick<Known, 'address' | 'today' | 'drafts' | 'env'>

/** The whole site as values. */
export interface Pages {
  all: Page[]
  /** Paths whose content has problems: no page is made, and links to them are no further problem. */
  broken: string[]
  /** Texts of which the site may tell nothing. */
  heldBack: { path: string; title: string; draft: boolean }[]
  problems: Problem[]
}

/** Every page of the site: first the heads of all, then each page, which may know the heads of the others. */
export function pagesOf(content: Content, site: SiteDefinition<SiteSettings>, options: Options): Pages {
  const { get } = content
  const given = { ...options, publicFile: publicFiles(content) }
  const heads = site.pages.map((page) => ({ page, heads: valueOr(undefined, () => page.heads(get, given)) }))
  const known: Known = { ...given, pages: heads.flatMap((one) => one.heads ?? []) }
  const broken = heads.flatMap(({ page, heads: own }) => (own ? [] : [page.route.path]))
  const all = heads.flatMap(({ page, heads: own = [] }) =>
    own.flatMap((head) => {
      const made = valueOr(undefined, () => page.make(head, get, known))
      if (!made) broken.push(head.path)
      return made ? [withTrail(made, known, get(site.settings))] : []
    }),
  )
  const families = new Map(
    site.pages.flatMap(({ route, sources: [first] }) => (first?.kind === 'texts' ? [[first.file, route.path]] : [])),
  )
  broken.push(...content.broken.map(({ folder, slug }) => pathWith(families.get(folder) ?? '', { slug })))
  const heldBack = site.pages.flatMap((page) => valueOr([], () => page.heldBack?.(get, given) ?? []))
  const at = (source: { file: string }, path: readonly PropertyKey[], message: string): Problem => ({
    file: source.file,
    ...(path.length > 0 ? content.shared.get(source.file.replace(/^.*\/|\.json$/g, ''))?.positionOf(path) : {}),
    message,
  })
  const problems = site.checks.flatMap((check) => valueOr([], () => check.run(get, at, known.pages)))
  return { all, broken, heldBack, problems }
}

/** With the way to it from the home page: every page whose path its own continues. */
function withTrail(page: Page, { pages, address }: Known, site: SiteSettings): Page {
  if (page.path === '/') return page
  const above = pages.filter(({ path, listed, route }) => listed && route !== page.route && page.path.startsWith(path))
  const trail: Pick<PageHead, 'title' | 'path'>[] = [...above, page]
  const [first, ...others] = page.structuredData
  const crumbs = breadcrumbs(trail, { site, address })
  // As it was: an article's own data stand before its trail, a page's behind it.
  return { ...page, structuredData: page.feed ? [first ?? {}, crumbs, ...others] : [crumbs, ...page.structuredData] }
}

function publicFiles({ tree }: Content): Known['publicFile'] {
  const files = new Map(tree.public.map((file) => [file.path.replace(/^public/, ''), file]))
  const known = new Map<string, PublicFile>()
  return (address) => {
    const file = files.get(address)
    if (file?.kind !== 'file') return undefined
    const facts = known.get(address) ?? factsOf(file.read())
    known.set(address, facts)
    return facts
  }
}

function factsOf(bytes: Uint8Array): PublicFile {
  return { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}
