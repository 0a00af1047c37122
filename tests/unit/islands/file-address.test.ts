import { expect, test } from 'vitest'
import { parseFileAddress, parseTitle } from '../../../src/site/islands/viewer/file-address.ts'

const origin = 'https://site.example'
const kindOf = (file: string | null, allowed: string[] = []): string => parseFileAddress(file, { origin, allowed }).kind

test.each([
  ['/papers/a.pdf', '/papers/a.pdf'],
  ['papers/a.pdf', '/papers/a.pdf'],
  ['HTTPS://SITE.EXAMPLE:443/a.pdf', '/a.pdf'],
  ['//site.example/a.pdf', '/a.pdf'],
  [' /a b.pdf\n', '/a%20b.pdf'],
  ['/../../etc/passwd', '/etc/passwd'],
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

test.each([
  [null, 'Document'],
  ['\u202E\u200F\u0000', 'Document'],
  ['  A \n paper\t', 'A paper'],
  ['gnp.\u202Efdp', 'gnp. fdp'],
  ['line\u2028two\u2029three', 'line two three'],
  ['\u0007bell\u007F\u0085', 'bell'],
  ['half \uD83D', 'half'],
  ['a'.repeat(100_000), 'a'.repeat(200)],
  [`${'a'.repeat(199)}😀`, 'a'.repeat(199)],
])('the title %.40j is shown as text', (title, shown) => {
  expect(parseTitle(title)).toBe(shown)
})
