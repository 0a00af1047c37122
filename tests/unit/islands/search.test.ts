import { expect, test } from 'vitest'
import type { SearchPage } from '../../../src/generator/search/search-index.ts'
import { excerpt, marked, type Piece } from '../../../src/site/islands/search/excerpt.ts'
import { addressWith, maxQueryLength, queryIn } from '../../../src/site/islands/search/widget.tsx'
import { searchIn, type Found } from '../../../src/site/islands/search/search-engine.ts'

const shown = (pieces: Piece[]): string => pieces.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join('')

test.each([
  ['?q=spec+proof', 'spec proof'],
  ['?a=b&q=%20%20Lean%0A4%09', 'Lean 4'],
  ['?q=', ''],
  ['', ''],
  ['?q=one&q=two', 'one'],
  ['?q=%00a%1b%5B31m%e2%80%aeb%ff', 'a [31m b\uFFFD'],
  [`?q=${'x'.repeat(60_000)}`, 'x'.repeat(maxQueryLength)],
  [`?q=${'x'.repeat(maxQueryLength - 1)}😀`, 'x'.repeat(maxQueryLength - 1)],
])('of the address %.40s the query is %.40s', (search, query) => {
  expect(queryIn(search)).toBe(query)
})

test('the address of a query brings the same query back, and keeps the fragment', () => {
  const place = { pathname: '/repo/sitemap/', hash: '#search' }
  for (const query of ['proof', 'a & b = c + d', '100 %', 'défi #1?', '😀']) {
    const { pathname, search, hash } = new URL(addressWith(query, place), 'https://site.example')
    expect({ pathname, hash, query: queryIn(search) }).toEqual({ ...place, query })
  }
  expect(addressWith('', place)).toBe('/repo/sitemap/#search')
})

test('an excerpt shows the most of what was found, in whole words', () => {
  const far = `${'padding '.repeat(60)}a proof beside its spec ${'and more '.repeat(60)}`
  const text = `A proof alone. ${far}`
  const line = excerpt(text, new Set(['proof', 'spec']))
  expect(shown(line)).toMatch(/^… padding .*a \[proof\] beside its \[spec\] and more .* …$/)
  expect(shown(line).length).toBeLessThan(220)
  expect(shown(excerpt('Short, and the Proof is here.', new Set(['proof'])))).toBe('Short, and the [Proof] is here.')
  expect(shown(excerpt('Nothing of it.', new Set(['proof'])))).toBe('Nothing of it.')
  expect(shown(excerpt('', new Set(['proof'])))).toBe('')
  // Without a space in it there is no word to end at.
  expect(shown(excerpt('x'.repeat(1000), new Set(['proof'])))).toBe(`${'x'.repeat(180)} …`)
})

test('an excerpt keeps to the line of a text that was found, with those after it where it is short', () => {
  const sentence = 'Reads product documents and turns what they ask for into Lean 4 theorems that a machine can check.'
  const tags = 'invariant extraction · Lean 4 · LLM · Rust'
  const facts = ['Languages: Rust, TypeScript', 'Licence: MIT by its README', 'Read on: April 15, 2026']
  const text = ['acme/spec-to-proof', sentence, tags, ...facts].join('\n')
  const found = (...terms: string[]): string => shown(excerpt(text, new Set(terms)))
  expect(found('theorems')).toBe(sentence.replace('theorems', '[theorems]'))
  expect(found('unknown')).toBe(`acme/spec-to-proof / ${sentence}`)
  expect(found('extraction')).toBe(`invariant [extraction] · Lean 4 · LLM · Rust / ${facts.slice(0, 2).join(' / ')}`)
  expect(found('april')).toBe('Read on: [April] 15, 2026')
  expect(found('check', 'llm')).toBe(`${sentence.replace('check', '[check]')} / ${tags.replace('LLM', '[LLM]')}`)
  expect(found('theorems', 'rust')).toMatch(/ \/ .*\[Rust\]$/)
})

test('marks lie on whole words, accents and capitals apart, and markup is text', () => {
  const pieces = marked('Défi, DEFI and <b>defi</b>, not defiant', new Set(['defi']))
  expect(shown(pieces)).toBe('[Défi], [DEFI] and <b>[defi]</b>, not defiant')
})

const page = (path: string, title: string, rest: Partial<SearchPage> = {}): SearchPage => ({
  path,
  title,
  text: '',
  sections: [],
  ...rest,
})
const pages = [
  page('/text/', 'First', { text: 'Of certificates, in passing.' }),
  page('/heading/', 'Second', { sections: [{ id: 'c', heading: 'The certificate', text: 'What it binds.' }] }),
  page('/title/', 'Certificates', { text: 'Opening.' }),
  page('/both/', 'Other', {
    text: 'Kernels.',
    sections: [
      ...['a', 'b'].map((id) => ({ id, heading: 'Missing monitors', text: '' })),
      { id: 'x', heading: 'Something', text: 'A monitor.' },
      { id: 'ü', heading: 'Monitors', text: 'A monitor and a kernel.' },
    ],
  }),
]
const find = async (query: string, among = pages): Promise<Found> => (await searchIn(among))(query)

test('titles come before headings, and those before text', async () => {
  const { hits } = await find('certificate')
  expect(hits.map(({ path }) => path)).toEqual(['/title/', '/heading/', '/text/'])
})

test.each([
  ['certif', 3],
  ['CERTIFICÁTE', 3],
  ['certifcate', 3],
  ['monitor kernel', 1],
  ['monitor certificate', 0],
  ['zeppelin', 0],
  ['…!?', 0],
  ['* " AND OR -', 0],
  ['__proto__ constructor', 0],
])('for "%s" %i pages are found', async (query, count) => {
  expect((await find(query)).count).toBe(count)
})

test('a page that was found leads to the sections that hold the words, the best first', async () => {
  const [hit] = (await find('monitor')).hits
  expect(hit?.sections.map(({ path, heading }) => [path, shown(heading)])).toEqual([
    ['/both/#%C3%BC', '[Monitors]'],
    ['/both/#x', 'Something'],
  ])
  expect(shown(hit?.excerpt ?? [])).toBe('A [monitor] and a kernel.')
})

test('of many pages the best twenty are shown, and all are counted', async () => {
  const many = Array.from({ length: 50 }, (_, index) => page(`/${index}/`, `Proof ${index}`))
  const { count, hits } = await find('proof', many)
  expect([count, hits.length]).toEqual([50, 20])
})
