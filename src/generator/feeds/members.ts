import type { Page } from '../../model/page.ts'
import type { Site } from '../../model/pages.ts'
import { feedLength } from './feed.ts'

/** Gives a function that says whether a page is an article that feeds hold: one of the newest, which come first. */
export function feedMembers({ pages }: Pick<Site, 'pages'>): (page: Page) => page is Page<'article'> {
  const newest = new Set<Page>(pages.filter(isArticle).slice(0, feedLength))
  return (page): page is Page<'article'> => newest.has(page)
}

export function isArticle(page: Page): page is Page<'article'> {
  return page.route === 'article'
}
