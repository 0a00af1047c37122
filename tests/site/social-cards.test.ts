import { expect, test } from 'vitest'
import { parseContent } from '../../src/generator/content/parse-content.ts'
import { cardRecordFile as record } from '../../src/generator/content/social-cards.ts'
import { pagesOf } from '../../src/generator/pages-of.ts'
import { socialCardPath, outdatedCards, wantedCards, type WantedCard } from '../../src/generator/render/social.ts'
import { site as definition } from '../../src/site/site.ts'
import { metaOf, parsePage } from './html.ts'
import { buildInMemory, editedTree, optionsFor, textOf, type Edits } from './in-memory.ts'

const article = 'content/blog/mapping-the-space.md'
const own = '/social/blog/mapping-the-space.png'
const { wanted } = cardsOf({}, '9999-12-31')
const current: Edits = {
  [record]: JSON.stringify(Object.fromEntries(wanted.map(({ path, text }) => [path, text]))),
  ...Object.fromEntries(wanted.map(({ path }) => [`public${path}`, ''])),
}
const titled = (title: string): Edits => ({ [article]: (text) => text.replace(/^title: .*$/m, `title: ${title}`) })
const dated = (day: string): Edits => ({ [article]: (text) => text.replace(/^date: .*$/m, `date: ${day}`) })
const withoutCard = (path: string): Edits => ({ [`public${path}`]: null })

function cardsOf(edits: Edits, today: string): { wanted: WantedCard[]; outdated: string[] } {
  const content = parseContent(editedTree(edits), definition)
  const pages = pagesOf(content, definition, optionsFor({ today }))
  const cards = wantedCards(pages.all, content.get(definition.settings))
  const planned = pages.heldBack.filter(({ draft }) => !draft).map(({ path }) => path)
  return { wanted: cards, outdated: outdatedCards(cards, content.socialCards, planned) }
}

test('every page but the not-found page names its own card, with its size and its words', () => {
  const site = buildInMemory({ edits: current, siteUrl: 'https://host.example/repo' })
  const pages = [...site.files.keys()].filter((path) => path.endsWith('index.html'))
  for (const path of pages) {
    const html = parsePage(textOf(site, path))
    const card = socialCardPath(`/${path.replace(/index\.html$/, '')}`)
    expect(metaOf(html, 'og:image')).toBe(`https://host.example/repo${card}`)
    expect([metaOf(html, 'og:image:width'), metaOf(html, 'og:image:height')]).toEqual(['1200', '630'])
    expect(metaOf(html, 'og:image:type')).toBe('image/png')
    expect(metaOf(html, 'og:image:alt')).toContain(`“${metaOf(html, 'og:title')}”`)
    expect(site.files.has(card.slice(1))).toBe(true)
  }
  expect(metaOf(parsePage(textOf(site, '404.html')), 'og:image')).toBeUndefined()
})

const site = '/social/site.png'
test.each<[what: string, edits: Edits, card: string | undefined, told: string[], day?: string]>([
  ['with another title', titled('Another'), site, [own]],
  ['with another title, in a site without a card,', { ...titled('X'), ...withoutCard(site) }, undefined, [own, site]],
  ['without a record that can be read', { [record]: '[{"title": 1}]' }, undefined, wanted.map(({ path }) => path)],
  ['on its day', { ...dated('2026-03-02'), ...withoutCard(own) }, site, [own], '2026-03-02'],
])('an article %s shows another card or none, which is reported', (_, edits, card, told, day = '2026-01-01') => {
  const all = { ...current, ...edits }
  const built = buildInMemory({ edits: all, today: day })
  const html = parsePage(textOf(built, 'blog/mapping-the-space/index.html'))
  expect(built.problems).toEqual([])
  expect(metaOf(html, 'og:image')).toBe(card && `https://sentinelops.example${card}`)
  expect(built.files.has(own.slice(1))).toBe(false)
  expect(metaOf(html, 'twitter:card')).toBe(card ? 'summary_large_image' : 'summary')
  expect(cardsOf(all, day).outdated.toSorted()).toEqual(told.toSorted())
})

test('the card of an article is published with it: not of a draft, and not before its day', () => {
  const draft: Edits = { ...current, [article]: (text) => text.replace(/^date: /m, 'draft: true\ndate: ') }
  expect(buildInMemory({ edits: draft }).files.has(own.slice(1))).toBe(false)
  expect(cardsOf(draft, '2026-01-01').outdated).toEqual([own])
  const left: Edits = { 'public/social/blog/renamed.png': new Uint8Array(1) }
  expect(buildInMemory({ edits: { ...current, ...left } }).files.has('social/blog/renamed.png')).toBe(false)
  const later = { ...current, ...dated('2026-03-02') }
  expect(buildInMemory({ edits: later, today: '2026-03-01' }).files.has(own.slice(1))).toBe(false)
  expect(buildInMemory({ edits: later, today: '2026-03-02' }).files.has(own.slice(1))).toBe(true)
  expect(cardsOf({ ...later, ...withoutCard(own) }, '2026-03-01').outdated).toEqual([])
})
