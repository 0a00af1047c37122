import { expect, test } from 'vitest'
import { mailTo } from '../../../src/site/islands/inquiry/widget.tsx'
import { isTooLong, looksIncomplete, normalise } from '../../../src/site/islands/newsletter/widget.tsx'

test('an address is sent as it is stored', () => {
  expect(normalise(' \u00a0Ada.Lovelace+News@EXAMPLE.com\n')).toBe('ada.lovelace+news@example.com')
  expect(normalise('c@Bücher.de')).toBe('c@xn--bcher-kva.de')
  expect(normalise('ä@1.2')).toBe('ä@1.2')
})

test('an address looks incomplete once it has an @ without a name, a dot and a top-level domain after it', () => {
  expect(['a@b', ' A@b ', 'a@b.', 'a@.c', 'a@b.c', 'a@'].filter((address) => !looksIncomplete(address))).toEqual([])
  expect(['', ' ', 'a', '@', 'a@b.co', ' Ada@x.y.example '].filter(looksIncomplete)).toEqual([])
})

const long = (name: number, whole: number): string => `${'a'.repeat(name)}@`.padEnd(whole, 'b')

test('an address is as long as the database takes it', () => {
  expect([long(64, 254), long(65, 80), long(1, 255)].map(isTooLong)).toEqual([false, true, true])
})

const fields = { outlet: 'Outlet', reporter: 'Reporter', email: 'Email', deadline: 'Deadline', inquiry: 'Inquiry' }

test('a lone surrogate does not keep the draft from being made', () => {
  const inquiry = { outlet: 'a\ud800', reporter: '', email: '', deadline: '', inquiry: '' }
  expect(mailTo(inquiry, { mail: 'mailto:press@site.example', heading: 'M', fields })).toContain('a%EF%BF%BD')
})

test.each([
  'When?',
  'x&bcc=evil@evil.example',
  'x?cc=a#b',
  'x\r\nBcc: evil@evil.example',
  '100 % + 1 = "ok"',
  '<b>ü 😀</b>',
  '%0D%0ABcc',
])('%j stays where it was written, and what was not given has no line', (text) => {
  const inquiry = { outlet: text, reporter: 'Ada', email: 'ada@paper.example', deadline: '', inquiry: text }
  // RFC 6068, by hand: a "+" is a "+" here, unlike in the query of a page.
  const mail = mailTo(inquiry, { mail: 'mailto:press@site.example', heading: 'Media inquiry', fields })
  const [to, query = ''] = mail.split('?')
  expect([to, query.split('&').map((header) => header.split('=').map(decodeURIComponent))]).toEqual([
    'mailto:press@site.example',
    [
      ['subject', `Media inquiry: ${text}`],
      ['body', `Outlet: ${text}\r\nReporter: Ada\r\nEmail: ada@paper.example\r\nInquiry: ${text}`],
    ],
  ])
})
