import { expect, test } from 'vitest'
import { readBody } from './read-body.ts'

test.each([
  ['## Five `words` here', '<h2 id="five-words-here"><a href="#five-words-here">Five <code>words</code> here</a></h2>'],
  ['## See [the docs](/docs/)', '<h2 id="see-the-docs">See <a href="/docs/">the docs</a></h2>'],
  ['## ', '<h2 id="section"></h2>'],
  ['## Main', '<h2 id="main-2"><a href="#main-2">Main</a></h2>'],
  ['## Contents', '<h2 id="contents-2"><a href="#contents-2">Contents</a></h2>'],
  ['## __proto__', '<h2 id="proto"><a href="#proto"><strong>proto</strong></a></h2>'],
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
