import type { SitePage } from '../browser/site-pages.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/** What one run of Lighthouse says of a page. */
export interface Measurement {
  /** 0 to 100. */
  scores: Record<Category, number>
  /** Largest contentful paint, in milliseconds: https://web.dev/articles/lcp */
  lcp: number
  /** Cumulative layout shift, without unit: https://web.dev/articles/cls */
  cls: number
  /** The elements that shifted, by selector. */
  shifted: string[]
  /** Total blocking time, in milliseconds: https://web.dev/articles/tbt */
  tbt: number
  /** All that was transferred, in bytes. */
  weight: number
  /** By category: the audits that cost it points. */
  findings: Record<Category, Finding[]>
}

/** An audit that a page does not pass. */
export interface Finding {
  /** As Lighthouse names it: "color-contrast". */
  audit: string
  /** What it found, and where, for a person to read. */
  detail: string
}

/** A page and its median run. */
export interface Measured extends Measurement {
  page: SitePage
}

/**
 * The middle run, by performance score and then by how long it blocked; of two middle ones the worse. It is a run as it was,
 * so that its figures belong together.
 */
export function medianOf(runs: Measurement[]): Measurement {
  const sorted = runs.toSorted((a, b) => a.scores.performance - b.scores.performance || b.tbt - a.tbt)
  const median = sorted[Math.floor((sorted.length - 1) / 2)]
  if (!median) throw new Error('There is no median of no runs')
  return median
}
