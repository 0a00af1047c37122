import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildInMemory, problemLines, type Edits } from './in-memory.ts'

// What a writer may get wrong, and the very words the build has for it.

const article = 'content/blog/new-one.md'
const front = 'title: A new one\ndescription: What this new one says.\ndate: 2025-01-01\ncategory: Vision'

function page(matter = front, body = 'Some text.\n'): string {
  return `---\n${matter}\n---\n\n${body}`
}

/** "content/site.json:46", the line of the real file that holds the text, and as many lines on. */
function lineWith(file: string, text: string, further = 0): string {
  const lines = readFileSync(file, 'utf8').split('\n')
  return `${file}:${lines.findIndex((line) => line.includes(text)) + 1 + further}`
}

const bytes = (text: string, ...more: number[]): Uint8Array =>
  new Uint8Array([...new TextEncoder().encode(text), ...more])

const cases: [mistake: string, edits: Edits, lines: string[]][] = [
  [
    'a missing key',
    { [article]: page(front.replace('date: 2025-01-01\n', '')) },
    [`${article}:2:1 date is missing. Add it.`],
  ],
  [
    'an unknown key',
    { [article]: page(`${front}\nfoo: bar`) },
    [
      `${article}:6:1 foo is not a known key. Known keys: title, description, date, category, readTime, updated, draft, aliases, placeholder.`,
    ],
  ],
  [
    'a wrong type',
    { [article]: page(front.replace('A new one', '[a, b]')) },
    [`${article}:2:8 title is a list, but must be text.`],
  ],
  [
    'an empty value',
    { [article]: page(front.replace('A new one', '')) },
    [`${article}:2:8 title is "", which is empty. Write some text.`],
  ],
  ['a tab', { [article]: page(`${front}\n\tdraft: true`) }, [`${article}:6:1 is indented with a tab. Use spaces.`]],
  [
    'no front matter',
    { [article]: `${front}\n\nText` },
    [`${article}:1 has no front matter. Begin the file with "---".`],
  ],
  [
    'no opening fence',
    { [article]: page().slice(4) },
    [`${article}:1 has no front matter: the first "---" is missing. Begin the file with "---".`],
  ],
  [
    'no closing fence',
    { [article]: `---\n${front}\n\nText` },
    [`${article}:1 has a front matter that does not end. Put a line of "---" below its last key.`],
  ],
  [
    'a blank line before the fence',
    { [article]: `\n${page()}` },
    [`${article}:1 has a blank line before its front matter. Remove it, so that the file begins with "---".`],
  ],
  [
    'four hyphens',
    { [article]: `-${page()}` },
    [`${article}:1 begins with more than three hyphens. Front matter is written between lines of "---".`],
  ],
  ...['js', 'javascript', 'coffee', 'cson', 'json', 'toml'].map((language): (typeof cases)[number] => [
    `front matter in ${language}`,
    { [article]: `---${language}\n{ title: (globalThis.frontMatterRan = true) }\n---\nx` },
    [`${article}:1 has a front matter in ${language}, but only YAML is read. Begin the file with "---" alone.`],
  ]),
  [
    'a quote that is not closed',
    { [article]: page(front.replace('A new one', '"A new one')) },
    [`${article}:2:8 has a text without its closing quote, or a list or set without its closing bracket.`],
  ],
  [
    'a colon in a value',
    { [article]: page(front.replace('A new one', 'A new: one')) },
    [`${article}:2:8 has a value that holds ": ". Put the value in quotes.`],
  ],
  [
    'an alias bomb',
    { [article]: page(`a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n${front}`) },
    [
      `${article}:3:8 begins a value with "*", which refers to a value elsewhere. Put this one in quotes, or write that one out.`,
    ],
  ],
  [
    'a YAML tag',
    { [article]: page(front.replace('A new one', '!!js/function x')) },
    [`${article}:2:8 uses a YAML tag (!), which is not allowed. Remove it.`],
  ],
  [
    'the same key twice',
    { [article]: page(`${front}\ntitle: Again`) },
    [`${article}:6:1 has the same key twice. Keep one of them.`],
  ],
  [
    '__proto__',
    { [article]: page(`__proto__:\n  polluted: yes\n${front}`) },
    [`${article}:2:1 uses the key __proto__, which is not allowed. Remove it.`],
  ],
  [
    'an unknown category',
    { [article]: page(front.replace('Vision', 'Visions')) },
    [
      `${article}:5:11 category is "Visions", which is none of Vision, Technical, Roadmap, Infrastructure, Updates, Community. Did you mean Vision?`,
    ],
  ],
  [
    'a reading time far off',
    { [article]: page(`${front}\nreadTime: 9`) },
    [`${article}:6:11 readTime is 9, but the text has 2 words: 1 min at 200 a minute. Write 1, or leave it out.`],
  ],
  [
    'a reading time in words',
    { [article]: page(`${front}\nreadTime: nine`) },
    [`${article}:6:11 readTime is "nine", which is not a number of minutes. Write a whole number.`],
  ],
  [
    'an empty body',
    { [article]: page(front, '\n\n') },
    [`${article}:7 has no text below its front matter. Write some, or remove the file.`],
  ],
  [
    'a body over 2 MB',
    { [article]: page(front, 'x '.repeat(1_100_000)) },
    [`${article} is 2.2 MB; at most 2 MB are read. Split it, or remove what is not text.`],
  ],
  [
    'quotes nested 3,000 deep',
    { [article]: page(front, `${'> '.repeat(3000)}x`) },
    [`${article}:8 is nested more than 60 deep. Flatten it.`],
  ],
  [
    'a list nested 120 deep',
    { [article]: page(front, Array.from({ length: 120 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n')) },
    [`${article}:37 is nested more than 60 deep. Flatten it.`],
  ],
  [
    'bytes that are not UTF-8',
    { [article]: bytes(page(), 0x61, 0x0a, 0xff, 0xfe) },
    [`${article}:10 is not UTF-8: the byte at offset ${page().length + 2} cannot be read. Save the file as UTF-8.`],
  ],
  ['a NUL', { [article]: page(front, 'a\n\nb\0c') }, [`${article}:10 holds a control character (U+0000). Remove it.`]],
  [
    'raw HTML',
    { [article]: page(front, 'a\n\n<script>alert(1)</script>\n\nb <b onclick=x>c</b>\n') },
    [
      `${article}:10 holds raw HTML (<script>alert(1)</script>), which is not let through. Write it in Markdown, or as a block.`,
      `${article}:12 holds raw HTML (</b>), which is not let through. Write it in Markdown, or as a block.`,
      `${article}:12 holds raw HTML (<b onclick=x>), which is not let through. Write it in Markdown, or as a block.`,
    ],
  ],
  [
    'addresses that run code',
    {
      [article]: page(
        front,
        '[a](javascript:alert(1)) [b](JAVASCRIPT:x)\n\n[c](data:text/html,x)\n\n<vbscript:x> [d](&#106;avascript:y)\n',
      ),
    },
    [
      `${article}:8 links to JAVASCRIPT:x, but only https, http and mailto are let through.`,
      `${article}:8 links to javascript:alert(1), but only https, http and mailto are let through.`,
      `${article}:10 links to data:text/html,x, but only https, http and mailto are let through.`,
      `${article}:12 links to javascript:y, but only https, http and mailto are let through.`,
      `${article}:12 links to vbscript:x, but only https, http and mailto are let through.`,
    ],
  ],
  [
    'wrong fields in a block',
    { [article]: page(front, ':::role-cards\n```yaml\n- title: x\n  capabilities: [a]\n  ask: [b]\n```\n:::\n') },
    [`${article}:10:3 [0].asks is missing. Add it.`, `${article}:12:3 [0].ask is not a known key. Did you mean asks?`],
  ],
  [
    'times of a day that are none, or out of order',
    {
      [article]: page(
        front,
        `:::schedule\n\`\`\`yaml\n${['09:00', '9:30', '24:00', '08:59', '08:59'].map((time) => `- time: ${time}\n  title: a\n  description: b\n`).join('')}\`\`\`\n:::\n`,
      ),
    },
    [
      `${article}:13:9 [1].time is "9:30", which is no time of the day. Write it as HH:MM, from 00:00 to 23:59.`,
      `${article}:16:9 [2].time is "24:00", which is no time of the day. Write it as HH:MM, from 00:00 to 23:59.`,
      `${article}:22:9 [4].time is "08:59", which is not later than 08:59 above it. Put the times in order.`,
    ],
  ],
  [
    'a day of one time',
    { [article]: page(front, ':::schedule\n```yaml\n- time: 09:00\n  title: a\n  description: b\n```\n:::\n') },
    [`${article}:10:1 it has 1 entry, but must have at least 2.`],
  ],
  [
    'a block without its data',
    { [article]: page(front, ':::role-cards\nSome roles.\n:::\n') },
    [
      `${article}:8 role-cards must hold its data as YAML, in one fence of three backticks and "yaml", or name a file with {data=name}.`,
    ],
  ],
  [
    'a block that does not end',
    {
      [article]: page(
        front,
        ':::role-cards\n```yaml\n- title: x\n  capabilities: [a]\n  asks: [b]\n```\n\nMore text.\n\n## And more\n',
      ),
    },
    [`${article}:8 role-cards holds more than its data. End it below its fence, with a line of ":::".`],
  ],
  [
    'colons that begin no block, or end none',
    {
      [article]: page(
        front,
        '::: role-cards\n\n```yaml\n- title: x\n```\n\n:::\n\n:: targets {data=targets}\n\n:role-cards\n\nAt 10:30 we began.\n\n`::a` is code, :constructor is none.\n',
      ),
      'content/blog/new-two.md': page(front.replace('A new', 'B new').replace('What', 'Which'), 'Text.\n\n:::\n'),
    },
    [
      `${article}:8 begins with "::: role-cards", which is no block. Write the name right behind three colons, as in :::role-cards.`,
      `${article}:16 begins with ":: targets", which is no block. Write the name right behind three colons, as in :::role-cards.`,
      `${article}:18 begins with ":role-cards", which is no block. Write the name right behind three colons, as in :::role-cards.`,
      'content/blog/new-two.md:10 holds ":::", but no block begins above it. Remove it, or begin the block with :::role-cards or the like.',
    ],
  ],
  [
    'a block whose file is absent',
    { [article]: page(front, '::targets{data=target}\n') },
    [`${article}:8 targets asks for content/data/target.json, which does not exist. Did you mean targets?`],
  ],
  [
    'a block inside a list',
    { [article]: page(front, '- a\n\n  :::checklist\n  ```yaml\n  - title: x\n    description: y\n  ```\n  :::\n') },
    [`${article}:10 :checklist is inside another element. Place a block between paragraphs, at the left margin.`],
  ],
  [
    'headings out of order',
    { [article]: page(front, '# Title\n\n#### Deep\n') },
    [
      `${article}:8 "Title" is a first-level heading, which is the title's. Begin with ##.`,
      `${article}:10 "Deep" jumps to level 4 below level 1. Use ##.`,
    ],
  ],
  [
    'links that land nowhere',
    {
      [article]: page(
        front,
        '[a](/blgo/)\n[b](/docs)\n[c](/docs/#speccursr)\n[d](foo.md)\n[e](/papers/architectur.pdf)\n[f](#nope)\n[g](//evil.example/x)\n[h](/docs/%zz)\n[i](mail:pres)\n[j](repo:a@b)\n![](/icon.svg)\n![k](/icn.svg)\n[l](https://)\n[m][nowhere] `a[0][1]`\n',
      ),
    },
    [
      `${article}:8 links to /blgo/, which no page has. Did you mean /blog/?`,
      `${article}:9 links to /docs without the closing slash. Write /docs/.`,
      `${article}:10 links to /docs/#speccursr, but /docs/ has no heading with that id. Did you mean speccursor?`,
      `${article}:11 links to foo.md, but there is no content/blog/foo.md.`,
      `${article}:12 links to /papers/architectur.pdf, which no file has. Did you mean /papers/architecture.pdf?`,
      `${article}:13 links to /blog/new-one/#nope, but /blog/new-one/ has no heading with that id.`,
      `${article}:14 links to //evil.example/x, which leaves the site without saying so. Write https: before it.`,
      `${article}:15 links to /docs/%zz, which holds a % without two hexadecimal digits. Write %25 for a percent sign.`,
      `${article}:16 links to mail:pres, which names no address of site.json. Did you mean press? Known: contact, security, careers, press, privacy.`,
      `${article}:17 links to repo:a@b, which is no name of a repository.`,
      `${article}:18 shows /icon.svg without a description. Write one in the square brackets.`,
      `${article}:19 links to /icn.svg, which no file has. Did you mean /icon.svg?`,
      `${article}:20 links to https://, which is no whole address. Write it as https://host/.`,
      `${article}:21 shows "[m][nowhere]" as it stands, for nothing says where [nowhere] leads. Write [m](/docs/), or put code in backticks.`,
    ],
  ],
  [
    'a link to a draft',
    {
      [article]: page(`${front}\ndraft: true`),
      'content/blog/new-two.md': page(front.replace('A new', 'B new').replace('What', 'Which'), '[x](/blog/new-one/)'),
    },
    [
      'content/blog/new-two.md:8 links to /blog/new-one/, which is a draft or dated later. Wait with the link, or publish both.',
    ],
  ],
  [
    'a link on every page',
    { 'content/site.json': (text) => text.replace('"/legal/terms/"', '"/legal/term/"') },
    [
      `${lineWith('content/site.json', '/legal/terms/')} links to /legal/term/, which no page has. Did you mean /legal/terms/?`,
    ],
  ],
  [
    'names that differ by case',
    { [article]: page(), 'content/blog/New-One.md': page() },
    [
      'content/blog/New-One.md has a name that makes no address: use 1 to 80 lower-case letters, digits and single hyphens. Rename it to new-one.md.',
      `${article} has the same name as content/blog/New-One.md but for case or accents, which some systems cannot tell apart. Rename one.`,
    ],
  ],
  [
    'names that differ by the form of an accent',
    { 'content/blog/cafe\u0301.md': page(), 'content/blog/caf\u00e9.md': page() },
    [
      'content/blog/cafe\u0301.md has a name that makes no address: use 1 to 80 lower-case letters, digits and single hyphens. Rename it to cafe.md.',
      'content/blog/caf\u00e9.md has a name that makes no address: use 1 to 80 lower-case letters, digits and single hyphens. Rename it to cafe.md.',
      'content/blog/caf\u00e9.md has the same name as content/blog/cafe\u0301.md but for case or accents, which some systems cannot tell apart. Rename one.',
    ],
  ],
  [
    'a name of 81 characters',
    { [`content/blog/${'a'.repeat(81)}.md`]: page() },
    [
      `content/blog/${'a'.repeat(81)}.md has a name that makes no address: use 1 to 80 lower-case letters, digits and single hyphens. Rename it to ${'a'.repeat(80)}.md.`,
    ],
  ],
  [
    'a name that is taken',
    { 'content/blog/con.md': page() },
    ['content/blog/con.md cannot be named con, which is a name with a meaning of its own on some systems. Rename it.'],
  ],
  [
    'the same title twice',
    { [article]: page(), 'content/blog/new-two.md': page(front.replace('What', 'Which')) },
    ['content/blog/new-two.md gives /blog/new-two/ the same title as /blog/new-one/. Change one of them.'],
  ],
  [
    'a broken JSON file',
    { 'content/data/home.json': (text) => text.replace('"meta": {', '"meta": {,') },
    [
      'content/data/home.json:2:12 is not JSON: a key in double quotes is expected here. Is there a comma after the last entry?',
    ],
  ],
  [
    'JSON without quotes',
    { 'content/data/targets.json': '[\n  { "measure": x }\n]' },
    [
      'content/data/targets.json:2:16 is not JSON: a value is expected here: text in double quotes, a number, true, false, a list or an object. Comments are not allowed.',
    ],
  ],
  [
    'a comment in JSON',
    { 'content/data/targets.json': '[]\n// end\n' },
    ['content/data/targets.json:2:1 is not JSON: there is text after its end, such as a comment. Remove it.'],
  ],
  [
    'the same key twice in JSON',
    { 'content/data/blog.json': (text) => text.replace('"heading"', '"lead": "x",\n  "heading"') },
    [`${lineWith('content/data/blog.json', '"lead"', 1)}:3 has the same key twice. Keep one of them.`],
  ],
  [
    'a wrong field in JSON',
    { 'content/data/home.json': (text) => text.replace('"lead"', '"leed"') },
    [
      `${lineWith('content/data/home.json', '"hero"')}:11 hero.lead is missing. Add it.`,
      `${lineWith('content/data/home.json', '"lead"')}:5 hero.leed is not a known key. Did you mean lead?`,
    ],
  ],
  [
    'a wrong type in JSON',
    { 'content/data/status.json': (text) => text.replace(/("reviewed": )"[^"]*"/, '$15') },
    [`${lineWith('content/data/status.json', '"reviewed"')}:15 reviewed is 5, but must be text.`],
  ],
  [
    'too few entries',
    { 'content/data/docs.json': (text) => text.replace(/,\s*\{\s*"question"[^}]*\}(?=\s*\])/, '') },
    [`${lineWith('content/data/docs.json', '"items"')}:14 faq.items has 4 entries, but must have exactly 5.`],
  ],
  [
    'a product in no group',
    { 'content/data/products.json': (text) => text.replace('"group": "platform"', '"group": "platfrom"') },
    [
      `${lineWith('content/data/products.json', '"group": "platform"')}:16 group is "platfrom", which is none of platform, build-and-verify, runtime-and-assurance, test-and-data. Did you mean platform?`,
    ],
  ],
  [
    'a product without a row in the table of layers',
    { 'content/data/coverage.json': (text) => text.replace('"Spec-to-Proof"', '"Another tool"') },
    [
      'content/data/coverage.json has no row for Spec-to-Proof. Add one.',
      `${lineWith('content/data/coverage.json', '"Spec-to-Proof"')}:14 title is "Another tool", which is no product.`,
    ],
  ],
  [
    'an unknown kind of placeholder',
    { 'content/data/roadmap.json': (text) => text.replace('"placeholder": "proposal"', '"placeholder": true') },
    [
      `${lineWith('content/data/roadmap.json', '"placeholder"')}:18 placeholder is true, which is none of sample, proposal, template.`,
    ],
  ],
  [
    'a misspelt key of site.json',
    { 'content/site.json': (text) => text.replace('"skipLink"', '"skiplink"') },
    [
      'content/site.json:1:1 skipLink is missing. Add it.',
      `${lineWith('content/site.json', '"skipLink"')}:3 skiplink is not a known key. Did you mean skipLink?`,
    ],
  ],
  [
    'missing files',
    { 'content/data/press.json': null, 'content/pages/learn.md': null },
    [
      'content/data/press.json is missing. The site cannot be built without it.',
      'content/pages/learn.md is missing. The site cannot be built without it.',
    ],
  ],
  [
    'files that nothing reads',
    { 'content/blog/a.markdown': 'x', 'content/data/hom.json': '[]' },
    [
      'content/blog/a.markdown is read by nothing. Articles lie in content/blog/*.md, data in content/data/*.json.',
      'content/data/hom.json is used by no page and no block. Did you mean home? Remove it, or use it by ::block{data=hom}.',
    ],
  ],
  [
    'a public file in the way',
    { 'public/sitemap.xml': '<x/>' },
    ['public/sitemap.xml has the path of a file that the build makes. Rename it.'],
  ],
  [
    'a control character in JSON',
    { 'content/data/blog.json': (text) => text.replace('"heading": "', '"heading": "\\u0007') },
    [
      `${lineWith('content/data/blog.json', '"heading"')}:14 heading is "\\u0007Blog", which holds a control character. Remove it.`,
    ],
  ],
  [
    'a fence with words behind it',
    { [article]: page(`${front}\n---foo`) },
    [`${article}:6 has "---foo" in its front matter, which neither ends it nor is a key. Write "---" alone.`],
  ],
  [
    'a scheme behind a control character',
    { [article]: page(front, '[a](&#1;javascript:x)\n') },
    [`${article}:8 links to \uFFFDjavascript:x, which says nothing of where. Write it from the root, as in /docs/.`],
  ],
  [
    'code in a language that is not known',
    { [article]: page(front, 'Text\n\n```yalm\na: b\n```\n\n- Item\n\n  ```haskell\n  x\n  ```\n\n```text\nx\n```\n') },
    [
      `${article}:10 has code in "yalm", which is not a known language. Did you mean yaml? Known: lean, lean4, rust, rs, ts, typescript, yaml, yml, sh, bash, shell, json, md, markdown, toml, text.`,
      `${article}:16 has code in "haskell", which is not a known language. Write text to leave it plain. Known: lean, lean4, rust, rs, ts, typescript, yaml, yml, sh, bash, shell, json, md, markdown, toml, text.`,
    ],
  ],
  [
    'a footnote',
    { [article]: page(front, 'a[^1]\n\n[^1]: b\n') },
    [
      `${article}:8 holds a footnote, which the site does not show. Say it in the text, or leave it out.`,
      `${article}:10 holds a footnote, which the site does not show. Say it in the text, or leave it out.`,
    ],
  ],
  [
    'a page under another of its names',
    { [article]: page(front, '[a](/docs/index.html)\n') },
    [`${article}:8 links to /docs/index.html, which not every host takes for /docs/. Write /docs/.`],
  ],
  [
    'shared data of another kind',
    { [article]: page(front, '::checklist{data=targets}\n') },
    [`${article}:8 checklist cannot use content/data/targets.json, whose entries are not of its kind.`],
  ],
  [
    'a note without a text',
    { [article]: page(front, ':::notes\n\n```yaml\n- title: sorry\n```\n\n:::\n') },
    [`${article}:11:3 [0].description is missing. Add it.`],
  ],
  [
    'public files where folders must be',
    { 'public/docs': 'x', 'public/404.html/x': 'x', 'public/Index.html': 'x', 'public/build-manifest.json': '{}' },
    ['public/404.html/x', 'public/Index.html', 'public/build-manifest.json', 'public/docs'].map(
      (file) => `${file} has the path of a file that the build makes. Rename it.`,
    ),
  ],
  [
    'an address of the site with a query',
    { 'content/site.json': (text) => text.replace('"https://sentinelops.example"', '"https://a.example/?x"') },
    [
      `${lineWith('content/site.json', '"url"')}:10 url is "https://a.example/?x", which is not the address of a site. Write it as https://host/ or https://host/path/.`,
    ],
  ],
  [
    'mistakes in several files at once',
    {
      [article]: page(front.replace('Vision', 'Visio'), '[a](/blgo/)\n\n<i>b</i>\n'),
      'content/blog/new-two.md': '\n---\n---\n',
    },
    [
      `${article}:5:11 category is "Visio", which is none of Vision, Technical, Roadmap, Infrastructure, Updates, Community. Did you mean Vision?`,
      `${article}:10 holds raw HTML (</i>), which is not let through. Write it in Markdown, or as a block.`,
      `${article}:10 holds raw HTML (<i>), which is not let through. Write it in Markdown, or as a block.`,
      'content/blog/new-two.md:1 has a blank line before its front matter. Remove it, so that the file begins with "---".',
    ],
  ],
]

// Most are about one article alone. Those are made in one build, each under a name and a title of its own.
const inOneBuild = cases
  .filter(([, edits]) => Object.keys(edits).join() === article && typeof edits[article] === 'string')
  .map(([mistake, edits, lines], index) => {
    const own = (text: string): string =>
      text.replaceAll('new-one', `case-${index}`).replaceAll('new one', `new one ${index}`)
    return { mistake, file: own(article), text: own(String(edits[article])), lines: lines.map(own) }
  })
const together = buildInMemory({ edits: Object.fromEntries(inOneBuild.map(({ file, text }) => [file, text])) })

test.each(inOneBuild)('$mistake', ({ file, lines }) => {
  expect(problemLines(together).filter((line) => line.split(/[: ]/)[0] === file)).toEqual(lines)
})

test('of other files nothing is told', () => {
  // But of the data that one of them shows as another kind, what is wrong with each entry.
  const files = new Set(['content/data/targets.json', ...inOneBuild.map(({ file }) => file)])
  expect(together.problems.filter(({ file }) => !files.has(file))).toEqual([])
})

const known = new Set(inOneBuild.map(({ mistake }) => mistake))
test.each(cases.filter(([mistake]) => !known.has(mistake)))('%s', (_, edits, lines) => {
  expect(problemLines(buildInMemory({ edits }))).toEqual(lines)
})

test('front matter is never run as code', () => {
  buildInMemory({ edits: { [article]: '---js\n{ title: (globalThis.frontMatterRan = true) }\n---\nx' } })
  expect('frontMatterRan' in globalThis).toBe(false)
  expect('polluted' in {}).toBe(false)
})

test('values of front matter are read as written', () => {
  const { files, problems } = buildInMemory({
    edits: { [article]: page(front.replace('A new one', 'no').replace('What', '010')) },
  })
  expect(problems).toEqual([])
  expect(files.get('blog/new-one/index.html')).toMatch(/<h1[^>]*>no<\/h1>/)
})

test('a byte order mark and CRLF make no difference', () => {
  const plain = buildInMemory({ edits: { [article]: page(front, 'One\ntwo.\n\n```sh\na\nb\n```\n') } })
  const windows = buildInMemory({
    edits: { [article]: `\ufeff${page(front, 'One\ntwo.\n\n```sh\na\nb\n```\n').replaceAll('\n', '\r\n')}` },
  })
  expect(windows.files.get('blog/new-one/index.html')).toBe(plain.files.get('blog/new-one/index.html'))
  expect(windows.problems).toEqual([])
})

test('a reference finds its definition behind a block, and is a link like any other', () => {
  const body =
    'See [the docs][d] and [it][e].\n\n:::checklist\n```yaml\n- title: a\n  description: b\n```\n:::\n\nAfter.\n\n[d]: /docs/\n[e]: https://example.org/\n'
  const { files, problems } = buildInMemory({ edits: { [article]: page(front, body) } })
  expect(problems).toEqual([])
  expect(files.get('blog/new-one/index.html')).toContain(
    'See <a href="/docs/">the docs</a> and <a href="https://example.org/" target="_blank" rel="noopener noreferrer">it<span',
  )
})

test('no text can cut a page in two', () => {
  const odd = '\uE000<x-view></x-view>$&$1%%'
  const { files, problems } = buildInMemory({
    edits: { 'content/site.json': (text) => text.replace('"Main"', () => JSON.stringify(odd)) },
  })
  expect(problems).toEqual([])
  expect(files.get('docs/index.html')).toMatch(/<main[\s\S]*<h1[\s\S]*<\/main>[\s\S]*<footer/)
})
