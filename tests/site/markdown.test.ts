import { expect, test } from 'vitest'
import { renderMarkdown } from '../../src/generator/markdown/markdown.ts'
import { attributesOf, parsePage } from './html.ts'
import { buildInMemory, problemLines, textOf } from './in-memory.ts'
import { article } from './articles.ts'

const addresses: [what: string, written: string, out: string][] = [
  ['a page', '[a 😀 *b*](/docs/ "t")', '[a 😀 *b*](https://host.example/blog/docs/ "t")'],
  ['an article', '[a](/blog/head/)', '[a](https://host.example/blog/blog/head/)'],
  ['a heading of this text', '[a](#b)\n\n## B', '[a](https://host.example/blog/blog/OWN/#b)\n\n## B'],
  ['a file, in pointed brackets', '[a](<./head.md#title>)', '[a](https://host.example/blog/blog/head/#title)'],
  [
    'a file, of a reference',
    '[a][b] and `[c](head.md)`\n\n[b]: head.md#title',
    '[a][b] and `[c](head.md)`\n\n[b]: https://host.example/blog/blog/head/#title',
  ],
  ['mail, as an address alone', '<mail:contact>', '[mail:contact](mailto:contact@sentinelops.example)'],
  ['another site, as it was written', '[a](https://a.example/b_(c)) <https://a.example>', ''],
  ['a reference', '[a][b] and [b]\n\n[b]: /docs/ "t"', '[a][b] and [b]\n\n[b]: https://host.example/blog/docs/ "t"'],
  [
    'a picture',
    '![An icon [x]](/icon.svg "As it is")',
    '![An icon \\[x\\]](https://host.example/blog/icon.svg "As it is")',
  ],
  [
    'in a footnote',
    '> [!NOTE]\n> a[^1]\n\n[^1]: [b](/docs/)',
    '> [!NOTE]\n> a[^1]\n\n[^1]: [b](https://host.example/blog/docs/)',
  ],
  ['in code, as it is', '`[a](/docs/)`\n\n```text\n[b](/docs/)\n```', ''],
  ['a time, which is no block', 'At 10:30 :x', ''],
  [
    'the id of a heading, which this site alone knows',
    '## To [A](/learn/) {#a-b} <!-- x -->\n\nText \\{#c}\n\n## `{#d}` ##\n\n## E \\{#f}',
    '## To [A](https://host.example/blog/learn/) <!-- -->\n\nText \\{#c}\n\n## `{#d}` ##\n\n## E \\{#f}',
  ],
]

const comments = '- a\n  <!-- nor you -->\n- b\n\n<!-- not\nfor you -->\n\n- b <!-- nor this -->'
const blocks = `Before.

:::role-cards

\`\`\`yaml
- title: 1. Engineer
  capabilities:
    - Writes *proofs at https://a.example/b_c?d&e
  asks:
    - '# Time'
\`\`\`

:::

::targets{data=targets}

:::actions

\`\`\`yaml
- label: Read on
  href: /learn/
\`\`\`

:::

After.
`
const texts = [...addresses.map(([, written]) => written), comments, blocks]
const site = buildInMemory({
  edits: {
    ...Object.fromEntries(
      texts.map((text, index) => [`content/blog/a-${index}.md`, article(`Number ${index}`, 'date: 2025-01-02', text)]),
    ),
    'content/blog/head.md': article('A *B\\ _[c]', 'date: 2025-01-02\nupdated: 2025-03-04\nplaceholder: proposal'),
  },
  siteUrl: 'https://host.example/blog/',
})

function versionOf(text: string): string {
  const [, ...rest] = textOf(site, `blog/a-${texts.indexOf(text)}.md`).split('\n---\n\n')
  return rest.join('\n---\n\n')
}

test('a version begins with the title, what it is about, and its day', () => {
  expect(problemLines(site)).toEqual([])
  expect(textOf(site, 'blog/head.md')).toBe(`# A \\*B\\\\ \\_\\[c\\]

About A \\*B\\\\ \\_\\[c\\].

- Published: 2025-01-02
- Last updated: 2025-03-04
- Category: Vision
- Page: <https://host.example/blog/blog/head/>
- Proposal: A draft that SentinelOps has not adopted.

---

Text.
`)
})

test('the page of an article links to its Markdown version', () => {
  const link = '<link rel="alternate" type="text/markdown" href="/blog/blog/head.md">'
  expect(textOf(site, 'blog/head/index.html')).toContain(link)
})

test.each(addresses)('the address %s is absolute in the Markdown version', (_, written, out) => {
  expect(versionOf(written)).toBe(`${(out || written).replaceAll('OWN', `a-${texts.indexOf(written)}`)}\n`)
})

test('the words of a comment are left out of the Markdown version', () => {
  expect(versionOf(comments)).toBe('- a\n  <!-- -->\n- b\n\n<!-- -->\n\n- b <!-- -->\n')
})

test('a block is titles, paragraphs, lists and tables', () => {
  const text = versionOf(blocks)
  expect(text).toContain(`Before.

## 1. Engineer

Capabilities:

* Writes \\*proofs at https://a.example/b_c?d&e

Asks:

* \\# Time

| Measure | Target | Meaning |
| --- | --- | --- |
| Certificate verification | at least 99.99% |`)
  expect(text).toContain('* [Read on](https://host.example/blog/learn/)\n\nAfter.\n')
  expect(textOf(site, 'feed.json')).toContain('href=\\"https://a.example/b_c?d&amp;e\\"')
})

const real = [...site.files.keys()].filter((path) => /^blog\/(?!a-\d|head).*\.md$/.test(path))

test.each(real)('%s shows what the page shows, without a directive', (path) => {
  const text = textOf(site, path)
  // Outside code.
  expect(text.replace(/^```[^]*?^```/gm, '')).not.toMatch(/^:{2,}/m)
  const page = parsePage(textOf(site, path.replace(/\.md$/, '/index.html')))
  const version = parsePage(renderMarkdown(text))
  const cells = (root: typeof page, selector: string): string[] => root.querySelectorAll(selector).map((e) => e.text)
  expect(cells(version, 'td')).toEqual(expect.arrayContaining(cells(page, '.prose table td')))
  expect(version.querySelectorAll('pre').length).toBe(page.querySelectorAll('article pre').length)
  const linked = ['href', 'src'].flatMap((name) => attributesOf(version, name))
  expect(linked.filter((address) => !/^(https?|mailto):/.test(address))).toEqual([])
})

test('llms.txt says what the site is, and names the pages by section and the articles by their Markdown', () => {
  const lines = textOf(site, 'llms.txt').split('\n')
  expect(lines.slice(0, 3)).toEqual(['# SentinelOps', '', '> SentinelOps is an open-source organisation.'])
  const sections = ['Tools and documentation', 'Plans and news', 'Organisation', 'Legal and overview', 'Articles']
  expect(lines.filter((line) => line.startsWith('##'))).toEqual(sections.map((section) => `## ${section}`))
  const named = lines.flatMap((line) => /^- \[.+\]\((.+?)\): .+$/.exec(line)?.[1] ?? [])
  expect(named.filter((address) => address.endsWith('.md'))).toHaveLength(real.length + texts.length + 1)
  expect(named).toContain('https://host.example/blog/docs/')
})
