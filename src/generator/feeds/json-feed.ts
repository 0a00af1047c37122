import { machineFiles } from '../render/addresses.ts'
import { absolute, type SiteAddress } from '../content/site-address.ts'
import type { Feed, FeedItem } from './feed.ts'

/** https://www.jsonfeed.org/version/1.1/ */
export function renderJsonFeed({ title, page, home, description, author, items }: Feed, site: SiteAddress): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: page,
    feed_url: absolute(site, machineFiles.jsonFeed),
    description,
    language: 'en-GB',
    authors: [{ name: author, url: home }],
    items: items.map(itemOf),
  }
  return `${JSON.stringify(feed, null, 2)}\n`
}

function itemOf({ id, url, title, summary, category, published, updated, html }: FeedItem): object {
  return {
    id,
    url,
    title,
    summary,
    content_html: html,
    date_published: `${published}T00:00:00Z`,
    date_modified: `${updated}T00:00:00Z`,
    tags: [category],
  }
}
