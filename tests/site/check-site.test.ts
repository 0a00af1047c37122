import { expect, test } from 'vitest'
import { checkShown } from '../../src/generator/checks/check-files-shown.ts'
import { checkFiles } from '../../src/generator/checks/check-site.ts'
import { buildInMemory, problemLines, textOf, type Edits } from './in-memory.ts'

// Each fault that a finished site can have, planted: where writers can make it in the content, else in the files as written.

const article = 'content/blog/new-one.md'
const front = '---\ntitle: A new one\ndescription: What is new.\ndate: 2025-08-01\ncategory: Vision\n---\n\n'
const draft = {
  'content/blog/zebra-plans.md':
    '---\ntitle: The zebra’s plans\ndescription: Secret.\ndate: 2025-01-01\ncategory: Vision\ndraft: true\n---\n\nText.\n',
}
const token = (role: string): string =>
  ['{"alg":"HS256"}', `{"role":"${role}","ref":"x"}`, 'signature of it']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.')
const service = token('service_role')
const gap = 'Give the value, or write it as code where it is meant.'
const early = 'tells of /blog/zebra-plans/, which is a draft or dated later:'

const written: [what: string, edits: Edits, lines: string[]][] = [
  [
    'a text that is undefined',
    { [article]: `${front}Text.\n\n- undefined\n` },
    [`${article}:10 shows undefined as a whole text. ${gap}`],
  ],
  [
    'a cell that is not a number',
    { [article]: `${front}| a | b |\n|---|---|\n| 1 | NaN |\n` },
    [`${article}:10 shows NaN as a whole text. ${gap}`],
  ],
  [
    'a mark of a template',
    { [article]: `${front}Dear {{ name }}, hello.\n` },
    [`${article}:8 shows "{{ name }}", a mark of a template that was not filled in.`],
  ],
  [
    'a text that only fills space',
    { [article]: `${front}Text.\n\nLorem ipsum dolor.\n` },
    [`${article}:10 shows "Lorem ipsum", a text that only fills space.`],
  ],
  [
    'what a program writes',
    { [article]: `${front}It is [object Object] here.\n` },
    [`${article}:8 shows "[object Object]", which is how a program writes what is no text.`],
  ],
  [
    'a mark in the description',
    { [article]: `${front.replace('What is new', 'What {{x}} is')}Text.\n` },
    [
      `${article}:3 has structured data with "What {{x}} is." in it.`,
      `${article}:3 holds in its description "{{x}}", a mark of a template that was not filled in.`,
      `${article}:3 holds in its og:description "{{x}}", a mark of a template that was not filled in.`,
      `${article}:3 shows "{{x}}", a mark of a template that was not filled in.`,
    ],
  ],
  [
    'the name of a draft',
    { ...draft, [article]: `${front}See zebra-plans.\n` },
    [`${article}:8 ${early} its name "zebra-plans". Wait with it, or publish both.`],
  ],
  [
    'the title of a draft',
    { ...draft, [article]: `${front}We wrote “The zebra’s plans”.\n` },
    [`${article}:8 ${early} its title "The zebra’s plans". Wait with it, or publish both.`],
  ],
  [
    'a draft in a public file',
    { ...draft, 'public/papers/note.txt': 'Soon: zebra-plans\n' },
    [
      `public/papers/note.txt ${early} its name "zebra-plans". Wait with it, or publish both. It is in papers/note.txt.`,
    ],
  ],
  [
    'the path of the builder',
    { [article]: `${front}Text.\n\n    ${process.cwd()}/src/x.ts\n` },
    [`${article}:10 tells where it was built: ${process.cwd()}. Leave the path out.`],
  ],
  [
    'a key of the service role',
    { [article]: `${front}Use \`${service}\`.\n` },
    [
      `${article}:8 holds a key that is not the public one: ${service.slice(0, 12)}…. Take it out, and have it replaced.`,
    ],
  ],
  [
    'a secret key in a public file',
    { 'public/papers/keys.txt': 'sb_secret_abcdefgh\n' },
    [
      'public/papers/keys.txt holds a key that is not the public one: sb_secret_ab…. Take it out, and have it replaced. It is in papers/keys.txt.',
    ],
  ],
  [
    'a full address of the site that has no page',
    { [article]: `${front}[x](https://sentinelops.example/blgo/)\n` },
    [`${article}:8 links to /blgo/, which no page has. Did you mean /blog/?`],
  ],
  [
    'a picture of no known kind',
    { [article]: `${front}![A list](/licences/source-serif-4.txt)\n` },
    [`${article}:8 shows /licences/source-serif-4.txt without its width and height.`],
  ],
  [
    'an address in the wrong case',
    { [article]: `${front}[x](/Docs/)\n` },
    [`${article}:8 links to /Docs/, which no page has. Did you mean /docs/?`],
  ],
]

