import { absolute, addressResolver, type SiteAddress } from '../content/site-address.ts'
import { withBase } from '../define/render-context.tsx'
import type { ArticlePage, SharedSettings, SiteContext } from '../define/index.ts'
import type { Body } from '../markdown/body.ts'
import { renderMarkdown } from '../markdown/markdown.ts'
import { escapeHtml } from '../render/html.ts'
import { machineFiles, outputPath, type OutputFile } from '../render/output-file.ts'
import { blockMarkdown } from '../render/versions/article-markdown.ts'
import { plainHtml } from '../render/versions/plain-html.ts'

export const feedLength = 30

export type FeedItem = ReturnType<typeof feedItemOf>

/** Days are YYYY-MM-DD, addresses are full. */
export function feedItemOf(article: ArticlePage, body: Body, { settings, address }: SiteContext) {
  const resolve = addressResolver(article.path, address)
  // HTML has the base path in it.
  const resolveInHtml = addressResolver(withBase(article.path, address.base), { ...address, base: '/' })
  const kind = article.placeholder && settings.placeholders[article.placeholder]
  const note = kind ? [`<p><em>${escapeHtml(`${kind.label}: ${kind.meaning}`)}</em></p>`] : []
  const parts = body.parts.map((part) =>
    part.kind === 'prose' ? part.html : renderMarkdown(blockMarkdown(part, settings, resolve)),
  )
  return {
    id: idOf(article.aliases[0] ?? article.path, settings),
    url: absolute(address, article.path),
    title: article.title,
    summary: article.description,
    category: article.category,
    published: article.date,
    updated: article.updated ?? article.date,
    html: [...note, ...parts.map((html) => plainHtml(html, resolveInHtml))].join('\n'),
  }
}

/** An id that stays when the site moves to another host: https://www.rfc-editor.org/rfc/rfc4151 */
function idOf(path: string, { feeds }: SharedSettings): string {
  return `tag:${feeds.authority},${feeds.since}:${path}`
}

export function renderFeeds(items: FeedItem[], context: SiteContext): OutputFile[] {
  const feed = feedOf(items, context)
  const { rss, atom, jsonFeed } = machineFiles
  return [
    { path: outputPath(rss), content: renderRss(feed, context.address) },
    { path: outputPath(atom), content: renderAtom(feed, context.address) },
    { path: outputPath(jsonFeed), content: renderJsonFeed(feed, context.address) },
  ]
}

type Feed = ReturnType<typeof feedOf>

function feedOf(items: FeedItem[], { site, settings, address }: SiteContext) {
  const { title, description, since } = settings.feeds
  const { language, feedPage } = site
  return {
    id: idOf(feedPage.path, settings),
    language,
    title,
    description,
    author: settings.name,
    home: absolute(address, '/'),
    page: absolute(address, feedPage.path),
    /** When an article in it was last published or changed; one without articles, when it began. Days are in order as texts. */
    updated: items.reduce((latest, item) => (item.updated > latest ? item.updated : latest), since),
    items,
  }
}

export function feedLinks(title: string, base: string): string[] {
  const forms = [
    ['application/rss+xml', 'RSS', machineFiles.rss],
    ['application/atom+xml', 'Atom', machineFiles.atom],
    ['application/feed+json', 'JSON Feed', machineFiles.jsonFeed],
  ] as const
  return forms.map(
    ([type, name, path]) =>
      `<link rel="alternate" type="${type}" title="${escapeHtml(`${title} (${name})`)}" href="${withBase(path, base)}">`,
  )
}

/** https://www.rfc-editor.org/rfc/rfc4287 */
function renderAtom(feed: Feed, site: SiteAddress): string {
  const { id, language, title, description, author, page, updated, items } = feed
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <id>${escapeHtml(id)}</id>
  <title>${escapeHtml(title)}</title>
  <subtitle>${escapeHtml(description)}</subtitle>
  <updated>${startOfDay(updated)}</updated>
  <author><name>${escapeHtml(author)}</name></author>
  <link rel="self" type="application/atom+xml" href="${escapeHtml(absolute(site, machineFiles.atom))}"/>
  <link rel="alternate" type="text/html" href="${escapeHtml(page)}"/>
${items.map(atomEntry).join('')}</feed>
`
}

function atomEntry({ id, url, title, summary, category, published, updated, html }: FeedItem): string {
  return `  <entry>
    <id>${escapeHtml(id)}</id>
    <title>${escapeHtml(title)}</title>
    <link rel="alternate" type="text/html" href="${escapeHtml(url)}"/>
    <published>${startOfDay(published)}</published>
    <updated>${startOfDay(updated)}</updated>
    <category term="${escapeHtml(category)}"/>
    <summary>${escapeHtml(summary)}</summary>
    <content type="html">${escapeHtml(html)}</content>
  </entry>
`
}

/** The first moment of a day, as https://www.rfc-editor.org/rfc/rfc3339 writes it. */
function startOfDay(day: string): string {
  return `${day}T00:00:00Z`
}

/** https://www.rssboard.org/rss-specification, with the whole text as https://web.resource.org/rss/1.0/modules/content/ has it. */
function renderRss({ language, title, page, description, updated, items }: Feed, address: SiteAddress): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
  <title>${escapeHtml(title)}</title>
  <link>${escapeHtml(page)}</link>
  <description>${escapeHtml(description)}</description>
  <language>${language.toLowerCase()}</language>
  <lastBuildDate>${mailDate(updated)}</lastBuildDate>
  <atom:link href="${escapeHtml(absolute(address, machineFiles.rss))}" rel="self" type="application/rss+xml"/>
${items.map(rssItem).join('')}</channel>
</rss>
`
}

function rssItem({ id, url, title, summary, category, published, html }: FeedItem): string {
  return `  <item>
    <title>${escapeHtml(title)}</title>
    <link>${escapeHtml(url)}</link>
    <guid isPermaLink="false">${escapeHtml(id)}</guid>
    <pubDate>${mailDate(published)}</pubDate>
    <category>${escapeHtml(category)}</category>
    <description>${escapeHtml(summary)}</description>
    <content:encoded>${escapeHtml(html)}</content:encoded>
  </item>
`
}

/** A day, as https://www.rfc-editor.org/rfc/rfc5322#section-3.3 writes its first moment: "Tue, 15 Jul 2025 00:00:00 +0000". */
function mailDate(day: string): string {
  return new Date(startOfDay(day)).toUTCString().replace('GMT', '+0000')
}

/** https://www.jsonfeed.org/version/1.1/ */
function renderJsonFeed({ language, title, page, home, description, author, items }: Feed, site: SiteAddress): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: page,
    feed_url: absolute(site, machineFiles.jsonFeed),
    description,
    language,
    authors: [{ name: author, url: home }],
    items: items.map(jsonItem),
  }
  return `${JSON.stringify(feed, null, 2)}\n`
}

function jsonItem({ id, url, title, summary, category, published, updated, html }: FeedItem): object {
  return {
    id,
    url,
    title,
    summary,
    content_html: html,
    date_published: startOfDay(published),
    date_modified: startOfDay(updated),
    tags: [category],
  }
}
