import { expect, test } from 'vitest'
import { excerptOf } from '../../src/generator/markdown/excerpt.ts'
import { buildInMemory, problemLines, type Edits } from './in-memory.ts'

// What a writer sees of a mistake: the place, what is wrong and what to do, the line itself, and a mark below it. The words for
// more mistakes are in bad-input.test.ts. All are made in one build, each in a file of its own.

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACEAAAAUCAIAAAALACogAAAAHElEQVR4nO3BAQEAAACCIP+vbkhAAQAAAAAAAO8GGywAAZUY8lQAAAAASUVORK5CYII=',
  'base64',
)

/** By the name of the article: its body, or its whole text where it begins with hyphens. */
const articles: Record<string, [mistake: string, text: string, told: string[]]> = {
  'a-date': [
    'a day that there is none',
    '---\ntitle: A\ndescription: B.\ndate: 2024-02-30\ncategory: Vision\n---\n\nx\n',
    [
      'content/blog/a-date.md:4:7 date is "2024-02-30", which is not a day. Write it as YYYY-MM-DD.',
      '    4 | date: 2024-02-30',
      '      |       ^',
    ],
  ],
  'a-key': [
    'a misspelt key',
    '---\ntitel: A\ndescription: C.\ndate: 2024-02-03\ncategory: Vision\n---\n\nx\n',
    [
      'content/blog/a-key.md:2:1 titel is not a known key. Did you mean title?',
      '    2 | titel: A',
      '      | ^',
      'content/blog/a-key.md:2:1 title is missing. Add it.',
      '    2 | titel: A',
      '      | ^',
    ],
  ],
  'a-category': [
    'an unknown category',
    '---\ntitle: AC\ndescription: F.\ndate: 2024-02-03\ncategory: Technic\n---\n\nx\n',
    [
      'content/blog/a-category.md:5:11 category is "Technic", which is none of Vision, Technical, Roadmap, Infrastructure, Updates, Community. Did you mean Technical?',
      '    5 | category: Technic',
      '      |           ^',
    ],
  ],
  'a-name-in-title': [
    'a product misspelt in a title',
    '---\ntitle: On Specsync\ndescription: H.\ndate: 2024-02-03\ncategory: Vision\n---\n\nx\n',
    [
      'content/blog/a-name-in-title.md:2:8 says "Specsync", but the product is called SpecSync. Write SpecSync.',
      '    2 | title: On Specsync',
      '      |        ^',
    ],
  ],
  html: [
    'raw HTML',
    'Text <b>bold</b>.',
    [
      'content/blog/html.md:8 holds raw HTML (</b>), which is not let through. Write it in Markdown, or as a block.',
      '    8 | Text <b>bold</b>.',
      '      |             ^^^^',
      'content/blog/html.md:8 holds raw HTML (<b>), which is not let through. Write it in Markdown, or as a block.',
      '    8 | Text <b>bold</b>.',
      '      |      ^^^',
    ],
  ],
  scheme: [
    'an address that runs code',
    '[a](javascript:x)',
    [
      'content/blog/scheme.md:8 links to javascript:x, but only https, http and mailto are let through.',
      '    8 | [a](javascript:x)',
      '      |     ^^^^^^^^^^^^',
    ],
  ],
  page: [
    'a misspelt page',
    'See [the blog](/blgo/).',
    [
      'content/blog/page.md:8 links to /blgo/, which no page has. Did you mean /blog/?',
      '    8 | See [the blog](/blgo/).',
      '      |                ^^^^^^',
    ],
  ],
  slash: [
    'a path without its slash',
    'See [the docs](/docs).',
    [
      'content/blog/slash.md:8 links to /docs without the closing slash. Write /docs/.',
      '    8 | See [the docs](/docs).',
      '      |                ^^^^^',
    ],
  ],
  file: [
    'a misspelt file',
    'See [the map](maping-the-space.md).',
    [
      'content/blog/file.md:8 links to maping-the-space.md, but there is no content/blog/maping-the-space.md. Did you mean mapping-the-space.md?',
      '    8 | See [the map](maping-the-space.md).',
      '      |               ^^^^^^^^^^^^^^^^^^^',
    ],
  ],
  'file-elsewhere': [
    'a file in another folder',
    'See [the terms](terms.md#content-of-this-site).',
    [
      'content/blog/file-elsewhere.md:8 links to terms.md, but there is no content/blog/terms.md. Did you mean ../legal/terms.md?',
      '    8 | See [the terms](terms.md#content-of-this-site).',
      '      |                 ^^^^^^^^',
    ],
  ],
  'file-case': [
    'a file in other capitals',
    'See [the terms](../legal/Terms.md).',
    [
      'content/blog/file-case.md:8 links to ../legal/Terms.md, but there is no content/legal/Terms.md. Did you mean ../legal/terms.md?',
      '    8 | See [the terms](../legal/Terms.md).',
      '      |                 ^^^^^^^^^^^^^^^^^',
    ],
  ],
  'file-readme': [
    'a file that makes no page',
    'See [the manual](../README.md).',
    [
      'content/blog/file-readme.md:8 links to ../README.md, which makes no page of the site. Link to a page, as in /docs/.',
      '    8 | See [the manual](../README.md).',
      '      |                  ^^^^^^^^^^^^',
    ],
  ],
  'file-data': [
    'a data file',
    'See [the data](../data/products.json).',
    [
      'content/blog/file-data.md:8 links to ../data/products.json, which is data. Link to the page that shows it, as in /docs/.',
      '    8 | See [the data](../data/products.json).',
      '      |                ^^^^^^^^^^^^^^^^^^^^^',
    ],
  ],
  'file-out': [
    'a file outside',
    'See [the licence](../../LICENSE.md).',
    [
      'content/blog/file-out.md:8 links to ../../LICENSE.md, which leads out of the content folder. Link to a page, as in /docs/.',
      '    8 | See [the licence](../../LICENSE.md).',
      '      |                   ^^^^^^^^^^^^^^^^',
    ],
  ],
  'file-draft': [
    'a draft',
    'See [the draft](waiting.md).',
    [
      'content/blog/file-draft.md:8 links to /blog/waiting/, which is a draft or dated later. Wait with the link, or publish both.',
      '    8 | See [the draft](waiting.md).',
      '      |                 ^^^^^^^',
    ],
  ],
  'file-heading': [
    'a heading that is not there',
    'See [it](mapping-the-space.md#nowhere).',
    [
      'content/blog/file-heading.md:8 links to /blog/mapping-the-space/#nowhere, but /blog/mapping-the-space/ has no heading with that id.',
      '    8 | See [it](mapping-the-space.md#nowhere).',
      '      |                              ^^^^^^^^',
    ],
  ],
  'id-form': [
    'an id in capitals',
    '## Code of practice {#Code_of practice}',
    [
      'content/blog/id-form.md:8 "Code of practice" ends in {#Code_of practice}, which is no id: lower-case letters, digits and single hyphens. Write {#code-of-practice}.',
      '    8 | ## Code of practice {#Code_of practice}',
      '      |                     ^^^^^^^^^^^^^^^^^^^',
    ],
  ],
  'id-open': [
    'an id that is not closed',
    '## Code of practice {#code',
    [
      'content/blog/id-open.md:8 "Code of practice" ends in {#code, which is no id: lower-case letters, digits and single hyphens. Write {#code}.',
      '    8 | ## Code of practice {#code',
      '      |    ^^^^^^^^^^^^^^^^',
    ],
  ],
  'id-twice': [
    'an id that is taken',
    '## One\n\nText\n\n## Two {#one}',
    [
      'content/blog/id-twice.md:12 "Two" has the id one, which the heading "One" above it has. Choose another.',
      '    12 | ## Two {#one}',
      '       |          ^^^',
    ],
  ],
  'id-layout': [
    'an id of the layout',
    '## Menu {#menu}',
    [
      'content/blog/id-layout.md:8 "Menu" has the id menu, which the page around the text uses itself. Choose another, as in {#menu-part}.',
      '    8 | ## Menu {#menu}',
      '      |           ^^^^',
    ],
  ],
  'id-global': [
    'an id that scripts know',
    '## Status {#status}',
    [
      'content/blog/id-global.md:8 "Status" has the id status, which scripts know as a name of their own. Choose another, as in {#status-part}.',
      '    8 | ## Status {#status}',
      '      |             ^^^^^^',
    ],
  ],
  level: [
    'a heading that skips a level',
    '## A\n\n#### B',
    ['content/blog/level.md:10 "B" jumps to level 4 below level 2. Use ###.', '    10 | #### B', '       |      ^'],
  ],
  picture: [
    'a misspelt picture',
    '![A map](mapp.png)',
    [
      'content/blog/picture.md:8 shows mapp.png, but there is no content/blog/mapp.png. Did you mean map.png?',
      '    8 | ![A map](mapp.png)',
      '      |          ^^^^^^^^',
    ],
  ],
  'picture-alt': [
    'a picture without a description',
    '![](map.png)',
    [
      'content/blog/picture-alt.md:8 shows map.png without a description. Write one in the square brackets.',
      '    8 | ![](map.png)',
      '      |     ^^^^^^^',
    ],
  ],
  'picture-case': [
    'a picture in other capitals',
    '![A map](Map.PNG)',
    [
      'content/blog/picture-case.md:8 shows Map.PNG, but the file is called content/blog/map.png. Write its name in the same letters.',
      '    8 | ![A map](Map.PNG)',
      '      |          ^^^^^^^',
    ],
  ],
  'picture-kind': [
    'a file that is no picture',
    '![A map](map.pdf)',
    [
      'content/blog/picture-kind.md:8 shows map.pdf, which is no picture next to a text: PNG, JPEG, WebP, AVIF, GIF or SVG.',
      '    8 | ![A map](map.pdf)',
      '      |          ^^^^^^^',
    ],
  ],
  'picture-site': [
    'a picture of another site',
    '![A map](https://a.example/map.png)',
    [
      'content/blog/picture-site.md:8 shows an image of another site (https://a.example/map.png). Put the file next to this one.',
      '    8 | ![A map](https://a.example/map.png)',
      '      |          ^^^^^^^^^^^^^^^^^^^^^^^^^',
    ],
  ],
  name: [
    'a misspelt product',
    'We run Specsync and\nSPEC SYNC daily.',
    [
      'content/blog/name.md:8 says "Specsync", but the product is called SpecSync. Write SpecSync.',
      '    8 | We run Specsync and',
      '      |        ^^^^^^^^',
      'content/blog/name.md:9 says "SPEC SYNC", but the product is called SpecSync. Write SpecSync.',
      '    9 | SPEC SYNC daily.',
      '      | ^^^^^^^^^',
    ],
  ],
  'name-block': [
    'a misspelt product in a block',
    ':::checklist\n```yaml\n- title: Run it\n  description: With PF testbed\n```\n:::',
    [
      'content/blog/name-block.md:11 says "PF testbed", but the product is called PF Testbed. Write PF Testbed.',
      '    11 |   description: With PF testbed',
      '       |                     ^^^^^^^^^^',
    ],
  ],
  block: [
    'an unknown block',
    '::role-card{data=x}',
    [
      'content/blog/block.md:8 :role-card is not a block. Did you mean role-cards?',
      '    8 | ::role-card{data=x}',
      '      |  ^^^^^^^^^^',
    ],
  ],
  'block-key': [
    'a misspelt key in a block',
    ':::checklist\n```yaml\n- title: Run it\n  descripton: Now\n```\n:::',
    [
      'content/blog/block-key.md:10:3 [0].description is missing. Add it.',
      '    10 | - title: Run it',
      '       |   ^',
      'content/blog/block-key.md:11:3 [0].descripton is not a known key. Did you mean description?',
      '    11 |   descripton: Now',
      '       |   ^',
    ],
  ],
  code: [
    'a language that is not known',
    '```yalm\na: b\n```',
    [
      'content/blog/code.md:8 has code in "yalm", which is not a known language. Did you mean yaml? Known: lean, lean4, rust, rs, ts, typescript, yaml, yml, sh, bash, shell, json, md, markdown, toml, text.',
      '    8 | ```yalm',
      '      |    ^^^^',
    ],
  ],
}

