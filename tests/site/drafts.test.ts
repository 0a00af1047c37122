import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { parsePage, visibleText } from './html.ts'
import { buildInMemory, problemLines, textOf } from './in-memory.ts'

// A site that is built with what is held back, for its reviewers. That other sites tell nothing of it stands in site.test.ts.

function article(title: string, more: string): string {
  return `---\ntitle: ${title}\ndescription: About ${title}.\n${more}\ncategory: Vision\n---\n\n[Both](/blog/later-news/).\n`
}

const edits = {
  'content/blog/secret-draft.md': article('Zebra plans', 'date: 2025-01-01\ndraft: true'),
  'content/blog/later-news.md': article('Walrus news', 'date: 2026-03-02'),
}
const today = '2026-03-01'
const site = buildInMemory({ edits, today, drafts: true })
const pageOf = (slug: string): ReturnType<typeof parsePage> => parsePage(textOf(site, `blog/${slug}/index.html`))

test('drafts and articles dated later have pages that say so, which search engines leave out', () => {
  expect(problemLines(site)).toEqual([])
  const noticeOf = (slug: string): string => pageOf(slug).querySelector('.notice')?.textContent ?? ''
  expect(noticeOf('secret-draft')).toMatch(/^Draft\. This article is not published\./)
  expect(noticeOf('later-news')).toMatch(/^Planned for March 2, 2026\. This article is not published\./)
  expect(noticeOf('mapping-the-space')).toBe('')
  for (const slug of ['secret-draft', 'later-news'])
    expect(pageOf(slug).querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  expect(pageOf('mapping-the-space').querySelector('meta[name=robots]')).toBeNull()
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
  const [plain, drafts] = [buildInMemory({ today }), buildInMemory({ today, drafts: true })]
  expect(drafts.problems).toEqual([])
  expect([...drafts.files.keys()]).toEqual([...plain.files.keys()])
  expect(textsOf(drafts)).toEqual(textsOf(plain))
})

const filesOn = (day: string): ReadonlyMap<string, unknown> => buildInMemory({ edits, today: day }).files

test('the day decides which articles are out, and nothing else', () => {
  const [dayBefore, onTheDay] = [filesOn('2026-03-01'), filesOn('2026-03-02')]
  expect(isDeepStrictEqual(dayBefore, filesOn('2026-02-01'))).toBe(true)
  expect(isDeepStrictEqual(onTheDay, filesOn('2031-02-28'))).toBe(true)
  expect([dayBefore, onTheDay].map((files) => files.has('blog/later-news/index.html'))).toEqual([false, true])
})

function textsOf({ files }: typeof site): unknown[] {
  return [...files].filter(([, content]) => typeof content === 'string')
}
