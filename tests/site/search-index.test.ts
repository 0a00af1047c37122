import { expect, test } from 'vitest'
import { readPage } from '../../src/generator/checks/read-page.ts'
import { passedOverClasses, type PageText } from '../../src/generator/search/page-text.ts'
import { cut, type SearchFile, type SearchPage } from '../../src/generator/search/search-index.ts'
import { buildInMemory, problemLines, textOf, type BuildInMemory } from './in-memory.ts'

// search.json: what a page says, cut where an address can name it, and no more than a visitor can load.

const site = buildInMemory()

function pagesIn(built = site): Map<string, SearchPage> {
  const { pages } = JSON.parse(textOf(built, 'search.json')) as SearchFile
  return new Map(pages.map((page) => [page.path, page]))
}

const main = (html: string): PageText =>
  readPage(`<nav>Menu</nav><main id="main">${html}</main>end`).searchText(Infinity)

test('a page is cut at its headings and at the entries of its lists', () => {
  expect(
    main(
      '<h1>Name</h1><p>Be<em>fore</em></p><h2 id="one">On<code>e</code></h2><p>A &amp; b</p><h3>Unnamed</h3><p>c</p>' +
        '<ul><li id="two"><h3>Two</h3><p>d</p></li><li>e</li></ul>',
    ),
  ).toEqual({
    text: 'Before',
    sections: [
      { id: 'one', heading: 'One', text: 'A & b\nUnnamed\nc' },
      { id: 'two', heading: 'Two', text: 'd\ne' },
    ],
  })
})

test('each paragraph, row, fact and piece of code is a line, its parts set apart by a point or a colon', () => {
  const entry =
    '<p>One\nsentence.</p><ul><li>tag</li><li></li><li>tag two</li></ul><dl><div><dt>Licence</dt><dd>MIT</dd></div>' +
    '<div><dt>Read on</dt><dd><time>May 25, 2026</time><p>Source</p></dd></div></dl><table><tr><th>e</th><td>f</td></tr></table><pre><code>make\nrun</code></pre>' +
    '<ol><li><p>Step</p><p>text</p></li><li><p>Next</p></li></ol>'
  expect(main(entry).text).toBe(
    'One sentence.\ntag · tag two\nLicence: MIT\nRead on: May 25, 2026\nSource\ne · f\nmake run\nStep\ntext\nNext',
  )
})

test('what the stylesheet alone sets apart is set apart by a point, but for the colours of code', () => {
  const badges =
    '<p><span><span>Full-time</span></span><span>Remote</span> for <em>all</em> <b>of us</b>, in <em>acme/</em><wbr>tool</p>'
  const code = '<pre><code><span>lake</span><span>-build</span></code></pre>'
  expect(main(badges + code).text).toBe('Full-time · Remote for all of us, in acme/tool\nlake-build')
})

test('what leads elsewhere, asks for something or is drawn is passed over, with all that is in it', () => {
  expect(
    main(
      '<nav><nav>a</nav>b</nav><svg><title>c</title></svg><form><label>d</label></form><div data-island="x"><div>e</div></div>' +
        '<span class="sr-only">f</span><ul data-unsearched=""><li><ul><li id="g">g</li></ul></li></ul><p>told</p>',
    ),
  ).toEqual({ text: 'told', sections: [] })
})

test('every class that is passed over is one of the site', () => {
  const html = [...site.files.keys()].filter((path) => path.endsWith('.html')).map((path) => textOf(site, path))
  const has = (name: string): boolean => html.some((page) => new RegExp(`class="([^"]* )?${name}[" ]`).test(page))
  expect(passedOverClasses.filter((name) => !has(name))).toEqual([])
})

test('every page that may be found is in it once, but for the list of all pages', () => {
  const listed = [...textOf(site, 'sitemap.xml').matchAll(/<loc>https:\/\/sentinelops\.example(.*?)<\/loc>/g)]
  const paths = listed.map(([, path = '']) => path).filter((path) => path !== '/sitemap/')
  expect([...pagesIn().keys()]).toEqual(paths)
  expect([...pagesIn().values()].filter(({ title, sections }) => !title || sections.length === 0)).toEqual([])
})

test('the tools, the articles and the documentation are found by their names and words', () => {
  const pages = pagesIn()
  const names = (path: string): string[] => pages.get(path)?.sections.map(({ heading }) => heading) ?? []
  expect(names('/products/')).toContain('SpecSync')
  expect(names('/docs/')).toContain('SpecSync')
  expect(names('/blog/mapping-the-space/')).toContain('Open problems')
  expect(pages.get('/blog/mapping-the-space/')?.text).toContain('Each layer hands something to the next')
  expect(JSON.stringify([...pages.values()])).not.toMatch(/opens in a new tab|min read|written as an example/)
})

test('under a base path its addresses carry it, and still all land', () => {
  const built = buildInMemory({ siteUrl: 'https://host.example/repo/' })
  expect(pagesIn(built).has('/repo/docs/')).toBe(true)
  expect(problemLines(built)).toEqual([])
})

const mapping = 'content/blog/mapping-the-space.md'
const heldBack: [string, BuildInMemory][] = [
  ['a draft', { edits: { [mapping]: (text) => text.replace('---\n', '---\ndraft: true\n') } }],
  ['an article dated later', { today: '2025-06-14' }],
]
test.each(heldBack)('%s is not told of', (_, options) => {
  expect(textOf(site, 'search.json')).toContain('trusts the seams between them')
  expect(textOf(buildInMemory(options), 'search.json')).not.toMatch(/mapping-the-space|seams between them/)
})

test('a page is cut to its share: headings first, no word in two, and the cut shown', () => {
  const sections = ['alpha', 'beta'].map((id) => ({ id, heading: `Heading ${id}`, text: 'four word long text' }))
  const whole = { text: 'some words before', sections }
  expect(cut(whole.text, sections, 1000)).toEqual(whole)
  expect(cut(whole.text, sections, 70)).toEqual({
    text: 'some words before',
    sections: [sections[0], { ...sections[1], text: 'four …' }],
  })
  expect(cut(whole.text, sections, 40)).toEqual({
    text: 'some words before',
    sections: [{ ...sections[0], text: 'four word …' }],
  })
})
