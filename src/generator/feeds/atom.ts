import { machineFiles } from '../render/addresses.ts'
import { absolute, type SiteAddress } from '../content/site-address.ts'
import { escapeXml } from '../render/xml.ts'
import type { Feed, FeedItem } from './feed.ts'

/** https://www.rfc-editor.org/rfc/rfc4287 */
export function renderAtom({ id, title, description, author, page, updated, items }: Feed, site: SiteAddress): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">
  <id>${escapeXml(id)}</id>
  <title>${escapeXml(title)}</title>
  <subtitle>${escapeXml(description)}</subtitle>
  <updated>${moment(updated)}</updated>
  <author><name>${escapeXml(author)}</name></author>
  <link rel="self" type="application/atom+xml" href="${escapeXml(absolute(site, machineFiles.atom))}"/>
  <link rel="alternate" type="text/html" href="${escapeXml(page)}"/>
${items.map(entryOf).join('')}</feed>
`
}

function entryOf({ id, url, title, summary, category, published, updated, html }: FeedItem): string {
  return `  <entry>
    <id>${escapeXml(id)}</id>
    <title>${escapeXml(title)}</title>
    <link rel="alternate" type="text/html" href="${escapeXml(url)}"/>
    <published>${moment(published)}</published>
    <updated>${moment(updated)}</updated>
    <category term="${escapeXml(category)}"/>
    <summary>${escapeXml(summary)}</summary>
    <content type="html">${escapeXml(html)}</content>
  </entry>
`
}

/** The first moment of a day, as https://www.rfc-editor.org/rfc/rfc3339 writes it. */
function moment(day: string): string {
  return `${day}T00:00:00Z`
}
