import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { categories } from '../../src/site/data/front-matter.ts'
import { draftText } from '../../scripts/new/draft.ts'
import { excerptOf } from '../../scripts/cli/print-problems.ts'
import { article, png } from './articles.ts'
import { buildInMemory, problemLines, textOf, type Edits } from './in-memory.ts'

// What a writer may get wrong, and the very words the build has for it. What only the finished pages show: check-site.test.ts.

/** Lines as paragraphs of a text, with what is reported of each behind an arrow. */
function paragraphsOf(rows: string): [text: string, told: string] {
  const pairs = rows
    .trim()
    .split('\n')
    .map((row) => row.split(' ---> '))
  const told = pairs.flatMap(([, message], index) => (message ? [`${8 + 2 * index}:${message}`] : []))
  return [pairs.map(([text]) => text).join('\n\n'), told.join('\n')]
}

/** The cases of mistakes.txt. Below its name, each line of one is a paragraph; or an arrow parts a whole text from what is reported. */
const mistakes = readFileSync('tests/site/mistakes.txt', 'utf8')
  .split(/^=== /m)
  .slice(1)
  .map((part, index) => {
    const [, mistake = '', rest = ''] = /^(.*)\n([^]*)$/.exec(part) ?? []
    const [text = '', told = ''] = rest.includes('\n--->\n') ? rest.split('\n--->\n') : paragraphsOf(rest)
    const own = `case-${index}`
    const whole = text.startsWith('---\n') ? text : article(`Case ${index}`, 'date: 2025-01-01', text)
    const lines = told.replaceAll('OWN', own).match(/.+/g) ?? []
    return { mistake, file: `content/blog/${own}.md`, text: whole, told: lines.map((line) => `:${line}`) }
  })

const leftBehind = ' is hidden, or was left by a program: it would be public. Remove it.'
const badName = 'has a name that cannot be an address: use 1 to 80 lower-case letters, digits and single hyphens.'
const noKind = 'is not a picture that browsers show. Save it as PNG, JPEG, WebP, AVIF, GIF or SVG.'
const wide = 'has 65535 by 1 pixels; at most 5000 a side are published. Shrink it.'
const located = 'holds the place where it was taken, which all readers could see. Save it without its Exif data.'
const jpeg = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xd9, 0, 0]

const pictures: [name: string, content: string | Uint8Array, told: string][] = [
  ['big.png', new Uint8Array(500_001), 'has 500.1 kB; at most 500 are published. Make it smaller.'],
  ['photo.png', new Uint8Array(jpeg), 'is of the kind JPEG, whatever its name says. Rename it to photo.jpg.'],
  ['taken.jpg', new Uint8Array([...jpeg, ...Buffer.from('Exif\0\0MM\0*\0\x01\x88\x25\0\x04', 'latin1')]), located],
  ['not.jpg', 'this is text, and not a little', noKind],
  ['cut.png', png.subarray(0, 18), 'is cut short or states no size. Save it again; an SVG needs a viewBox or a size.'],
  ['wide.gif', new Uint8Array([...Buffer.from('GIF89a'), 0xff, 0xff, 1, 0, 0, 0]), wide],
  ['My Map.png', png, `${badName} Rename it to my-map.png.`],
]
const shown = ['map.png', ...pictures.slice(0, 6).map(([name]) => name)].map((name) => `![x](${name})`)

const front = 'title: A new one\ndescription: What this new one says.\ndate: 2025-01-01\ncategory: Vision'
const page = (matter = front, body = 'Some text.\n'): string => `---\n${matter}\n---\n\n${body}`
const all = categories.join(', ')
const keys = 'title, description, date, category, readTime, updated, draft, aliases, retired, placeholder'
const quotes = 'has a text without its closing quote, or a list or set without its closing bracket. Add it.'
const inQuotes = 'Put the value in quotes.'
const alias = 'begins a value with "*", which refers to a value elsewhere.'
const minutes = 'but the text has 2 words: 1 min at 200 a minute. Write 1, or leave it out.'
const early = 'which is before its date, 2025-01-01. Correct one of them.'
const future = 'which is after the day of this build, 2026-01-01. Add it when that day has come.'
const unread = 'but the article is a draft, which no one has read. Remove one of them.'
const ending = 'in its front matter, which neither ends it nor is a key. Write "---" alone.'

