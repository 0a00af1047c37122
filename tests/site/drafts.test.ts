import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { article } from './articles.ts'
import { metaOf, parsePage, visibleText } from './html.ts'
import { buildInMemory, problemLines, textOf } from './in-memory.ts'

// Articles that are held back: nothing of them is in a site for readers, and a site with drafts shows them to reviewers.

const link = '[Both](/blog/later-news/).'
const edits = {
  'content/blog/secret-draft.md': article('Zebra plans', 'date: 2025-01-01\ndraft: true', link),
  'content/blog/later-news.md': article('Walrus news', 'date: 2026-03-02', link),
}
const today = '2026-03-01'
const site = buildInMemory({ edits, today, drafts: true })
const pageOf = (slug: string): ReturnType<typeof parsePage> => parsePage(textOf(site, `blog/${slug}/index.html`))
const noticeOf = (slug: string): string => pageOf(slug).querySelector('.notice')?.textContent ?? ''
const filesOn = (day: string, more = {}): ReadonlyMap<string, unknown> =>
  buildInMemory({ edits, today: day, ...more }).files

test('drafts and articles dated later are in no byte of the output', () => {
  const [dayBefore, plain] = [filesOn(today), filesOn(today, { edits: {} })]
  expect([...dayBefore.keys()]).toEqual([...plain.keys()])
  // Pictures and papers would take a matcher, which looks at each byte, a quarter of a minute.
  expect(
    [...plain].filter(([path, text]) => !isDeepStrictEqual(dayBefore.get(path), text)).map(([path]) => path),
  ).toEqual([])
})

test('the day decides which articles are out, and nothing else', () => {
  const onTheDay = filesOn('2026-03-02')
  expect(isDeepStrictEqual(filesOn(today), filesOn('2026-02-01'))).toBe(true)
  expect(isDeepStrictEqual(onTheDay, filesOn('2031-02-28'))).toBe(true)
  expect(onTheDay.get('blog/index.html')).toContain('Walrus news')
  const told = [...onTheDay].filter(([path, text]) =>
    /secret-draft|Zebra/.test(path + (typeof text === 'string' ? text : '')),
  )
  expect([onTheDay.has('blog/later-news/index.html'), told]).toEqual([true, []])
})

test('where they are shown they have pages that say so, which search engines leave out', () => {
  expect(problemLines(site)).toEqual([])
  expect(noticeOf('secret-draft')).toMatch(/^Draft\. This article is not published\./)
  expect(noticeOf('later-news')).toMatch(/^Planned for March 2, 2026\. This article is not published\./)
  expect(noticeOf('mapping-the-space')).toBe('')
  const robots = ['secret-draft', 'later-news', 'mapping-the-space'].map((slug) => metaOf(pageOf(slug), 'robots'))
  expect(robots).toEqual(['noindex', 'noindex', undefined])
})

test('the index of articles marks them, and no sitemap names them', () => {
  const entries = parsePage(textOf(site, 'blog/index.html')).querySelectorAll('[data-category]').map(visibleText)
  expect(entries.filter((entry) => /Zebra plans|Walrus news/.test(entry))).toEqual([
    expect.stringContaining('Planned for March 2, 2026'),
    expect.stringMatching(/\bDraft\b/),
  ])
  for (const path of ['sitemap.xml', 'sitemap/index.html'])
    expect(textOf(site, path)).not.toMatch(/secret-draft|later-news|Zebra|Walrus/)
})

test('without anything held back a site with drafts is the site', () => {
  const [plain, drafts] = [filesOn(today, { edits: {} }), filesOn(today, { edits: {}, drafts: true })]
  expect(isDeepStrictEqual(drafts, plain)).toBe(true)
})
