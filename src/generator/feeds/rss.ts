import { machineFiles } from '../render/addresses.ts'
import { absolute, type SiteAddress } from '../content/site-address.ts'
import { escapeXml } from '../render/xml.ts'
import type { Feed, FeedItem } from './feed.ts'

/** https://www.rssboard.org/rss-specification, with the whole text as https://web.resource.org/rss/1.0/modules/content/ has it. */
export function renderRss({ title, page, description, updated, items }: Feed, address: SiteAddress): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
  <title>${escapeXml(title)}</title>
  <link>${escapeXml(page)}</link>
  <description>${escapeXml(description)}</description>
  <language>en-gb</language>
  <lastBuildDate>${mailDate(updated)}</lastBuildDate>
  <atom:link href="${escapeXml(absolute(address, machineFiles.rss))}" rel="self" type="application/rss+xml"/>
${items.map(itemOf).join('')}</channel>
</rss>
`
}

function itemOf({ id, url, title, summary, category, published, html }: FeedItem): string {
  return `  <item>
    <title>${escapeXml(title)}</title>
    <link>${escapeXml(url)}</link>
    <guid isPermaLink="false">${escapeXml(id)}</guid>
    <pubDate>${mailDate(published)}</pubDate>
    <category>${escapeXml(category)}</category>
    <description>${escapeXml(summary)}</description>
    <content:encoded>${escapeXml(html)}</content:encoded>
  </item>
`
}

/** A day, as https://www.rfc-editor.org/rfc/rfc5322#section-3.3 writes its first moment: "Tue, 15 Jul 2025 00:00:00 +0000". */
function mailDate(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString().replace('GMT', '+0000')
}
