import { expect, test } from 'vitest'
import { article as articleOf, png } from './articles.ts'
import { buildInMemory, problemLines, tokenOf, type Edits } from './in-memory.ts'

// Problems of a finished site: in the content where writers can make it there (more: mistakes.txt), else in a page in public/.

const article = 'content/blog/new-one.md'
const front = '---\ntitle: A new one\ndescription: What is new.\ndate: 2025-08-01\ncategory: Vision\n---\n\n'
const draft = { 'content/blog/zebra-plans.md': articleOf('The zebra’s plans', 'date: 2025-01-01\ndraft: true') }
const service = tokenOf('service_role')
const gap = 'Give the value, or write it as code where it is meant.'
const early = 'mentions /blog/zebra-plans/, which is a draft or dated later:'

const notFilledIn = 'a placeholder of a template that was not filled in. Fill it in, or write it as code.'
const forNow = 'Remove it for now, or publish both.'
const secret = 'holds a key that is not the public one:'
const builder = process.cwd()

const written: [edits: Edits, ...lines: string[]][] = [
  [
    { [article]: `${front.replace('What is new', 'What {{x}} is')}Text.\n` },
    `${article}:3:19 holds in its content "{{x}}", ${notFilledIn}`,
    `${article}:3:19 shows "{{x}}", ${notFilledIn}`,
  ],
  [
    { ...draft, [article]: `${front}We wrote “The zebra’s plans”.\n` },
    `${article}:8:11 ${early} its title "The zebra’s plans". ${forNow} Where the words mean something else, change the title.`,
  ],
  [
    { ...draft, [article]: `${front}![the zebra’s\nplans, as The zebra’s\nplans](/icon.svg)\n` },
    `${article} ${early} its title "The zebra’s plans". ${forNow} Where the words mean something else, change the title. Found in /blog/new-one/, blog/new-one.md, feed.xml, atom.xml.`,
  ],
  [
    {
      'content/blog/zebra-plans.md': draft['content/blog/zebra-plans.md'].replace('zebra’s plans', 'zebra’s\n  plans'),
      'public/papers/note.txt': 'Soon: The zebra’s\nplans\n',
    },
    `public/papers/note.txt ${early} its title "The zebra’s plans". ${forNow} Where the words mean something else, change the title. Found in papers/note.txt.`,
  ],
  [
    { ...draft, 'public/papers/note.txt': 'Soon: zebra-plans\n' },
    `public/papers/note.txt:1:7 ${early} its name "zebra-plans". ${forNow} Where the words mean something else, rename its file.`,
  ],
  [
    { ...draft, 'content/blog/zebra-plans/a.png': png, [article]: `${front}![A](zebra-plans/a.png)\n` },
    `content/blog/zebra-plans/a.png ${early} its address "blog/zebra-plans". ${forNow} Found in assets/a-aa328649a96c.png.`,
    `content/blog/zebra-plans/a.png ${early} its name "zebra-plans". ${forNow} Where the words mean something else, rename its file. Found in assets/a-aa328649a96c.png.`,
  ],
  [
    { [article]: `${front}Text.\n\n~~~\n${builder}/src/x.ts\n~~~\n` },
    `${article}:11:1 reveals where it was built: ${builder}. Leave the path out.`,
  ],
  [
    { [article]: `${front}Use \`${service}\`.\n` },
    `${article}:8:6 ${secret} ${service.slice(0, 12)}…. Remove it, and replace the key.`,
  ],
  [
    { 'public/apple-touch-icon.png': null },
    'src/site/components/Layout.tsx links to /apple-touch-icon.png, which no file has. It is on every page: probably the layout.',
  ],
]

test.each(written.map(([edits, ...lines]) => [lines[0], edits, lines] as const))('%s', (_, edits, lines) => {
  expect(problemLines(buildInMemory({ edits }))).toEqual(lines)
})

