import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { excerptOf } from '../../src/generator/markdown/excerpt.ts'
import { article } from './articles.ts'
import { buildInMemory, problemLines, textOf, type Edits } from './in-memory.ts'

// What a writer may get wrong, and the very words the build has for it. What only the finished pages show: check-site.test.ts.

/** The cases of mistakes.txt: below a line with its name stands what a text holds, and below an arrow what the terminal shows. */
const mistakes = readFileSync('tests/site/mistakes.txt', 'utf8')
  .split(/^=== /m)
  .slice(1)
  .map((part, index) => {
    const [head = '', told = ''] = part.split('\n--->\n')
    const [, mistake = '', text = ''] = /^(.*)\n([^]*)$/.exec(head) ?? []
    const own = `case-${index}`
    const whole = text.startsWith('---\n') ? text : article(`Case ${index}`, 'date: 2025-01-01', text)
    return { mistake, file: `content/blog/${own}.md`, text: whole, told: told.trimEnd().replaceAll('OWN', own) }
  })

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACEAAAAUCAIAAAALACogAAAAHElEQVR4nO3BAQEAAACCIP+vbkhAAQAAAAAAAO8GGywAAZUY8lQAAAAASUVORK5CYII=',
  'base64',
)
const noAddress = 'has a name that makes no address: use at most 80 lower-case letters, digits and single hyphens.'

/** Pictures that a text shows, but for the last, each with what is told of it. */
const pictures: [name: string, content: string | Uint8Array, told: string][] = [
  [
    'big.png',
    new Uint8Array(500_001),
    'has 500.1 kB; at most 500 kB are published. Make it smaller, or save it as WebP or AVIF.',
  ],
  [
    'photo.png',
    new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xd9, 0, 0]),
    'is a picture of the kind JPEG, whatever its name says. Rename it to photo.jpg.',
  ],
  [
    'not.jpg',
    'this is text, and not a little',
    'is not a picture that browsers show. Save it as PNG, JPEG, WebP, AVIF, GIF or SVG.',
  ],
  ['cut.png', png.subarray(0, 18), 'states no size: it may be damaged. Save it again.'],
  [
    'acts.svg',
    '<svg viewBox="0 0 4 3"><script/></svg>',
    'holds what may act by itself (<script>), which a picture must not. Save it as a plain SVG, or as PNG.',
  ],
  [
    'wide.gif',
    new Uint8Array([...Buffer.from('GIF89a'), 0xff, 0xff, 1, 0, 0, 0]),
    'has 65535 by 1 pixels; at most 5000 a side are published. Make it smaller.',
  ],
  ['My Map.png', png, `${noAddress} Rename it to my-map.png.`],
]
const shown = ['map.png', ...pictures.slice(0, 6).map(([name]) => name)].map((name) => `![x](${name})`)

const front = 'title: A new one\ndescription: What this new one says.\ndate: 2025-01-01\ncategory: Vision'
const page = (matter = front, body = 'Some text.\n'): string => `---\n${matter}\n---\n\n${body}`
const quotes = 'has a text without its closing quote, or a list or set without its closing bracket.'
const categories = 'Vision, Technical, Roadmap, Infrastructure, Updates, Community'
const keys = 'title, description, date, category, readTime, updated, draft, aliases, retired, placeholder'

/** What is put in the place of a part of a front matter, and what is told. */
const matters: [mistake: string, from: string | RegExp, to: string, ...told: string[]][] = [
  ['a missing key', 'date: 2025-01-01\n', '', ':2:1 date is missing. Add it.'],
  ['an unknown key', /$/, '\nfoo: bar', `:6:1 foo is not a known key. Known keys: ${keys}.`],
  ['a wrong type', 'A new one', '[a, b]', ':2:8 title is a list, but must be text.'],
  ['an empty value', 'A new one', '', ':2:8 title is "", which is empty. Write some text.'],
  ['a tab', /$/, '\n\tdraft: true', ':6:1 is indented with a tab. Use spaces.'],
  ['a quote that is not closed', 'A new one', '"A new one', `:2:8 ${quotes}`],
  ['a colon in a value', 'A new one', 'A new: one', ':2:8 has a value that holds ": ". Put the value in quotes.'],
  [
    'an alias bomb',
    /^/,
    'a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n',
    ':3:8 begins a value with "*", which refers to a value elsewhere. Put this one in quotes, or write that one out.',
  ],
  ['a YAML tag', 'A new one', '!!js/function x', ':2:8 uses a YAML tag (!), which is not allowed. Remove it.'],
  ['the same key twice', /$/, '\ntitle: Again', ':6:1 has the same key twice. Keep one of them.'],
  ['__proto__', /^/, '__proto__:\n  polluted: yes\n', ':2:1 uses the key __proto__, which is not allowed. Remove it.'],
  [
    'a day that there is none',
    '2025-01-01',
    '2025-02-30',
    ':4:7 date is "2025-02-30", which is not a day. Write it as YYYY-MM-DD.',
  ],
  [
    'an unknown category',
    'Vision',
    'Visions',
    `:5:11 category is "Visions", which is not one of ${categories}. Did you mean Vision?`,
  ],
  [
    'a reading time far off',
    /$/,
    '\nreadTime: 9',
    ':6:11 readTime is 9, but the text has 2 words: 1 min at 200 a minute. Write 1, or leave it out.',
  ],
  [
    'a reading time in words',
    /$/,
    '\nreadTime: nine',
    ':6:11 readTime is "nine", which is not a number of minutes. Write a whole number.',
  ],
  [
    'a product misspelt',
    'A new one',
    'On Specsync',
    ':2:8 says "Specsync", but the product is called SpecSync. Write SpecSync.',
  ],
  [
    'a fence with words behind it',
    /$/,
    '\n---foo',
    ':6 has "---foo" in its front matter, which neither ends it nor is a key. Write "---" alone.',
  ],
]

