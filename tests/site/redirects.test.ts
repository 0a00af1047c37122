import { expect, test } from 'vitest'
import { parsePage } from './html.ts'
import { buildInMemory, problemLines, textOf, type Edits } from './in-memory.ts'
import { article } from './articles.ts'

function withAliases(...aliases: string[]): string {
  return article('New & <here>', `date: 2025-01-02\naliases:\n${aliases.map((alias) => `  - '${alias}'`).join('\n')}`)
}

const site = buildInMemory({
  edits: { 'content/blog/new.md': withAliases('/blog/old/', '/2019/Old_page.html/', '/blog/old/deeper/') },
  siteUrl: 'https://host.example/repo/',
})

test('the site has no problem', () => {
  expect(problemLines(site)).toEqual([])
})

test.each(['blog/old/index.html', '2019/Old_page.html/index.html', 'blog/old/deeper/index.html'])(
  '%s sends visitors on, with and without their browser’s help',
  (path) => {
    const page = parsePage(textOf(site, path))
    const valueOf = (selector: string, name: string): string | undefined =>
      page.querySelector(selector)?.getAttribute(name)
    expect(valueOf('meta[http-equiv=refresh]', 'content')).toBe('0; url=/repo/blog/new/')
    expect(valueOf('link[rel=canonical]', 'href')).toBe('https://host.example/repo/blog/new/')
    expect(valueOf('meta[name=robots]', 'content')).toBe('noindex')
    expect(valueOf('main a', 'href')).toBe('/repo/blog/new/')
    expect(page.querySelector('main a')?.text).toBe('New & <here>')
  },
)

test('hosts that can send visitors on themselves are told, in words that each understands', () => {
  const rules = textOf(site, '_redirects')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  expect(rules.slice(0, 2)).toEqual(['/repo/blog/old/ /repo/blog/new/ 301!', '/repo/blog/old/ /repo/blog/new/ 301'])
  expect(rules).toHaveLength(6)
})

test('what has moved is in no list', () => {
  for (const path of ['sitemap.xml', 'llms.txt', 'sitemap/index.html', 'blog/index.html'])
    expect(textOf(site, path)).not.toContain('blog/old/')
})

test('where nothing has moved there is no _redirects', () => {
  expect(buildInMemory().files.has('_redirects')).toBe(false)
})

const file = 'content/blog/new.md'
const taken = 'where the site has a page or a file of its own. Remove it.'
const whole =
  'which is not a path of this site. Start and end it with a slash, and use letters, digits, dots, hyphens and underscores.'

test.each<[what: string, edits: Edits, lines: string[]]>([
  [
    'itself',
    { [file]: withAliases('/blog/new/') },
    [`${file}:7 aliases names /blog/new/, which is the article’s own address. Remove it.`],
  ],
  ['a page', { [file]: withAliases('/docs/') }, [`${file}:7 aliases names /docs/, ${taken}`]],
  ['a page but for case', { [file]: withAliases('/DOCS/') }, [`${file}:7 aliases names /DOCS/, ${taken}`]],
  ['a feed', { [file]: withAliases('/feed.xml/') }, [`${file}:7 aliases names /feed.xml/, ${taken}`]],
  ['a file of public/', { [file]: withAliases('/icon.svg/') }, [`${file}:7 aliases names /icon.svg/, ${taken}`]],
  [
    'the list of redirects',
    { [file]: withAliases('/_redirects/') },
    [`${file}:7 aliases names /_redirects/, ${taken}`],
  ],
  [
    'told by a file of public/ already',
    { [file]: withAliases('/x/'), 'public/_redirects': '' },
    ['public/_redirects has the path of a file that the build makes. Rename it.'],
  ],
  [
    'the folder of another file',
    { [file]: withAliases('/x/', '/x/index.html/') },
    [`${file}:8 aliases names /x/index.html/, ${taken}`],
  ],
  ['itself twice', { [file]: withAliases('/x/', '/x/') }, [`${file}:8 aliases names /x/ twice. Remove one.`]],
  [
    'that of another article',
    { [file]: withAliases('/x/'), 'content/blog/other.md': article('Other', "date: 2025-01-03\naliases: ['/X/']") },
    [`${file}:7 aliases names /x/, as does content/blog/other.md. Keep it in one of them.`],
  ],
  ...['x', '/x', '/../x/', '/a b/', '//x/', '/x?y/', '/%41/', '/é/', '/x./'].map((alias): [string, Edits, string[]] => [
    alias,
    { [file]: withAliases(alias) },
    [`${file}:7:5 aliases[0] is "${alias}", ${whole}`],
  ]),
])('an alias that is %s is told with its line', (_, edits, lines) => {
  expect(problemLines(buildInMemory({ edits }))).toEqual(lines)
})

test('an article that is held back leaves nothing where it stood before', () => {
  const draft = article('Zebra plans', "date: 2025-01-02\ndraft: true\naliases: ['/blog/zebra-old/']")
  const built = buildInMemory({ edits: { 'content/blog/zebra-new.md': draft } })
  expect([...built.files.keys()]).toEqual([...buildInMemory().files.keys()])
})

const list = 'content/published.txt'
const published = (text: string): Edits => ({ [list]: text })

test.each<[what: string, edits: Edits, lines: string[]]>([
  ['what is there', published('# All\n\n/docs/\n/\n'), []],
  [
    'what is gone',
    published('/docs/\n/retired/\n'),
    [
      `${list}:2 says that /retired/ was published, but no page has it any more. Name it among the aliases of the article that took its place.`,
    ],
  ],
  [
    'what is spelt otherwise',
    published('/dosc/\n'),
    [
      `${list}:1 says that /dosc/ was published, but no page has it any more. Name it among the aliases of the article that took its place. Did you mean /docs/?`,
    ],
  ],
  ['what has an alias', { ...published('/blog/old/\n'), [file]: withAliases('/blog/old/') }, []],
  [
    'what is a draft again',
    { ...published('/blog/new/\n'), [file]: article('New', 'date: 2025-01-02\ndraft: true') },
    [
      `${list}:1 says that /blog/new/ was published, but the article is a draft now. Publish it, or name the path among the aliases of another.`,
    ],
  ],
  ['what is dated later', { ...published('/blog/new/\n'), [file]: article('New', 'date: 2027-01-02') }, []],
  [
    'what cannot be a path',
    published('docs\n'),
    [`${list}:1 holds "docs", which is not the path of a page. Start and end it with a slash.`],
  ],
])('published.txt with %s', (_, edits, lines) => {
  expect(problemLines(buildInMemory({ edits }))).toEqual(lines)
})
