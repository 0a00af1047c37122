/**
 * Every URL of the site, once. A path ends with a slash and is served from an index.html in a folder of that name, the one
 * layout that every static host answers without a redirect. `listed` pages stand in sitemap.xml; the others are noindex.
 */
export const routes = {
  home: { path: '/', listed: true },
  products: { path: '/products/', listed: true },
  mission: { path: '/mission/', listed: true },
  learn: { path: '/learn/', listed: true },
  docs: { path: '/docs/', listed: true },
  caseStudies: { path: '/case-studies/', listed: true },
  blog: { path: '/blog/', listed: true },
  article: { path: '/blog/:slug/', listed: true },
  roadmap: { path: '/roadmap/', listed: true },
  status: { path: '/status/', listed: true },
  security: { path: '/security/', listed: true },
  contact: { path: '/contact/', listed: true },
  contactSuccess: { path: '/contact/success/', listed: false },
  careers: { path: '/careers/', listed: true },
  press: { path: '/press/', listed: true },
  terms: { path: '/legal/terms/', listed: true },
  privacy: { path: '/legal/privacy/', listed: true },
  sitemap: { path: '/sitemap/', listed: true },
  subscribeSuccess: { path: '/subscribe/success/', listed: false },
  paperViewer: { path: '/papers/view/', listed: false },
  notFound: { path: '/404.html', listed: false },
} as const

/** Files that programs ask for, at addresses that must not change: whoever follows the site has them written down. */
export const machineFiles = {
  rss: '/feed.xml',
  atom: '/atom.xml',
  jsonFeed: '/feed.json',
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  llms: '/llms.txt',
  securityTxt: '/.well-known/security.txt',
} as const

/** The Markdown version of an article: "/blog/a-b/" has "/blog/a-b.md". */
export function markdownPath(path: string): string {
  return path.replace(/\/$/, '.md')
}

export type RouteName = keyof typeof routes

type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { [K in Name]: string } & ParamsOf<Rest>
  : unknown
type Arguments<N extends RouteName> = (typeof routes)[N]['path'] extends `${string}:${string}`
  ? [params: ParamsOf<(typeof routes)[N]['path']>]
  : []

/** The path of a route, without the base path: `href('article', { slug })`. A missing or extra parameter does not compile. */
export function href<N extends RouteName>(name: N, ...[params]: Arguments<N>): string {
  const values: Record<string, string> = params ?? {}
  return routes[name].path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(values[key] ?? ''))
}
