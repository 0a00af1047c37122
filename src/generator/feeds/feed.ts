import { absolute, type SiteAddress, fullAddress } from '../content/site-address.ts'
import type { FeedEntry } from '../define/index.ts'
import type { SharedSettings } from '../define/shared-settings.ts'
import type { Body } from '../markdown/body.ts'
import { escapeHtml } from '../render/html.ts'
import { renderMarkdown } from '../markdown/markdown.ts'
import { blockMarkdown } from '../render/versions/article-markdown.ts'
import { plainHtml } from '../render/versions/plain-html.ts'

export const feedLength = 30

/** Days are YYYY-MM-DD, addresses are full. */
export interface FeedItem {
  id: string
  url: string
  title: string
  summary: string
  category: string
  published: string
  updated: string
  html: string
}

interface Context {
  settings: SharedSettings
  address: SiteAddress
}

export function feedItemOf(article: FeedEntry, body: Body, { settings, address }: Context): FeedItem {
  const full = fullAddress(article.path, address)
  const kind = article.placeholder && settings.placeholders[article.placeholder]
  const note = kind ? [`<p><em>${escapeHtml(`${kind.label}: ${kind.meaning}`)}</em></p>`] : []
  const parts = body.parts.map((part) =>
    plainHtml(
      part.kind === 'prose' ? part.html : renderMarkdown(blockMarkdown(part.drawn.plain(), part.level, full)),
      full,
    ),
  )
  return {
    id: idOf(article.firstPath, settings),
    url: absolute(address, article.path),
    title: article.title,
    summary: article.description,
    category: article.category,
    published: article.date,
    updated: article.updated ?? article.date,
    html: [...note, ...parts].join('\n'),
  }
}

/**
 * An id that stays (https://www.rfc-editor.org/rfc/rfc4151): built from what the content states, not from the address that the site
 * is built for. So a move to another host, or a build for another, makes no article new for those who follow.
 */
export function idOf(path: string, { feeds }: SharedSettings): string {
  return `tag:${feeds.authority},${feeds.since}:${path}`
}
