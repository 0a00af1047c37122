import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { parsePage } from '../site/html.ts'
import { filesIn, site } from './site.ts'

// What each page sends to its visitor: how many bytes, held to what its kind cost when this was set; and which scripts, which a
// hostile document may evaluate in a frame of our origin: they only export.

const read = (file: string): Buffer => readFileSync(join(site.folder, file))

/** What each page runs and needs at once, and what its islands may load later, leaves first. */
const pages = filesIn(site.folder)
  // A page that only sends its visitor on has no <main>.
  .filter((file) => file.endsWith('.html') && String(read(file)).includes('<main'))
  .map((file) => {
    const html = String(read(file))
    const page = parsePage(html)
    const valuesOf = (selector: string, attribute: string): string[] =>
      page.querySelectorAll(selector).map((element) => element.getAttribute(attribute) ?? '')
    const map = page.querySelector('script[type=importmap]')?.text ?? '{}'
    const later = Object.keys((JSON.parse(map) as { integrity?: object }).integrity ?? {})
    const islands = valuesOf('[data-island]', 'data-island')
    const [isArticle, hasBack] = ['meta[property="og:type"][content="article"]', '[data-back]'].map((part) =>
      Boolean(page.querySelector(part)),
    )
    const isText = Boolean(page.querySelector('.prose'))
    const copies = page.querySelector('template[data-copied]') ? ' with code to copy' : ''
    const text = isArticle ? 'article' : `${isText ? 'long text' : 'page without a widget'}${copies}`
    const other = hasBack ? 'page that was not found' : text
    const withIsland = { viewer: 'viewer', search: 'search page' }[islands[0] ?? ''] ?? 'page with a form'
    const kind = islands.length > 0 ? withIsland : other
    const styles = valuesOf('link[rel=stylesheet]:not([media])', 'href')
    const forPaper = valuesOf('link[rel=stylesheet][media=print]', 'href')
    const scripts = valuesOf('script[src]', 'src')
    return { file, html, kind, islands, styles, forPaper, scripts, later }
  })

const known = new Map<string, number>()

/** Bytes as hosts send them that compress ahead. */
function weigh(content: string | Buffer): number {
  const text = Buffer.from(content).toString('latin1')
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  const bytes = known.get(text) ?? brotliCompressSync(Buffer.from(content), { params }).length
  known.set(text, bytes)
  return bytes
}
const sumOf = (files: string[]): number => files.reduce((bytes, file) => bytes + weigh(read(file)), 0)

/**
 * Characters of `<main>` that a phone of 412 × 823 px shows without scrolling: 450 to 2,350 were measured, 3,250 on the list of
 * all pages.
 */
const firstScreen = 3500

/**
 * What counts: the HTML but for what stands in `<main>`; the stylesheets; the script that runs at once, and what is fetched last or
 * only once a form is touched or the viewer is seen; fonts; what a phone's first screen is made of (the HTML up to there, and the
 * stylesheets); requests (page, stylesheets and scripts), and those that come later.
 */
function costOf({ html, styles, forPaper, scripts, later }: (typeof pages)[number]) {
  const fonts = styles.flatMap((file) => String(read(file)).match(/[\w-]+\.woff2/g) ?? [])
  const [start, end] = [html.indexOf('<main'), html.indexOf('</main>')]
  return {
    around: weigh(html.slice(0, start) + html.slice(end)),
    styles: sumOf(styles),
    script: sumOf(scripts),
    later: sumOf([...forPaper, ...later]),
    fonts: sumOf([...new Set(fonts)].map((name) => `assets/${name}`)),
    opening: weigh(html.slice(0, start + firstScreen)) + sumOf(styles),
    requests: 1 + styles.length + scripts.length,
    requestsLater: forPaper.length + later.length,
  }
}

/** The most that a page of each kind cost, in the order above. */
const costs: Record<string, number[]> = {
  'page without a widget': [2580, 8280, 0, 1170, 58_460, 11_230, 2, 1],
  'page without a widget with code to copy': [3470, 8280, 320, 1170, 58_460, 11_750, 3, 1],
  'long text': [2570, 11_080, 0, 1170, 58_460, 13_990, 3, 1],
  'long text with code to copy': [2690, 11_080, 320, 1170, 58_460, 14_080, 4, 1],
  article: [2810, 11_080, 0, 1170, 58_460, 14_180, 3, 1],
  'page with a form': [3290, 8280, 700, 116_470, 58_460, 11_710, 3, 8],
  viewer: [3170, 8280, 700, 74_410, 58_460, 12_290, 3, 7],
  'search page': [3070, 8280, 700, 68_540, 58_460, 11_610, 3, 6],
  'page that was not found': [2550, 8280, 170, 1170, 58_460, 10_830, 3, 1],
}
/** By so much a page may cost more. */
const slack = 1.05
/** What is promised besides, of pages that are no long text: ten packets of 1,460 bytes come in the first round trip (RFC 6928). */
const promised: Record<string, number> = { opening: 14_000, script: 1000, requests: 3 }