test.each(written)('in the content: %s', (_what, edits, lines) => {
  expect(problemLines(buildInMemory({ edits }))).toEqual(lines)
})

test.each([
  ['a word in a sentence', 'The value undefined is not null, and *NaN* is no number.\n'],
  ['a word that begins a sentence', '**null** is a value.\n'],
  ['a code sample', '`undefined`\n\n```text\nundefined\n{{ name }} [object Object] lorem ipsum :::note\n${x}\n```\n'],
  ['a heading of code', '## `undefined`\n\nText.\n'],
  ['an address elsewhere', '[MDN](https://developer.mozilla.org/docs/undefined)\n'],
  ['a picture, whose size the build knows', '![A mark](/icon.svg) ![Another](/icon-192.png)\n'],
  ['names in C++ and Haskell', 'Call std::vector, or f :: Int.\n'],
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

const site = buildInMemory()
const address = { origin: 'https://sentinelops.example', base: '/' }

/** Written after all others: a link leads to it. */
const manifest = ['build-manifest.json', ''] as const

/** What is found in the files of the clean site when one of them is altered, added or, by null, taken away. */
function findings(path: string, edit: ((text: string) => string) | null): string[] {
  const files = new Map([...site.files, manifest])
  if (edit) files.set(path, edit(files.has(path) ? textOf(site, path) : ''))
  else files.delete(path)
  const entries = [...files].map(([name, content]) => ({ path: name, content }))
  return checkFiles({ files: entries, address }).map(({ file, message }) => `${file} ${message}`)
}

/** What an edit of the page about security leads to. */
function onSecurity(from: string | RegExp, to: string): string[] {
  return findings('security/index.html', (html) => {
    const edited = html.replace(from, () => to)
    expect(edited).not.toBe(html)
    return edited
  })
}

const body = '<div class="prose">'
const it = 'security/index.html'
const at = 'It is in /security/.'

test('the files of the clean site have no fault', () => {
  expect(findings('robots.txt', (text) => text)).toEqual([])
})

const planted: [what: string, from: string | RegExp, to: string, line: string][] = [
  ['href', body, `${body}<a href="/nope/">x</a>`, `links to /nope/, which no page has. ${at}`],
  ['src', body, `${body}<script src="/nope.js"></script>`, `links to /nope.js, which no file has. ${at}`],
  ['srcset', body, `${body}<source srcset="/icon.svg 1x, /nope.svg 2x">`, 'links to /nope.svg, which no file has.'],
  [
    'poster',
    body,
    `${body}<video width="1" height="1" poster="/nope.png"></video>`,
    'links to /nope.png, which no file',
  ],
  ['action', body, `${body}<form action="/nope/"></form>`, `links to /nope/, which no page has. ${at}`],
  [
    'the picture of a card',
    '/social/security.png',
    '/social/securit.png',
    'links to /social/securit.png, which no file',
  ],
  [
    'canonical',
    /canonical" href="[^"]*/,
    'canonical" href="https://sentinelops.example/docs/',
    `calls https://sentinelops.example/docs/ its address, but it is at https://sentinelops.example/security/. ${at}`,
  ],
  [
    'closing slash',
    body,
    `${body}<a href="/docs">x</a>`,
    `links to /docs without the closing slash. Write /docs/. ${at}`,
  ],
  [
    'fragment',
    body,
    `${body}<a href="/docs/#nope">x</a>`,
    'links to /docs/#nope, but /docs/ has no heading with that id.',
  ],
  [
    'fragment of its own',
    body,
    `${body}<a href="#nope">x</a>`,
    'links to /security/#nope, but /security/ has no heading',
  ],
  ['path segment', body, `${body}<a href="/blog/undefined/">x</a>`, 'links to /blog/undefined/, which no page has.'],
  ['id', body, '<div class="prose" id="main">', `has the id "main" twice. Change one of them. ${at}`],
  ['first heading', body, `${body}<h1>Again</h1>`, `has 2 first-level headings, but a page has one. ${at}`],
  ['level', body, `${body}<h4>Deep</h4>`, `has a heading of level 4, "Deep", without one of level 3 above it. ${at}`],
  [
    'description of a picture',
    body,
    `${body}<img src="/icon.svg" width="1" height="1">`,
    `shows /icon.svg without a description. Write one. ${at}`,
  ],
  [
    'size of a picture',
    body,
    `${body}<img src="/icon.svg" alt="x" width="1">`,
    `shows /icon.svg without its height. ${at}`,
  ],
  [
    'size of a drawing',
    body,
    `${body}<svg aria-hidden="true" class="x"></svg>`,
    `has a picture (<svg class="x">) without its width and height. ${at}`,
  ],
  [
    'name of a drawing',
    body,
    `${body}<svg class="x" width="1" height="1"></svg>`,
    'has a picture (<svg class="x">) that neither has a name',
  ],
  [
    'no hash',
    body,
    `${body}<script src="/assets/back-test.js"></script>`,
    'runs a script whose hash its policy does not name: none is',
  ],
  ['JSON', '{"@context"', '{@context"', `has structured data that is no JSON. ${at}`],
  [
    'trail',
    '"name":"Security"',
    '"name":"Safety"',
    `has structured data with "Safety", as the end of the trail, where the page has Security. ${at}`,
  ],
  ['null in data', '"position":1', '"position":null', `has structured data with null in it. ${at}`],
  [
    'policy',
    "script-src 'sha256-",
    "script-src 'sha256-AAAA' 'sha256-",
    `has a policy that names sha256-AAAA, which none of its scripts has. ${at}`,
  ],
  [
    'script',
    '"eagerness":"moderate"',
    '"eagerness":"eager"',
    'runs a script whose hash its policy does not name: sha256-',
  ],
  [
    'attribute',
    body,
    '<div class="prose" aria-label="undefined">',
    `shows undefined as the value of aria-label. ${gap} ${at}`,
  ],
  [
    'metadata',
    /name="description" content="[^"]*/,
    'name="description" content="null',
    `shows null as its description. ${gap} ${at}`,
  ],
  ['value of a view', body, `${body}<p>By <!-- -->undefined</p>`, `shows undefined as a whole text. ${gap} ${at}`],
  [
    'props',
    body,
    `${body}<div data-props="{&quot;a&quot;:&quot;undefined&quot;}"></div>`,
    'shows "undefined" among the props of an island.',
  ],
  ['block', body, `${body}<p>:::checklist</p>`, `shows ":::checklist", a block that was not rendered. ${at}`],
  [
    'template',
    body,
    `${body}<p>&lt;%= x %&gt; \${y}</p>`,
    'shows "<%= x %>", a mark of a template that was not filled in.',
  ],
  [
    'attribute with a mark',
    body,
    '<div class="prose" title="{{x}}">',
    'holds in its title "{{x}}", a mark of a template',
  ],
]

test.each(planted)('in a page: %s', (_what, from, to, line) => {
  const found = onSecurity(from, to)
  expect(found.filter((one) => one.startsWith(`${it} ${line}`))).toHaveLength(1)
})

test('in other files', () => {
  expect(findings('sitemap.xml', (xml) => xml.replace('/docs/<', '/doks/<'))).toEqual([
    'sitemap.xml links to /doks/, which no page has. Did you mean /docs/? It is in sitemap.xml.',
  ])
  expect(findings('search.json', (json) => json.replace('"id":"specsync"', '"id":"specsink"'))).toEqual([
    'search.json links to /products/#specsink, but /products/ has no heading with that id. Did you mean specsync? It is in search.json.',
  ])
  expect(findings('site.webmanifest', (json) => json.replace('/icon-192.png', '/icon-193.png'))).toEqual([
    'site.webmanifest links to /icon-193.png, which no file has. Did you mean /icon-192.png? It is in site.webmanifest.',
  ])
  expect(findings('assets/texts-test.css', () => '@font-face{src:url(./sans-gone.woff2)}')).toHaveLength(1)
  expect(findings('assets/back-test.js', () => 'changed')).toEqual([
    '404.html expects other bytes of /assets/back-test.js than it has: sha384-back. It is in /404.html.',
  ])
  const map = 'is a source map, or names one: it holds the code as it was written. It is in'
  expect(findings('assets/x.js', () => 'x\n//# sourceMappingURL=x.js.map')).toEqual([`assets/x.js ${map} assets/x.js.`])
  expect(findings('assets/x.js.map', () => '{}')).toEqual([`assets/x.js.map ${map} assets/x.js.map.`])
})

test('a fault on every page is told once, and is probably the layout’s', () => {
  const found = findings('site.webmanifest', null)
  expect(found).toEqual([
    'src/site/components/Layout.tsx links to /site.webmanifest, which no file has. It is on every page: probably the layout.',
  ])
})

test('titles and descriptions are there, and unlike', () => {
  expect(onSecurity(/<title>[^<]*/, '<title>')).toContain(`${it} gives /security/ no title. Write one.`)
  const title = /<title>([^<]*)/.exec(textOf(site, 'docs/index.html'))?.[1] ?? ''
  const found = onSecurity(/<title>[^<]*/, `<title>${title}`)
  expect(found).toEqual([`${it} gives /security/ the same title as /docs/. Change one of them.`])
})

test('an article says of itself what it shows', () => {
  const path = 'blog/how-to-get-involved/index.html'
  const here = 'It is in /blog/how-to-get-involved/.'
  const edited = (from: string | RegExp, to: string): string[] => findings(path, (html) => html.replace(from, to))
  expect(edited(/"headline":"[^"]*/, '"headline":"Other')[0]).toMatch(/structured data with "Other", as headline/)
  expect(edited(/"datePublished":"[^"]*/, '"datePublished":"2001-01-01')[0]).toContain('"2001-01-01", as datePublished')
  expect(edited('"PT9M"', '"PT5M"')).toEqual([`${path} shows 9 minutes, but its structured data say 5. ${here}`])
  const short = edited(/<div class="article-body">[^]*<\/article>/, '<div class="article-body">Few.</div></article>')
  expect(short).toContain(`${path} says 9 min read, but shows 1 words: 1. ${here}`)
})