/** Files of other kinds, and what is told of each. */
const others: Record<string, [mistake: string, edit: Edits[string], told: string[]]> = {
  'content/blog/big.png': [
    'a picture that is too large',
    new Uint8Array(500_001),
    ['content/blog/big.png has 500.1 kB; at most 500 kB are published. Make it smaller, or save it as WebP or AVIF.'],
  ],
  'content/blog/photo.png': [
    'a picture under a wrong name',
    new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xd9, 0, 0]),
    ['content/blog/photo.png is a picture of the kind JPEG, whatever its name says. Rename it to photo.jpg.'],
  ],
  'content/blog/not.jpg': [
    'a file that only claims to be a picture',
    'this is text, and not a little',
    ['content/blog/not.jpg is no picture that browsers show. Save it as PNG, JPEG, WebP, AVIF, GIF or SVG.'],
  ],
  'content/blog/cut.png': [
    'a picture that is cut short',
    new Uint8Array(png.subarray(0, 18)),
    ['content/blog/cut.png states no size: it may be damaged. Save it again.'],
  ],
  'content/blog/acts.svg': [
    'a drawing with a script',
    '<svg viewBox="0 0 4 3"><script/></svg>',
    [
      'content/blog/acts.svg holds what may act by itself (<script>), which a picture must not. Save it as a plain SVG, or as PNG.',
    ],
  ],
  'content/blog/My Map.png': [
    'a picture whose name makes no address',
    new Uint8Array(png),
    [
      'content/blog/My Map.png has a name that makes no address: use at most 80 lower-case letters, digits and single hyphens. Rename it to my-map.png.',
    ],
  ],
  'content/blog/spare.png': [
    'a picture that no text shows',
    new Uint8Array(png),
    ['content/blog/spare.png is shown by no text. Show it with ![what it shows](spare.png), or remove it.'],
  ],
  'content/blog/wide.gif': [
    'a picture with too many pixels',
    new Uint8Array([...Buffer.from('GIF89a'), 0xff, 0xff, 1, 0, 0, 0]),
    ['content/blog/wide.gif has 65535 by 1 pixels; at most 5000 a side are published. Make it smaller.'],
  ],
}

