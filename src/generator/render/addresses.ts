/** Files that programs ask for. Subscribers have stored these addresses, so they must not change. */
export const machineFiles = {
  rss: '/feed.xml',
  atom: '/atom.xml',
  jsonFeed: '/feed.json',
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  llms: '/llms.txt',
  securityTxt: '/.well-known/security.txt',
} as const

/**
 * The search index, without the base path. Its name holds no hash: the page that asks for it would have to be rendered after all
 * others, and again with each of them. It is revalidated at each visit, like a page.
 */
export const searchPath = '/search.json'

/** The Markdown version of an article: "/blog/a-b/" has "/blog/a-b.md". */
export function markdownPath(path: string): string {
  return path.replace(/\/$/, '.md')
}
