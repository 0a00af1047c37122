import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createElement } from 'react'
import type { Page } from '../../src/generator/define/index.ts'
import { renderSitemap } from '../../src/generator/render/sitemap.ts'
import { buildInMemory, textOf } from './in-memory.ts'
import { article } from './articles.ts'
import { textsIn, xmlFaults } from './xml.ts'

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

const address = { origin: 'https://a.example', base: '/b/' }

/** Pages of which a sitemap needs the path alone. */
function pagesWith(count: number): Page[] {
  return Array.from({ length: count }, (_, index) => ({
    route: 'terms',
    path: `/page-${index}/`,
    title: '',
    description: '',
    listed: true,
    sources: [],
    structuredData: [],
    traits: {},
    props: {},
    aliases: [],
    draw: () => createElement('p'),
  }))
}

test('50,000 pages are one file, and one more makes an index of two', async () => {
  expect(renderSitemap({ pages: pagesWith(50_000), address }).map(({ path }) => path)).toEqual(['sitemap.xml'])
  const files = renderSitemap({ pages: pagesWith(50_001), address })
  expect(files.map(({ path }) => path)).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml'])
  const [index, first, second] = files.map(({ content }) => content)
  expect(textsIn(index ?? '', 'loc')).toEqual([
    'https://a.example/b/sitemap-1.xml',
    'https://a.example/b/sitemap-2.xml',
  ])
  expect(index).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">')
  expect(textsIn(first ?? '', 'loc')).toHaveLength(50_000)
  expect(textsIn(second ?? '', 'loc')).toEqual(['https://a.example/b/page-50000/'])
  expect(await xmlFaults(second ?? '', schema)).toEqual([])
})

test('no file has more bytes than it may', () => {
  const files = renderSitemap({ pages: pagesWith(100), address }, { entries: 50_000, bytes: 1000 })
  expect(files.length).toBeGreaterThan(3)
  expect(files.slice(1).filter(({ content }) => Buffer.byteLength(content) > 1000)).toEqual([])
  expect(files.slice(1).flatMap(({ content }) => textsIn(content, 'loc'))).toHaveLength(100)
})
