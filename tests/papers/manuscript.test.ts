import { expect, test } from 'vitest'
import type { Body } from '../../src/generator/markdown/body.ts'
import { renderProse, parseMarkdown } from '../../src/generator/markdown/markdown.ts'
import { manuscriptOf } from '../../scripts/papers/manuscript.ts'
import { curl } from '../../scripts/papers/manuscript/curl-quotes.ts'

const labels = { figure: 'Figure', table: 'Table', references: 'References' }

function bodyOf(html: string): Body {
  return { parts: [{ kind: 'prose', html, written: [] }], headings: [], pictures: [] }
}

function manuscript(html: string): { html: string; problems: string[] } {
  const { value, problems } = manuscriptOf(bodyOf(html), 'content/papers/a.md', labels)
  return { html: value.html, problems: problems.map(({ message }) => message) }
}

test('sections of both levels are numbered, the references are not', () => {
  const { value } = manuscriptOf(
    bodyOf(
      '<h2 id="a">A</h2><h3 id="b">B</h3><h3 id="c">C</h3><h2 id="d">D</h2><h3 id="e">E</h3><h2 id="r">References</h2>',
    ),
    'a.md',
    labels,
  )
  expect(value.sections.map(({ number, text }) => `${number} ${text}`.trim())).toEqual([
    '1 A',
    '1.1 B',
    '1.2 C',
    '2 D',
    '2.1 E',
    'References',
  ])
  expect(value.html).toContain('<h3 id="e"><span class="number">2.1</span> E</h3>')
})

test('a link that says "section" says which', () => {
  const { html, problems } = manuscript('<h2 id="a">A</h2><p>See <a href="#b">section</a>.</p><h2 id="b">B</h2>')
  expect(html).toContain('<a href="#b">section 2</a>')
  expect(problems).toEqual([])
})

test('citations lead to the list; what is cited and not listed, or listed and not cited, is told', () => {
  const { html, problems } = manuscript(
    '<p>As shown [1], and [3].</p><h2 id="r">References</h2><ol><li>One</li><li>Two</li></ol>',
  )
  expect(html).toContain('<a class="citation" href="#ref-1">[1]</a>')
  expect(html).toContain('<li id="ref-1">One</li>')
  expect(problems).toEqual(['cites [3], which is not listed.', 'lists reference 2, which nothing cites.'])
})

test('a paragraph before a table becomes its caption, an image a figure', () => {
  const { html } = manuscript(
    '<p>Table: The parts</p>\n<div class="table-scroll"><table><thead><tr><th>Part</th></tr></thead><tbody><tr><td>x</td></tr></tbody></table></div>\n<p><img src="/figures/line.jpg" alt="A line" title="The line"></p>',
  )
  expect(html).toContain('<caption><b>Table 1.</b> The parts</caption><thead><tr><th scope="col">Part</th>')
  expect(html).toContain('<p class="caption"><b>Figure 1.</b> The line</p>')
  expect(html).not.toContain('<p>Table')
})

test('a page of the site cannot be linked from a file that is passed on by itself', () => {
  expect(manuscript('<p><a href="/docs/">Docs</a></p>').problems).toEqual([
    'links to /docs/, a page of the site. Name it in words.',
  ])
})

test('quotation marks are curled in text and left alone in code', () => {
  const markdown = 'He said "it\'s `a "b" c`" and \'no\'.\n\n```lean\n"x"\n\n"y"\n```\n'
  const { html } = manuscript(renderProse(parseMarkdown(markdown).children))
  expect(html).toContain('He said “it’s <code>a "b" c</code>” and ‘no’.')
  expect(html).toContain('<span class="stanza">"x"\n</span>\n<span class="stanza">"y"\n</span>')
})

test.each([
  ['', '"a"', '“a”'],
  ['(', '"a"', '“a”'],
  ['x', '" b', '” b'],
  [' ', "the agents' own", 'the agents’ own'],
])('after %j, %j is curled as %j', (before, text, curled) => {
  expect(curl(before, text)).toBe(curled)
})
