import { expect, test } from 'vitest'
import { readHtml } from '../../src/generator/checks/read-html.ts'
import { ignoredClasses, pageTextReader, type PageText } from '../../src/generator/search/page-text.ts'
import { cut, type SearchFile } from '../../src/generator/search/search-index.ts'
import { buildInMemory, textOf } from './in-memory.ts'

const site = buildInMemory()

const { pages } = JSON.parse(textOf(site, 'search.json')) as SearchFile

function textIn(html: string): PageText {
  const reader = pageTextReader()
  readHtml(`<nav>Menu</nav>${html}`, [reader])
  return reader.pageText(Infinity)
}

test('a page is cut at its headings and at the entries of its lists', () => {
  const page =
    '<h1>Name</h1><p>Be<em>fore</em></p><h2 id="one">On<code>e</code></h2><p>A &amp; b</p><h3>Unnamed</h3><p>c</p>' +
    '<ul><li id="two"><h3>Two</h3><p>d</p></li><li>e</li></ul>'
  expect(textIn(page)).toEqual({
    text: 'Before',
    sections: [
      { id: 'one', heading: 'One', text: 'A & b\nUnnamed\nc' },
      { id: 'two', heading: 'Two', text: 'd\ne' },
    ],
  })
})

test('each paragraph, row, fact and piece of code is a line, its parts set apart by a point or a colon', () => {
  const entry =
    '<p>One\nsentence <span>of</span><span>two</span>.</p><ul><li>tag</li><li></li><li>tag two</li></ul><dl><div><dt>Licence</dt><dd>MIT</dd></div>' +
    '<div><dt>Read on</dt><dd><time>May 25, 2026</time><p>Source</p></dd></div></dl><table><tr><th>e</th><td>f</td></tr></table><pre><code>make\nrun</code></pre>' +
    '<ol><li><p>Step</p><p>text</p></li><li><p>Next</p></li></ol>'
  expect(textIn(entry).text).toBe(
    'One sentence of · two.\ntag · tag two\nLicence: MIT\nRead on: May 25, 2026\nSource\ne · f\nmake run\nStep\ntext\nNext',
  )
})

test('what leads elsewhere, asks for something or is drawn is passed over, with all that is in it', () => {
  const page =
    '<nav><nav>a</nav>b</nav><svg><title>c</title></svg><form><label>d</label></form><div data-island="x"><div>e</div></div>' +
    '<span class="sr-only">f</span><ul data-unsearched=""><li><ul><li id="g">g</li></ul></li></ul><p>told</p>'
  expect(textIn(page)).toEqual({ text: 'told', sections: [] })
})

test('every class that is passed over is one of the site', () => {
  const html = [...site.files.keys()].filter((path) => path.endsWith('.html')).map((path) => textOf(site, path))
  const has = (name: string): boolean => html.some((page) => new RegExp(`class="([^"]* )?${name}[" ]`).test(page))
  expect(ignoredClasses.filter((name) => !has(name))).toEqual([])
})

test('every page that may be found is in it once, but for the list of all pages', () => {
  const listed = [...textOf(site, 'sitemap.xml').matchAll(/<loc>https:\/\/sentinelops\.example(.*?)<\/loc>/g)]
  const paths = listed.map(([, path = '']) => path).filter((path) => path !== '/sitemap/')
  expect(pages.map(({ path }) => path)).toEqual(paths)
  expect(pages.filter(({ title, sections }) => !title || sections.length === 0)).toEqual([])
  expect(pages.find(({ path }) => path === '/products/')?.sections.map(({ heading }) => heading)).toContain('SpecSync')
})

test('a page is cut to its share: headings first, no word in two, and the cut shown', () => {
  const sections = ['alpha', 'beta'].map((id) => ({ id, heading: `Heading ${id}`, text: 'four word long text' }))
  const whole = { text: 'some words before', sections }
  expect(cut(whole.text, sections, 1000)).toEqual(whole)
  const [first] = sections
  expect(cut(whole.text, sections, 40)).toEqual({ ...whole, sections: [{ ...first, text: 'four word …' }] })
})