test('questions and sizes are those that the page shows', () => {
  const question = /"name":"(Do I need[^"]*)/.exec(textOf(site, 'docs/index.html'))?.[1] ?? ''
  const docs = findings('docs/index.html', (html) => html.replace(`"name":"${question}`, '"name":"Why'))
  expect(docs).toEqual([
    'docs/index.html has structured data with "Why", which the page does not show. It is in /docs/.',
  ])
  const press = findings('press/index.html', (html) => html.replace('>41 KB<', '>14 KB<'))
  expect(press[0]).toMatch(/^press\/index\.html says that \/press\/[\w-]+\.pdf has 14 KB, but it has 41 KB\./)
})

test('without a base path nothing lands under one', () => {
  const entries = [...buildInMemory({ siteUrl: 'https://host.example/repo/' }).files, manifest].map(
    ([path, content]) => ({
      path,
      content: path === it ? String(content).replace('href="/repo/docs/"', 'href="/docs/"') : content,
    }),
  )
  const found = checkFiles({ files: entries, address: { origin: 'https://host.example', base: '/repo/' } })
  expect(found.map(({ message }) => message)).toEqual([
    'links to /docs/, which does not begin with the base path /repo/. It is in /security/.',
  ])
})

test('a paper has the pages that are shown', () => {
  const files = new Map([['papers/x.pdf', { bytes: 41_200, pages: 12 }]])
  expect(checkShown({ file: 'papers/x.pdf', size: '41 KB', pages: 12 }, files)).toEqual([])
  expect(checkShown({ file: 'papers/x.pdf', pages: 11 }, files).map(({ message }) => message)).toEqual([
    'says that /papers/x.pdf has 11 pages, but it has 12.',
  ])
})
