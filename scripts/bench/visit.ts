import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from 'playwright'
import type { IslandName } from '../../src/islands/registry.ts'
import { fileOf } from '../../src/generator/render/output-file.ts'
import { openVisitor } from '../browser/open-visitor.ts'
import { serveSite, type ServedSite } from '../browser/serve-site.ts'
import { pagesIn } from '../browser/site-pages.ts'
import { screen, slowDown } from './slow-phone.ts'
import { spreadOf, type Spread } from './statistics.ts'

/** How long a form takes to come alive, in milliseconds. */
export interface FormWaits {
  form: IslandName
  /** The page that was visited, without the base path. */
  path: string
  /** How much slower the processor was made. */
  slowdown: number
  /** From the first focus until React answers in the form. */
  live: Spread
  /** The longest task of the whole visit; 0 where none took 50 ms, which is the shortest that browsers tell of. */
  longestTask: Spread
  /** The longest after the focus: the form's own part in it. */
  longestAfterFocus: Spread
}

/** What we want of a form at most, in milliseconds: the first without a slowdown, the second with one. */
export const formAtMost = { live: 1500, longestTask: 100 }

const slowdowns = [1, 4]

/** Milliseconds in which a late task may still be told of. */
const aftermath = 500

const forms = ['newsletter', 'inquiry'] as const

/** Visits one page with each form, with an empty cache each time. @param rounds visits for each. */
export async function formWaits(rounds: number): Promise<FormWaits[]> {
  const site = await serveSite()
  const browser = await openVisitor()
  try {
    const all: FormWaits[] = []
    for (const form of forms)
      for (const slowdown of slowdowns) {
        const path = pageWith(form, site)
        const visits = []
        for (let round = 0; round < rounds; round++)
          visits.push(await visit(browser, { url: site.url + path.slice(1), form, slowdown }))
        const live = spreadOf(visits.map((one) => one.live))
        const longestTask = spreadOf(visits.map((one) => one.longestTask))
        const longestAfterFocus = spreadOf(visits.map((one) => one.longestAfterFocus))
        all.push({ form, path, slowdown, live, longestTask, longestAfterFocus })
      }
    return all
  } finally {
    await browser.close()
    await site.close()
  }
}

function pageWith(form: IslandName, { folder }: ServedSite): string {
  const page = pagesIn(folder).find(({ path }) =>
    readFileSync(join(folder, fileOf(path)), 'utf8').includes(`data-island="${form}"`),
  )
  if (!page) throw new Error(`no page has the form ${form}`)
  return page.path
}

interface VisitTimes {
  live: number
  longestTask: number
  longestAfterFocus: number
}

interface Visit {
  url: string
  form: IslandName
  slowdown: number
}

async function visit(browser: Browser, { url, form, slowdown }: Visit): Promise<VisitTimes> {
  const context = await browser.newContext({ viewport: screen })
  try {
    const page = await context.newPage()
    await slowDown(page, slowdown)
    await page.addInitScript(noteTimes, form)
    await page.goto(url, { waitUntil: 'load' })
    const island = `[data-island="${form}"]`
    await page.locator(`${island}[data-ready]`).waitFor()
    await page.locator(`${island} input`).first().focus()
    await page.locator(`${island}[data-live]`).waitFor()
    await wait(aftermath)
    const entries = await page.evaluate(() =>
      performance.getEntries().map(({ name, startTime, duration }) => ({ name, startTime, duration })),
    )
    return timesIn(entries)
  } finally {
    await context.close()
  }
}

function timesIn(entries: Pick<PerformanceEntry, 'name' | 'startTime' | 'duration'>[]): VisitTimes {
  const at = (mark: string): number => entries.find(({ name }) => name === mark)?.startTime ?? Number.NaN
  const tasks = entries.filter(({ name }) => name === 'task')
  const after = tasks.filter(({ startTime }) => startTime >= at('focus'))
  const longest = (some: typeof tasks): number => Math.max(0, ...some.map(({ duration }) => duration))
  return { live: at('live') - at('focus'), longestTask: longest(tasks), longestAfterFocus: longest(after) }
}

/** Runs in the page before its own scripts: notes the first focus, the coming alive, and long tasks. */
function noteTimes(form: string): void {
  addEventListener('focusin', () => performance.mark('focus'), { capture: true, once: true })
  new MutationObserver((_, observer) => {
    if (!document.querySelector(`[data-island="${form}"][data-live]`)) return
    performance.mark('live')
    observer.disconnect()
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-live'] })
  new PerformanceObserver((list) => {
    for (const { startTime: start, duration } of list.getEntries()) performance.measure('task', { start, duration })
  }).observe({ type: 'longtask', buffered: true })
}
