import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parsePage } from './html.ts'
import { buildInMemory, differencesOf, problemLines, textOf, type Edits } from './in-memory.ts'
import { article } from './articles.ts'

function withAliases(...aliases: string[]): string {
  return article('New & <here>', `date: 2025-01-02\naliases:\n${aliases.map((alias) => `  - '${alias}'`).join('\n')}`)
}

const site = buildInMemory({
  edits: { 'content/blog/new.md': withAliases('/blog/old/', '/2019/Old_page.html/', '/blog/old/deeper/') },
  siteUrl: 'https://host.example/repo/',
})

test.each(['blog/old', '2019/Old_page.html', 'blog/old/deeper'])('/%s/ leads on, by itself or a link', (path) => {
  for (const part of [
    '<meta http-equiv="refresh" content="0; url=/repo/blog/new/">',
    '<link rel="canonical" href="https://host.example/repo/blog/new/">',
    '<meta name="robots" content="noindex">',
    '<a href="/repo/blog/new/">New &amp; &lt;here&gt;</a>',
  ])
    expect(textOf(site, `${path}/index.html`)).toContain(part)
})

test('hosts that can send visitors on themselves are reported, in words that each understands', () => {
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
const list = 'content/published.txt'
const takenBy = (owner: string): string => `which is taken by ${owner}. Remove it.`
const whole =
  'which is not a path of this site. Start and end it with a slash, and use letters, digits, dots, hyphens and underscores.'

const refused: [what: string, aliases: string[], told: string, more?: Edits][] = [
  ['a page in other letters', ['/DOCS/'], `:7:5 aliases names /DOCS/, ${takenBy('a page or file of the site')}`],
  [
    'below the bundle',
    ['/assets/a/'],
    ':7:5 aliases[0] is "/assets/a/", which is in assets/, which browsers keep for a year. Remove it.',
  ],
  ['a mark', ['/410.txt/'], ':7:5 aliases[0] is "/410.txt/", which tells hosts that a page is gone. Remove it.'],
  ['below a file', ['/icon.svg/'], `:7:5 aliases names /icon.svg/, ${takenBy('public/icon.svg')}`],
  ['the folder of another file', ['/x/', '/x/index.html/'], `:8:5 aliases names /x/index.html/, ${takenBy(file)}`],
  [
    'that of another article',
    ['/x/'],
    `:7:5 aliases names /x/, ${takenBy('content/blog/other.md')}`,
    { 'content/blog/other.md': article('Other', "date: 2025-01-03\naliases: ['/X/']") },
  ],
  ...['/x', '/../x/', '/é/', '/.git/', '/aux/'].map((alias): (typeof refused)[number] => [
    alias,
    [alias],
    `:7:5 aliases[0] is "${alias}", ${whole}`,
  ]),
]

test.each(refused)('an alias that is %s is reported with its line', (_, aliases, told, more = {}) => {
  expect(problemLines(buildInMemory({ edits: { ...more, [file]: withAliases(...aliases) } }))).toEqual([file + told])
})

test.each<[what: string, edits: Edits, ...told: string[]]>([
  [
    'a page that is there',
    { [file]: article('New', 'date: 2027-01-02\naliases: [/docs/]') },
    `${file}:6:11 aliases names /docs/, ${takenBy('a page or file of the site')}`,
  ],
  [
    'the address of another',
    {
      [file]: article('New', 'date: 2027-01-02\naliases: [/blog/later/]'),
      'content/blog/later.md': article('Later', 'date: 2027-01-01'),
    },
    `${file}:6:11 aliases names /blog/later/, ${takenBy('content/blog/later.md')}`,
  ],
  [
    'an earlier one',
    {
      [file]: article('New', 'date: 2027-01-02\naliases: [/x/]'),
      'content/blog/draft.md': article('Draft', 'date: 2025-01-02\ndraft: true\naliases: [/x/]'),
    },
    `content/blog/draft.md:7:11 aliases names /x/, ${takenBy(file)}`,
  ],
])('an article that is held back is reported before its day when it has an alias of %s', (_, edits, ...told) => {
  expect(problemLines(buildInMemory({ edits }))).toEqual(told)
})

test('an article that takes the place of another may name its own address first, and keeps its id in the feeds', () => {
  const built = buildInMemory({ edits: { [file]: withAliases('/blog/new/', '/blog/old/') } })
  expect(problemLines(built)).toEqual([])
  expect(textOf(built, '_redirects')).not.toContain('/blog/new/ /blog/new/')
  expect(textOf(built, 'atom.xml')).toContain(':/blog/new/</id>')
})

test('an alias before the address that was published first would change its id in the feeds', () => {
  const edits = { [list]: '/blog/new/\n', [file]: article('New', 'date: 2025-01-02\naliases: [/blog/old/]') }
  const told = `${file}:6:11 aliases begins with /blog/old/, which was never published, and gives the article another id in the feeds. Write /blog/new/ before it.`
  expect(problemLines(buildInMemory({ edits }))).toEqual([told])
})

test('a page of prose sends visitors on from its old address', () => {
  const edits = { 'content/pages/learn.md': (text: string) => text.replace('---\n', "---\naliases: ['/guide/']\n") }
  expect(textOf(buildInMemory({ edits }), '_redirects')).toContain('/guide/ /learn/ 301\n')
})

const lost =
  'was published, but no page has it any more. Name it among the aliases of the page that took its place, or restore its file; an article is withdrawn by "retired: YYYY-MM-DD".'
const drafted = `was published, but ${file} is a draft now. Publish it, or name the path among the aliases of another.`

test.each<[what: string, published: string, more?: string, ...told: string[]]>([
  ['what is gone', '# All\n\n/docs/\n/retired/\n', '', `:4 says that /retired/ ${lost}`],
  ['what is spelt otherwise', '/dosc/\n', '', `:1 says that /dosc/ ${lost} Did you mean /docs/?`],
  ['what has an alias', '/blog/old/\n', 'date: 2025-01-02\naliases: [/blog/old/]'],
  ['what is a draft again', '/blog/new/\n', 'date: 2025-01-02\ndraft: true', `:1 says that /blog/new/ ${drafted}`],
  ['what is dated later', '/blog/new/\n', 'date: 2027-01-02'],
  ['an alias of what is dated later', '/x/\n', 'date: 2027-01-02\naliases: [/x/]'],
  ['no path', 'docs\n', '', ':1 holds "docs", no path such as /docs/.'],
])('published.txt with %s', (_, published, more = '', ...told) => {
  const edits = { [list]: published, ...(more && { [file]: article('New', more) }) }
  expect(problemLines(buildInMemory({ edits }))).toEqual(told.map((line) => list + line))
})

test('published.txt with what was dated later since is reported', () => {
  const edits = { [list]: '/blog/new/\n', [file]: article('New', 'date: 2027-01-02') }
  const told = `${list}:1 says that /blog/new/ was published, but content/blog/new.md is dated 2027-01-02 now. Publish it, or name the path among the aliases of another.`
  expect(problemLines(buildInMemory({ edits, lastDay: '2027-01-01' }))).toEqual([told])
})

const gone = (more = 'retired: 2025-03-01', text = 'Zebras, ![a picture](zebra.png).'): string =>
  article('Old plans', `date: 2025-01-02\naliases: ['/blog/older/']\n${more}`, text)

test('what was withdrawn leaves a page that says so, and nothing else in any file', () => {
  const png = readFileSync('public/social/site.png')
  const card = 'public/social/blog/plans.png'
  const edits = { 'content/blog/plans.md': gone(), 'content/blog/zebra.png': png, [card]: png }
  const built = buildInMemory({ edits: { ...edits, [list]: '/blog/plans/\n/blog/older/\n' } })
  expect(problemLines(built)).toEqual([])
  const html = textOf(built, 'blog/plans/index.html')
  const page = parsePage(html)
  expect(page.querySelector('main')?.text).toMatch(/“Old plans” was withdrawn on March 1, 2025\./)
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  expect(textOf(built, '_redirects')).toContain('\n/blog/plans/ /blog/plans/ 410!\n')
  const added = differencesOf(built, buildInMemory())
  expect(added).toEqual(['blog/plans/index.html', 'blog/plans/410.txt', 'blog/older/index.html', '_redirects'])
  expect(added.map((path) => textOf(built, path)).join()).not.toMatch(/Zebras|a picture|What Old plans/)
  // A writer may remove the text as well.
  const emptied = buildInMemory({ edits: { 'content/blog/plans.md': gone(undefined, '') } })
  expect([problemLines(emptied), textOf(emptied, 'blog/plans/index.html')]).toEqual([[], html])
})

test('links to what was withdrawn are reported', () => {
  const links = '[a](/blog/plans/)\n\n[b](plans.md#a)\n\n[c](/blog/older/)'
  const edits = { 'content/blog/plans.md': gone(undefined, ''), [file]: article('New', 'date: 2025-01-02', links) }
  const told = ['8:5 links to /blog/plans/', '10:5 links to /blog/plans/', '12:5 links to /blog/older/'].map(
    (start) => `${file}:${start}, which was withdrawn. Remove the link, or lead it elsewhere.`,
  )
  expect(problemLines(buildInMemory({ edits }))).toEqual(told)
})
