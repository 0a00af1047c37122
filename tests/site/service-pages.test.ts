import { expect, test } from 'vitest'
import { attributesOf, parsePage, textsOf, visibleText } from './html.ts'
import { buildInMemory, textOf, type Edits } from './in-memory.ts'

const pageAt = (path: string, edits: Edits = {}): ReturnType<typeof parsePage> =>
  parsePage(textOf(buildInMemory({ edits }), `${path.slice(1)}index.html`))

const replace = (found: string, by: string) => (text: string) => text.replace(found, by)

/** Of each strip, which of its weeks, the first being 0, stand out. A week is 8 wide. */
function weeksMarked(page: ReturnType<typeof parsePage>): number[][] {
  return page
    .querySelectorAll('.incident-week')
    .map((path) => [...(path.getAttribute('d') ?? '').matchAll(/M(\d+) /g)].map(([, x]) => Math.floor(Number(x) / 8)))
}

test.each([
  // Week 25 ends on September 1, 2025: July 22 is 41 days before, June 9 is 84.
  ['2025-09-01', [[], [20], [13]]],
  ['2026-01-10', [[], [1], []]],
])('reviewed on %s, a service is marked in the week of its last incident, unless too long ago', (day, marked) => {
  const edit = replace('"reviewed": "2025-09-01"', `"reviewed": "${day}"`)
  expect(weeksMarked(pageAt('/status/', { 'content/data/status.json': edit }))).toEqual(marked)
})

const statusAs = (status: string): Edits => ({
  'content/data/status.json': replace('"status": "operational"', `"status": "${status}"`),
})

test('a status that is not operational changes the mark, the badge and the headline; one that is misspelt is reported', () => {
  const badges = '[aria-labelledby=services] h3 + span'
  const page = pageAt('/status/', statusAs('degraded'))
  expect(page.querySelector('main header svg')?.classList.contains('lucide-triangle-alert')).toBe(true)
  expect(textsOf(page, 'main h1')).toEqual(['Some Services Degraded'])
  expect(textsOf(page, badges)).toEqual(['Degraded', 'Operational', 'Operational'])
  const misspelt = buildInMemory({ edits: statusAs('operatonal') })
  const message = 'status is "operatonal", which is shown as unknown. Did you mean operational?'
  expect(misspelt.problems).toMatchObject([{ line: 20, column: 38, message, warning: true }])
  expect(textsOf(parsePage(textOf(misspelt, 'status/index.html')), badges)[0]).toBe('Unknown')
})

test('the navigation and the entries of the docs name the same tools, and each question leads to some', () => {
  const page = pageAt('/docs/')
  const entries = page.querySelectorAll('[aria-labelledby=repositories] li[id]').map((entry) => `#${entry.id}`)
  const linksIn = (part: string): string[] =>
    page.querySelectorAll(`${part} a`).map((link) => link.getAttribute('href') ?? '')
  expect(entries).toHaveLength(2)
  expect(linksIn('#contents ol ol')).toEqual(entries)
  expect(linksIn('[aria-labelledby=which-tool] dd')).toEqual(entries.slice(1))
})

test('each channel has one way to write, a mail under its address', () => {
  const links = pageAt('/contact/').querySelectorAll('[aria-labelledby=channels] li a')
  expect(links.map((link) => [link.getAttribute('href'), visibleText(link)])).toEqual([
    ['mailto:contact@sentinelops.example', 'contact@sentinelops.example'],
    ['/security/', 'Report it'],
  ])
})

test('press releases stand newest first, in whatever order they are written', () => {
  const page = pageAt('/press/', { 'content/data/press.json': replace('2025-07-15', '2025-08-21') })
  const days = attributesOf(page, 'datetime', '[aria-labelledby=releases] time')
  expect(days).toEqual(['2025-08-21', '2025-08-20'])
})