/** What is put in the place of a part of a front matter, and what is reported. */
const matters: [from: string | RegExp, to: string, ...told: string[]][] = [
  ['date: 2025-01-01\n', '', ':2:1 date is missing. Add it.'],
  ['title', 'titel', ':2:1 titel is not a known key. Did you mean title?'],
  [/$/, '\nfoo: bar', `:6:1 foo is not a known key. Known keys: ${keys}.`],
  ['A new one', '[a, b]', ':2:8 title is a list, but must be text.'],
  ['A new one', '', ':2:8 title is "", which is empty. Write some text.'],
  ['A new one', '"A new one', `:2:8 ${quotes}`],
  ['A new one', '& replays', `:2:8 begins a value with a character that means something else in YAML. ${inQuotes}`],
  [/^/, 'a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n', `:3:8 ${alias} ${inQuotes}`],
  [
    'A new one',
    '!!js/function x',
    `:2:8 uses a YAML tag (!), which is not allowed. Remove it, or p${inQuotes.slice(1)}`,
  ],
  [/$/, '\ntitle: Again', ':6:1 has the same key twice. Keep one of them.'],
  [/^/, '__proto__:\n  polluted: yes\n', ':2:1 uses the key __proto__, which is not allowed. Remove it.'],
  ['2025-01-01', '2025-02-30', ':4:7 date is "2025-02-30", which is not a day. Write it as YYYY-MM-DD.'],
  ['Vision', 'Visions', `:5:11 category is "Visions", which is not one of ${all}. Did you mean Vision?`],
  [/$/, '\nupdated: 2024-12-31', `:6:10 updated is "2024-12-31", ${early}`],
  [/$/, '\nretired: 2024-12-31', `:6:10 retired is "2024-12-31", ${early}`],
  [/$/, '\nretired: 2026-01-02', `:6:10 retired is "2026-01-02", ${future}`],
  [/$/, '\nretired: 2025-03-01\ndraft: true', `:6:10 retired is "2025-03-01", ${unread}`],
  [/$/, '\nreadTime: 9', `:6:11 readTime is 9, ${minutes}`],
  [/$/, '\nreadTime: nine', ':6:11 readTime is "nine", which is not a number of minutes. Write a whole number.'],
  [/$/, '\n---foo', `:6 has "---foo" ${ending}`],
]

