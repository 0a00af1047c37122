import { expect, test } from 'vitest'
import { parseFileAddress, parseTitle } from '../../../src/site/islands/viewer/file-address.ts'

// Which files the viewer shows, and under which title: whatever somebody writes into a link.

const origin = 'https://site.example'
const kindOf = (file: string | null, allowed: string[] = []): string => parseFileAddress(file, { origin, allowed }).kind

test.each([
  ['/papers/a.pdf', '/papers/a.pdf'],
  ['papers/a.pdf', '/papers/a.pdf'],
  ['HTTPS://SITE.EXAMPLE:443/a.pdf', '/a.pdf'],
  ['//site.example/a.pdf', '/a.pdf'],
  [' /a b.pdf\n', '/a%20b.pdf'],
  ['/../../etc/passwd', '/etc/passwd'],
  ['/a.pdf?x=1#page=2', '/a.pdf?x=1#page=2'],
  ['\u202Efdp.exe', '/%E2%80%AEfdp.exe'],
  ['https%3A%2F%2Fevil.example', '/https%3A%2F%2Fevil.example'],
  [`/${'a'.repeat(2047)}`, `/${'a'.repeat(2047)}`],
])('%.40j is on this site', (file, href) => {
  expect(parseFileAddress(file, { origin, allowed: [] })).toEqual({ kind: 'accepted', url: new URL(origin + href) })
})

test.each([null, '', ' ', '\t\r\n', '\u00A0', '\u3000\u2003', '\uFEFF'])('%j names nothing', (file) => {
  expect(kindOf(file)).toBe('missing')
})

test.each([
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://site.example/%0Aalert(1)',
  'DATA:text/html,<script>alert(1)</script>',
  'blob:https://site.example/1b4e28ba-2fa1-11d2-883f-0016d3cca427',
  'blob:null/1',
  'file:///etc/passwd',
  'http://site.example/a.pdf',
  'https://site.example:8443/a.pdf',
  'https://site.example.evil.example/a.pdf',
  'https://site.example:443@evil.example/a.pdf',
  'https://user@site.example/a.pdf',
  'https://:password@site.example/a.pdf',
  '//evil.example/a.pdf',
  '/\\evil.example/a.pdf',
  '/\t/evil.example/a.pdf',
  'https://site。example@evil.example/',
  'https://ｅvil.example/a.pdf',
  'https://[::1]/a.pdf',
  'https://%',
  `/${'a'.repeat(2048)}`,
])('%.60j is not', (file) => {
  expect(kindOf(file)).toBe('refused')
})

test('another host counts where the owner allows it, by https, and nothing that looks like it', () => {
  const allowed = ['https://files.example']
  expect(kindOf('https://files.example/a.pdf', allowed)).toBe('accepted')
  const others = [
    'http://files.example/',
    'https://files.example:444/',
    'https://u@files.example/',
    'blob:https://files.example/1',
  ]
  for (const file of [...others, 'https://files.example.evil.example/'])
    expect(kindOf(file, allowed), `of ${file}`).toBe('refused')
})

/** Texts put together from parts, the same in every run (mulberry32). */
function* randomTexts(seed: number, parts: readonly string[], count: number): Generator<string> {
  let state = seed
  const next = (below: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below)
  }
  while (count-- > 0) yield Array.from({ length: next(12) }, () => parts[next(parts.length)] ?? '').join('')
}

const addressParts = [
  ['https:', 'http:', 'HTTPS:', 'javascript:', 'data:', 'blob:', 'file:', 'filesystem:', 'about:', 'ftp:', 'x:'],
  ['/', '//', '\\', '/\\', '\t', '\n', '\r', ' ', '\u0000', '\u0001', '\u00A0', '\u200B', '\u202E', '\uD800', '。'],
  ['site.example', 'SITE.example', 'evil.example', 'site.example.', '127.0.0.1', '[::1]', ':443', ':80', ':', '@'],
  ['user', 'user:pw@', '.', '..', '%2f', '%5c', '%00', '%E0%A4%A', '?', '#', '&', 'a.pdf', 'papers', 'ä', '😀', '<'],
].flat()

test('30,000 random addresses: what is accepted is a path of this site and nothing else', () => {
  const wrong: string[] = []
  const counts = { accepted: 0, refused: 0, missing: 0 }
  for (const file of randomTexts(20_260_101, addressParts, 30_000)) {
    const address = parseFileAddress(file, { origin, allowed: [] })
    counts[address.kind]++
    // By its own road: the address as text must go on where the origin ends; a user, another port or scheme stand before that.
    const href = URL.canParse(file, `${origin}/`) ? new URL(file, `${origin}/`).href : ''
    const expected = /^\s*$/.test(file) ? 'missing' : href.startsWith(`${origin}/`) ? 'accepted' : 'refused'
    const leads = address.kind === 'accepted' ? address.url.href : href
    if (address.kind !== expected || leads !== href) wrong.push(file)
  }
  expect(wrong).toEqual([])
  expect(Math.min(counts.accepted, counts.refused, counts.missing)).toBeGreaterThan(300)
})

test.each([
  [null, 'Document'],
  [' \t\n', 'Document'],
  ['\u202E\u200F\u0000', 'Document'],
  ['  A \n paper\t', 'A paper'],
  ['"><img src=x onerror=alert(1)>', '"><img src=x onerror=alert(1)>'],
  ['gnp.\u202Efdp', 'gnp. fdp'],
  ['line\u2028two\u2029three', 'line two three'],
  ['\u0007bell\u007F\u0085', 'bell'],
  ['\uFEFFzero\u200Bwidth', 'zero width'],
  ['half \uD83D', 'half'],
  ['a'.repeat(100_000), 'a'.repeat(200)],
  [`${'a'.repeat(199)}😀`, 'a'.repeat(199)],
  [`${'a'.repeat(199)} b`, 'a'.repeat(199)],
])('the title %.40j is shown as text', (title, shown) => {
  expect(parseTitle(title)).toBe(shown)
})
