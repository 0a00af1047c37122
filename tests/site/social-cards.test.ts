import { expect, test } from 'vitest'
import { cardLines } from '../../scripts/terminal/not-ready.ts'
import { parseContent } from '../../src/generator/content/parse-content.ts'
import { pagesOf } from '../../src/generator/pages-of.ts'
import { cardPathOf, outdatedCards, wantedCards } from '../../src/generator/render/social.ts'
import { site as definition } from '../../src/site/site.ts'
import { parsePage } from './html.ts'
import { buildInMemory, editedTree, optionsFor, problemLines, textOf, type Edits } from './in-memory.ts'

// Which picture other sites show beside a link to a page, and what is told of those that are missing or out of date.

const article = 'content/blog/mapping-the-space.md'
const articlePage = 'blog/mapping-the-space/index.html'
const record = 'content/social.lock.json'

function outdated(edits: Edits = {}, today = '2026-01-01'): string[] {
  const content = parseContent(editedTree(edits), definition)
  const pages = pagesOf(content, definition, optionsFor({ today }))
  const wanted = wantedCards(pages.all, content.get(definition.settings))
  return outdatedCards(
    wanted,
    content.socialCards,
    pages.early.filter(({ draft }) => !draft).map(({ path }) => path),
  )
}

/** What the head of a page says under a name or property. */
function metaOf(html: string, name: string): string | undefined {
  const page = parsePage(html)
  return page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content')
}

const retitled: Edits = { [article]: (text) => text.replace(/^title: .*$/m, 'title: Another title') }

test('the committed cards are current: else run npm run cards', () => {
  expect(outdated()).toEqual([])
})

test('every page but the not-found page has a card of its own, which is there, with its size and its words', () => {
  const site = buildInMemory()
  const pages = [...site.files.keys()].filter((path) => path.endsWith('.html') && path !== '404.html')
  expect(pages.length).toBeGreaterThan(20)
  for (const path of pages) {
    const html = textOf(site, path)
    const card = cardPathOf(`/${path.replace(/index\.html$/, '')}`)
    expect(metaOf(html, 'og:image')).toBe(`https://sentinelops.example${card}`)
    const file = site.files.get(card.slice(1))
    if (!(file instanceof Uint8Array)) throw new Error(`${card} is no file`)
    const header = new DataView(file.buffer, file.byteOffset)
    const size = [header.getUint32(16), header.getUint32(20)].map(String)
    expect([metaOf(html, 'og:image:width'), metaOf(html, 'og:image:height')]).toEqual(size)
    expect(size).toEqual(['1200', '630'])
    expect(file.length).toBeLessThan(40_000)
    expect(metaOf(html, 'og:image:type')).toBe('image/png')
    expect(metaOf(html, 'og:image:alt')).toContain(`“${metaOf(html, 'og:title')}”`)
    expect(metaOf(html, 'twitter:card')).toBe('summary_large_image')
  }
  expect(metaOf(textOf(site, '404.html'), 'og:image')).toBeUndefined()
  expect(metaOf(textOf(site, '404.html'), 'twitter:card')).toBe('summary')
})

test('under a base path the address of a card carries it', () => {
  const based = buildInMemory({ siteUrl: 'https://host.example/repo' })
  expect(metaOf(textOf(based, 'docs/index.html'), 'og:image')).toBe('https://host.example/repo/social/docs.png')
})

test('an article whose title has changed gets the card of the site, and its own is reported', () => {
  const site = buildInMemory({ edits: retitled })
  const html = textOf(site, articlePage)
  expect(site.problems).toEqual([])
  expect(outdated(retitled)).toEqual(['/social/blog/mapping-the-space.png'])
  expect(metaOf(html, 'og:image')).toBe('https://sentinelops.example/social/site.png')
  expect(metaOf(html, 'og:image:alt')).toContain('“Open-source tools for verified AI systems”')
})

