import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildInMemory, textOf } from './in-memory.ts'
import { article } from './articles.ts'
import { xmlFaults } from './xml.ts'

/** Google's schema of 2008, by way of a package that holds it. */
const schema = readFileSync('node_modules/sitemap/schema/sitemap.xsd', 'utf8')

const site = buildInMemory({
  edits: {
    'content/blog/changed.md': article('Changed', 'date: 2025-01-02\nupdated: 2025-03-04'),
    'content/blog/same.md': article('Same', 'date: 2025-01-02'),
    'content/legal/terms.md': (text) => text.replace(/^updated: .*$/m, 'updated: 2025-05-06'),
  },
})
const xml = textOf(site, 'sitemap.xml')

test('it follows the official schema', async () => {
  expect(await xmlFaults(xml, schema)).toEqual([])
  expect(await xmlFaults(xml.replace('<lastmod>2025-', '<lastmod>2025-13-'), schema)).not.toEqual([])
})

/** What the sitemap says of the last change of a page. */
function dayOf(path: string): string | undefined {
  return new RegExp(`<loc>https://sentinelops.example${path}</loc>\\s*(?:<lastmod>(.*)</lastmod>)?`).exec(xml)?.[1]
}

test('a page has the day of its last change where the writers state one, and no other', () => {
  expect(dayOf('/blog/changed/')).toBe('2025-03-04')
  expect(dayOf('/blog/same/')).toBe('2025-01-02')
  expect(dayOf('/legal/terms/')).toBe('2025-05-06')
  expect(dayOf('/docs/')).toBeUndefined()
})
