import { expect, test } from 'vitest'
import { readBody } from './read-body.ts'

// What our Markdown has besides CommonMark and tables: callouts, footnotes, titles and marked lines of code.

function read(markdown: string, base = '/'): { html: string; messages: string[] } {
  const { html, messages } = readBody(markdown, { base })
  return { html: html.replaceAll('\uFE0E', ''), messages }
}

test('a callout says of which kind it is', () => {
  expect(read('> [!CAUTION]\n> See *[a](/docs/)*.\n>\n> - b', '/repo/')).toEqual({
    html: `<aside class="callout callout-caution" role="note" aria-label="Caution">
<p class="label"><strong>Caution</strong></p>
<p>See <em><a href="/repo/docs/">a</a></em>.</p>
<ul>
<li>b</li>
</ul>
</aside>`,
    messages: [],
  })
})

test('a callout may be written in small letters, with blanks after it, in a list; other quotations stay as they are', () => {
  const { html, messages } = read('- a\n\n  > [!tip]  \n  > b\n\n> [1] c')
  expect(html).toContain('<aside class="callout callout-tip" role="note" aria-label="Tip">')
  expect(html).toContain('<blockquote>\n<p>[1] c</p>\n</blockquote>')
  expect(messages).toEqual([])
})

test('an unknown or empty callout is reported', () => {
  expect(read('> [!NOTICE]\n> a\n\n> [!warning] b\n> c\n\n> [!IMPORTANT]\n\n> [!x]\n> d').messages).toEqual([
    '1:1 begins with "[!NOTICE]", which is no callout. Did you mean [!NOTE]?',
    '4:1 has words after "[!warning]". Write them on the next line.',
    '7:1 holds nothing below "[!IMPORTANT]". Write its text there.',
    '9:1 begins with "[!x]", which is no callout. Known: [!NOTE], [!TIP], [!IMPORTANT], [!WARNING], [!CAUTION].',
  ])
})

const block = ':::checklist\n```yaml\n- title: a\n  description: b\n```\n:::'

test('footnotes stand below the text in the order of their references, and lead back to each', () => {
  const text = `a[^x] b[^1][^x]\n\n[^1]: One [c](/docs/).\n[^x]: Two.\n\n    - d\n\n${block}\n\ne[^1]`
  expect(read(text, '/repo/')).toEqual({
    html: `<p>a<sup><a href="#note_1" id="ref_1" aria-label="Footnote 1">1</a></sup> b<sup><a href="#note_2" id="ref_2" aria-label="Footnote 2">2</a></sup><sup><a href="#note_1" id="ref_1-2" aria-label="Footnote 1">1</a></sup></p>
checklist
<p>e<sup><a href="#note_2" id="ref_2-2" aria-label="Footnote 2">2</a></sup></p>
<section class="footnotes" aria-label="Footnotes">
<ol>
<li id="note_1">
<p>Two.</p>
<ul>
<li>d</li>
</ul>
<p> <a href="#ref_1" aria-label="Back from footnote 1">↩</a> <a href="#ref_1-2" aria-label="Back from footnote 1">↩</a></p>
</li>
<li id="note_2">
<p>One <a href="/repo/docs/">c</a>. <a href="#ref_2" aria-label="Back from footnote 2">↩</a> <a href="#ref_2-2" aria-label="Back from footnote 2">↩</a></p>
</li>
</ol>
</section>`,
    messages: [],
  })
})

test('a footnote that is missing, defined twice, unused or in a heading is reported', () => {
  expect(read('## a[^1]\n\nb[^2]\n\n[^1]: One.\n[^1]: Two.\n[^3]: Three.').messages).toEqual([
    '6:1 is the second footnote "[^1]". Name it otherwise.',
    '1:5 holds the footnote "[^1]" in a heading. Put it after a sentence.',
    '7:1 is the footnote "[^3]", to which nothing refers. Put [^3] into the text.',
    '3:2 shows "[^2]" as plain text. The footnote is not defined. Below, write the same brackets, a colon and its text, with no space in its name. If it is meant, put a backslash before it, or code in backticks.',
  ])
})

test('code has a title, and marked lines, over which a word may go on', () => {
  const { html, messages } = read('```ts title="src/<a>.ts" {2,4-5}\nlet a\n/* b\nc\nd */ let e\nf\ng\n```')
  expect(messages).toEqual([])
  expect(html).toBe(
    '<div class="code-block" data-language="TypeScript"><p class="code-title">src/&#x3C;a>.ts</p><pre tabindex="0" role="group" aria-label="Code, TypeScript"><code>' +
      '<span class="code-keyword">let</span> a\n<mark><span class="code-comment">/* b\n</span></mark><span class="code-comment">c\n</span>' +
      '<mark><span class="code-comment">d */</span> <span class="code-keyword">let</span> e\nf\n</mark>g\n</code></pre></div>',
  )
})

test('unknown words behind a fence are reported', () => {
  expect(read('```js{3-2, 9,1-} showLineNumbers\na\nb\n```').messages).toEqual([
    '1:1 marks "3-2" of code that has 2 lines. Count them from 1.',
    '1:1 marks "9" of code that has 2 lines. Count them from 1.',
    '1:1 marks "1-" of code that has 2 lines. Count them from 1.',
    '1:1 has "showLineNumbers" after its backticks. Known there: title="src/a.ts" and {2,4-6}.',
  ])
})

test.each([
  ['## Five `words` here', '<h2 id="five-words-here"><a href="#five-words-here">Five <code>words</code> here</a></h2>'],
  ['## See [the docs](/docs/)', '<h2 id="see-the-docs">See <a href="/docs/">the docs</a></h2>'],
  ['## ', '<h2 id="section"></h2>'],
  ['## Main', '<h2 id="main-2"><a href="#main-2">Main</a></h2>'],
  ['## Contents', '<h2 id="contents-2"><a href="#contents-2">Contents</a></h2>'],
  ['## \\_\\_proto\\_\\_', '<h2 id="proto"><a href="#proto">__proto__</a></h2>'],
  ['## Alpha <!-- is it true? -->', '<h2 id="alpha"><a href="#alpha">Alpha </a></h2>'],
  ['## Über & more', '<h2 id="über-more"><a href="#%C3%BCber-more">Über &#x26; more</a></h2>'],
  ['## Code of practice {#practice}', '<h2 id="practice"><a href="#practice">Code of practice</a></h2>'],
  ['## Set \\{#set}\n\n## {#a-b2}', '<h2 id="set-set"><a href="#set-set">Set {#set}</a></h2>\n<h2 id="a-b2"></h2>'],
  ['## Alpha {#a} <!-- later --> <!-- or now -->', '<h2 id="a"><a href="#a">Alpha </a></h2>'],
  ['## `{#code}`', '<h2 id="code"><a href="#code"><code>{#code}</code></a></h2>'],
  [
    '## A {#same}\n\n## Same\n\n## Same',
    '<h2 id="same"><a href="#same">A</a></h2>\n<h2 id="same-2"><a href="#same-2">Same</a></h2>\n<h2 id="same-3"><a href="#same-3">Same</a></h2>',
  ],
])('%s has an id, chosen or made of its words, and is a link to itself unless it holds one', (text, html) => {
  expect(readBody(text)).toMatchObject({ html, messages: [] })
})

test('a comment is no word of a table or a link', () => {
  const { html, messages } = readBody('| a <!-- one --> | b |\n|---|---|\n| 1 | 2 |\n\n[<!-- two -->](/docs/)')
  expect(html).not.toMatch(/one|two/)
  expect(messages).toEqual(['5:1 links to /docs/ without any words. Write some in the square brackets.'])
})