test('a page whose card is missing gets the site’s', () => {
  const edits = { 'public/social/docs.png': null }
  expect(outdated(edits)).toEqual(['/social/docs.png'])
  const html = textOf(buildInMemory({ edits }), 'docs/index.html')
  expect(metaOf(html, 'og:image')).toBe('https://sentinelops.example/social/site.png')
  expect(metaOf(html, 'og:image:alt')).toContain('“Open-source tools for verified AI systems”')
})

test.each([
  ['no record', null],
  ['a record edited into nonsense', '{'],
  ['a record of another shape', '[{"title": 1}]'],
])('with %s no page shows a picture, and all are told', (_, text) => {
  const edits = { [record]: text }
  const site = buildInMemory({ edits })
  expect(site.problems).toEqual([])
  expect(metaOf(textOf(site, articlePage), 'og:image')).toBeUndefined()
  expect(metaOf(textOf(site, articlePage), 'twitter:card')).toBe('summary')
  expect(outdated(edits)).toContain('/social/site.png')
})

test('the card of an article that became a draft is left over, and is not published', () => {
  const edits: Edits = { [article]: (text) => text.replace(/^date: /m, 'draft: true\ndate: ') }
  const name = 'social/blog/mapping-the-space.png'
  expect(buildInMemory().files.has(name)).toBe(true)
  expect(buildInMemory({ edits }).files.has(name)).toBe(false)
  expect(outdated(edits)).toEqual([`/${name}`])
})

test('the card of an article that is dated later is neither asked for nor published before its day', () => {
  const later: Edits = { [article]: (text) => text.replace(/^date: .*$/m, 'date: 2026-03-02') }
  const name = 'social/blog/mapping-the-space.png'
  expect(outdated(later, '2026-03-01')).toEqual([])
  expect(buildInMemory({ edits: later, today: '2026-03-01' }).files.has(name)).toBe(false)
  expect(buildInMemory({ edits: later, today: '2026-03-02' }).files.has(name)).toBe(true)
  const without = { ...later, [`public/${name}`]: null }
  expect(outdated(without, '2026-03-01')).toEqual([])
  expect(outdated(without, '2026-03-02')).toEqual([`/${name}`])
})

test('all of them are one line that names the command', () => {
  expect(cardLines([])).toEqual([])
  expect(cardLines(['/social/a.png'])).toEqual(['1 social card missing, out of date or left over: run npm run cards'])
  expect(cardLines(['/social/a.png', '/social/b.png'])).toEqual([
    '2 social cards missing, out of date or left over: run npm run cards',
  ])
})

test('an alternative text that does not say where the title goes is a problem', () => {
  const edits: Edits = { 'content/site.json': (text) => text.replace('{title}', 'the title') }
  expect(problemLines(buildInMemory({ edits })).join('\n')).toMatch(
    /content\/site\.json:\d+:\d+ social\.alt is ".*", which does not say where the title goes\. Write \{title\} there\./,
  )
})

test('the manifest names the site and icons that are there, of the size that it says', () => {
  const site = buildInMemory({ siteUrl: 'https://host.example/repo' })
  const manifest = JSON.parse(textOf(site, 'site.webmanifest')) as {
    name: string
    start_url: string
    icons: { src: string; sizes: string; purpose: string }[]
  }
  expect(manifest.name).toBe('SentinelOps')
  expect(manifest.start_url).toBe('/repo/')
  expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable'])
  for (const { src, sizes } of manifest.icons) {
    const file = site.files.get(src.replace('/repo/', ''))
    if (!(file instanceof Uint8Array)) throw new Error(`${src} is no file`)
    const header = new DataView(file.buffer, file.byteOffset)
    expect(`${header.getUint32(16)}x${header.getUint32(20)}`).toBe(sizes)
  }
  const html = textOf(site, 'docs/index.html')
  for (const name of ['favicon.ico', 'icon.svg', 'apple-touch-icon.png', 'site.webmanifest']) {
    expect(html).toContain(`href="/repo/${name}"`)
    expect(site.files.has(name)).toBe(true)
  }
})
