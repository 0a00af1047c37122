import type { Site } from '../model/pages.ts'
import { machineFiles } from '../routes.ts'
import { renderAtom } from './feeds/atom.ts'
import { feedOf, type FeedItem } from './feeds/feed.ts'
import { renderJsonFeed } from './feeds/json-feed.ts'
import { renderRss } from './feeds/rss.ts'
import { escapeHtml } from './html.ts'
import { fileOf, type OutputFile } from './output-file.ts'

/** The three forms of the feed, of the same articles. */
export function renderFeeds(items: FeedItem[], site: Site): OutputFile[] {
  const feed = feedOf(items, site)
  const { rss, atom, jsonFeed } = machineFiles
  return [
    { path: fileOf(rss), text: renderRss(feed, site.address) },
    { path: fileOf(atom), text: renderAtom(feed, site.address) },
    { path: fileOf(jsonFeed), text: renderJsonFeed(feed, site.address) },
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