const files: [mistake: string, content: string | Uint8Array, ...told: string[]][] = [
  ['no front matter', `${front}\n\nText`, ':1 has no front matter. Begin the file with "---".'],
  [
    'no opening fence',
    page().slice(4),
    ':1 has no front matter: the first "---" is missing. Begin the file with "---".',
  ],
  [
    'no closing fence',
    `---\n${front}\n\nText`,
    ':1 has a front matter that does not end. Put a line of "---" below its last key.',
  ],
  [
    'a blank line before the fence',
    `\n${page()}`,
    ':1 has a blank line before its front matter. Remove it, so that the file begins with "---".',
  ],
  [
    'four hyphens',
    `-${page()}`,
    ':1 begins with more than three hyphens. Front matter is written between lines of "---".',
  ],
  ...['js', 'javascript', 'coffee', 'cson', 'json', 'toml'].map((language): (typeof files)[number] => [
    `front matter in ${language}`,
    `---${language}\n{ title: (globalThis.frontMatterRan = true) }\n---\nx`,
    `:1 has a front matter in ${language}, but only YAML is read. Begin the file with "---" alone.`,
  ]),
  ['an empty body', page(front, '\n\n'), ':7 has no text below its front matter. Write some, or remove the file.'],
  [
    'a body over 2 MB',
    page(front, 'x '.repeat(1_100_000)),
    ' is 2.2 MB; at most 2 MB are read. Split it, or remove what is not text.',
  ],
  [
    'a list nested 120 deep',
    page(front, Array.from({ length: 120 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n')),
    ':37:61 is nested more than 60 deep. Flatten it.',
  ],
  [
    'bytes that are not UTF-8',
    new Uint8Array([...Buffer.from(page()), 0x61, 0x0a, 0xff, 0xfe]),
    `:10 is not UTF-8: the byte at offset ${page().length + 2} cannot be read. Save the file as UTF-8.`,
  ],
  [
    'a text that runs the other way',
    page(front.replace('A new', 'A \u202enew')),
    ':2 holds an invisible character (U+202E). Remove it.',
  ],
  ['a NUL', page(front, 'a\n\nb\0c'), ':10 holds a control character (U+0000). Remove it.'],
]

/** Each in an article of its own, under a title of its own. */
const articles = [
  ...matters.map(([mistake, from, to, ...told]) => ({ mistake, content: page(front.replace(from, to)), told })),
  ...files.map(([mistake, content, ...told]) => ({ mistake, content, told })),
].map(({ mistake, content, told }, index) => ({
  mistake,
  file: `content/blog/new-${index}.md`,
  content: typeof content === 'string' ? content.replaceAll('new one', `new one ${index}`) : content,
  told,
}))

const together = buildInMemory({
  edits: {
    ...Object.fromEntries(mistakes.map(({ file, text }) => [file, text])),
    ...Object.fromEntries(articles.map(({ file, content }) => [file, content])),
    ...Object.fromEntries(pictures.map(([name, content]) => [`content/blog/${name}`, content])),
    'content/blog/zebra-plans.md': article('The zebra’s plans', 'date: 2025-01-01\ndraft: true'),
    'content/blog/map.png': png,
    'content/blog/shows.md': article('Shows', 'date: 2025-01-01', shown.join('\n')),
  },
})
const lines = problemLines(together)

/** What the terminal shows of a file, without its name. */
function toldOf(file: string, isWithExcerpt = false): string[] {
  return together.problems.flatMap((problem, index) => {
    if (problem.file !== file) return []
    const excerpt = isWithExcerpt ? excerptOf(problem, together.textOf(file)) : []
    return [lines[index]?.slice(file.length) ?? '', ...excerpt.map((line) => `    ${line}`)]
  })
}

test.each(mistakes)('$mistake: with the line itself, and a mark below it', ({ file, told }) => {
  expect(
    toldOf(file, true)
      .join('\n')
      .replace(/^:(?=\d)/gm, ''),
  ).toBe(told)
})

test.each(articles)('$mistake', ({ file, told }) => {
  expect(toldOf(file)).toEqual(told)
})

test.each(pictures)('the picture %s', (name, _, told) => {
  expect(toldOf(`content/blog/${name}`)).toEqual([` ${told}`])
})

test('of other files nothing is told', () => {
  // But of the data that one of them shows as another kind, what is wrong with each entry.
  const named = [...mistakes, ...articles].map(({ file }) => file)
  const known = new Set(['content/data/targets.json', ...named, ...pictures.map(([name]) => `content/blog/${name}`)])
  expect(together.problems.filter(({ file }) => !known.has(file))).toEqual([])
})

test('front matter is never run as code', () => {
  expect(['frontMatterRan' in globalThis, 'polluted' in {}]).toEqual([false, false])
})

const swap =
  (from: string | RegExp, to: string) =>
  (text: string): string =>
    text.replace(from, () => to)
const data = (name: string, from: string | RegExp, to: string): Edits => ({
  [`content/data/${name}.json`]: swap(from, to),
})
const settings = (from: string, to: string): Edits => ({ 'content/site.json': swap(from, to) })
const slug = 'has a name that makes no address: use 1 to 80 lower-case letters, digits and single hyphens.'
const sameName = 'but for case or accents, which some systems cannot tell apart. Rename one.'
const inTheWay = 'has the path of a file that the build makes. Rename it.'
const addressForm = 'which is not the address of a site. Write it as https://host/ or https://host/path/.'
const groups = 'platform, build-and-verify'

const others: [mistake: string, edits: Edits, ...told: string[]][] = [
  [
    'a link on every page',
    settings('"/legal/terms/"', '"/legal/term/"'),
    'content/site.json:34:79 links to /legal/term/, which no page has. Did you mean /legal/terms/?',
  ],
  [
    'names that differ by case',
    { 'content/blog/new-one.md': page(), 'content/blog/New-One.md': page() },
    `content/blog/New-One.md ${slug} Rename it to new-one.md.`,
    `content/blog/new-one.md has the same name as content/blog/New-One.md ${sameName}`,
  ],
  [
    'names that differ by the form of an accent',
    { 'content/blog/cafe\u0301.md': page(), 'content/blog/caf\u00e9.md': page() },
    `content/blog/cafe\u0301.md ${slug} Rename it to cafe.md.`,
    `content/blog/caf\u00e9.md ${slug} Rename it to cafe.md.`,
    `content/blog/caf\u00e9.md has the same name as content/blog/cafe\u0301.md ${sameName}`,
  ],
  [
    'a name of 81 characters',
    { [`content/blog/${'a'.repeat(81)}.md`]: page() },
    `content/blog/${'a'.repeat(81)}.md ${slug} Rename it to ${'a'.repeat(80)}.md.`,
  ],
  [
    'a name that is taken',
    { 'content/blog/con.md': page() },
    'content/blog/con.md cannot be named con, which is a reserved name on some systems. Rename it.',
  ],
  [
    'the same title twice',
    { 'content/blog/new-one.md': page(), 'content/blog/new-two.md': page(front.replace('What', 'Which')) },
    'content/blog/new-two.md gives /blog/new-two/ the same title as /blog/new-one/. Change one of them.',
  ],
  [
    'a broken JSON file',
    data('home', '"meta": {', '"meta": {,'),
    'content/data/home.json:2:12 is not JSON: a key in double quotes is expected here. Is there a comma after the last entry?',
  ],
  [
    'JSON without quotes',
    { 'content/data/targets.json': '[\n  { "measure": x }\n]' },
    'content/data/targets.json:2:16 is not JSON: a value is expected here: text in double quotes, a number, true, false, a list or an object. Comments are not allowed.',
  ],
  [
    'a comment in JSON',
    { 'content/data/targets.json': '[]\n// end\n' },
    'content/data/targets.json:2:1 is not JSON: a comment stands here, and JSON has none. Remove it.',
  ],
  ...(
    [
      [
        'single quotes',
        "[\n  { 'measure': 1 }\n]",
        '2:5',
        'a single quote stands here. Write double quotes, as in "text".',
      ],
      [
        'curly quotes',
        '[\n  { “measure”: 1 }\n]',
        '2:5',
        'a curly quote stands here. Write straight ones, as in "text".',
      ],
      [
        'a comma after the last entry',
        '[\n  { "a’": "it\'s, ]" },\n]',
        '2:22',
        'a comma follows the last entry. Remove it.',
      ],
      [
        'a bracket that is not closed',
        '[\n  { "a": [1, 2 }\n]',
        '2:16',
        'the "[" before this "}" is not closed. Add its bracket.',
      ],
      [
        'a bracket that is not closed at the end',
        '[\n  { "a": 1 }\n',
        '1:1',
        'nothing closes this "[". Add the closing bracket.',
      ],
    ] as const
  ).map(([mistake, json, place, told]): (typeof others)[number] => [
    `${mistake} in JSON`,
    { 'content/data/targets.json': json },
    `content/data/targets.json:${place} is not JSON: ${told}`,
  ]),
  [
    'the same key twice in JSON',
    data('blog', '"heading"', '"lead": "x",\n  "heading"'),
    'content/data/blog.json:5:3 has the same key twice. Keep one of them.',
  ],
  [
    'a wrong field in JSON',
    data('home', '"lead"', '"leed"'),
    'content/data/home.json:5:5 hero.leed is not a known key. Did you mean lead?',
  ],
  [
    'a wrong type in JSON',
    data('status', /"reviewed": "\d[^"]*"/, '"reviewed": 5'),
    'content/data/status.json:9:15 reviewed is 5, but must be text.',
  ],
  [
    'too few entries',
    data('docs', /,\s*\{\s*"question"[^}]*\}(?=[\s\]}]*$)/, ''),
    'content/data/docs.json:90:14 faq.items has 4 entries, but must have exactly 5.',
  ],
  [
    'a product in no group',
    data('products', '"group": "platform"', '"group": "platfrom"'),
    `content/data/products.json:36:16 group is "platfrom", which is not one of ${groups}. Did you mean platform?`,
  ],
  [
    'a misspelt key of site.json',
    settings('"skipLink"', '"skiplink"'),
    'content/site.json:13:3 skiplink is not a known key. Did you mean skipLink?',
  ],
  [
    'missing files',
    { 'content/data/press.json': null, 'content/pages/learn.md': null },
    'content/data/docs.json:35:55 links to /learn/, which no page has.',
    'content/data/home.json:45:47 links to /learn/, which no page has.',
    'content/data/press.json is missing. The site cannot be built without it.',
    'content/data/sitemap.json:23:85 links to /learn/, which no page has.',
    'content/site.json:21:56 links to /learn/, which no page has.',
  ],
  [
    'a text that would take the place of a page',
    { 'content/pages/docs.md': page().replace(/date.*\n|category.*\n/g, '') },
    'content/pages/docs.md would be /docs/, which is another page. Rename the file.',
  ],
  [
    'files that nothing reads',
    { 'content/blog/a.markdown': 'x', 'content/data/hom.json': '[]' },
    'content/blog/a.markdown is not used by anything. Articles are content/blog/*.md, data are content/data/*.json.',
    'content/data/hom.json is used by no page and no block. Did you mean home? Remove it, or use it by ::block{data=hom}.',
  ],
  [
    'a picture that no text shows',
    { 'content/blog/spare.png': png },
    'content/blog/spare.png is shown by no text. Show it with ![what it shows](spare.png), or remove it.',
  ],
  [
    'a control character in JSON',
    data('blog', '"heading": "', '"heading": "\\u0007'),
    'content/data/blog.json:3:14 heading is "\\u0007Blog", which holds a control character. Remove it.',
  ],
  [
    'an invisible character in JSON',
    data('blog', '"heading": "', '"heading": "\\u200b'),
    'content/data/blog.json:3:14 heading is "\u200bBlog", which holds an invisible character. Remove it.',
  ],
  [
    'a product without a row in the table of layers',
    data('coverage', '"SpecSync"', '"Another tool"'),
    'content/data/coverage.json has no row for SpecSync. Add one.',
    'content/data/coverage.json:4:14 title is "Another tool", which is not a product.',
  ],
  [
    'an unknown kind of placeholder',
    data('roadmap', '"placeholder": "proposal"', '"placeholder": true'),
    'content/data/roadmap.json:10:18 placeholder is true, which is not one of sample, proposal, template.',
  ],
  [
    'public files where the build puts others, or needs folders',
    {
      'public/sitemap.xml': '<x/>',
      'public/docs': 'x',
      'public/404.html/x': 'x',
      'public/Index.html': 'x',
      'public/build-manifest.json': '{}',
    },
    ...['404.html/x', 'Index.html', 'build-manifest.json', 'docs', 'sitemap.xml'].map(
      (file) => `public/${file} ${inTheWay}`,
    ),
  ],
  [
    'an address without https',
    settings('"url": "https://github.com', '"url": "github.com'),
    'content/site.json:5:28 organisation.url is "github.com/SentinelOps-CI", which is not an https address. Write it as https://host/.',
  ],
  [
    'an address of the site with a query',
    settings('"https://sentinelops.example"', '"https://a.example/?x"'),
    `content/site.json:4:10 url is "https://a.example/?x", ${addressForm}`,
  ],
  [
    'an alternative text that does not say where the title goes',
    settings('“{title}”', '“the title”'),
    expect.stringMatching(
      /^content\/site\.json:\d+:\d+ social\.alt is ".*", which does not say where the title goes\. Write \{title\} there\.$/,
    ) as string,
  ],
  ...['`docs/adr/', '``docs/adr/`', '``', '` `'].map((code): (typeof others)[number] => [
    `backticks as in ${code}`,
    data('docs', '`docs/adr/`', code),
    expect.stringMatching(
      /^content\/data\/docs\.json:\d+:\d+ repositories\.entries\[1\]\.description is ".*", which has a backtick too many or too few\. Write code between two: `docs\/api\.md`\.$/,
    ) as string,
  ]),
]

