import type { Tag } from './scan-html.ts'

const single = ['href', 'src', 'action', 'formaction', 'poster', 'xlink:href']
const lists = ['srcset', 'imagesrcset']
/** Of https://ogp.me and of cards, those whose content is an address. */
const addressed = /^(og:(url|image|video|audio)(:url|:secure_url)?|twitter:image)$/

/** The addresses that a tag names. */
export function linksOf({ name, attributes }: Tag): string[] {
  const links: string[] = []
  for (const key of single) {
    const value = attributes.get(key)
    if (value !== undefined) links.push(value)
  }
  for (const key of lists) links.push(...addressesIn(attributes.get(key)))
  if (name === 'object' && attributes.has('data')) links.push(attributes.get('data') ?? '')
  if (name === 'meta' && addressed.test(attributes.get('property') ?? attributes.get('name') ?? ''))
    links.push(attributes.get('content') ?? '')
  return links
}

/** "/a.png 1x, /b.png 2x" names two. */
function addressesIn(srcset: string | undefined): string[] {
  return srcset?.split(',').map((candidate) => candidate.trim().split(/\s/)[0] ?? '') ?? []
}
