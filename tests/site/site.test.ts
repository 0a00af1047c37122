import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import type { HTMLElement } from 'node-html-parser'
import { expect, test } from 'vitest'
import { goneMarkerOf, outputPath as fileAt, pathOfFile } from '../../src/generator/render/output-file.ts'
import type { SearchFile } from '../../src/generator/search/search-index.ts'
import { settingsFile } from '../../src/site/data/settings.ts'
import { pages as definitions } from '../../src/site/pages.ts'
import { href } from '../../src/site/routes.ts'
import { buildInMemory, editedTree, pageFilesOf, textOf } from './in-memory.ts'
import { attributesOf, metaOf, parsePage, visibleText } from './html.ts'

// Laws that hold for every page, whatever the writers write.

const site = buildInMemory({ content: 'content', today: '9999-12-31' })
const isGone = (address: string): boolean => site.files.has(goneMarkerOf(address))
const pages = pageFilesOf(site)
  .filter((path) => !isGone(pathOfFile(path)))
  .map((path) => ({ path, html: textOf(site, path), page: parsePage(textOf(site, path)) }))
const pageAt = (address: string): HTMLElement => parsePage(textOf(site, fileAt(address)))
const specified = Object.values(definitions)
  .flatMap(({ route: { path } }): string[] => (path.includes(':') ? [] : [path]))
  .concat('/learn/', '/case-studies/', '/security/', '/legal/terms/', '/legal/privacy/')
const unlisted = ['/404.html', '/contact/success/', '/papers/view/', '/subscribe/success/']
const written = [...editedTree({}, 'content').content.values()]
const articles = written.flatMap(({ path, read }) => {
  const [, slug] = /^content\/blog\/(.+)\.md$/.exec(path) ?? []
  if (slug === undefined || /^draft: true$/m.test(new TextDecoder().decode(read()))) return []
  const address = href('article', { slug })
  return isGone(address) ? [] : [address]
})
const ownTexts = written.flatMap(({ path }) => {
  const [, folder = '', slug] = /^content\/(?:pages|(legal))\/(.+)\.md$/.exec(path) ?? []
  return slug ? [href(folder === 'legal' ? 'legal' : 'text', { slug })] : []
})
const allPaths = [...new Set([...specified, ...ownTexts, ...articles])]

test('the real content has no problem', () => {
  expect(site.problems.filter(({ warning }) => !warning)).toEqual([])
})

test('every page that is specified or written is there', () => {
  expect(pages.map(({ path }) => path).toSorted()).toEqual(allPaths.map(fileAt).toSorted())
})

type Shown = (typeof pages)[number]
const unlike = (found: unknown, expected: unknown): unknown[] =>
  isDeepStrictEqual(found, expected) ? [] : [{ found, expected }]
const addressOf = (path: string): string => `https://sentinelops.example/${path.replace(/index\.html$/, '')}`
const isArticle = (path: string): boolean => /^blog\/.+\//.test(path)

/** Pages elsewhere that belong to a section of the header: path to section. */
const { header } = settingsFile.schema.parse(JSON.parse(readFileSync('content/site.json', 'utf8')))
const covered = new Map(header.links.flatMap(({ href: section, covers }) => covers.map((path) => [path, section])))