test.each(others)('%s', (_, edits, ...told) => {
  expect(problemLines(buildInMemory({ edits }))).toEqual(told)
})

const one = 'content/blog/new-one.md'

test('values of front matter are read as written, and a byte order mark and CRLF make no difference', () => {
  const text = page(front.replace('A new one', 'no').replace('What', '010'), 'One\ntwo.\n\n```sh\na\nb\n```\n')
  const [plain, windows] = [text, `\ufeff${text.replaceAll('\n', '\r\n')}`].map((edit) => {
    const site = buildInMemory({ edits: { [one]: edit } })
    expect(site.problems).toEqual([])
    return textOf(site, 'blog/new-one/index.html')
  })
  expect(plain).toMatch(/<h1[^>]*>no<\/h1>/)
  expect(windows).toBe(plain)
})

test('a reference finds its definition behind a block, and is a link like any other', () => {
  const body =
    'See [the docs][d] and [it][e].\n\n:::checklist\n```yaml\n- title: a\n  description: b\n```\n:::\n\nAfter.\n\n[d]: /docs/\n[e]: https://example.org/\n'
  const site = buildInMemory({ edits: { [one]: page(front, body) } })
  expect(site.problems).toEqual([])
  expect(textOf(site, 'blog/new-one/index.html')).toContain(
    'See <a href="/docs/">the docs</a> and <a href="https://example.org/" target="_blank" rel="noopener noreferrer">it<span',
  )
})