test.each([
  ['a code sample', '`undefined`\n\n```text\nundefined\n{{ name }} [object Object] lorem ipsum :::note\n${x}\n```\n'],
  ['an address elsewhere', '[MDN](https://developer.mozilla.org/docs/undefined)\n'],
  ['a picture, whose size the build knows', '![A mark](/icon.svg) ![Another](/icon-192.png)\n'],
  ['a token that is an example', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N\n'],
  ['a folder of everybody', '`/srv/x` and `/app/src/x.ts`\n'],
])('is no fault: %s', (_what, text) => {
  expect(problemLines(buildInMemory({ edits: { [article]: front + text } }))).toEqual([])
})

test('a name that goes on is another, and a draft may have the title of what it will replace', () => {
  const again = draft['content/blog/zebra-plans.md'].replace('The zebra’s plans', 'A new one')
  const edits = { 'content/blog/zebra-plans.md': again, [article]: `${front}See zebra-plans-2 and a-zebra-plans.\n` }
  expect(problemLines(buildInMemory({ edits }))).toEqual([])
})

const planted: [html: string, message: string][] = [
  ['<a href="nope">x</a>', ':2:10 links to nope, which is a relative address. Write it from the root, as in /docs/.'],
  ['<source srcset="/icon.svg 1x, /nope.svg 2x">', ':2:31 links to /nope.svg, which no file has.'],
  ['<meta property="og:url" content="https://sentinelops.example/n.gif">', ':2:34 links to /n.gif, which no file has.'],
  ['<p id="twin"></p><p id="twin"></p>', ':2:7 has the id "twin" twice. Change one of them.'],
  ['<h1>Again</h1>', ':2:5 has 2 first-level headings, but must have exactly one.'],
  ['<h4>Deep</h4>', ':2:5 has a heading of level 4, "Deep", without one of level 3 above it.'],
  ['<h2></h2>', ' has an empty heading of level 2. Write some words, or remove it. Found in /x-6.html.'],
  ['<img src="/icon.svg" width="1" height="1">', ':2:11 shows /icon.svg without a description. Write one.'],
  ['<img src="/icon-192.png" alt="x" width="1">', ':2:11 shows /icon-192.png without its height.'],
  ['<p aria-label="undefined"></p>', `:2:16 shows undefined as the value of aria-label. ${gap}`],
  ['<p>By <!-- -->undefined</p>', `:2:15 shows undefined as a whole text. ${gap}`],
  ['<object data="/nope.pdf"></object>', ':2:15 links to /nope.pdf, which no file has.'],
  ['<meta http-equiv="Refresh" content="0.5,URL=/nope/">', ':2:45 links to /nope/, which no page has.'],
  ['<p>:::checklist</p>', ':2:4 shows ":::checklist", a block that was not rendered.'],
  ['<p title="{{y}}"></p>', `:2:11 holds in its title "{{y}}", ${notFilledIn}`],
  ['<i>'.repeat(40_000), ' nests more than a thousand elements in each other. Flatten it. Found in /x-15.html.'],
]
const harmless = [
  '<script>"{{ x }} undefined"</script><style>[object Object]</style>',
  '<p>&#x110000; &#xD800; &nosuch;</p>',
  '<svg><title>undefined things</title></svg>',
  '<meta http-equiv="refresh" content="0; url=/docs/"><h4>x</h4><a href="/docs/">x</a>',
]
const publicPage = (index: number, html: string): string =>
  `<!DOCTYPE html><title>Page ${index}</title><meta name="description" content="Of ${index}."><main><h1>x</h1>\n${html}</main>`
const publicPages = [...planted.map(([html]) => html), ...harmless].map((html, index) => [
  `public/x-${index}.html`,
  publicPage(index, html),
])
const proof = { 'public/google0123.html': 'google-site-verification: google0123.html' }
const withPages = problemLines(
  buildInMemory({ edits: { ...proof, ...(Object.fromEntries(publicPages) as Record<string, string>) } }),
)

test('each fault of a page is reported, and nothing else', () => {
  expect(withPages.toSorted()).toEqual(planted.map(([, message], at) => `public/x-${at}.html${message}`).toSorted())
})

const titled = (title: string, description: string): string =>
  `<title>${title}</title><meta name="description" content="${description}"><h1>x</h1>`

test('titles and descriptions are there, and unlike', () => {
  const edits = {
    'public/a.html': titled('', 'One'),
    'public/b.html': titled('B', 'Two'),
    'public/c.html': titled('B', 'Two'),
  }
  expect(problemLines(buildInMemory({ edits }))).toEqual([
    'public/a.html gives /a.html no title. Write one.',
    'public/c.html gives /c.html the same description as /b.html. Change one of them.',
    'public/c.html gives /c.html the same title as /b.html. Change one of them.',
  ])
})

test('under a base path nothing lands without it', () => {
  const edits = { 'public/x.html': publicPage(0, '<a href="/outside/">x</a><a href="https://host.example/repo">y</a>') }
  expect(problemLines(buildInMemory({ siteUrl: 'https://host.example/repo/', edits }))).toEqual([
    'public/x.html links to /outside/, which does not begin with the base path /repo/. Add it; in a view, write <A> for <a>. Found in /x.html.',
    'public/x.html:2:35 links to https://host.example/repo without the closing slash. Write https://host.example/repo/.',
  ])
})
