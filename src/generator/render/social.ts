import type { Page } from '../../model/page.ts'
import { absolute, type SiteAddress } from '../content/site-address.ts'
import { meta } from './html.ts'

/** What tells other sites which picture to show beside a link to the page: https://ogp.me/#structured */
export function cardTags({ card }: { card?: Page['card'] | undefined }, address: SiteAddress): string[] {
  if (!card) return [meta('name', 'twitter:card', 'summary')]
  return [
    meta('property', 'og:image', absolute(address, card.path)),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', String(card.width)),
    meta('property', 'og:image:height', String(card.height)),
    meta('property', 'og:image:alt', card.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
}
