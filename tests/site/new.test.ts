import { expect, test } from 'vitest'
import { draftText, tidyTitle } from '../../scripts/new/draft.ts'
import { checkSlug, toSlug } from '../../src/generator/content/slugs.ts'
import { articleMatter } from '../../src/site/data/front-matter.ts'
import { buildInMemory, problemLines, textOf } from './in-memory.ts'
import { parsePage } from './html.ts'

const titles = [
  'Quotes: "double" and \'single\'',
  'A colon: and # a hash, C:\\x, - a dash, [brackets], {braces} & <tags>',
  '*emphasis and | bars > here',
  'Launch 🚀 of the 👩‍🚀 release',
  'Lines\nand\ttabs \u2028 and a \u0007 bell',
  'Two hundred characters and more '.repeat(7),
  '🚀'.repeat(60) + ' end',
]

test('whatever its title, a new article builds without a problem, and is a draft', () => {
  const drafts = titles.map((given, index) => {
    const title = tidyTitle(given)
    return { title, file: `content/blog/new-${index}.md`, text: draftText({ title, date: '2025-07-15' }) }
  })
  const edits = Object.fromEntries(drafts.map(({ file, text }) => [file, text]))
  const site = buildInMemory({ edits, drafts: true })
  expect(problemLines(site)).toEqual([])
  expect(problemLines(buildInMemory({ edits }))).toEqual([])
  for (const [index, { title }] of drafts.entries()) {
    const page = parsePage(textOf(site, `blog/new-${index}/index.html`))
    expect(page.querySelector('h1')?.textContent).toBe(title)
    expect(page.querySelector('.notice')?.textContent).toMatch(/^Draft\./)
  }
})

test('the text of a new article names every field, each below its description', () => {
  const lines = draftText({ title: 'A title', date: '2025-07-15' }).split('\n')
  const explained = Object.keys(articleMatter.shape).map((name) => {
    const at = lines.findIndex((line) => line.startsWith(`${name}: `) || line.startsWith(`# ${name}: `))
    return [name, lines[at - 1]]
  })
  const described = Object.entries(articleMatter.shape).map(([name, { description }]) => [name, `# ${description}`])
  expect(explained).toEqual(described)
})

test.each([
  ['Zürich, Łódź, Ærø and straße', 'zurich-lodz-aero-and-strasse'],
  ["Don't panic: it’s 90 % done", 'dont-panic-its-90-done'],
  ['İstanbul', 'istanbul'],
  ['日本語', ''],
  ['word '.repeat(40), `${'word-'.repeat(15)}word`],
])('"%s" makes the slug "%s"', (title, slug) => {
  expect(toSlug(title)).toBe(slug)
  expect(checkSlug(`content/blog/${slug}.md`)).toHaveLength(slug ? 0 : 1)
})

test('a long title is cut between two words, and never inside a character', () => {
  expect(tidyTitle('Two hundred characters and more '.repeat(7))).toBe(
    'Two hundred characters and more Two hundred characters and more Two hundred characters and',
  )
  expect(tidyTitle(' \n ')).toBe('')
})
