import { expect, test } from 'vitest'
import type { SitePage } from '../../scripts/browser/site-pages.ts'
import { complaintsOf } from '../../scripts/lighthouse/complaints.ts'
import { medianOf, type Measured, type Measurement } from '../../scripts/lighthouse/measurement.ts'
import { headLine, lineOf } from '../../scripts/lighthouse/table.ts'
import { run } from './run-command.ts'

// What the figures of Lighthouse mean for a page. The measuring itself takes minutes, and is the command's own business.

const perfect: Measurement = {
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  lcp: 1234,
  cls: 0,
  shifted: [],
  tbt: 0,
  weight: 12_345,
  findings: { performance: [], accessibility: [], 'best-practices': [], seo: [] },
}
const docs: SitePage = { route: 'docs', path: '/docs/', listed: true }
const viewer: SitePage = { route: 'paperViewer', path: '/papers/view/', listed: false }
const crawlable = { audit: 'is-crawlable', detail: 'Page is blocked from indexing' }
const hidden: Measurement = {
  ...perfect,
  scores: { ...perfect.scores, seo: 66 },
  findings: { ...perfect.findings, seo: [crawlable] },
}
const anchors = { audit: 'crawlable-anchors', detail: 'Links are not crawlable, footer > a' }

const cases: [what: string, measured: Measured, complaints: string[]][] = [
  ['a perfect page passes', { ...perfect, page: docs }, []],
  ['a noindex page passes that is found to be one', { ...hidden, page: viewer }, []],
  [
    'a page that is listed is to be found',
    { ...hidden, page: docs },
    ['/docs/: seo is 66. is-crawlable: Page is blocked from indexing'],
  ],
  [
    'a noindex page owes the rest of seo',
    { ...hidden, findings: { ...hidden.findings, seo: [crawlable, anchors] }, page: viewer },
    ['/papers/view/: seo finds more than is-crawlable. crawlable-anchors: Links are not crawlable, footer > a'],
  ],
  [
    'a noindex page is not indexed',
    { ...perfect, page: viewer },
    ['/papers/view/: may be indexed, and should be noindex.'],
  ],
  [
    '99 is not 100',
    { ...perfect, scores: { ...perfect.scores, accessibility: 99 }, page: docs },
    ['/docs/: accessibility is 99. '],
  ],
  [
    'every shift counts',
    { ...perfect, cls: 0.0004, shifted: ['main > ul'], page: docs },
    ['/docs/: its layout shifts (CLS 0.0004, must be 0): main > ul'],
  ],
  ['every blocking counts', { ...perfect, tbt: 3.2, page: docs }, ['/docs/: it blocks for 3 ms (TBT, must be 0).']],
  ['the viewer may block a little', { ...hidden, tbt: 49.9, page: viewer }, []],
  [
    'but less than 50 ms',
    { ...hidden, tbt: 50, page: viewer },
    ['/papers/view/: it blocks for 50 ms (TBT, must be below 50).'],
  ],
]
test.each(cases)('%s', (_, measured, complaints) => {
  expect(complaintsOf(measured)).toEqual(complaints)
})

const scoring = (performance: number, tbt = 0): Measurement => ({
  ...perfect,
  scores: { ...perfect.scores, performance },
  tbt,
})

test('the median is the middle run as it was; of two the worse', () => {
  expect(medianOf([scoring(100), scoring(90), scoring(99)])).toEqual(scoring(99))
  expect(medianOf([scoring(100, 0), scoring(100, 9), scoring(100, 4)])).toEqual(scoring(100, 4))
  expect(medianOf([scoring(100), scoring(90)])).toEqual(scoring(90))
  expect(medianOf([scoring(80)])).toEqual(scoring(80))
})

test('the table has a line for each page, as wide as its head', () => {
  const line = lineOf({ ...perfect, page: docs })
  expect(line.split(/\s+/)).toEqual(['/docs/', '100', '100', '100', '100', '1.23', '0.000', '0', '12.3'])
  expect(line).toHaveLength(headLine().length)
})

test.each([
  [['--runs', '0'], 2, '--runs 0 is not a number of runs. Give one from 1 to 99.'],
  [['--out', '/no/such/site'], 1, 'There is no built site in /no/such/site. Make one with npm run build.'],
])('lighthouse %j is refused before anything is measured', async (args, expected, message) => {
  const { code, error } = await run(['lighthouse', ...args])
  expect(error).toContain(message)
  expect(code).toBe(expected)
})
