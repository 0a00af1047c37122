import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { engines, launched, liveSite, type Engine } from '../site.ts'
import { findingsOf, only, standards } from './axe.ts'
import { withColours } from './colours.ts'
import { everyPath, linesOfPages } from './every-path.ts'
import { states } from './states.ts'

// What axe says of every page and every state, in both themes and on both ends of the widths.

const site = liveSite()

/**
 * Text keeps 7:1; these keep 4.5:1, as they repeat, name or count what stands beside them: labels, dates, addresses, names of
 * columns and of facts, marks on scales, and controls.
 */
const labels = ['.label', '.byline', '.tags', '.field-note', '.address', 'dt', 'th', 'legend', 'svg text', '.button']

const wide = { width: 1280, height: 900 }
// Also a window of 1280 px at 400 %.
const narrow = { width: 320, height: 740 }
const calm = { reducedMotion: 'reduce', viewport: wide } as const

/** One page as it stands, in both themes and both widths: of the second theme only what has to do with colour. */
async function thorough(page: Page): Promise<string[]> {
  const found: string[] = []
  const note = (conditions: string, lines: string[]): void =>
    void found.push(...lines.map((line) => `${conditions}: ${line}`))
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const size of [wide, narrow]) {
      await page.setViewportSize(size)
      const rules = colorScheme === 'light' ? standards : only('color-contrast')
      note(`${size.width} px, ${colorScheme}`, await findingsOf(page, rules))
    }
    const text = { include: ['body'], exclude: labels }
    note(`text, ${colorScheme}`, await findingsOf(page, only('color-contrast-enhanced'), text))
  }
  return found
}

/** Of Firefox once is enough: one theme, one width. */
const looks: Record<Engine, (page: Page) => Promise<string[]>> = {
  chromium: thorough,
  firefox: (page) => findingsOf(page, standards),
}

describe.each(engines)('in %s', (engine) => {
  const browser = launched(engine)

  test('axe finds nothing on any page', async () => {
    const { page } = await browser.open(calm)
    await withColours(page)
    expect(await linesOfPages(page, site.url, looks[engine])).toEqual({})
    expect(everyPath.length).toBeGreaterThan(25)
  }, 180_000)

  test.each(states)('axe finds nothing in this state: $name', async ({ path, reach }) => {
    const { page } = await browser.open({ ...calm, viewport: narrow })
    await withColours(page)
    await page.goto(site.url + path)
    await reach(page)
    const found = await findingsOf(page, standards)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect([...found, ...(await findingsOf(page, only('color-contrast')))]).toEqual([])
  })
})
