import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { findChromium } from '../browser/find-chromium.ts'
import { addressOf, type SitePage } from '../browser/site-pages.ts'
import { Refusal } from '../cli/user-error.ts'
import { categories, type Category, type Finding, type Measurement } from './measurement.ts'

/** A browser under Lighthouse. */
export interface Gauge {
  /** One run on a page of the site that is served at `url`. */
  measure: (page: SitePage, url: string) => Promise<Measurement>
  close: () => void
}

/**
 * Starts a Chromium of its own, headless. Lighthouse's own settings stand: a simulated phone (412 pixels wide, 150 ms round
 * trips, 1.6 Mbit/s, a processor a quarter as fast).
 */
export async function openGauge(): Promise<Gauge> {
  const chromePath = findChromium()
  if (!chromePath) throw new Refusal('There is no Chromium to measure with. Install one, or name one in SITE_BROWSER.')
  // A browser run by root has no sandbox to offer.
  const chromeFlags = ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  const chrome = await launch({ chromePath, chromeFlags })
  return {
    measure: async (page, url) => measurementOf(await visit(addressOf(page, url), chrome.port)),
    close: () => chrome.kill(),
  }
}

/** How often a visit is begun that Lighthouse cannot record: on a machine that is busy, it may miss its start. */
const attempts = 3

async function visit(address: string, port: number): Promise<Result> {
  let reason = 'it says nothing'
  for (let attempt = 0; attempt < attempts; attempt++) {
    const result = (await lighthouse(address, { port, onlyCategories: [...categories], logLevel: 'silent' }))?.lhr
    if (result && !result.runtimeError) return result
    reason = result?.runtimeError?.message ?? reason
  }
  throw new Refusal(`Lighthouse could not measure ${address}: ${reason}`)
}

function measurementOf(result: Result): Measurement {
  const figure = (audit: string): number => result.audits[audit]?.numericValue ?? Number.NaN
  return {
    scores: byCategory((category) => Math.round((result.categories[category]?.score ?? 0) * 100)),
    lcp: figure('largest-contentful-paint'),
    cls: ownShiftOf(result.audits['cumulative-layout-shift']?.details) ?? figure('cumulative-layout-shift'),
    shifted: placesOf(result.audits['layout-shifts']?.details),
    tbt: figure('total-blocking-time'),
    weight: figure('total-byte-weight'),
    findings: byCategory((category) => findingsOf(category, result)),
  }
}

/** Without what the browser's own PDF viewer moves inside its frame. */
function ownShiftOf(details: Result['audits'][string]['details']): number | undefined {
  const [sums] = details?.type === 'debugdata' && Array.isArray(details.items) ? (details.items as unknown[]) : []
  if (typeof sums !== 'object' || sums === null || !('cumulativeLayoutShiftMainFrame' in sums)) return undefined
  const { cumulativeLayoutShiftMainFrame: own } = sums
  return typeof own === 'number' ? own : undefined
}

function byCategory<T>(valueOf: (category: Category) => T): Record<Category, T> {
  return {
    performance: valueOf('performance'),
    accessibility: valueOf('accessibility'),
    'best-practices': valueOf('best-practices'),
    seo: valueOf('seo'),
  }
}

/** The audits that have weight and did not pass: what else Lighthouse remarks costs no points. */
function findingsOf(category: Category, { categories: all, audits }: Result): Finding[] {
  return (all[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = audits[id]
    if (!audit || weight === 0 || audit.score === null || audit.score >= 1) return []
    return [{ audit: id, detail: [audit.displayValue ?? audit.title, ...placesOf(audit.details)].join(', ') }]
  })
}

/** The first elements that an audit names, by selector. */
function placesOf(details: Result['audits'][string]['details']): string[] {
  if (details?.type !== 'table') return []
  const nodes = details.items.flatMap(({ node }) =>
    typeof node === 'object' && 'selector' in node && node.selector ? [node.selector] : [],
  )
  return nodes.length > 3 ? [...nodes.slice(0, 3), `and ${nodes.length - 3} more`] : nodes
}
