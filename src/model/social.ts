import type { Content } from '../content/content.ts'
import { categories, type Category } from '../site/data/front-matter.ts'
import type { CardText } from '../generator/content/social-cards.ts'
import { href } from '../routes.ts'
import { publishedArticles } from './articles.ts'
import type { Page, SocialCard } from './page.ts'
import { metaOf, pathOf, singleRoutes } from './sources.ts'

/** Pixels, in the proportion that https://ogp.me readers show whole: 1.91 to 1. */
export const cardSize = { width: 1200, height: 630 }

/** A card that the site should have: the address of its file, and what it shows. */
export interface WantedCard {
  path: string
  text: CardText
  /** Of the article it is for. */
  category?: Category
}

/** Where the card of a page is: "/docs/" has "/social/docs.png". */
export function cardPathOf(path: string): string {
  return `/social${path === '/' ? '/home' : path.replace(/\/$/, '')}.png`
}

/**
 * The cards of a site on a day (YYYY-MM-DD): one a page, and those that stand in for a missing one, of each category and of the
 * site. The not-found page has none: nobody shares it.
 */
export function wantedCards(content: Content, today: string): WantedCard[] {
  const single = singleRoutes
    .filter((name) => name !== 'notFound')
    .map((name) => cardFor({ path: pathOf(name), ...metaOf(name, content) }, content))
  const articles = publishedArticles(content, today).map(({ slug, matter }) =>
    cardFor({ path: href('article', { slug }), ...matter }, content),
  )
  return [siteCard(content), ...categories.map((category) => categoryCard(category, content)), ...single, ...articles]
}

/** The addresses of cards that are missing, show other words than they should, or belong to no page any more. */
export function outdatedCards(content: Content, today: string): string[] {
  const wanted = wantedCards(content, today).filter((card) => !isCurrent(card, content))
  // The card of an article that is dated later may have been made already.
  const known = new Set(wantedCards(content, endOfDays).map(({ path }) => path))
  return [...wanted.map(({ path }) => path), ...[...content.socialCards.keys()].filter((path) => !known.has(path))]
}

/** A day on which every article that is no draft is published. */
export const endOfDays = '9999-12-31'

/** The card of a page: its own; or, while that is missing or out of date, its category's or the site's; or none. */
export function socialCardOf(
  { route, path, title, description, props }: Page,
  content: Content,
): SocialCard | undefined {
  if (route === 'notFound') return undefined
  const category = 'article' in props ? props.article.category : undefined
  const candidates = [
    cardFor({ path, title, description, category }, content),
    ...(category ? [categoryCard(category, content)] : []),
    siteCard(content),
  ]
  const card = candidates.find((candidate) => isCurrent(candidate, content))
  const { alt } = content.site.social
  return card && { path: card.path, alt: alt.replace('{title}', () => card.text.title), ...cardSize }
}

interface Described {
  path: string
  title: string
  description: string
  category?: Category | undefined
}

function cardFor({ path, title, description, category }: Described, { site }: Content): WantedCard {
  const text = { title, label: category ?? site.social.label, description }
  return { path: cardPathOf(path), text, ...(category ? { category } : {}) }
}

function categoryCard(category: Category, { site }: Content): WantedCard {
  const text = { title: category, label: site.social.label, description: '' }
  return { path: `/social/category/${category.toLowerCase()}.png`, text, category }
}

function siteCard({ site }: Content): WantedCard {
  const text = { title: site.social.label, label: '', description: '' }
  return { path: '/social/site.png', text }
}

function isCurrent({ path, text }: WantedCard, { socialCards }: Content): boolean {
  const shown = socialCards.get(path)
  return (['title', 'label', 'description'] as const).every((key) => shown?.[key] === text[key])
}