const edits: Edits = {
  ...Object.fromEntries(
    Object.entries(articles).map(([name, [, text]]) => [
      `content/blog/${name}.md`,
      text.startsWith('---')
        ? text
        : `---\ntitle: ${name}\ndescription: On ${name}.\ndate: 2025-01-01\ncategory: Vision\n---\n\n${text}\n`,
    ]),
  ),
  ...Object.fromEntries(Object.entries(others).map(([file, [, edit]]) => [file, edit])),
  'content/blog/waiting.md':
    '---\ntitle: Waiting\ndescription: On waiting.\ndate: 2025-01-01\ncategory: Vision\ndraft: true\n---\n\nx\n',
  'content/blog/map.png': png,
  'content/blog/uses.md':
    '---\ntitle: Uses\ndescription: On uses.\ndate: 2025-01-01\ncategory: Vision\n---\n\n![Map](map.png)\n![x](big.png)\n![x](photo.png)\n![x](not.jpg)\n![x](cut.png)\n![x](acts.svg)\n![x](wide.gif)\n',
}
const site = buildInMemory({ edits })
const lines = problemLines(site)

/** All that is told of a file, as the terminal shows it. */
function toldOf(file: string): string[] {
  return site.problems.flatMap((problem, index) =>
    problem.file === file
      ? [lines[index] ?? '', ...excerptOf(problem, site.textOf(file)).map((line) => `    ${line}`)]
      : [],
  )
}

test.each(Object.entries(articles).map(([name, [mistake, , told]]) => ({ name, mistake, told })))(
  '$mistake',
  ({ name, told }) => {
    expect(toldOf(`content/blog/${name}.md`)).toEqual(told)
  },
)

test.each(Object.entries(others).map(([file, [mistake, , told]]) => ({ file, mistake, told })))(
  '$mistake',
  ({ file, told }) => {
    expect(toldOf(file)).toEqual(told)
  },
)

test('nothing else is told', () => {
  const expected = new Set([...Object.keys(articles).map((name) => `content/blog/${name}.md`), ...Object.keys(others)])
  expect(site.problems.filter(({ file }) => !expected.has(file))).toEqual([])
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