/** What is over what it was when the limits were set, times a factor. */
function over(factor: number): string[] {
  return pages.flatMap((page) =>
    Object.entries(costOf(page)).flatMap(([figure, cost], index) => {
      const limit = page.html.includes('class="prose') ? Infinity : (promised[figure] ?? Infinity)
      const most = Math.min(Math.floor((costs[page.kind]?.[index] ?? 0) * factor), limit)
      return cost > most ? [`${page.file} (${page.kind}), ${figure}: ${cost}, at most ${most}`] : []
    }),
  )
}

test('no page costs more than its kind may, the last 5 % are a warning, and there is a page of each kind', () => {
  const near = over(1)
  if (near.length > 0) console.warn(`Near a limit, of which these are 95 %:\n${near.join('\n')}`)
  expect(over(slack)).toEqual([])
  expect(new Set(pages.map(({ kind }) => kind))).toEqual(new Set(Object.keys(costs)))
})

test('HTML and styles of a page that is no long text are at most 17 kB, and 5 % for edits', () => {
  const others = pages.filter(({ html }) => !html.includes('class="prose'))
  const whole = others.map(({ file, html, styles }) => ({ file, bytes: weigh(html) + sumOf(styles) }))
  expect(whole.filter(({ bytes }) => bytes > 17_000 * slack)).toEqual([])
})

const codes = new Map(
  filesIn(site.folder).flatMap((file) => (/^assets\/.*\.js$/.test(file) ? [[`/${file}`, String(read(file))]] : [])),
)
const atOnce = new Set(pages.flatMap(({ scripts }) => scripts))
const chunks = [...codes.keys()].filter((path) => !atOnce.has(path))
const namesIn = (path: string, pattern: RegExp): string[] =>
  [...(codes.get(path) ?? '').matchAll(pattern)].map(([, name = '']) => new URL(name, site.url + path).pathname)

test('a page runs at most one script at once: under 1,000 bytes, and it waits for no other', () => {
  expect(pages.filter(({ scripts }) => scripts.length > 1)).toEqual([])
  expect(atOnce.size).toBe(3)
  for (const path of atOnce) {
    expect(gzipSync(codes.get(path) ?? '', { level: 9 }).length, `of ${path}`).toBeLessThan(1000)
    expect(codes.get(path)).not.toMatch(/(^|[;}\n])\s*(export\s*[{*d]|import\s*[{*'"`])/)
  }
})

test('a page lists what its islands may load, leaves first: React in one chunk, the database for the newsletter alone', () => {
  const clients = chunks.filter((path) => codes.get(path)?.includes('rest/v1'))
  expect(clients).toHaveLength(1)
  expect(chunks.filter((path) => codes.get(path)?.includes('react.dev/errors'))).toHaveLength(1)
  for (const { file, islands, later } of pages) {
    expect(later.length > 0, `of ${file}`).toBe(islands.length > 0)
    expect(later.includes(clients[0] ?? ''), `of ${file}`).toBe(islands.includes('newsletter'))
    expect(new Set(later).size).toBe(later.length)
    later.forEach((path, index) => {
      expect(codes.has(path), `of ${path}`).toBe(true)
      const leaves = namesIn(path, /(?:^|[;}])import(?:[^'"`()]*from)?["']([^"']+)["']/g)
      for (const leaf of leaves) expect(later.slice(0, index), `${path} imports ${leaf}`).toContain(leaf)
      for (const name of namesIn(path, /import\(`(\.[^`]+)`\)/g)) expect(later, `${path} loads ${name}`).toContain(name)
    })
  }
  const islands = new Set(pages.flatMap((page) => page.islands))
  expect(islands).toEqual(new Set(['newsletter', 'inquiry', 'viewer', 'search']))
})

test('chunks only export: they load where there is no page to act on', async () => {
  // Their names are known when this runs.
  const loaded = chunks.map(
    (path) => import(/* @vite-ignore */ pathToFileURL(join(site.folder, path)).href) as Promise<object>,
  )
  expect((await Promise.all(loaded)).filter((chunk) => Object.keys(chunk).length === 0)).toEqual([])
})
