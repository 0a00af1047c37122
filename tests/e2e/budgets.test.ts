import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { parsePage } from '../site/html.ts'
import { filesIn, site } from './site.ts'

// What each page of the site costs its visitor, in bytes as sent with Brotli, held to what its kind cost when this was set.

/**
 * What counts: the HTML but for what stands in `<main>`; the stylesheets; the script that runs at once, and what is fetched only once
 * a form is touched or the viewer is seen; fonts; what a phone's first screen is made of (the HTML up to there, and the
 * stylesheets); requests (page, stylesheets and scripts), and those that come later.
 */
const figures = ['around', 'styles', 'script', 'later', 'fonts', 'opening', 'requests', 'requestsLater'] as const
type Cost = Record<(typeof figures)[number], number>

/** The most that a page of each kind cost. */
const costs: Record<string, number[]> = {
  'page without a widget': [2540, 10_940, 0, 0, 58_460, 13_970, 2, 0],
  article: [1980, 10_690, 0, 0, 58_460, 13_410, 2, 0],
  'page with a form': [2420, 10_940, 850, 115_410, 58_460, 13_850, 3, 6],
  viewer: [2290, 10_600, 850, 72_900, 58_460, 13_440, 3, 5],
  'search page': [2180, 10_600, 850, 67_060, 58_460, 13_370, 3, 4],
  'page that was not found': [1690, 10_600, 120, 0, 58_460, 12_770, 3, 0],
}

/** By so much a page may cost more. */
const slack = 1.05

/** What is promised besides: ten packets of 1,460 bytes come in the first round trip (RFC 6928), headers and all. */
const promised: Partial<Cost> = { opening: 14_000, script: 1000, requests: 3 }

/** None for a page that only sends its visitor on. */
function kindOf(html: string): string | undefined {
  const page = parsePage(html)
  if (!page.querySelector('main')) return undefined
  const islands = page.querySelectorAll('[data-island]').map((element) => element.getAttribute('data-island'))
  if (islands.includes('viewer')) return 'viewer'
  if (islands.includes('search')) return 'search page'
  if (islands.length > 0) return 'page with a form'
  if (page.querySelector('[data-back]')) return 'page that was not found'
  return page.querySelector('meta[property="og:type"][content="article"]') ? 'article' : 'page without a widget'
}

/**
 * Characters of `<main>` that a phone of 412 × 823 px shows without scrolling: 450 to 2,350 were measured, 3,250 on the list of
 * all pages.
 */
const firstScreen = 3500

function costOf(html: string, out: string): Cost {
  const page = parsePage(html)
  const addressesIn = (selector: string, attribute: string): string[] =>
    page.querySelectorAll(selector).map((element) => element.getAttribute(attribute) ?? '')
  const read = (address: string): Buffer => readFileSync(join(out, address))
  const sum = (addresses: string[]): number => addresses.reduce((bytes, address) => bytes + weigh(read(address)), 0)
  const styles = addressesIn('link[rel=stylesheet]', 'href')
  const scripts = addressesIn('script[src]', 'src')
  const map = page.querySelector('script[type=importmap]')?.text ?? '{}'
  const later = Object.keys((JSON.parse(map) as { integrity?: object }).integrity ?? {})
  const fonts = styles.flatMap((address) => String(read(address)).match(/[\w-]+\.woff2/g) ?? [])
  const [start, end] = [html.indexOf('<main'), html.indexOf('</main>')]
  return {
    around: weigh(html.slice(0, start) + html.slice(end)),
    styles: sum(styles),
    script: sum(scripts),
    later: sum(later),
    fonts: sum([...new Set(fonts)].map((name) => `assets/${name}`)),
    opening: weigh(html.slice(0, start + firstScreen)) + sum(styles),
    requests: 1 + styles.length + scripts.length,
    requestsLater: later.length,
  }
}

const known = new Map<string, number>()

/** As hosts send it that compress ahead. */
function weigh(content: string | Uint8Array): number {
  const text = Buffer.from(content).toString('latin1')
  const bytes =
    known.get(text) ??
    brotliCompressSync(Buffer.from(content), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
  known.set(text, bytes)
  return bytes
}

const pages = filesIn(site.folder).flatMap((path) => {
  const html = path.endsWith('.html') ? readFileSync(join(site.folder, path), 'utf8') : ''
  const kind = kindOf(html)
  return kind ? [{ path, kind, cost: costOf(html, site.folder) }] : []
})

/** What is over what it was when the limits were set, times a factor. */
function over(factor: number): string[] {
  return pages.flatMap(({ path, kind, cost }) =>
    figures.flatMap((figure, index) => {
      const most = Math.min(Math.floor((costs[kind]?.[index] ?? 0) * factor), promised[figure] ?? Infinity)
      return cost[figure] > most ? [`${path} (${kind}), ${figure}: ${cost[figure]}, at most ${most}`] : []
    }),
  )
}

test('no page costs more than its kind may; the last 5 % are a warning', () => {
  const near = over(1)
  if (near.length > 0) console.warn(`Near a limit, of which these are 95 %:\n${near.join('\n')}`)
  expect(over(slack)).toEqual([])
})

test('there is a page of each kind', () => {
  expect(new Set(pages.map(({ kind }) => kind))).toEqual(new Set(Object.keys(costs)))
})
