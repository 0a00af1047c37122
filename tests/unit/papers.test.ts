import { expect, test } from 'vitest'
import { normalisePdf } from '../../scripts/tools/papers/pdf.ts'
import { parseManuscript } from '../../scripts/tools/papers/manuscript.ts'
import { paperLines } from '../../scripts/cli/build-report.ts'
import {
  hashInput,
  outdatedOutputs,
  papersLock,
  parseOutputLock,
  type OutputLock,
} from '../../src/generator/content/outdated-outputs.ts'

function manuscript(markdown: string) {
  const { value, problems } = parseManuscript(markdown, {
    file: 'content/papers/a.md',
    firstLine: 5,
    numbered: true,
    labels: { figure: 'Figure', table: 'Table', references: 'References' },
    expand: (url) => (url === 'mail:x' ? { problem: 'mail:x, no address.' } : { address: url.replace('repo:', 'r/') }),
    draw: (name, alt) => (name === 'figures/line.svg' ? `<svg>${alt}</svg>` : undefined),
  })
  return { ...value, problems: problems.map(({ line, message }) => `${line}: ${message}`) }
}

test('headings of both levels are numbered, the references are not', () => {
  const { sections, html } = manuscript('## A\n### B\n### C\n## D\n### E\n## References\n')
  const numbers = sections?.map(({ number, text }) => `${number} ${text}`.trim())
  expect(numbers).toEqual(['1 A', '1.1 B', '1.2 C', '2 D', '2.1 E', 'References'])
  expect(html).toContain('<h3 id="e"><span class="number">2.1</span> E</h3>')
})

test.each([
  ['a link to a section says which', '## A\n\nSee [section](#b).\n\n## B', '<a href="#b">section 2</a>'],
  ['an address of ours is put in full', '[Code](repo:pf)', '<a href="r/pf">Code</a>'],
  ['a citation leads to the list', 'As [1].\n\n## References\n\n1. One', 'As <a href="#ref-1">[1]</a>.'],
  ['an entry of the list can be led to', 'As [1].\n\n## References\n\n1. One', '<li id="ref-1">One</li>'],
  [
    'a paragraph becomes a caption',
    'Table: The `parts`\n\n| A |\n| - |\n| x |',
    '<strong>Table 1.</strong> The <code>',
  ],
  ['a title becomes a caption', '![Alt](figures/line.svg "It\'s")', '<strong>Figure 1.</strong> It’s</p>'],
  [
    'an image is drawn',
    '![Alt](figures/line.svg "Title")',
    '<div class="figure whole">\n<svg>Alt</svg>\n<p class="caption">',
  ],
  ['a short table stays whole', '| A |\n| - |\n| x |', '<div class="table whole">'],
  ['a long one may be cut', `| A |\n| - |\n| ${'x'.repeat(900)} |`, '<div class="table">'],
  [
    'quotes are curled over elements',
    'He said "*it\'s* `a "b"`" and \'no\'.',
    'He said “<em>it’s</em> <code>a "b"</code>” and ‘no’.',
  ],
])('%s', (_, markdown, html) => {
  const { html: made, problems } = manuscript(markdown)
  expect(made).toContain(html)
  expect(problems).toEqual([])
})

test.each([
  [
    'x [2].\n\n## References\n\n1. One',
    ['5: cites [2], which is not listed.', '9: lists reference 1, which nothing cites.'],
  ],
  ['[Docs](/docs/)', ['5: links to /docs/, a page of the site. Name it in words.']],
  ['[A](#b)', ['5: links to #b, which no heading has.']],
  ['[A](mail:x)', ['5: links to mail:x, no address.']],
  ['x\n\n![A](figures/other.svg)', ['7: shows figures/other.svg, which is not in content/papers/.']],
  ['<b>x</b>', ['5: holds raw HTML, which papers have not. Write it in Markdown.']],
  [':::steps\nx\n:::', ['5: holds a block, which papers have not. Write a table.']],
  ['# A', ['5: "A" must begin with ## or ###.']],
])('%j is told with its line', (markdown, expected) => {
  expect(manuscript(markdown).problems).toEqual(expect.arrayContaining(expected))
})

test('in a PDF dates become the given day, names of cells are counted, and no byte moves', () => {
  const before = "/CreationDate (D:20261121033722+00'00')\n/Headers [(node00000024) (node00000026) (node00000024)]\xff"
  const after = Buffer.from(normalisePdf(Buffer.from(before, 'latin1'), '2025-08-05')).toString('latin1')
  expect(after).toBe(
    "/CreationDate (D:20250805000000+00'00')\n/Headers [(node00000001) (node00000002) (node00000001)]\xff",
  )
})

test('an output is outdated when it or an input of it has changed', () => {
  const files: Record<string, string> = {
    'public/a.pdf': 'pdf',
    'content/a.md': 'text',
    'content/b.json': '{"x":1,"y":2}',
  }
  const read = (file: string) => (files[file] === undefined ? undefined : Buffer.from(files[file]))
  const inputs = ['content/a.md', 'content/b.json#x'].map((input) => [input, hashInput(input, read)])
  const made = {
    sha256: hashInput('public/a.pdf', read) ?? '',
    inputs: { ...Object.fromEntries(inputs), 'node_modules/f': '0' },
  }
  const lock = parseOutputLock(Buffer.from(JSON.stringify({ '/a.pdf': made })))
  const outdatedWith = (changed: Record<string, string>) =>
    outdatedOutputs(lock, (file) => (changed[file] === undefined ? read(file) : Buffer.from(changed[file])))
  expect(outdatedWith({})).toEqual([])
  expect(outdatedWith({ 'content/b.json': '{"y":3,"x":1}' })).toEqual([])
  for (const file of [...Object.keys(files), 'node_modules/f'])
    expect(outdatedWith({ [file]: '!' })).toEqual(['/a.pdf'])
  expect(parseOutputLock(Buffer.from('{"/a.pdf":1}'))).toEqual({})

  // The line of a build's report.
  const linesFor = (locked: OutputLock, text = 'text'): string[] => {
    Object.assign(files, { [papersLock]: JSON.stringify(locked), 'content/a.md': text })
    return paperLines(read)
  }
  expect(linesFor(lock)).toEqual([])
  expect(linesFor(lock, 'edited')).toEqual([
    '1 paper or press file is older than its source: run npm run tools -- papers',
  ])
  expect(linesFor({ '/a.pdf': made, '/b.pdf': made })[0]).toContain('1 paper or press file is')
  expect(linesFor({ '/a.pdf': made, '/b.pdf': made }, 'edited')[0]).toContain('2 papers or press files are')
})
