import { expect, test } from 'vitest'
import { securityTxtRunsOut } from '../../src/generator/render/security-txt.ts'
import { buildInMemory, textOf } from './in-memory.ts'

// robots.txt and security.txt, which count at the root of a host.

const site = buildInMemory({ siteUrl: 'https://host.example/repo/' })

test('robots.txt allows everything, names the sitemap and begins with a line for people', () => {
  const [comment, ...rules] = textOf(site, 'robots.txt').split('\n')
  expect(comment).toMatch(/^# \w.*\.$/)
  expect(rules).toEqual(['User-agent: *', 'Allow: /', '', 'Sitemap: https://host.example/repo/sitemap.xml', ''])
})

test('a line break in that line opens no rule', () => {
  const edits = { 'content/site.json': (text: string) => text.replace(/"robots": "/, '$&Line\\nDisallow: / ') }
  expect(textOf(buildInMemory({ edits }), 'robots.txt')).toMatch(/^# Line Disallow: .*\nUser-agent/)
})

test('security.txt has each field once, as RFC 9116 wants it', () => {
  expect(textOf(site, '.well-known/security.txt')).toBe(`Contact: mailto:security@sentinelops.example
Expires: 2027-10-31T00:00:00Z
Preferred-Languages: en
Canonical: https://host.example/repo/.well-known/security.txt
Policy: https://host.example/repo/security/
`)
})

test.each([
  ['2026-01-31', []],
  ['2026-01-30', ['in 29 days']],
  ['2026-01-02', ['in 1 day']],
  ['2026-01-01', ['which is past']],
  ['2025-03-01', ['which is past']],
])('what expires on %s, on the first of January 2026', (expires, told) => {
  const securityTxt = { expires, languages: ['en'], policy: '/security/' }
  const lines = securityTxtRunsOut({ securityTxt }, '2026-01-01')
  expect(lines.map((line) => /, (.*?):/.exec(line)?.[1])).toEqual(told)
})
