import { statSync } from 'node:fs'
import { join } from 'node:path'
import { routes, type RouteName } from '../../src/routes.ts'
import { readManifest } from '../publish/manifest.ts'
import { UsageError } from '../cli/user-error.ts'

/** A page of a built site. */
export interface SitePage {
  route: RouteName
  /** Without the base path: "/docs/", "/404.html". */
  path: string
  /** Whether search engines may list it; the others say noindex. */
  listed: boolean
}

/** Every page of a built site, in the order of the routes. */
export function pagesIn(folder: string): SitePage[] {
  const files = [...(readManifest(folder)?.files.keys() ?? [])].filter((file) => file.endsWith('.html'))
  const paths = files.map((file) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`)
  return (Object.keys(routes) as RouteName[]).flatMap((route) => {
    const pattern = new RegExp(`^${routes[route].path.replace(/:\w+/g, '[^/]+')}$`)
    return paths.filter((path) => pattern.test(path)).map((path) => ({ route, path, listed: routes[route].listed }))
  })
}

/** One page for each route. Of the articles it is the one with the largest file: what holds for it holds for the others. */
export function templatesIn(folder: string): SitePage[] {
  const sizeOf = ({ path }: SitePage): number =>
    statSync(join(folder, path, path.endsWith('/') ? 'index.html' : '')).size
  const largest = new Map<RouteName, SitePage>()
  for (const page of pagesIn(folder)) {
    const known = largest.get(page.route)
    if (!known || sizeOf(page) > sizeOf(known)) largest.set(page.route, page)
  }
  return [...largest.values()]
}

/** The pages that `--only` names, or all. @throws UsageError where no page is at that path. */
export function onlyAt(path: string | undefined, pages: SitePage[]): SitePage[] {
  if (path === undefined) return pages
  const found = pages.filter((page) => page.path === path)
  if (found.length === 0)
    throw new UsageError(`--only ${path} is no page. Pages: ${pages.map((page) => page.path).join(', ')}.`)
  return found
}

/** The address to visit a page at. The viewer is given a paper: without one it has nothing to show. */
export function addressOf({ route, path }: SitePage, url: string): string {
  return url + path.slice(1) + (route === 'paperViewer' ? '?file=/papers/technical.pdf' : '')
}
