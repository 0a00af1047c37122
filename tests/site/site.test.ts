import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { transitionStyle } from '../../src/generator/render/policy.ts'
import papers from '../../content/data/papers.json'
import type { SearchFile } from '../../src/generator/search/search-file.ts'
import { pages as definitions } from '../../src/site/pages.ts'
import { href } from '../../src/site/routes.ts'
import { buildInMemory, editedTree, textOf } from './in-memory.ts'
import { parsePage, textsOf, visibleText } from './html.ts'

// Laws that hold for every page, whatever the writers write.

const site = buildInMemory()
const htmlFiles = [...site.files.keys()].filter((path) => path.endsWith('.html'))
const pages = htmlFiles.map((path) => ({ path, html: textOf(site, path), page: parsePage(textOf(site, path)) }))
const routePaths = Object.values(definitions).flatMap(({ route: { name, path } }) => (name === 'article' ? [] : [path]))
const unlisted = ['/404.html', '/contact/success/', '/papers/view/', '/subscribe/success/']
const slugs = editedTree().content.flatMap(({ path }) => /^content\/blog\/(.+)\.md$/.exec(path)?.[1] ?? [])

test('the real content has no problem', () => {
  expect(site.problems).toEqual([])
})

test('every route has its page', () => {
  const paths = [...routePaths, ...slugs.map((slug) => href('article', { slug }))]
  const files = paths.map((path) => path.slice(1) + (path.endsWith('/') ? 'index.html' : ''))
  expect(htmlFiles.toSorted()).toEqual(files.toSorted())
})

/** What a browser reads and does not run; a page with widgets adds its import map. */
const dataTypes = new Set(['application/ld+json', 'speculationrules', 'importmap'])

/** Nothing runs on a page without a widget, and an article has none. */
function scriptsAt(path: string, page: ReturnType<typeof parsePage>): string[] {
  if (path === '404.html') return ['/assets/back-test.js']
  const hasWidget = page.querySelector('[data-island]') && !/^blog\/.+\//.test(path)
  return hasWidget ? ['/assets/loader-test.js'] : []
}

