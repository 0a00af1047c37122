import { expect, test } from 'vitest'
import { parseManuscript } from './manuscript.ts'

function manuscript(markdown: string) {
  const { value, problems } = parseManuscript(markdown, {
    file: 'content/papers/a.md',
    firstLine: 5,
    numbered: true,
    labels: { figure: 'Figure', table: 'Table', references: 'References' },
    misspeltIn: () => [],
    expand: (url) => (url === 'mail:x' ? { problem: 'mail:x, no address.' } : { address: url.replace('repo:', 'r/') }),
    draw: (name, alt) => (name === 'figures/line.svg' ? `<svg>${alt}</svg>` : undefined),
  })
  return { ...value, problems: problems.map(({ line, message }) => `${line}: ${message}`) }
}

test('a manuscript becomes numbered sections, captions, citations and curled quotes', () => {
  const { sections, html, problems } = manuscript(`## A

See [section](#c), [Code](repo:pf) and [1]. He said "*it's* \`a "b"\`".

### B

![Alt](figures/line.svg "It's 5*3*2, __init__")

## C

Table: The \`parts\`

| A |
| - |
| x |

## References

1. One
`)
  const numbers = sections?.map(({ number, text }) => `${number} ${text}`.trim())
  expect([numbers, problems]).toEqual([['1 A', '1.1 B', '2 C', 'References'], []])
  for (const part of [
    '<h3 id="b"><span class="number">1.1</span> B</h3>',
    '<a href="#c">section 2</a>, <a href="r/pf">Code</a><span> and <a href="#ref-1">[1]</a>',
    '<em>it’s</em> <code>a "b"</code>”.',
    '<svg>Alt</svg>\n<p class="caption"><strong>Figure 1.</strong> It’s 5*3*2, __init__</p>',
    '<strong>Table 1.</strong> The <code>',
    '<li id="ref-1">One</li>',
  ])
    expect(html).toContain(part)
})

test('what papers do not support is reported with its line', () => {
  const paragraphs = [
    '# A',
    'x [2], [Docs](/docs/), [A](#b), [A](mail:x)',
    '![A](figures/other.svg)',
    '<br>',
    '::x',
    '> [!NOTE] ![A](figures/line.svg)',
    '| A |\n| - |\n| x | y |',
    '[a](data:x)\n\n[b]: /c/',
    'It is [[left]], 5~10 and 20~30, ghp\\_xxxxxxxxxxxxxxxxxxxxx.',
  ]
  expect(manuscript([...paragraphs, '## References', '1. One\n'].join('\n\n')).problems.toSorted()).toEqual([
    '11: holds raw HTML, which papers do not support. Write it in Markdown.',
    '13: holds a block, which papers do not support. Write a table.',
    '15: has an inline picture. Give it a paragraph of its own, outside lists and quotations.',
    '15: holds a block, which papers do not support. Write a table.',
    '19: has 2 cells, but the header row has 1. Write as many, and a blank line below.',
    '21: links to data:x, but only https, http and mailto are allowed.',
    '23: defines [b], which papers do not support. Write an inline link, [text](address).',
    '25: holds a key that is not the public one: ghp_xxxxxxxx…. Remove it, and replace the key.',
    '25: is struck out, as there is a ~ on both sides. Write \\~ to show one.',
    '25: shows "[[left]]" as plain text. Write [words](/docs/) for a link, ![what it shows](picture.png) for a picture. If it is meant, put a backslash before it, or code in backticks.',
    '29: lists reference 1, which nothing cites.',
    '5: "A" must begin with ## or ###.',
    '7: cites [2], which is not listed.',
    '7: links to #b, which no heading has.',
    '7: links to /docs/, a page of the site. Name it in words.',
    '7: links to mail:x, no address.',
    '9: shows figures/other.svg, which is not in content/papers/.',
  ])
})
