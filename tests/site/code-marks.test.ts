import { expect, test } from 'vitest'
import { buildInMemory, problemLines, textOf } from './in-memory.ts'

// Code in texts from data files: marked by a writer with backticks, set as code by views, and never shown with its marks.

const risks = 'content/data/deliverables-and-risks.json'
const site = buildInMemory({ edits: { [risks]: (text) => text.replace('`sorry`', '`a\\\\b_<c>` & d_e') } })

test.each([
  ['products/index.html', 'MIT by its <code>package.json</code>;'],
  ['roadmap/index.html', String.raw`<code>a\b_&lt;c&gt;</code>`],
  ['blog/ecosystem-development-timeline/index.html', String.raw`<code>a\b_&lt;c&gt;</code>`],
  ['feed.xml', String.raw`&lt;code&gt;a\b_&amp;#x3C;c&gt;&lt;/code&gt; &amp;#x26; d_e`],
  ['blog/ecosystem-development-timeline.md', 'contain `a\\b_<c>` \\& d\\_e and may'],
])('%s sets it as code: %s', (path, expected) => {
  expect(textOf(site, path)).toContain(expected)
})

test('its marks are shown on no page, and go neither to search engines nor into the search', () => {
  const paths = [...site.files.keys()].filter((path) => /\.(html|xml)$|^(feed|search)\.json$|^llms\.txt$/.test(path))
  expect(paths).toContain('docs/index.html')
  expect(paths.filter((path) => textOf(site, path).includes('`'))).toEqual([])
  expect(textOf(site, 'docs/index.html')).toContain('contain sorry, the word Lean uses')
})

test('in code a name may be spelt as the file has it', () => {
  const edits = { 'content/data/docs.json': (text: string) => text.replace('`docs/adr/`', '`Specsync docs`') }
  expect(problemLines(buildInMemory({ edits }))).toEqual([])
})
