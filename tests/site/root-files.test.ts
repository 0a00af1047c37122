import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pictureSize } from '../../src/generator/content/pictures/picture-size.ts'
import { securityTxtRunsOut } from '../../src/generator/render/machine-files.ts'
import { article } from './articles.ts'
import { buildInMemory, textOf } from './in-memory.ts'
import { xmlFaults } from './xml.ts'

const built = buildInMemory({
  siteUrl: 'https://host.example/repo/',
  edits: {
    'content/blog/changed.md': article('Changed', 'date: 2025-01-02\nupdated: 2025-03-04'),
    'content/blog/same.md': article('Same', 'date: 2025-01-02'),
    'content/legal/terms.md': (text) => text.replace(/^updated: .*$/m, 'updated: 2025-05-06'),
    'content/site.json': (text) =>
      text.replace(/"robots": "/, '$&Line\\nDisallow: / ').replace(/"securityTxt": {/, '$&"note": "A\\nContact: x",'),
  },
})

test('the sitemap follows the official schema', async () => {
  // Google's schema of 2008, by way of a package that holds it.
  const schema = readFileSync('node_modules/sitemap/schema/sitemap.xsd', 'utf8')
  const xml = textOf(built, 'sitemap.xml')
  expect(await xmlFaults(xml, schema)).toEqual([])
})

test.each([
  ['/blog/changed/', '2025-03-04'],
  ['/blog/same/', '2025-01-02'],
  ['/legal/terms/', '2025-05-06'],
  ['/docs/', undefined],
])('the sitemap has the day of the last change of %s where the writers state one', (path, day) => {
  const entry = new RegExp(`<loc>https://host.example/repo${path}</loc>\\s*(?:<lastmod>(.*)</lastmod>)?`)
  expect(entry.exec(textOf(built, 'sitemap.xml'))?.[1]).toBe(day)
})

test('robots.txt allows everything and names the sitemap; a line break in its line for people opens no rule', () => {
  const [comment, ...rules] = textOf(built, 'robots.txt').split('\n')
  expect(comment).toMatch(/^# Line Disallow: \/ \w.*\.$/)
  expect(rules).toEqual(['User-agent: *', 'Allow: /', '', 'Sitemap: https://host.example/repo/sitemap.xml', ''])
})

test('security.txt has each field once, as RFC 9116 wants it; a line break in its note opens no field', () => {
  expect(textOf(built, '.well-known/security.txt')).toBe(`# A Contact: x
Contact: mailto:security@sentinelops.example
Expires: 2027-10-31T00:00:00Z
Preferred-Languages: en
Canonical: https://host.example/repo/.well-known/security.txt
Policy: https://host.example/repo/security/
`)
})

test.each([
  ['2026-01-31', []],
  ['2027-02-01', ['in 396 days']],
  ['2026-01-30', ['in 29 days']],
  ['2026-01-01', ['which is past']],
])('what expires on %s, on the first of January 2026', (expires, told) => {
  const lines = securityTxtRunsOut({ securityTxt: { expires, languages: ['en'], policy: '/security/' } }, '2026-01-01')
  expect(lines.map((line) => /, (.*?):/.exec(line)?.[1])).toEqual(told)
})

type Manifest = Record<'name' | 'start_url', string> & { icons: Record<'src' | 'sizes' | 'purpose', string>[] }

test('the manifest names the site and icons that are there, of the size that it says', () => {
  const manifest = JSON.parse(textOf(built, 'site.webmanifest')) as Manifest
  expect([manifest.name, manifest.start_url]).toEqual(['SentinelOps', '/repo/'])
  expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable'])
  for (const { src, sizes } of manifest.icons) {
    const file = built.files.get(src.replace('/repo/', ''))
    if (!(file instanceof Uint8Array)) throw new Error(`${src} is no file`)
    const { width, height } = pictureSize(file) ?? {}
    expect(`${width}x${height}`).toBe(sizes)
  }
  for (const name of ['favicon.ico', 'icon.svg', 'apple-touch-icon.png', 'site.webmanifest'])
    expect(textOf(built, 'docs/index.html')).toContain(`href="/repo/${name}"`)
})
