import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from 'playwright'
import { openVisitor } from '../browser/open-visitor.ts'
import { serveSite } from '../browser/serve-site.ts'
import { pagesIn } from '../browser/site-pages.ts'
import { serveStatic } from '../servers/static-server.ts'
import { screen, slowDown } from './slow-phone.ts'
import { spreadOf, type Spread } from './statistics.ts'
import { variants, writeVariant, type Variant } from './variants.ts'

/** When a page shows itself on a slow phone, in milliseconds after it was asked for. */
export interface Paint extends Variant {
  /** "article, first", "home, after it": the pages are visited one after the other, the first with an empty cache. */
  visit: string
  /** First contentful paint: https://web.dev/articles/fcp */
  first: Spread
  /** Largest contentful paint: https://web.dev/articles/lcp */
  largest: Spread
  /** When the last font had come, 0 where all were there. */
  fonts: Spread
  /** The sum of layout shifts, in thousandths: https://web.dev/articles/cls */
  shift: Spread
}

type Times = Record<'first' | 'largest' | 'fonts' | 'shift', number>

const slowdown = 4

/** Milliseconds in which late fonts and shifts may still be told of. */
const aftermath = 700

interface Stop {
  visit: string
  path: string
}

interface Visited extends Variant, Times {
  visit: string
}

/** Visits an article, another one and the home page, in each variant and in turn. @param rounds visits of each. */
export async function paints(rounds: number): Promise<Paint[]> {
  const built = await serveSite()
  const parent = mkdtempSync(join(tmpdir(), 'site-variants-'))
  const browser = await openVisitor()
  try {
    const folders = variants.map((variant, index) => ({ variant, folder: join(parent, String(index)) }))
    for (const { variant, folder } of folders) writeVariant(built.folder, folder, variant)
    const all: Visited[] = []
    for (let round = 0; round < rounds; round++)
      for (const { variant, folder } of folders)
        for (const stop of await tour(browser, folder, stopsIn(built.folder))) all.push({ ...variant, ...stop })
    return paintsOf(all)
  } finally {
    await browser.close()
    await built.close()
    rmSync(parent, { recursive: true, force: true })
  }
}

function paintsOf(all: Visited[]): Paint[] {
  const visits = [...new Set(all.map(({ visit }) => visit))]
  return visits.flatMap((visit) =>
    variants.map((variant) => {
      const some = all.filter(
        (one) => one.visit === visit && one.styles === variant.styles && one.preloaded === variant.preloaded,
      )
      const spread = (name: keyof Times): Spread => spreadOf(some.map((one) => one[name]))
      return { ...variant, visit, ...mapTimes(spread) }
    }),
  )
}

function mapTimes(spread: (name: keyof Times) => Spread): Record<keyof Times, Spread> {
  return { first: spread('first'), largest: spread('largest'), fonts: spread('fonts'), shift: spread('shift') }
}

function stopsIn(folder: string): Stop[] {
  const articles = pagesIn(folder).filter(({ route }) => route === 'article')
  const [one, other] = [articles[0]?.path ?? '/', articles[1]?.path ?? '/']
  return [
    { visit: 'an article first', path: one },
    { visit: 'another article next', path: other },
    { visit: 'home after them', path: '/' },
  ]
}

/** One visitor, who comes with an empty cache. */
async function tour(browser: Browser, folder: string, stops: Stop[]): Promise<(Times & { visit: string })[]> {
  const site = await serveStatic(folder, { port: 0, base: '/' })
  const context = await browser.newContext({ viewport: screen })
  try {
    const page = await context.newPage()
    await slowDown(page, slowdown)
    await page.addInitScript(noteLate)
    const times = []
    for (const { visit, path } of stops) {
      await page.goto(site.url + path.slice(1), { waitUntil: 'load' })
      await page.evaluate(() => document.fonts.ready)
      await wait(aftermath)
      times.push({ visit, ...(await page.evaluate(readTimes)) })
    }
    return times
  } finally {
    await context.close()
    await site.close()
  }
}

/** Runs in the page before all else: keeps what browsers tell only to those who listen. */
function noteLate(): void {
  for (const type of ['largest-contentful-paint', 'layout-shift'])
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) performance.mark(type, { detail: entry.toJSON() as unknown })
    }).observe({ type, buffered: true })
}

/** Runs in the page at the end. */
function readTimes(): Times {
  const marks = performance.getEntriesByType('mark') as PerformanceMark[]
  const noted = marks.map(({ name, detail }) => ({ type: name, ...(detail as { startTime: number; value: number }) }))
  const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
  return {
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    largest: noted.findLast(({ type }) => type === 'largest-contentful-paint')?.startTime ?? Number.NaN,
    fonts: Math.max(0, ...fonts.map((one) => (one as PerformanceResourceTiming).responseEnd)),
    shift: 1000 * noted.reduce((sum, { type, value }) => sum + (type === 'layout-shift' ? value : 0), 0),
  }
}