const laws: Record<string, (shown: Shown) => unknown[]> = {
  'no style is inline, and no code is in attributes': ({ page }) =>
    page
      .querySelectorAll('*')
      .filter(
        ({ tagName, attributes }) =>
          tagName === 'STYLE' || Object.keys(attributes).some((name) => /^(on|style$)/.test(name)),
      )
      .map(String),
  'nothing runs on a page without a widget or a code to copy, nor on an article': ({ path, page }) => {
    const hasWidget = page.querySelector('[data-island]') && !isArticle(path)
    const own = page.querySelector('template[data-copied]') ? 'copy-commands' : undefined
    const script = path === '404.html' ? 'back' : hasWidget ? 'loader' : own
    return unlike(attributesOf(page, 'src', 'script'), script ? [`/assets/${script}-test.js`] : [])
  },
  'what else is in scripts is data': ({ page }) => {
    const types = attributesOf(page, 'type', 'script:not([src])')
    const known = new Set(['application/ld+json', 'speculationrules', 'importmap'])
    return [
      ...page.querySelectorAll('script:not([src]):not([type])').map(String),
      ...types.filter((type) => !known.has(type)),
      ...unlike(types.filter((type) => type === 'speculationrules').length, 1),
    ]
  },
  'the policy names the hash of each script that runs, and no other': ({ page }) => {
    const policy = page.querySelector('meta[http-equiv=Content-Security-Policy]')?.getAttribute('content') ?? ''
    const named = [...(/script-src ([^;]*)/.exec(policy)?.[1] ?? '').matchAll(/'(sha\d+-[^']+)'/g)].map(
      ([, hash]) => hash,
    )
    const hashes = page.querySelectorAll('script:not([type="application/ld+json"])').flatMap((script) => {
      const { src, type, integrity } = script.attributes
      if (src !== undefined) return [integrity]
      const own = `sha256-${createHash('sha256').update(script.innerHTML).digest('base64')}`
      const listed =
        type === 'importmap' ? (JSON.parse(script.innerHTML) as { integrity?: Record<string, string> }) : {}
      return [own, ...Object.values(listed.integrity ?? {})]
    })
    return unlike(named.toSorted(), [...new Set(hashes)].toSorted())
  },
  'the canonical address is its own': ({ path, page }) =>
    unlike(attributesOf(page, 'href', 'link[rel=canonical]'), path === '404.html' ? [] : [addressOf(path)]),
  'what an island is given has values': ({ page }) =>
    attributesOf(page, 'data-props').filter((props) => /"(undefined|null|NaN)"|\[object /.test(props)),
  'links that leave the site open a new tab and say so': ({ page }) =>
    page
      .querySelectorAll('a[href^=http]')
      .filter((link) => {
        const said = link.querySelectorAll('.sr-only').some(({ text }) => text.trim() === '(opens in a new tab)')
        return !said || link.getAttribute('target') !== '_blank' || link.getAttribute('rel') !== 'noopener noreferrer'
      })
      .map(String),
  'the size of each file that is offered is its own': ({ page }) =>
    page
      .querySelectorAll('a[download]')
      .filter((link) => {
        const [stated] = /\d+ KB/.exec(link.text) ?? []
        const file = site.files.get(link.getAttribute('href')?.slice(1) ?? '') ?? ''
        return stated && stated !== `${Math.round(Buffer.from(file).length / 1000)} KB`
      })
      .map(String),
  'the header marks the section, and nothing else': ({ path, page }) => {
    const [, section, below] = /^(?:(products|mission|docs|blog)\/(.*))?index\.html$/.exec(path) ?? []
    const marked = page.querySelectorAll('body > header [aria-current]')
    const found = marked.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])
    if (path === 'index.html') return unlike(found, [['/', 'page']])
    const covering = covered.get(`/${path.replace('index.html', '')}`)
    if (covering) return unlike(found, [[covering, 'true']])
    return unlike(found, section ? [[`/${section}/`, below ? 'true' : 'page']] : [])
  },
  'each heading of an article is a link to itself, and its list of contents has the sections': ({ path, page }) => {
    if (!isArticle(path)) return []
    const idsOf = (selector: string): string[] => attributesOf(page, 'id', selector).map((id) => `#${id}`)
    const links = attributesOf(page, 'href', '.prose h2 > a, .prose h3 > a')
    const contents = attributesOf(page, 'href', '#contents a')
    return [
      ...unlike(links, idsOf('.prose h2, .prose h3')),
      ...(contents.length > 0 ? unlike(contents, idsOf('.prose h2')) : []),
    ]
  },
  'structured data are of the kinds of the page, and say what it shows': ({ path, page }) => {
    const texts = page.querySelectorAll('script[type="application/ld+json"]').map(({ text }) => text)
    const data = texts.map((text) => JSON.parse(text) as Data)
    const kinds = data.map((item) => item['@type'])
    return [
      ...unlike(kinds, typesAt(path)),
      ...texts.filter((text) => /"(undefined|null|NaN)"|:null\b|\[object /.test(text)),
      ...data.flatMap((item) => saidAndShown(item, page)).flatMap(([said, shown]) => unlike(said, shown)),
    ]
  },
}

test.each(Object.entries(laws))('on every page %s', (_, broken) => {
  expect(pages.flatMap((shown) => broken(shown).map((what) => [shown.path, what]))).toEqual([])
})

test('the footer of every page leads to every page that is specified, but articles and those that one is led to', () => {
  const footers = pages.map(({ page }) => attributesOf(page, 'href', 'body > footer a'))
  const lost = specified.filter((path) => !unlisted.includes(path) && !footers.every((links) => links.includes(path)))
  expect(lost, 'Add each to a column of `footer` in content/site.json').toEqual([])
})

