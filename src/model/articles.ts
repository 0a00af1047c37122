import type { Content } from '../content/content.ts'
import { minutesFor } from '../content/word-count.ts'
import { href } from '../routes.ts'
import { dayOf } from './day.ts'
import type { ArticleCard } from './page.ts'

type Article = Content['articles'][number]

/** Drafts, and articles dated after `today` (YYYY-MM-DD), are held back: no byte of the site tells of them. */
export function isHeldBack({ matter }: Article, today: string): boolean {
  return matter.draft || matter.date > today
}

/** The published articles, newest first. */
export function publishedArticles({ articles }: Content, today: string): Article[] {
  return articles
    .filter((article) => !isHeldBack(article, today))
    .toSorted((a, b) => compare(b.matter.date, a.matter.date) || compare(a.slug, b.slug))
}

/** What lists, cards and the article's own head show. The id is the slug; a reading time not stated is counted. */
export function cardOf({ slug, matter, words }: Article): ArticleCard {
  const { title, description, date, updated, category, readTime, placeholder } = matter
  return {
    id: slug,
    slug,
    path: href('article', { slug }),
    title,
    description,
    date: dayOf(date),
    updated: updated === undefined ? undefined : dayOf(updated),
    category,
    readTime: readTime ?? minutesFor(words),
    placeholder,
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
