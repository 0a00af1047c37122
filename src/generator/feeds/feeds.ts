import { machineFiles } from '../render/addresses.ts'
import { renderAtom } from './atom.ts'
import { feedOf, type FeedItem } from './feed.ts'
import { renderJsonFeed } from './json-feed.ts'
import { renderRss } from './rss.ts'
import { escapeHtml } from '../render/html.ts'
import { fileOf, type TextFile } from '../render/output-file.ts'
import type { SiteContext } from '../render/site-context.ts'

/** The three forms of the feed, of the same articles. */
export function renderFeeds(items: FeedItem[], site: SiteContext): TextFile[] {
  const feed = feedOf(items, site)
  const { rss, atom, jsonFeed } = machineFiles
  return [
    { path: fileOf(rss), content: renderRss(feed, site.address) },
    { path: fileOf(atom), content: renderAtom(feed, site.address) },
    { path: fileOf(jsonFeed), content: renderJsonFeed(feed, site.address) },
  ]
}

/** What tells a browser or a reader where the feeds are, for the head of a page. Without the base path. */
export function feedLinks(title: string): string[] {
  const forms = [
    ['application/rss+xml', 'RSS', machineFiles.rss],
    ['application/atom+xml', 'Atom', machineFiles.atom],
    ['application/feed+json', 'JSON Feed', machineFiles.jsonFeed],
  ]
  return forms.map(
    ([type, name, path]) =>
      `<link rel="alternate" type="${type}" title="${escapeHtml(`${title} (${name})`)}" href="${path}">`,
  )
}