test.each(pages)('$path keeps the laws of every page', ({ path, html, page }) => {
  expect(html.startsWith('<!DOCTYPE html>\n<html lang="en-GB" ')).toBe(true)
  expect(page.querySelectorAll('h1')).toHaveLength(1)
  const levels = page.querySelectorAll('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName[1]))
  levels.forEach((level, index) =>
    expect(level - (levels[index - 1] ?? 0), `h${level} after h${levels[index - 1]}`).toBeLessThanOrEqual(1),
  )

  const ids = page.querySelectorAll('[id]').map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([])
  for (const name of ['for', 'aria-labelledby', 'aria-describedby', 'popovertarget'])
    for (const element of page.querySelectorAll(`[${name}]`)) expect(ids).toContain(element.getAttribute(name))

  expect(page.querySelectorAll('[style], [onclick], body style')).toHaveLength(0)
  expect(page.querySelectorAll('style').map(({ text }) => text)).toEqual([transitionStyle])
  expect(page.querySelectorAll('script[src]').map((script) => script.getAttribute('src'))).toEqual(
    scriptsAt(path, page),
  )
  const data = page.querySelectorAll('script:not([src])').map((script) => script.getAttribute('type'))
  expect(data.filter((type) => !dataTypes.has(type ?? ''))).toEqual([])
  expect(data.filter((type) => type === 'speculationrules')).toHaveLength(1)
  expect(page.querySelectorAll('img:not([alt]), img:not([width]), img:not([height])')).toEqual([])
  expect(
    page.querySelectorAll('svg').filter((svg) => !svg.getAttribute('width') || !svg.getAttribute('height')),
  ).toEqual([])

  expect(page.querySelector('a')?.getAttribute('href'), 'the first link skips to the content').toBe('#main')
  expect(page.querySelector('main')?.getAttribute('tabindex')).toBe('-1')
  expect(page.querySelector('#toasts')?.innerHTML).toBe(
    '<div role="region" aria-label="Notifications (F8)" tabindex="-1"><ol tabindex="-1" class="toasts"></ol></div>',
  )
  const canonical = page.querySelectorAll('link[rel=canonical]').map((link) => link.getAttribute('href'))
  expect(canonical).toEqual(
    path === '404.html' ? [] : [`https://sentinelops.example/${path.replace('index.html', '')}`],
  )
  expect(page.querySelectorAll('svg:not([aria-hidden=true]):not([aria-label]):not([aria-labelledby])')).toEqual([])
  expect(page.querySelectorAll('[data-props]').join('')).not.toMatch(/&quot;(undefined|null|NaN)&quot;|\[object /)
})

test.each(pages)('$path names the hash of each script that it runs, and of no other', ({ page }) => {
  const policy = page.querySelector('meta[http-equiv=Content-Security-Policy]')?.getAttribute('content') ?? ''
  const named = [...(/script-src ([^;]*)/.exec(policy)?.[1] ?? '').matchAll(/'(sha\d+-[^']+)'/g)].map(
    ([, hash]) => hash,
  )
  const hashes = page.querySelectorAll('script:not([type="application/ld+json"])').flatMap((script) => {
    const { src, type, integrity } = script.attributes
    if (src !== undefined) return [integrity]
    const own = `sha256-${createHash('sha256').update(script.innerHTML).digest('base64')}`
    const listed = type === 'importmap' ? (JSON.parse(script.innerHTML) as { integrity?: Record<string, string> }) : {}
    return [own, ...Object.values(listed.integrity ?? {})]
  })
  expect(named.toSorted()).toEqual([...new Set(hashes)].toSorted())
})

test.each(pages)('$path states the size of each file that it offers', ({ page }) => {
  const sizes = page.querySelectorAll('a[download]').flatMap((link) => {
    const [stated] = /\d+ KB/.exec(link.text) ?? []
    const file = site.files.get(link.getAttribute('href')?.slice(1) ?? '') ?? ''
    return stated ? [[stated, `${Math.round(Buffer.from(file).length / 1000)} KB`]] : []
  })
  for (const [stated, real] of sizes) expect(stated).toBe(real)
})

test.each(['blog/index.html', 'papers/view/index.html'])('%s shows the length and size of each paper', (path) => {
  const text = visibleText(parsePage(textOf(site, path)).querySelector('main'))
  for (const { pages: length, fileSize } of papers.papers)
    for (const fact of [`${length} pages`, fileSize]) expect(text).toContain(fact)
})

test('every address of the site that another file names in full is there', () => {
  const ids = new Map(pages.map(({ path, page }) => [path, new Set(page.querySelectorAll('[id]').map(({ id }) => id))]))
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
    const file = path.slice(1) + (path.endsWith('/') ? 'index.html' : '')
    return !site.files.has(file) || (id !== '' && !ids.get(file)?.has(decodeURIComponent(id)))
  })
  expect(lost).toEqual([])
})

test('titles and descriptions are unique', () => {
  const titles = pages.map(({ page }) => page.querySelector('title')?.text)
  const descriptions = pages.map(({ page }) => page.querySelector('meta[name=description]')?.getAttribute('content'))
  expect(new Set(titles).size).toBe(pages.length)
  expect(new Set(descriptions).size).toBe(pages.length)
})

test.each(pages)('$path: links that leave the site open a new tab and say so', ({ page }) => {
  for (const link of page.querySelectorAll('a[href^=http]')) {
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toBe('noopener noreferrer')
    expect(link.querySelectorAll('.sr-only').map(({ text }) => text.trim())).toContain('(opens in a new tab)')
  }
})

/** Pages elsewhere that belong to a section of the header. */
const covered = new Map([
  ['/learn/', '/docs/'],
  ['/roadmap/', '/mission/'],
  ['/papers/view/', '/blog/'],
])

