import { expect, test } from 'vitest'
import { mailTo, type Inquiry } from '../../../src/site/islands/inquiry/inquiry.ts'

const texts = {
  heading: 'Media inquiry',
  fields: { outlet: 'Outlet', reporter: 'Reporter', email: 'Email', deadline: 'Deadline', inquiry: 'Inquiry' },
}
const plain: Inquiry = {
  outlet: 'The Paper',
  reporter: 'Ada',
  email: 'ada@paper.example',
  deadline: '2026-02-28',
  inquiry: 'When?',
}

/** RFC 6068, by hand: a "+" is a "+" here, unlike in the query of a page. */
function readMail(link: string): { to: string; headers: Record<string, string> } {
  const [to = '', query = ''] = link.split('?')
  const headers = query.split('&').map((header) => header.split('=').map(decodeURIComponent))
  return { to, headers: Object.fromEntries(headers) as Record<string, string> }
}

test('a mail link carries every field under its label', () => {
  expect(readMail(mailTo('mailto:press@site.example', plain, texts))).toEqual({
    to: 'mailto:press@site.example',
    headers: {
      subject: 'Media inquiry: The Paper',
      body: 'Outlet: The Paper\r\nReporter: Ada\r\nEmail: ada@paper.example\r\nDeadline: 2026-02-28\r\nInquiry: When?',
    },
  })
})

test('a deadline that was not given has no line', () => {
  expect(readMail(mailTo('mailto:press@site.example', { ...plain, deadline: '' }, texts)).headers.body).not.toContain(
    'Deadline',
  )
})

const hostile = [
  'x&bcc=evil@evil.example',
  'x?cc=a#b',
  'x\r\nBcc: evil@evil.example',
  '100 % + 1 = "ok"',
  '<b>ü 😀</b>',
  '%0D%0ABcc',
]
test.each(hostile)('%j stays where it was written', (text) => {
  const link = mailTo('mailto:press@site.example', { ...plain, outlet: text, inquiry: text }, texts)
  const { to, headers } = readMail(link)
  expect(to).toBe('mailto:press@site.example')
  expect(Object.keys(headers)).toEqual(['subject', 'body'])
  expect(headers.subject).toBe(`Media inquiry: ${text}`)
  expect(headers.body?.endsWith(`Inquiry: ${text}`)).toBe(true)
  expect(new URL(link).hash).toBe('')
})