function typesAt(path: string): string[] {
  if (path === 'index.html') return ['Organization']
  return isArticle(path) ? ['BlogPosting', 'BreadcrumbList'] : ['BreadcrumbList']
}

interface Data {
  '@type': string
  headline?: string
  name?: string
  description: string
  datePublished: string
  dateModified?: string
  url: string
  mainEntityOfPage: string
  articleSection: string
  timeRequired: string
  itemListElement: { position: number; name: string; item: string }[]
}

/** What structured data say, and what of the page that must be: https://developers.google.com/search/docs/appearance/structured-data/sd-policies */
function saidAndShown(data: Data, page: HTMLElement): [said: unknown, shown: unknown][] {
  const canonical = page.querySelector('link[rel=canonical]')?.getAttribute('href')
  const days = attributesOf(page, 'datetime', 'time')
  const text = visibleText(page.querySelector('body'))
  const shown = (said = ''): [string, string] => [said, text.includes(said.replace(/\s+/g, ' ').trim()) ? said : text]
  switch (data['@type']) {
    case 'BlogPosting':
      return [
        [data.headline?.replaceAll('\u00a0', ' '), visibleText(page.querySelector('h1'))],
        [data.description, metaOf(page, 'description')],
        [days.includes(data.datePublished) && days.includes(data.dateModified ?? data.datePublished), true],
        [data.url, canonical],
        [data.mainEntityOfPage, canonical],
        shown(data.articleSection),
        shown(`${data.timeRequired.slice(2, -1)} min read`),
      ]
    case 'BreadcrumbList': {
      const trail = data.itemListElement
      return [
        [trail.map(({ position }) => position), trail.map((_, index) => index + 1)],
        [trail.at(-1)?.name, metaOf(page, 'og:title')],
        [canonical && trail.at(-1)?.item, canonical],
      ]
    }
    default:
      return [shown(data.name)]
  }
}

test('every address of the site that another file names in full is there', () => {
  const ids = new Map(pages.map(({ path, page }) => [path, new Set(attributesOf(page, 'id'))]))
  const search = JSON.parse(textOf(site, 'search.json')) as SearchFile
  const named = [...site.files.keys()]
    .filter((path) => /\.(xml|json|md|txt|webmanifest)$/.test(path) && !path.includes('licences'))
    // Elsewhere than in a link, such as in a sample of code, a text may name what does not exist.
    .flatMap((path) => [...textOf(site, path).matchAll(/[(<">]https:\/\/sentinelops\.example(\/[^\s"<>)&\\]*)/g)])
    .map(([, address = '']) => address)
  expect(named.length).toBeGreaterThan(100)
  const inSearch = search.pages.flatMap(({ path, sections }) => sections.map(({ id }) => `${path}#${id}`))
  const lost = [...named, ...inSearch].filter((address) => {
    const [path = '', id = ''] = address.split('#')
    return !site.files.has(fileAt(path)) || (id !== '' && !ids.get(fileAt(path))?.has(decodeURIComponent(id)))
  })
  expect(lost).toEqual([])
})

test('sitemap.xml lists the pages that may be found, and the others say noindex', () => {
  const listed = [...textOf(site, 'sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
  const paths = allPaths.filter((path) => !unlisted.includes(path))
  expect(listed.toSorted()).toEqual(paths.map((path) => `https://sentinelops.example${path}`).toSorted())
  const hidden = pages.filter(({ page }) => metaOf(page, 'robots') === 'noindex')
  expect(hidden.map(({ path }) => path).toSorted()).toEqual(unlisted.map(fileAt).toSorted())
})

test('the articles stand newest first, and each leads to those before and after it', () => {
  const order = attributesOf(pageAt('/blog/'), 'href', '[data-category] h2 a')
  expect(order.toSorted()).toEqual(articles.toSorted())
  const days = attributesOf(pageAt('/blog/'), 'datetime', '[data-category] time')
  expect(days).toEqual(days.toSorted().toReversed())
  for (const [index, address] of order.entries()) {
    const neighbours = ['next', 'prev'].map((rel) => attributesOf(pageAt(address), 'href', `main a[rel=${rel}]`))
    const inOrder = [order.slice(index - 1, index), order.slice(index + 1, index + 2)]
    expect([address, ...neighbours]).toEqual([address, ...inOrder])
  }
})
