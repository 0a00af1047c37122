import { expect, test } from 'vitest'
import { article, png } from './articles.ts'
import { metaOf, parsePage, textsOf } from './html.ts'
import { buildInMemory, differencesOf, problemLines, textOf } from './in-memory.ts'

const link = '[Both](/blog/later-news/), and ![a dot](dot.png)'
const edits = {
  'content/blog/secret-draft.md': article('Zebra plans', "date: 2025-01-01\ndraft: true\naliases: ['/zebra/']", link),
  'content/blog/later-news.md': article('Walrus news', 'date: 2026-03-02', link),
  'content/blog/dot.png': png,
}
const today = '2026-03-01'
const site = buildInMemory({ edits, today, drafts: true })
const pageOf = (slug: string): ReturnType<typeof parsePage> => parsePage(textOf(site, `blog/${slug}/index.html`))
const noticeOf = (slug: string): string => pageOf(slug).querySelector('.notice')?.textContent ?? ''
const siteOn = (day: string): typeof site => buildInMemory({ edits, today: day })
const without = buildInMemory({ today })

test('drafts and articles dated later are in no byte of the output', () => {
  expect([differencesOf(siteOn(today), without), problemLines(siteOn(today))]).toEqual([[], []])
})

test('the day decides which articles are out, and nothing else', () => {
  const onTheDay = siteOn('2026-03-02')
  const odd = [...differencesOf(siteOn(today), siteOn('2026-02-01')), ...differencesOf(onTheDay, siteOn('2031-02-28'))]
  expect(odd, 'Where a page compares days with the day of the build, give its fixture days before 2026').toEqual([])
  expect(textOf(onTheDay, 'blog/index.html')).toContain('Walrus news')
  const told = [...onTheDay.files].filter(([path, bytes]) => /secret-draft|Zebra/.test(path + String(bytes)))
  expect([onTheDay.files.has('blog/later-news/index.html'), told]).toEqual([true, []])
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
  const entries = textsOf(parsePage(textOf(site, 'blog/index.html')), '[data-category]')
  expect(entries[0]).toContain('Planned for March 2')
  expect(entries.at(-1)).toMatch(/\bDraft\b/)
  for (const path of ['sitemap.xml', 'sitemap/index.html'])
    expect(textOf(site, path)).not.toMatch(/secret-draft|later-news|Zebra|Walrus/)
})

test('what is held back is checked as on its day: what is wrong with drafts are warnings, and no byte of either is written', () => {
  const own = '## A\n\n[A](#a) [itself](/blog/later-news/)'
  const links = '[ok](/blog/later-news/#a) [draft](/blog/secret-draft/) [later](later-last.md) [none](/nowhere/)'
  const wrong = {
    'content/blog/later-news.md': article('Walrus news', 'date: 2026-03-02', own),
    'content/blog/later-still.md': article('Yak report', 'date: 2026-03-04', links),
    'content/blog/later-last.md': article('Gnu report', 'date: 2026-03-05', 'Not Yak report, but Zebra mark.'),
    'content/blog/secret-draft.md': article('Zebra plans', 'date: 2025-01-01\ndraft: true', '[a](later-last.md) **b'),
    'content/blog/secret-head.md': '---\ntitle: Zebra head\ndraft: true\n---\n\n[a]()\n',
    'content/blog/secret-mark.md': article('Zebra mark', 'date: 2025-01-01\ndraft: true', 'a\u200Bb'),
    'content/blog/secret-picture.md': article('Zebra picture', 'date: 2025-01-01\ndraft: true', '![a](a.png)'),
    'content/blog/a.png': 'none',
  }
  const built = buildInMemory({ edits: wrong, today })
  const told = built.problems.map(({ file, line, column, message, warning = false }) => [
    `${file.slice(13)}:${line}:${column}`,
    message.split(/[,.]/)[0],
    warning,
  ])
  expect(told).toEqual([
    ['a.png:undefined:undefined', 'is not a picture that browsers show', true],
    ['later-last.md:8:21', 'mentions /blog/secret-mark/', false],
    ['later-still.md:8:35', 'links to /blog/secret-draft/', false],
    ['later-still.md:8:64', 'links to /blog/later-last/', false],
    ['later-still.md:8:86', 'links to /nowhere/', false],
    ['secret-draft.md:9:20', 'shows "**b" as plain text', true],
    ['secret-head.md:2:1', 'category is missing', true],
    ['secret-head.md:2:1', 'date is missing', true],
    ['secret-head.md:2:1', 'description is missing', true],
    ['secret-head.md:6:1', 'leads nowhere: its brackets hold no address', true],
    ['secret-mark.md:9:2', 'holds an invisible character (U+200B)', true],
  ])
  expect(differencesOf(built, without)).toEqual([])
  const shown = buildInMemory({ edits: wrong, today, drafts: true }).problems.filter(({ warning }) => warning)
  expect(shown.map(({ file }) => file.slice(13))).toEqual(expect.arrayContaining(['secret-draft.md', 'secret-head.md']))
})

test.each([
  ['a link', '[a](secret-head.md)', 'links to /blog/secret-head/'],
  ['its title', 'Zebra head.', 'mentions /blog/secret-head/'],
  ['its title with a mark inside', 'Zebra *head*.', 'mentions /blog/secret-head/'],
])('a draft that is broken is as secret as any other: %s', (_, words, message) => {
  const broken = {
    'content/blog/secret-head.md': '---\ntitle: Zebra head\ndraft: true\n---\n\nText.\n',
    'content/blog/mapping-the-space.md': (text: string) => `${text}\n${words}\n`,
    'content/blog/secret-link.md': article('Zebra link', 'date: 2025-01-01\ndraft: true', '[a](secret-head.md)'),
    'content/published.txt': '/blog/secret-head/\n',
    'public/social/blog/secret-head.png': 'A card.',
  }
  const { problems, files } = buildInMemory({ edits: broken, today })
  const told = problems.flatMap(({ warning, file, message: found }) =>
    warning ? [] : `${file} ${found.split(',')[0]}`,
  )
  expect(told).toEqual([
    `content/blog/mapping-the-space.md ${message}`,
    'content/published.txt says that /blog/secret-head/ was published',
  ])
  expect(files.has('social/blog/secret-head.png')).toBe(false)
})

test('what a draft has or names is no excuse for the same in what is published', () => {
  const links = '[a](../../public/a.svg) [b](/learn/#nope) `sb_secret_aaaaaaa1`'
  const named = {
    'content/blog/secret-draft.md': article('Zebra plans', 'date: 2025-01-01\ndraft: true', links),
    'content/pages/learn.md': (text: string) => `${text}\n[b](#nope)\n`,
    'public/a.txt': 'sb_secret_aaaaaaa2',
    'public/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"><title>Zebra plans</title></svg>',
  }
  const { problems } = buildInMemory({ edits: named, today })
  expect(problems.flatMap(({ file, warning }) => (warning ? [] : file))).toEqual([
    'content/pages/learn.md',
    'public/a.svg',
    'public/a.txt',
  ])
})

test('a page that cannot be a draft is not lost by saying that it is one', () => {
  const broken = { 'content/legal/terms.md': (text: string) => text.replace('---', '---\ndraft: true') }
  const { problems } = buildInMemory({ edits: broken, today })
  expect(problems).toEqual([expect.objectContaining({ message: expect.stringMatching(/^draft is not a known key/) })])
  expect(problems[0]).not.toHaveProperty('warning')
})
