import type { SiteAddress } from '../content/site-address.ts'
import { searchPath } from '../render/addresses.ts'
import type { SearchFile } from '../search/search-file.ts'
import { unescapeHtml } from '../render/html.ts'

/**
 * What stands right before an address that is a link, by the kind of file: in Markdown, JSON and XML what stands anywhere else is
 * a text, such as a sample of code, that may name what does not exist.
 */
const before: Record<string, RegExp> = { md: /[(<]$/, json: /"$/, xml: /(?:[">]|&quot;)$/, txt: /$/ }

/**
 * The addresses of this site that a file names which is no page: sitemap.xml, robots.txt, feeds, llms.txt and Markdown by their
 * full address, the web manifest, the search's index and a stylesheet by any.
 */
export function listedLinks(path: string, text: string, { origin, base }: SiteAddress): string[] {
  if (path.endsWith('.webmanifest')) return manifestLinks(text)
  if (`/${path}` === searchPath) return searchLinks(text)
  if (path.endsWith('.css')) return styleLinks(text).map((url) => resolved(url, path, base))
  const opening = before[path.slice(path.lastIndexOf('.') + 1)]
  if (!opening || !origin) return []
  const site = origin + base
  const links: string[] = []
  for (let at = text.indexOf(site); at >= 0; at = text.indexOf(site, at + 1)) {
    if (!opening.test(text.slice(Math.max(0, at - 6), at))) continue
    // In a feed the text of an article stands in JSON or, escaped, in XML.
    const [address = ''] = /^(?:(?!&(?:lt|gt|quot);)[^\s<>"'()[\]\\])+/.exec(text.slice(at, at + 2000)) ?? []
    links.push(unescapeHtml(address).replace(/[.,;:]$/, ''))
  }
  return links
}

/** https://www.w3.org/TR/appmanifest/ */
function manifestLinks(text: string): string[] {
  interface Manifest {
    start_url?: string
    scope?: string
    icons?: { src: string }[]
    shortcuts?: { url: string; icons?: { src: string }[] }[]
  }
  const { start_url: start, scope, icons = [], shortcuts = [] } = JSON.parse(text) as Manifest
  const nested = shortcuts.flatMap((shortcut) => [shortcut.url, ...(shortcut.icons ?? []).map(({ src }) => src)])
  return [start, scope, ...icons.map(({ src }) => src), ...nested].filter((link) => link !== undefined)
}

/** Its pages and their sections. Its texts, which may be cut within an address, are those of the pages. */
function searchLinks(text: string): string[] {
  const { pages } = JSON.parse(text) as SearchFile
  return pages.flatMap(({ path, sections }) => [path, ...sections.map(({ id }) => `${path}#${encodeURIComponent(id)}`)])
}

function styleLinks(text: string): string[] {
  return [...text.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]*))\s*\)/g)]
    .map(([, double, single, bare]) => double ?? single ?? bare ?? '')
    .filter((url) => !/^(data:|#|https?:)/.test(url))
}

/** An address in a stylesheet counts from the stylesheet's own folder. */
function resolved(url: string, path: string, base: string): string {
  const { pathname, search, hash } = new URL(url, `https://host.invalid${base}${path}`)
  return pathname + search + hash
}
