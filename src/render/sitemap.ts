import type { Page } from '../model/page.ts'
import type { Site } from '../model/pages.ts'
import { absolute } from '../model/site-address.ts'
import { escapeHtml } from './html.ts'

/** https://www.sitemaps.org/protocol.html, with the day of the last change where the content states one. */
export function renderSitemap({ pages, address }: Site): string {
  const entries = pages
    .filter(({ listed }) => listed)
    .map(
      (page) => `  <url>\n    <loc>${escapeHtml(absolute(address, page.path))}</loc>\n${lastChangeOf(page)}  </url>\n`,
    )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
}

function lastChangeOf({ props }: Page): string {
  if (!('article' in props)) return ''
  const { updated, date } = props.article
  return `    <lastmod>${(updated ?? date).iso}</lastmod>\n`
}

/** https://www.rfc-editor.org/rfc/rfc9309 */
export function renderRobots({ address }: Site): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absolute(address, '/sitemap.xml')}\n`
}
