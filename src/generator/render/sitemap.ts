import type { SiteContext } from './site-context.ts'
import { absolute } from '../content/site-address.ts'
import { machineFiles } from './addresses.ts'
import { outputPath, type TextFile } from './output-file.ts'
import { escapeXml } from './html.ts'

/** What one file may hold: https://www.sitemaps.org/protocol.html#index. Bytes are counted without compression. */
const limits = { entries: 50_000, bytes: 50 * 1024 * 1024 }

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/**
 * The sitemap of the pages that search engines may list, with the day of the last change where the content states one. It is one
 * file; or, where it would hold more than it may, an index at the same address and the parts next to it: sitemap-1.xml and so on.
 */
export function renderSitemap(
  { pages, address }: Pick<SiteContext, 'pages' | 'address'>,
  { entries, bytes } = limits,
): TextFile[] {
  const listed = pages.filter((page) => page.listed)
  const parts = inParts(
    listed.map((page) => entryOf('url', absolute(address, page.path), page.changed)),
    { entries, bytes: bytes - Buffer.byteLength(fileWith('urlset', [])) },
  )
  const [first = [], ...others] = parts
  const path = outputPath(machineFiles.sitemap)
  if (others.length === 0) return [{ path, content: fileWith('urlset', first) }]
  const files = parts.map((part, index) => ({ path: `sitemap-${index + 1}.xml`, content: fileWith('urlset', part) }))
  const index = files.map((file) => entryOf('sitemap', absolute(address, `/${file.path}`)))
  return [{ path, content: fileWith('sitemapindex', index) }, ...files]
}

function fileWith(root: string, entries: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${namespace}>\n${entries.join('')}</${root}>\n`
}

function entryOf(name: string, address: string, lastChange?: string): string {
  const change = lastChange === undefined ? '' : `    <lastmod>${lastChange}</lastmod>\n`
  return `  <${name}>\n    <loc>${escapeXml(address)}</loc>\n${change}  </${name}>\n`
}

function inParts(all: string[], { entries, bytes }: typeof limits): string[][] {
  const parts: string[][] = []
  let size = Infinity
  for (const entry of all) {
    const added = Buffer.byteLength(entry)
    const part = parts.at(-1)
    if (part && part.length < entries && size + added <= bytes) {
      part.push(entry)
      size += added
    } else {
      parts.push([entry])
      size = added
    }
  }
  return parts
}
