import type { Content } from '../content/content.ts'
import { minutesFor } from '../generator/markdown/word-count.ts'
import { href } from '../routes.ts'
import { dayOf } from './day.ts'
import type { ArticleCard, HeldBack } from './page.ts'

type Article = Content['articles'][number]

/** Drafts, and articles dated after `today` (YYYY-MM-DD), are held back: no byte of the site tells of them. */
function isHeldBack({ matter }: Article, today: string): boolean {
  return matter.draft || matter.date > today
}

/** The published articles, newest first. */
export function publishedArticles({ articles }: Content, today: string): Article[] {
  return newestFirst(articles.filter((article) => !isHeldBack(article, today)))
}

/** The articles that are held back on a day (YYYY-MM-DD), newest first. */
export function heldBackArticles({ articles }: Content, today: string): Article[] {
  return newestFirst(articles.filter((article) => isHeldBack(article, today)))
}

/** What a site shows of its articles: those held back are none unless it is a site with drafts. */
interface Shown {
  content: Content
  articles: Article[]
  heldBack: Article[]
}

/** The articles that have a page, newest first, each with its card. */
export function shownArticles({ content, articles, heldBack }: Shown): { article: Article; card: ArticleCard }[] {
  const isHidden = new Set(heldBack)
  return newestFirst([...articles, ...heldBack]).map((article) => {
    const card = cardOf(article)
    return { article, card: isHidden.has(article) ? { ...card, heldBack: bannerOf(article, content) } : card }
  })
}

function bannerOf({ matter }: Article, { data }: Content): HeldBack {
  const { draft, planned, meaning } = data.blog.heldBack
  return { label: matter.draft ? draft : planned.replace('{date}', () => dayOf(matter.date).text), meaning }
}

/** What lists, cards and the article's own head show. The id is the slug; a reading time not stated is counted. */
export function cardOf({ slug, matter, words }: Article): ArticleCard {
  const { title, description, date, updated, category, readTime, placeholder, aliases } = matter
  const path = href('article', { slug })
  return {
    id: slug,
    slug,
    path,
    firstPath: aliases[0] ?? path,
    title,
    description,
    date: dayOf(date),
    updated: updated === undefined ? undefined : dayOf(updated),
    category,
    readTime: readTime ?? minutesFor(words),
    placeholder,
  }
}

function newestFirst(articles: Article[]): Article[] {
  return articles.toSorted((a, b) => compare(b.matter.date, a.matter.date) || compare(a.slug, b.slug))
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