test('the header marks the current section, and nothing else', () => {
  const marked = pages.map(({ path, page }) => [
    path,
    ...page
      .querySelectorAll('body > header [aria-current]')
      .map((link) => `${link.getAttribute('href')} ${link.getAttribute('aria-current')}`),
  ])
  const expected = htmlFiles.map((path) => {
    if (path === 'index.html') return [path, '/ page']
    const section = /^(products|mission|docs|blog)\/(.*)index\.html$/.exec(path)
    if (section) return [path, `/${section[1]}/ ${section[2] ? 'true' : 'page'}`]
    const covering = covered.get(`/${path.replace('index.html', '')}`)
    return covering ? [path, `${covering} true`] : [path]
  })
  expect(marked).toEqual(expected)
})

test('the footer of every page leads to every page but articles and those that one is led to', () => {
  const named = routePaths.filter((path) => !unlisted.includes(path))
  for (const { path, page } of pages) {
    const links = page.querySelectorAll('body > footer a').map((link) => link.getAttribute('href') ?? '')
    expect({ path, missing: named.filter((name) => !links.includes(name)) }).toEqual({ path, missing: [] })
  }
})

test('sitemap.xml lists the pages that may be found, and the others say noindex', () => {
  const listed = [...textOf(site, 'sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
  const paths = [
    ...routePaths.filter((path) => !unlisted.includes(path)),
    ...slugs.map((slug) => href('article', { slug })),
  ]
  expect(listed.toSorted()).toEqual(paths.map((path) => `https://sentinelops.example${path}`).toSorted())
  const hidden = pages.filter(
    ({ page }) => page.querySelector('meta[name=robots]')?.getAttribute('content') === 'noindex',
  )
  expect(hidden.map(({ path }) => `/${path.replace(/index\.html$/, '')}`).toSorted()).toEqual(unlisted)
})

function typesAt(path: string): string[] {
  if (path === 'index.html') return ['Organization']
  if (path === 'docs/index.html') return ['BreadcrumbList', 'FAQPage']
  return /^blog\/./.test(path) && path !== 'blog/index.html' ? ['BlogPosting', 'BreadcrumbList'] : ['BreadcrumbList']
}

test.each(pages)('$path: its structured data can be read', ({ path, page }) => {
  const data = page
    .querySelectorAll('script[type="application/ld+json"]')
    .map(({ text }) => JSON.parse(text) as Record<string, unknown>)
  const types = data.map((item) => item['@type'])
  expect(types).toEqual(typesAt(path))
})

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
  mainEntity: { name: string; acceptedAnswer: { text: string } }[]
}

/** What structured data say, and what of the page that must be: https://developers.google.com/search/docs/appearance/structured-data/sd-policies */
function saidAndShown(data: Data, page: ReturnType<typeof parsePage>): [said: unknown, shown: unknown][] {
  const contentOf = (key: string): string | undefined =>
    page.querySelector(`meta[name="${key}"], meta[property="${key}"]`)?.getAttribute('content')
  const canonical = page.querySelector('link[rel=canonical]')?.getAttribute('href')
  const days = page.querySelectorAll('time').map((time) => time.getAttribute('datetime'))
  const text = visibleText(page.querySelector('body'))
  const shown = (said = ''): [string, string] => [said, text.includes(said.replace(/\s+/g, ' ').trim()) ? said : text]
  switch (data['@type']) {
    case 'BlogPosting':
      return [
        [data.headline, visibleText(page.querySelector('h1'))],
        [data.description, contentOf('description')],
        ...[data.datePublished, data.dateModified].map((day): [unknown, unknown] => [
          day,
          day && days.find((shownDay) => shownDay === day),
        ]),
        [data.url, canonical],
        [data.mainEntityOfPage, canonical],
        shown(data.articleSection),
        shown(`${data.timeRequired.slice(2, -1)} min read`),
      ]
    case 'BreadcrumbList': {
      const trail = data.itemListElement
      return [
        [trail.map(({ position }) => position), trail.map((_, index) => index + 1)],
        [trail.at(-1)?.name, contentOf('og:title')],
        ...(canonical ? [[trail.at(-1)?.item, canonical] as [unknown, unknown]] : []),
      ]
    }
    case 'FAQPage':
      return data.mainEntity.flatMap(({ name, acceptedAnswer }) => [shown(name), shown(acceptedAnswer.text)])
    default:
      return [shown(data.name)]
  }
}

test.each(pages)('$path: its structured data say what the page shows', ({ page }) => {
  for (const { text } of page.querySelectorAll('script[type="application/ld+json"]')) {
    expect(text).not.toMatch(/"(undefined|null|NaN)"|:null\b|\[object /)
    for (const [said, shown] of saidAndShown(JSON.parse(text) as Data, page)) expect(said).toEqual(shown)
  }
})

test('a text cannot end the script that holds structured data', () => {
  const evil = '</script><script>alert(1)</script><!-- \u2028'
  const edited = buildInMemory({
    edits: {
      'content/blog/x.md': `---\ntitle: '${evil}'\ndescription: d\ndate: 2025-01-01\ncategory: Vision\n---\nText.\n`,
    },
  })
  const html = textOf(edited, 'blog/x/index.html')
  expect(html).not.toContain('<script>')
  const [posting] = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
  expect((JSON.parse(posting?.[1] ?? '') as { headline: string }).headline).toBe(evil)
})

function article(title: string, more: string): string {
  return `---\ntitle: ${title}\ndescription: About ${title}.\n${more}\ncategory: Vision\n---\n\nText.\n`
}

test('drafts and articles dated later are in no byte of the output', () => {
  const edits = {
    'content/blog/secret-draft.md': article('Zebra plans', 'date: 2025-01-01\ndraft: true'),
    'content/blog/later-news.md': article('Walrus news', 'date: 2026-03-02'),
  }
  const before = buildInMemory({ edits, today: '2026-03-01' })
  const plain = buildInMemory({ today: '2026-03-01' })
  expect([...before.files.keys()]).toEqual([...plain.files.keys()])
  // Pictures and papers would take a matcher, which looks at each byte, a quarter of a minute.
  const changed = [...plain.files].filter(([path, text]) => !isDeepStrictEqual(before.files.get(path), text))
  expect(changed.map(([path]) => path)).toEqual([])
  const after = buildInMemory({ edits, today: '2026-03-02' })
  expect(after.files.has('blog/later-news/index.html')).toBe(true)
  expect(textOf(after, 'blog/index.html')).toContain('Walrus news')
  expect(
    [...after.files].filter(([path, text]) =>
      `${path}${typeof text === 'string' ? text : ''}`.match(/secret-draft|Zebra/),
    ),
  ).toEqual([])
})

function withoutHashes(html: string): string {
  return html.replace(/'sha256-[^']*'/g, '')
}

test('under a base path every address of the site carries it', () => {
  const based = buildInMemory({ siteUrl: 'https://host.example/repo' })
  expect(based.problems).toEqual([])
  for (const path of htmlFiles) {
    const page = parsePage(textOf(based, path))
    const own = page
      .querySelectorAll('[href], [src], [action]')
      .flatMap((element) => ['href', 'src', 'action'].flatMap((name) => element.getAttribute(name) ?? []))
    expect(own.filter((address) => address.startsWith('/') && !address.startsWith('/repo/'))).toEqual([])
    // But for the prefix the pages are the same, and the hashes of the import map and the speculation rules, which hold it.
    const plain = textOf(based, path).replace(/https:\/\/host\.example(?=\/repo\/|")/g, 'https://sentinelops.example')
    expect(withoutHashes(plain).replaceAll('/repo/', '/').replaceAll('%2Frepo%2F', '%2F')).toBe(
      withoutHashes(textOf(site, path)),
    )
  }
  expect(textOf(based, 'sitemap.xml')).toContain('<loc>https://host.example/repo/docs/</loc>')
  expect(textOf(based, 'robots.txt')).toContain('https://host.example/repo/sitemap.xml')
})

function addressOf({ id }: { id: string }): string {
  return `#${id}`
}

test('days are written in one way for people, July 15, 2025', () => {
  const months = 'January|February|March|April|May|June|July|August|September|October|November|December'
  const other = new RegExp(
    String.raw`\b(?:\d{4}-\d{2}-\d{2}|\d{1,2} (?:${months}) \d{4}|(?:${months}) \d{1,2} \d{4})\b`,
    'g',
  )
  for (const { path, html } of pages) {
    const page = parsePage(html)
    page.querySelectorAll('code, pre').forEach((code) => code.remove())
    expect.soft(visibleText(page).match(other) ?? [], path).toEqual([])
  }
})

/** The levels of what matches on a page, as tag names, each once. */
function levelsAt(path: string, selector: string): string[] {
  const page = parsePage(textOf(site, path))
  return [...new Set(page.querySelectorAll(selector).map(({ tagName }) => tagName))]
}

test('the entries of a block are headings, one level below the heading that the block stands under', () => {
  const titles = '.article-block :is(h2, h3, h4, h5)'
  expect(levelsAt('blog/building-verification-infrastructure/index.html', titles)).toEqual(['H3'])
  expect(levelsAt('blog/how-to-get-involved/index.html', titles)).toEqual(['H3'])
  expect(levelsAt('roadmap/index.html', '[aria-labelledby=phases] li > h3')).toEqual(['H3'])
  const below = { 'content/pages/security.md': (text: string) => text.replace('\n## Verify', '\n### Verify') }
  expect(textOf(buildInMemory({ edits: below }), 'security/index.html')).toMatch(/<h4 class="[^"]*">Rebuild/)
})

test.each(slugs)('%s lists its sections, and each of its headings is the link to itself', (slug) => {
  const page = parsePage(textOf(site, `blog/${slug}/index.html`))
  const addressesAt = (selector: string): (string | undefined)[] =>
    page.querySelectorAll(selector).map((link) => link.getAttribute('href'))
  const sections = page.querySelectorAll('.prose h2').map(addressOf)
  expect(sections.length).toBeGreaterThan(2)
  expect(addressesAt('#contents a')).toEqual(sections)
  const headings = page.querySelectorAll('.prose h2, .prose h3').map(addressOf)
  expect(addressesAt('.prose h2 > a, .prose h3 > a')).toEqual(headings)
})

function neighbourOf(slug: string, rel: 'next' | 'prev'): string | undefined {
  return parsePage(textOf(site, `blog/${slug}/index.html`))
    .querySelector(`article footer a[rel=${rel}]`)
    ?.getAttribute('href')
}

test('the articles before and after lead to each other', () => {
  const newest = 'building-verification-infrastructure'
  const second = 'current-initiatives'
  expect(neighbourOf(newest, 'prev')).toBe(`/blog/${second}/`)
  expect(neighbourOf(second, 'next')).toBe(`/blog/${newest}/`)
  expect(neighbourOf(newest, 'next')).toBeUndefined()
})

test.each(slugs)('%s is as long as its reading time says, blocks counted', (slug) => {
  const page = parsePage(textOf(site, `blog/${slug}/index.html`))
  const stated = Number(/(\d+) min read/.exec(visibleText(page.querySelector('main')))?.[1])
  const words =
    textsOf(page, '.article-body')
      .join(' ')
      .match(/[\p{L}\p{N}]+(?:['’.,:/_-][\p{L}\p{N}]+)*/gu)?.length ?? 0
  expect(Math.abs(words / 200 - stated)).toBeLessThan(1)
})
