import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { attributesOf, parsePage } from '../site/html.ts'
import { everyPage, filesIn, site } from './site.ts'

// What each page sends to its visitor: how many bytes, and scripts that only export, as a hostile document may evaluate them.

const read = (file: string): Buffer => readFileSync(join(site.folder, file))

/** What each page runs and needs at once, and what its islands may load later, leaves first. */
const pages = everyPage.map(({ file, html }) => {
  const page = parsePage(html)
  const map = page.querySelector('script[type=importmap]')?.text ?? '{}'
  const later = Object.keys((JSON.parse(map) as { integrity?: object }).integrity ?? {})
  const islands = attributesOf(page, 'data-island')
  const styles = attributesOf(page, 'href', 'link[rel=stylesheet]:not([media])')
  const scripts = attributesOf(page, 'src', 'script[src]')
  return { file, html, isLong: page.querySelector('.prose') !== null, islands, styles, scripts, later }
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

/** Characters of `<main>` that a phone of 412 × 823 px shows without scrolling: at most 3,250 were measured. */
const firstScreen = 3500

function costOf({ html, styles, scripts, later }: (typeof pages)[number]) {
  const fonts = styles.flatMap((file) => String(read(file)).match(/[\w-]+\.woff2/g) ?? [])
  const [start, end] = [html.indexOf('<main'), html.indexOf('</main>')]
  return {
    /** The HTML but for what is in `<main>`, which is the writers'. */
    around: weigh(html.slice(0, start) + html.slice(end)),
    opening: weigh(html.slice(0, start + firstScreen)) + sumOf(styles),
    html: weigh(html) + sumOf(styles),
    styles: sumOf(styles),
    script: sumOf(scripts),
    fonts: sumOf([...new Set(fonts)].map((name) => `assets/${name}`)),
    requests: 1 + styles.length + scripts.length,
    later: sumOf(later),
  }
}

/** The most that pages cost: 17.8 kB of HTML and styles (17 are the aim), 9 of these, and 5 % for edits. Ten packets of 1,460 bytes come in the first round trip (RFC 6928). */
const most = { around: 3800, opening: 14_000, html: 18_700, styles: 9200, script: 770, fonts: 61_300, requests: 3 }
const mostOfLongText = { ...most, opening: 15_600, html: Infinity, styles: 11_800, requests: 4 }
/** What the first island of a page loads, and what each one adds, once a form is touched or the viewer is seen. */
const [react, simpleIsland] = [62_000, 3000]
const mostOfIsland: Record<string, number> = { viewer: 14_800, search: 8800, newsletter: 59_000 }

test('no page costs more than it may', () => {
  const over = pages.flatMap((page) => {
    const each = page.islands.map((name) => mostOfIsland[name] ?? simpleIsland)
    const later = each.reduce((sum, bytes) => sum + bytes, each.length > 0 ? react : 0)
    const limits = { ...(page.isLong ? mostOfLongText : most), later }
    const costs = Object.entries(costOf(page)) as [keyof typeof limits, number][]
    return costs.flatMap(([cost, bytes]) => (bytes > limits[cost] ? [`${page.file}, ${cost}: ${bytes}`] : []))
  })
  expect(over, 'See what it imports and which classes are new; if it is worth that, raise its limit here').toEqual([])
})

test('styles use no property that none of them sets', () => {
  const css = [...new Set(pages.flatMap(({ styles }) => styles))].map((name) => String(read(name))).join('')
  expect(css.match(/(?<=var\()--(?!radix)[\w-]+(?=\))/g)?.filter((name) => !css.includes(`${name}:`))).toEqual([])
})

const codes = new Map(
  filesIn(site.folder).flatMap((file) => (/^assets\/.*\.js$/.test(file) ? [[`/${file}`, String(read(file))]] : [])),
)
const atOnce = new Set(pages.flatMap(({ scripts }) => scripts))
const chunks = [...codes.keys()].filter((path) => !atOnce.has(path))
const namesIn = (path: string, pattern: RegExp): string[] =>
  [...(codes.get(path) ?? '').matchAll(pattern)].map(([, name = '']) => new URL(name, site.url + path).pathname)

test('what a page runs at once waits for no other script', () => {
  expect(atOnce.size).toBe(3)
  for (const path of atOnce) expect(codes.get(path)).not.toMatch(/(^|[;}\n])\s*(export\s*[{*d]|import\s*[{*'"`])/)
})

test('a page lists what its islands may load, leaves first: React in one chunk, the database for the newsletter alone', () => {
  const clients = chunks.filter((path) => codes.get(path)?.includes('rest/v1'))
  expect(clients).toHaveLength(1)
  expect(chunks.filter((path) => codes.get(path)?.includes('react.dev/errors'))).toHaveLength(1)
  for (const { file, islands, later } of pages) {
    expect(later.length > 0, `of ${file}`).toBe(islands.length > 0)
    expect(later.includes(clients[0] ?? ''), `of ${file}`).toBe(islands.includes('newsletter'))
    later.forEach((path, index) => {
      const leaves = namesIn(path, /(?:^|[;}])import(?:[^'"`()]*from)?["']([^"']+)["']/g)
      for (const leaf of leaves) expect(later.slice(0, index), `${path} imports ${leaf}`).toContain(leaf)
      // WebKit refuses what the loader has not imported before.
      expect(leaves.filter((leaf) => !/\/(react|rolldown-runtime|shared)-/.test(leaf))).toEqual([])
      for (const name of namesIn(path, /import\(`(\.[^`]+)`\)/g)) expect(later, `${path} loads ${name}`).toContain(name)
    })
  }
  const widgets = filesIn('src/site/islands').flatMap((file) => /([^/]+)\/widget\.tsx$/.exec(file)?.[1] ?? [])
  const shown = new Set(pages.flatMap((page) => page.islands))
  expect(shown, 'Each folder of an island, and what pages show').toEqual(new Set(widgets))
})

test('chunks only export: they load where there is no page to act on', async () => {
  // Their names are known when this runs.
  const loaded = chunks.map(
    (path) => import(/* @vite-ignore */ pathToFileURL(join(site.folder, path)).href) as Promise<object>,
  )
  expect((await Promise.all(loaded)).filter((chunk) => Object.keys(chunk).length === 0)).toEqual([])
})
