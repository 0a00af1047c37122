import { expect, test } from 'vitest'
import { invisible } from '../../src/generator/content/source.ts'
import { article } from './articles.ts'
import { attributesOf, metaOf, parsePage, visibleText } from './html.ts'
import { buildInMemory, problemLines, textOf } from './in-memory.ts'

// What pages do for their readers, where it takes content of its own to see. Laws for all pages: site.test.ts.

const site = buildInMemory()
const paths = [...site.files.keys()].filter((path) => path.endsWith('.html'))

test('a text stays what it is in the head of its page, and cannot end the script that holds structured data', () => {
  const evil = '"</script><script>alert(1)</script>&#60;<!-- \u2028x'
  const edited = buildInMemory({ edits: { 'content/blog/x.md': article(evil, 'date: 2025-01-01') } })
  const html = textOf(edited, 'blog/x/index.html')
  expect(html).not.toContain('<script>')
  expect(metaOf(parsePage(html), 'og:title')).toBe(evil)
  const [posting] = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)]
  expect((JSON.parse(posting?.[1] ?? '') as { headline: string }).headline).toBe(evil)
})

test('a text in content/pages/ is a page: in both sitemaps, in the search and in llms.txt', () => {
  const about = '---\ntitle: About us\n---\n\nWe are few. See [terms](../legal/terms.md).\n'
  const link = '[About](/about/) and [about](../pages/about.md).'
  const edited = buildInMemory({
    edits: { 'content/pages/about.md': about, 'content/blog/x.md': article('X', 'date: 2025-01-01', link) },
  })
  expect(edited.problems).toEqual([])
  const made = parsePage(textOf(edited, 'about/index.html'))
  expect(made.querySelector('h1')?.text).toBe('About us')
  expect(made.querySelector('main p a')?.getAttribute('href')).toBe('/legal/terms/')
  expect(metaOf(made, 'description')).toBe('About us')
  expect(visibleText(parsePage(textOf(edited, 'sitemap/index.html')))).toMatch(/More pages\s+About us/)
  for (const path of ['sitemap.xml', 'llms.txt', 'search.json']) expect(textOf(edited, path)).toContain('/about/')
  expect(textOf(site, 'sitemap/index.html')).not.toContain('More pages')
})

/** Without the hashes of the import map and the speculation rules, which hold the base path. */
function withoutHashes(html: string): string {
  return html.replace(/'sha256-[^']*'/g, '')
}

test('under a base path every address of the site carries it', () => {
  const based = buildInMemory({ siteUrl: 'https://host.example/repo' })
  expect(based.problems).toEqual([])
  for (const path of paths) {
    const page = parsePage(textOf(based, path))
    const own = ['href', 'src', 'action'].flatMap((name) => attributesOf(page, name))
    const bare = own.filter((address) => address.startsWith('/') && !address.startsWith('/repo/'))
    expect(bare, `on ${path}: link by Link, ButtonLink or A`).toEqual([])
    const plain = textOf(based, path).replace(/https:\/\/host\.example(?=\/repo\/|")/g, 'https://sentinelops.example')
    const atRoot = withoutHashes(plain).replaceAll('/repo/', '/').replaceAll('%2Frepo%2F', '%2F')
    expect(atRoot).toBe(withoutHashes(textOf(site, path)))
  }
  expect(textOf(based, 'sitemap.xml')).toContain('<loc>https://host.example/repo/docs/</loc>')
  expect(textOf(based, 'search.json')).toContain('"/repo/docs/"')
  expect(textOf(based, 'robots.txt')).toContain('https://host.example/repo/sitemap.xml')
})

test('no page and no search has an invisible character, which content may not hold either', () => {
  const edited = buildInMemory({ edits: { 'content/blog/x.md': article('a 90-day pilot', 'date: 2025-01-01') } })
  const files = ['blog/x/index.html', 'search.json', ...paths]
  expect(files.filter((path) => invisible.test(textOf(edited, path)))).toEqual([])
  expect(textOf(edited, 'search.json')).toContain('About a 90-day pilot.')
})

test('days are written in one way for people, July 15, 2025', () => {
  const other = /\b(?:\d{4}-\d{2}-\d{2}|\d{1,2} [A-Z][a-z]{2,8} \d{4}|[A-Z][a-z]{2,8} \d{1,2} \d{4})\b/g
  for (const path of paths) {
    const page = parsePage(textOf(site, path))
    page.querySelectorAll('code, pre').forEach((code) => code.remove())
    expect(visibleText(page).match(other), `on ${path}: show days by DateText or formatDay`).toBeNull()
  }
})

test('the entries of a block are headings, one level below the heading that the block stands under', () => {
  const file = 'blog/current-initiatives/index.html'
  const below = { 'content/blog/current-initiatives.md': (text: string) => text.replace('\n## Roles', '\n### Roles') }
  expect(textOf(site, file)).toMatch(/<h3 class="[^"]*">Engineer/)
  expect(textOf(buildInMemory({ edits: below }), file)).toMatch(/<h4 class="[^"]*">Engineer/)
})

const risks = 'content/data/deliverables-and-risks.json'
const withCode = buildInMemory({ edits: { [risks]: (text) => text.replace('`sorry`', '`a\\\\b_<c>` & d_e') } })

test.each([
  ['products/index.html', 'MIT by its <code>package.json</code>;'],
  ['roadmap/index.html', String.raw`<code>a\b_&lt;c&gt;</code>`],
  ['blog/ecosystem-development-timeline/index.html', String.raw`<code>a\b_&lt;c&gt;</code>`],
  ['feed.xml', String.raw`&lt;code&gt;a\b_&amp;#x3C;c&gt;&lt;/code&gt; &amp;#x26; d_e`],
  ['blog/ecosystem-development-timeline.md', 'contain `a\\b_<c>` \\& d\\_e and may'],
])('%s sets it as code: %s', (path, expected) => {
  expect(textOf(withCode, path)).toContain(expected)
})

test('the backticks of code are shown on no page, and go neither to search engines nor into the search', () => {
  const shown = /\.(html|xml)$|^(feed|search)\.json$|^llms\.txt$/
  const files = [...withCode.files.keys()].filter((path) => shown.test(path))
  expect(files).toContain('docs/index.html')
  expect(files.filter((path) => textOf(withCode, path).includes('`'))).toEqual([])
  expect(textOf(withCode, 'docs/index.html')).toContain('contain <code>sorry</code>, the word Lean uses')
})

test('in code a name may be spelt as the file has it', () => {
  const edits = { 'content/data/docs.json': (text: string) => text.replace('`docs/adr/`', '`Specsync docs`') }
  expect(problemLines(buildInMemory({ edits }))).toEqual([])
})
