import type { CardText, RecordedCards } from '../content/social-cards.ts'
import { absolute } from '../content/site-address.ts'
import type { Page, SharedSettings } from '../define/index.ts'
import type { DocumentContext } from './document.ts'
import { meta } from './html.ts'

export type WantedCard = { path: string; text: CardText }

/** Where the card of a page is: "/docs/" has "/social/docs.png". */
export function socialCardPath(path: string): string {
  return `/social${path === '/' ? '/home' : path.replace(/\/$/, '')}.png`
}

const siteCardPath = '/social/site.png'

/** Whether a page would have the card of the front page or of the site. */
export function sharesCard(path: string): boolean {
  return path !== '/' && [socialCardPath('/'), siteCardPath].includes(socialCardPath(path))
}

export function wantedCards(pages: readonly Page[], settings: SharedSettings): WantedCard[] {
  return [siteCard(settings), ...pages.filter(({ traits }) => !traits.error).map((page) => pageCard(page, settings))]
}

/** Cards that are missing, outdated, or of no page. @param planned paths of articles that are dated later. */
export function outdatedCards(wanted: WantedCard[], recorded: RecordedCards, planned: string[]): string[] {
  const known = new Set([...wanted.map(({ path }) => path), ...planned.map(socialCardPath)])
  return [
    ...wanted.filter((card) => !isCurrent(card, recorded)).map(({ path }) => path),
    ...[...recorded.keys()].filter((path) => !known.has(path)),
  ]
}

/** The picture that other sites show with a link to the page, https://ogp.me/#structured: its own, or the site's. */
export function socialCardTags(page: Page, { settings, address, recorded }: DocumentContext): string[] {
  const candidates = page.traits.error ? [] : [pageCard(page, settings), siteCard(settings)]
  const card = candidates.find((candidate) => isCurrent(candidate, recorded))
  if (!card) return [meta('name', 'twitter:card', 'summary')]
  const image = {
    'og:image': absolute(address, card.path),
    'og:image:type': 'image/png',
    // The proportion that readers show whole: 1.91 to 1.
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': settings.social.alt.replace('{title}', () => card.text.title),
  }
  const tags = Object.entries(image).map(([name, content]) => meta('property', name, content))
  return [...tags, meta('name', 'twitter:card', 'summary_large_image')]
}

function pageCard({ path, title, description, feed }: Page, { social }: SharedSettings): WantedCard {
  return { path: socialCardPath(path), text: { title, label: feed?.category ?? social.label, description } }
}

function siteCard({ social }: SharedSettings): WantedCard {
  return { path: siteCardPath, text: { title: social.label, label: '', description: '' } }
}

/** Whether a card shows the words of its page. */
export function isCurrent({ path, text }: WantedCard, recorded: RecordedCards): boolean {
  const shown = recorded.get(path)
  return (['title', 'label', 'description'] as const).every((key) => shown?.[key] === text[key])
}