test('no text can cut a page in two', () => {
  const odd = '\uE000<x-view></x-view>$&$1%%'
  const site = buildInMemory({ edits: { 'content/site.json': swap('"Main"', JSON.stringify(odd)) } })
  expect(site.problems).toEqual([])
  expect(textOf(site, 'docs/index.html')).toMatch(/<main[\s\S]*<h1[\s\S]*<\/main>[\s\S]*<footer/)
})

test('of a long line the part with the mistake is shown, and no character that moves others', () => {
  const long = `${'a'.repeat(300)}\tx\u202e"b"${'c'.repeat(300)}`
  expect(excerptOf({ file: 'a', line: 2, column: 304, message: 'm' }, `\n${long}`)).toEqual([
    `2 | …${'a'.repeat(27)} x "b"${'c'.repeat(57)}…`,
    `  | ${' '.repeat(31)}^`,
  ])
})

test('an address is marked where it is one, not where a word before it is the same', () => {
  const line = '[docs](/docs) and docs, [docs](docs)'
  expect(excerptOf({ file: 'a', line: 1, message: 'links to docs, which says nothing' }, line)[1]).toBe(
    `  | ${' '.repeat(line.lastIndexOf('docs'))}^^^^`,
  )
})

test.each([
  ['no line', { file: 'a', message: 'm' }],
  ['an empty line', { file: 'a', line: 2, message: 'm' }],
  ['a line beyond the end', { file: 'a', line: 9, message: 'm' }],
])('with %s there is nothing to show', (_, problem) => {
  expect(excerptOf(problem, 'x\n\ny')).toEqual([])
})
