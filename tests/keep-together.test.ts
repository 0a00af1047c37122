import { expect, test } from 'vitest'
import { keepTogether } from '../src/generator/render/keep-together.ts'

/** What is marked in a text, in order. */
function wholesIn(html: string): string[] {
  return [...keepTogether(html).matchAll(/ class="whole">(.*?)<\/span>/g)].map(([, whole = '']) => textOf(whole))
}

/** What an HTML says. */
function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, '')
}

test.each([
  [
    'a name with a hyphen',
    '<p>Spec-to-Proof, SHA-256 and (Apache-2.0).</p>',
    ['Spec-to-Proof,', 'SHA-256', '(Apache-2.0).'],
  ],
  ['a number and the name before it', '<p>Lean 4, Node 20.19 or RFC 9116.</p>', ['Lean 4,', 'Node 20.19', 'RFC 9116.']],
  ['a name of capitals and a word', '<p>PF Testbed and its API</p>', ['PF Testbed']],
  ['a number that another one explains', '<p>Lean 4 (4.7.0) proves</p>', ['Lean 4 (4.7.0)']],
  ['a day', '<time>July 15, 2025</time>', ['July 15, 2025']],
  ['a number and its unit', '<p>under 2 ms, 501 KB</p>', ['2 ms,', '501 KB']],
  ['a word with a short part', '<p>any e-mail, an in-toto statement</p>', ['e-mail,', 'in-toto']],
  ['a word of three parts', '<p>the end-of-proof square</p>', ['end-of-proof']],
  ['a span of days', '<p>90-day pilots</p>', ['90-day']],
  ['a short command', '<p><code>npm run build</code></p>', ['npm run build']],
  ['the name of a file as code', '<p><code>docs/a-b.md</code>, and</p>', ['docs/a-b.md,']],
])('%s stays whole', (_, html, expected) => {
  expect(wholesIn(html)).toEqual(expected)
})

test.each([
  ['an address', '<p>SentinelOps-CI/spec-to-proof, x.Y-Z, a@Post-Office.example</p>'],
  ['a part of an address', '<span class="address-part">spec-to-proof</span>'],
  ['a common compound', '<p>open-source and long-lasting</p>'],
  ['the name of a file', '<p>a-b-c.md and docs/a-b-c.md</p>'],
  ['what would not fit on a line', '<p>A-very-long-name-with-many-parts</p>'],
  ['a long command', '<p><code>npm run build -- --site-url X</code></p>'],
  ['code in a block', '<pre tabindex="0"><code>lake exe SHA-256</code></pre>'],
  ['a drawing', '<svg viewBox="0 0 1 1"><text>Lean 4</text></svg>'],
  ['an attribute', '<img alt="Lean 4" title="a > SHA-256">'],
  ['an island, whatever it holds', '<div id="a" data-island="x" data-props="{}"><div>Lean 4</div><p>Lean 4</p></div>'],
])('%s is left alone', (_, html) => {
  expect(keepTogether(html)).toBe(html)
})

test('the path of a file that is too long for a line breaks behind a slash', () => {
  const path = '<code>docs/perfect-hash-tokenizer.md</code>'
  expect(keepTogether(`<p>${path}.</p><pre>${path}</pre>`)).toBe(
    '<p><span class="whole"><code>docs/<wbr><span class="address-part">perfect-hash-tokenizer.md</span></code>.</span></p>' +
      `<pre>${path}</pre>`,
  )
})

test('text after what is left alone is not', () => {
  const island = '<div class="island" data-island="x"><div>Lean 4</div></div>'
  expect(wholesIn(`${island}<p>Lean 4</p><pre>Lean 4</pre><code>a</code> Lean 4`)).toEqual(['Lean 4', 'a', 'Lean 4'])
})

test('a text with marks in it stays one child of its box', () => {
  expect(keepTogether('<a>Post-Incident Proofs</a>')).toBe(
    '<a><span class="run"><span class="whole">Post-Incident</span> Proofs</span></a>',
  )
  expect(keepTogether('<a>Spec-to-Proof</a>')).toBe('<a><span class="whole">Spec-to-Proof</span></a>')
})

test.each([
  ['code', '<p>Run (<code>a b</code>), then</p>', '<p>Run <span class="whole">(<code>a b</code>),</span> then</p>'],
  ['a link', '<p><a href="/x/">Lean 4</a>, or</p>', '<p><span class="whole"><a href="/x/">Lean 4</a>,</span> or</p>'],
  ['an emphasis', '<em><code>a</code>, b</em>', '<em><span class="whole"><code>a</code>,</span> b</em>'],
  ['a possessive', '<p><code>pf</code>’s</p>', '<p><span class="whole"><code>pf</code>’s</span></p>'],
])('a mark that touches %s stays with it', (_, html, expected) => {
  expect(keepTogether(html)).toBe(expected)
})

test('the text of a page stays letter for letter', () => {
  const html = '<p>In Lean 4, <em>Spec-to-Proof</em> &amp; <code>lake build</code> take 2 ms.</p>'
  expect(textOf(keepTogether(html))).toBe(textOf(html))
})
