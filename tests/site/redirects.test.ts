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

test('what has moved is in no list, and where nothing has there is no _redirects', () => {
  for (const path of ['sitemap.xml', 'llms.txt', 'sitemap/index.html', 'blog/index.html'])
    expect(textOf(site, path)).not.toContain('blog/old/')
  expect(buildInMemory().files.has('_redirects')).toBe(false)
})

const file = 'content/blog/new.md'
const taken = 'where the site has a page or a file of its own. Remove it.'
const whole =
  'which is not a path of this site. Start and end it with a slash, and use letters, digits, dots, hyphens and underscores.'

const refused: [what: string, aliases: string[], told: string, more?: Edits][] = [
  ['itself', ['/blog/new/'], ':7 aliases names /blog/new/, which is the article’s own address. Remove it.'],
  ...['/DOCS/', '/feed.xml/', '/icon.svg/'].map((alias): (typeof refused)[number] => [
    `taken: ${alias}`,
    [alias],
    `:7 aliases names ${alias}, ${taken}`,
  ]),
  ['the folder of another file', ['/x/', '/x/index.html/'], `:8 aliases names /x/index.html/, ${taken}`],
  ['itself twice', ['/x/', '/x/'], ':8 aliases names /x/ twice. Remove one.'],
  [
    'that of another article',
    ['/x/'],
    ':7 aliases names /x/, as does content/blog/other.md. Keep it in one of them.',
    { 'content/blog/other.md': article('Other', "date: 2025-01-03\naliases: ['/X/']") },
  ],
  ...['/x', '/../x/', '/a b/', '//x/', '/x?y/', '/é/'].map((alias): (typeof refused)[number] => [
    alias,
    [alias],
    `:7:5 aliases[0] is "${alias}", ${whole}`,
  ]),
]

test.each(refused)('an alias that is %s is told with its line', (_, aliases, told, more = {}) => {
  expect(problemLines(buildInMemory({ edits: { ...more, [file]: withAliases(...aliases) } }))).toEqual([file + told])
})

test('a list of redirects in public/ is in the way of the one that the build makes', () => {
  const edits = { [file]: withAliases('/x/'), 'public/_redirects': '' }
  expect(problemLines(buildInMemory({ edits }))).toEqual([
    'public/_redirects has the path of a file that the build makes. Rename it.',
  ])
})

test('an article that is held back leaves nothing where it stood before', () => {
  const draft = article('Zebra plans', "date: 2025-01-02\ndraft: true\naliases: ['/blog/zebra-old/']")
  const built = buildInMemory({ edits: { 'content/blog/zebra-new.md': draft } })
  expect([...built.files.keys()]).toEqual([...buildInMemory().files.keys()])
})

const list = 'content/published.txt'
const lost = 'was published, but no page has it any more. Name it among the aliases of the article that took its place.'
const draftAgain =
  'was published, but the article is a draft now. Publish it, or name the path among the aliases of another.'

test.each<[what: string, published: string, more?: string, ...told: string[]]>([
  ['what is there', '# All\n\n/docs/\n/\n'],
  ['what is gone', '/docs/\n/retired/\n', '', `:2 says that /retired/ ${lost}`],
  ['what is spelt otherwise', '/dosc/\n', '', `:1 says that /dosc/ ${lost} Did you mean /docs/?`],
  ['what has an alias', '/blog/old/\n', 'date: 2025-01-02\naliases: [/blog/old/]'],
  ['what is a draft again', '/blog/new/\n', 'date: 2025-01-02\ndraft: true', `:1 says that /blog/new/ ${draftAgain}`],
  ['what is dated later', '/blog/new/\n', 'date: 2027-01-02'],
  ['no path', 'docs\n', '', ':1 holds "docs", which is not the path of a page. Start and end it with a slash.'],
])('published.txt with %s', (_, published, more = '', ...told) => {
  const edits = { [list]: published, ...(more && { [file]: article('New', more) }) }
  expect(problemLines(buildInMemory({ edits }))).toEqual(told.map((line) => list + line))
})