const special = (code: string): string => `has a special space (${code}) beside a mark. Type a normal one there.`
const noEnd = ':1 has a front matter that does not end. Put a line of "---" below its last key.'
const blank = ':1 has a blank line before its front matter. Remove it, so that the file begins with "---".'
const deep = Array.from({ length: 120 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n')
const notUtf8 = new Uint8Array([...Buffer.from(page(front, '{our name}\n')), 0x61, 0x0a, 0xff, 0xfe])

const files: [content: string | Uint8Array, told: string][] = [
  [`${front}\n\nText`, ':1 has no front matter. Begin the file with "---".'],
  [`---\n${front}\n\nText`, noEnd],
  [`\n${page()}`, blank],
  [page(front, '##\u00a0Setup'), `:8:3 ${special('U+00A0')}`],
  [page(front, '1)\u2003Setup'), `:8:3 ${special('U+2003')}`],
  [page(front, '\u00a0- Setup'), `:8:1 ${special('U+00A0')}`],
  ...['js', '-'].map((language): (typeof files)[number] => [
    `---${language}\n{ title: (globalThis.frontMatterRan = true) }\n---\nx`,
    `:1 has a front matter in ${language}, but only YAML is read. Begin the file with "---" alone.`,
  ]),
  [
    page(front, `a\n\n${'- a\n'.repeat(2100)}`),
    ':10 has more than 2000 lines or 30000 characters without a blank line between. Split them.',
  ],
  [page(front, '\n\n'), ':7 has no text below its front matter. Write some, or remove the file.'],
  [page(front, 'x '.repeat(1_100_000)), ' is 2.2 MB; at most 2 MB are read. Split it, or remove what is not text.'],
  [page(front, deep), ':37:61 is nested more than 60 deep. Flatten it.'],
  [notUtf8, ':10:1 is not UTF-8: a character here cannot be read. Save the file as UTF-8.'],
  [page(front.replace('A new', 'A \u202enew')), ':2:10 holds an invisible character (U+202E). Remove it.'],
  [page(front, '\ufeff## Two files'), ':8:1 holds an invisible character (U+FEFF). Remove it.'],
  [page(front, 'a\uffff'), ':8:2 holds an invisible character (U+FFFF). Remove it.'],
  [page(front, 'a\n\nb\0c'), ':10:2 holds a control character (U+0000). Remove it.'],
]

const articles = [
  ...matters.map(([from, to, ...told]) => ({ content: page(front.replace(from, to)), told })),
  ...files.map(([content, told]) => ({ content, told: [told] })),
].map(({ content, told }, index) => ({
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

function toldOf(file: string): string[] {
  return lines.filter((_, index) => together.problems[index]?.file === file).map((line) => line.slice(file.length))
}

test.each(mistakes)('$mistake', ({ file, told }) => {
  expect(toldOf(file)).toEqual(told)
})

test.each(articles.map(({ file, told }) => [told[0], file, told] as const))('%s', (_, file, told) => {
  expect(toldOf(file)).toEqual(told)
})

test.each(pictures)('the picture %s', (name, _, told) => {
  expect(toldOf(`content/blog/${name}`)).toEqual([` ${told}`])
})

test('of other files nothing is reported', () => {
  const named = [...mistakes, ...articles].map(({ file }) => file)
  const known = new Set([...named, ...pictures.map(([name]) => `content/blog/${name}`)])
  expect(together.problems.filter(({ file }) => !known.has(file))).toEqual([])
})

test('what is left to do keeps nothing from being published', () => {
  const warnings = together.problems.flatMap(({ warning, message }) => (warning ? message.slice(0, 8) : []))
  const code = ['holds "&', 'holds "a', 'holds "—', 'holds "&']
  const todo = ['says TOD', 'is the s', 'says TOD', ...code, 'says [in', 'says [ci', 'says [so', 'says [Co', 'says [In']
  expect(warnings).toEqual([...todo, 'holds "“', 'holds "“', 'retired '])
})

test('front matter is never run as code', () => {
  expect(['frontMatterRan' in globalThis, 'polluted' in {}]).toEqual([false, false])
})

const swap =
  (from: string | RegExp, to: string) =>
  (text: string): string =>
    text.replace(from, () => to)
const targets = (json: string): Edits => ({ 'content/data/targets.json': json })

const slug = 'has a name that cannot be an address: use 1 to 80 lower-case letters, digits and single hyphens.'
const sameName = 'but for case or accents, which some systems cannot tell apart. Rename one.'
const inTheWay = 'has the path of a file that the build makes. Rename it.'
const value =
  'a value is expected here: text in double quotes, a number, true, false, a list or an object. Comments are not allowed.'
const unused =
  'is not used by anything. Texts are content/blog/*.md, content/legal/*.md, content/pages/*.md; data are content/data/*.json.'
const composed = 'content/blog/caf\u00e9.md'
const decomposed = 'content/blog/Cafe\u0301.md'
const prose = page().replace(/date.*\n|category.*\n/g, '')
const taken = { 'public/sitemap.xml': '<x/>', 'public/docs': 'x', 'public/404.html/x': 'x', 'public/Index.html': 'x' }

/** What is reported without a file is of the first that was edited. */
const others: [edits: Edits, ...told: string[]][] = [
  [
    { [decomposed]: page(), [composed]: page() },
    `${decomposed} ${slug} Rename it to cafe.md.`,
    `${composed} ${slug} Rename it to cafe.md.`,
    `${composed} has the same name as ${decomposed} ${sameName}`,
  ],
  ...['a\\b', 'a\nb'].map((name): [Edits, string] => [
    { [`public/${name}.txt`]: 'x' },
    ' has a backslash or a control character in its name. Rename it.',
  ]),
  [{ 'public/N.txt': 'x', 'public/n.txt': 'y' }, `public/n.txt has the same name as public/N.txt ${sameName}`],
  [{ 'content/blog/new-one.md~': 'x' }, ` ${unused}`],
  [
    { 'public/assets/logo.png': png, 'public/docs/410.txt': 'x' },
    'public/assets/logo.png is in assets/, whose files browsers keep for a year. Put it in another folder.',
    'public/docs/410.txt has the name that tells hosts that a page is gone. Rename it.',
  ],
  ...['.env', '~$a.docx', 'a.bak'].map((name): [Edits, string] => [{ [`public/${name}`]: 'x' }, leftBehind]),
  [{ 'public/n.svg': '<svg>&b;' }, ' is not read as an SVG: undefined entity. Save it as plain SVG. Found in n.svg.'],
  [{ 'public/a.SVG': '<svg onload="a"/>' }, ':1:6 holds a script (onload), which would run if opened. Remove it.'],
  [
    { 'content/blog/_index.md': page() },
    ' cannot be named _index: index pages are generated from data files. Rename it.',
  ],
  [{ 'content/blog/con.md': page() }, ' cannot be named con, which is a reserved name on some systems. Rename it.'],
  [targets(`[${'1,'.repeat(30_000)}1]`), ' holds more values than a data file should (20,000). Split it.'],
  ...Object.entries({
    '[\n  { "measure": x }\n]': `2:16 is not JSON: ${value}`,
    '[]\n// end\n': '2:1 is not JSON: a comment stands here, and JSON has none. Remove it.',
    "[\n  { 'measure': 1 }\n]": '2:5 is not JSON: a single quote stands here. Write double quotes, as in "text".',
    '[\n  {\u00a0"measure": 1 }\n]': '2:4 is not JSON: a special space stands here. Type a normal one.',
    '[\n  { “measure”: 1 }\n]': '2:5 is not JSON: a curly quote stands here. Write straight ones, as in "text".',
    '[\n  { "a’": "it\'s, ]" },\n]': '2:22 is not JSON: a comma follows the last entry. Remove it.',
    '[\n  { "a": [1, 2 }\n]': '2:10 is not JSON: nothing closes this "[". Add the closing bracket.',
    '[\n  { "a": 1 }\n': '1:1 is not JSON: nothing closes this "[". Add the closing bracket.',
  }).map(([json, told]): (typeof others)[number] => [targets(json), `:${told}`]),
  [
    { 'content/data/docs.json': swap(/,\s*\{\s*"question"[^}]*\}(?=[\s\]}]*$)/, '') },
    ':71:14 faq.items has 4 entries, but must have at least 5.',
  ],
  [
    { 'content/data/press.json': null, 'content/pages/learn.md': null },
    'content/data/home.json:42:47 links to /learn/, which no page has.',
    'content/data/press.json is missing. The site cannot be built without it.',
    'content/site.json:17:64 links to /learn/, which no page has.',
    'content/site.json:35:40 links to /learn/, which no page has.',
  ],
  [{ 'content/pages/docs.md': prose }, ' would be /docs/, which is another page. Rename the file, or change a route.'],
  [
    { 'content/blog/a.markdown': 'x', 'content/data/hom.json': '[]' },
    ' is read only with the ending .md. Rename it to a.md.',
    'content/data/hom.json is used by no page and no block. Did you mean home? Remove it, or use it by ::block{data=hom}.',
  ],
  [{ 'content/blog/spare.png': png }, ' is shown by no text. Show it with ![what it shows](spare.png), or remove it.'],
  [
    { ...taken, 'public/build-manifest.json': '{}' },
    ...['404.html/x', 'Index.html', 'build-manifest.json', 'docs', 'sitemap.xml'].map(
      (file) => `public/${file} ${inTheWay}`,
    ),
  ],
  [
    { 'content/pages/assets.md': prose, 'content/pages/site.md': prose.replaceAll('new', 'other') },
    ' would be /assets/, where browsers keep files for a year. Rename it.',
    'content/pages/site.md would be /site/, whose social card is that of another page. Rename it.',
  ],
  [
    { 'content/blog/new-one.md': draftText({ title: 'A new one', date: '2025-01-01' }).replace('draft: true', '') },
    'content/blog/new-one.md:5:14 description is that of the template. Write your own.',
    'content/blog/new-one.md:23 has no text below its front matter. Write some, or remove the file.',
  ],
]

/** The cases of data-mistakes.txt: a file of data, what is put in place of a part of it, and below that what is reported of the file. */
const ofData = readFileSync('tests/site/data-mistakes.txt', 'utf8')
  .split(/\n(?=\S)/)
  .map((part): (typeof others)[number] => {
    const [, file = '', from = '', to = '', told = ''] = /^(.+?): (.+?) ===> (.+)\n([^]*)/.exec(part) ?? []
    const reported = told.match(/\S.*/g) ?? []
    return [
      { [`content/${file}`]: swap(from, to) },
      ...reported.map((line) => (/^\d/.test(line) ? `:${line}` : ` ${line}`)),
    ]
  })

const whole = (line = '', edits: Edits): string => (/^[ :]/.test(line) ? Object.keys(edits)[0] + line : line)
test.each([...others, ...ofData].map(([edits, ...told]) => [whole(told[0], edits), edits, told] as const))(
  '%s',
  (_, edits, told) => {
    expect(problemLines(buildInMemory({ edits }))).toEqual(told.map((line) => whole(line, edits)))
  },
)

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

test('a reference finds its definition after a block', () => {
  const edits = { [one]: page(front, '[Docs][d].\n\n::targets{data=targets}\n\n[d]: /docs/\n') }
  const site = buildInMemory({ edits })
  expect(site.problems).toEqual([])
  expect(textOf(site, 'blog/new-one/index.html')).toContain('<p><a href="/docs/">Docs</a>.</p>')
})

test('no text can cut a page in two', () => {
  const odd = '\uE000<x-view></x-view>$&$1%%'
  const site = buildInMemory({ edits: { 'content/site.json': swap('"Main"', JSON.stringify(odd)) } })
  expect(site.problems).toEqual([])
  expect(textOf(site, 'docs/index.html')).toMatch(/<main[\s\S]*<h1[\s\S]*<\/main>[\s\S]*<footer/)
})

test('of a long line the part with the mistake is shown, and no character that moves others', () => {
  const long = `${'a'.repeat(300)}\tx\u202e"b"${'c'.repeat(300)}`
  expect(excerptOf({ file: 'a', line: 2, column: 304, message: 'm' }, ['', long])).toEqual([
    `2 | …${'a'.repeat(27)} x "b"${'c'.repeat(57)}…`,
    `  | ${' '.repeat(31)}^`,
  ])
})

test.each([undefined, 2, 9])('with line %s, which is empty or none, there is nothing to show', (line) => {
  expect(excerptOf({ file: 'a', ...(line && { line }), message: 'm' }, ['x', '', 'y'])).toEqual([])
})
