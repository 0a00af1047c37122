import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { remark } from 'remark'
import remarkHtml from 'remark-html'
import { expect, test } from 'vitest'
import { parseBody, type Part } from '../../src/generator/markdown/body.ts'
import { parseMarkdown, renderProse } from '../../src/generator/markdown/markdown.ts'
import { cutBody } from '../../src/generator/content/front-matter.ts'
import { bodyContext } from './body-context.ts'

// Sätteri stands in for remark's own parser, for speed. Both must read our content alike. Blocks, tables and ids of headings
// are extensions that remark's own parser lacks, so they are left out of the comparison.

const files = ['content/blog', 'content/pages', 'content/legal'].flatMap((folder) =>
  readdirSync(folder).map((name) => join(folder, name)),
)

test.each(files)('%s reads the same with both parsers', (file) => {
  const { body } = cutBody(readFileSync(file, 'utf8'))
  const common = body
    .replace(/^:::[\s\S]*?^:::$/gm, '')
    .replace(/^::.*$/gm, '')
    .replace(/^\|.*$/gm, '')
    .replace(/^(#.*) \{#[\w-]+\}$/gm, '$1')
  const ours = htmlOf(common)
  const theirs = remark()
    .use(remarkHtml)
    .processSync(common.replace(/\b(repo|mail):/g, 'https:'))
    .toString()
    .trim()
  expect(ours.length).toBeGreaterThan(1000)
  expect(plain(ours)).toBe(plain(theirs))
})

/**
 * Without what our own steps add: attributes, the words about new tabs, the links of headings to themselves and the
 * colours of code.
 */
function plain(html: string): string {
  return html
    .replace(/<span class="sr-only">[^<]*<\/span>/g, '')
    .replace(/(<h\d[^>]*>)<a href="#[^"]*">(.*?)<\/a>(?=<\/h)/g, '$1$2')
    .replace(/<div class="code-block[^>]*>(<pre[^>]*>)|(<\/pre>)<\/div>|<\/?span[^>]*>/g, '$1$2')
    .replace(/<(\w+)[^>]*>/g, '<$1>')
    .replace(/\s+/g, ' ')
}

function partsOf(markdown: string): Part[] {
  const { value, problems } = parseBody(markdown, bodyContext())
  expect(problems).toEqual([])
  return value?.parts ?? []
}

const htmlOf = (markdown: string): string =>
  partsOf(markdown)
    .map((part) => (part.kind === 'prose' ? part.html : part.name))
    .join('\n')

test('colons in prose are no directives, also after letters that are not ASCII', () => {
  expect(htmlOf('Čas 10:30, ratio a:b, 🙂 see:this[x]{y=z} and :smile: stay.')).toBe(
    '<p>Čas 10:30, ratio a:b, 🙂 see:this[x]{y=z} and :smile: stay.</p>',
  )
})

test('headings get stable ids that cannot repeat, nor take those of the layout', () => {
  expect(htmlOf('## Main\n\n## Main\n\n## __proto__\n\n## Überblick & more\n\n## ∎')).toBe(
    [
      '<h2 id="main-2"><a href="#main-2">Main</a></h2>',
      '<h2 id="main-3"><a href="#main-3">Main</a></h2>',
      '<h2 id="proto"><a href="#proto"><strong>proto</strong></a></h2>',
      '<h2 id="überblick-more"><a href="#%C3%BCberblick-more">Überblick &#x26; more</a></h2>',
      '<h2 id="section"><a href="#section">∎</a></h2>',
    ].join('\n'),
  )
})

test('external links open a new tab and say so; short addresses are put in full', () => {
  expect(htmlOf('[a](repo:speccursor) [b](repo:) [c](mail:press) [d](/docs/)')).toBe(
    [
      '<p><a href="https://github.com/SentinelOps-CI/speccursor" target="_blank" rel="noopener noreferrer">a<span class="sr-only"> (opens in a new tab)</span></a>',
      '<a href="https://github.com/SentinelOps-CI" target="_blank" rel="noopener noreferrer">b<span class="sr-only"> (opens in a new tab)</span></a>',
      '<a href="mailto:press@sentinelops.example">c</a>',
      '<a href="/docs/">d</a></p>',
    ].join(' '),
  )
})

test('a table scrolls in a box of its own, and its alignment is a class', () => {
  const html = htmlOf('| a | b |\n|---|--:|\n| 1 | 2 |\n')
  expect(html).toMatch(
    /^<div class="table-scroll" tabindex="0" role="group" aria-label="Table">\s*<table class="short-names">/,
  )
  expect(html).toContain('<td class="text-right" data-label="b">2</td>')
  expect(html).not.toContain('align=')
})

test('what could run is not in the HTML, whatever the checks said', () => {
  const tree = parseMarkdown('<script>x</script> <b onclick=y>b</b> [a](javascript:alert(1)) ![i](data:text/html,x)')
  const html = renderProse(tree.children)
  expect(html).not.toMatch(/<script|onclick|javascript:|data:/)
})

test('blocks and prose come in the order of the text', () => {
  expect(htmlOf('One\n\n:::checklist\n```yaml\n- title: a\n  description: b\n```\n:::\n\nTwo')).toBe(
    '<p>One</p>\nchecklist\n<p>Two</p>',
  )
})

test('of the text behind notes the first paragraph is theirs, with the list it announces, and never a heading', () => {
  const notes = ':::notes\n```yaml\n- title: a\n  description: b\n```\n:::'
  const seen = partsOf(
    `${notes}\n\nOne\n\nTwo\n\nThree\n\n${notes}\n\n## Four\n\nFive\n\n${notes}\n\nSix:\n\n- Seven\n\nEight`,
  ).map((part) => (part.kind === 'prose' ? [part.noted, part.html.match(/[A-Z]\w+/g)] : part.name))
  expect(seen).toEqual([
    'notes',
    [true, ['One']],
    [undefined, ['Two', 'Three']],
    'notes',
    [undefined, ['Four', 'Five']],
    'notes',
    [true, ['Six', 'Seven']],
    [undefined, ['Eight']],
  ])
})
