import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { launched, liveSite } from '../site.ts'
import { withColours } from './colours.ts'
import { arriveAt, everyPath } from './every-path.ts'
import { focusables, focusLook } from './focus.ts'

// Every page walked by Tab from the first link to the last: nothing is left out, nothing holds the focus, and wherever it is,
// it can be seen.

const site = liveSite()
const browser = launched('chromium')
const calm = { reducedMotion: 'reduce' } as const

/** One way through the page: what had the focus, in order, and where it could not be seen. */
async function walk(page: Page): Promise<{ passed: string[]; faults: string[] }> {
  const [passed, faults]: [string[], string[]] = [[], []]
  // A page that held the focus would go on for ever.
  while (passed.length < 300) {
    await page.keyboard.press('Tab')
    const look = await focusLook(page)
    // Behind the last comes the browser, which here is nothing, or the first again.
    if (!look || look.name === passed[0]) break
    // A date has several fields in one.
    if (look.isWithin) continue
    passed.push(look.name)
    faults.push(...look.faults.map((fault) => `${look.name} ${fault}`))
  }
  return { passed, faults }
}

test.each([1280, 390])(
  'at %i px Tab reaches everything in its order, and the focus is seen',
  async (width) => {
    const { page } = await browser.open({ ...calm, viewport: { width, height: 800 } })
    await withColours(page)
    const expected: Record<string, unknown> = {}
    const found: Record<string, unknown> = {}
    for (const path of everyPath) {
      await arriveAt(page, site.url + path)
      expected[path] = { passed: await focusables(page), faults: [] }
      found[path] = await walk(page)
    }
    expect(found).toEqual(expected)
  },
  300_000,
)

test('the skip link comes first, and leads past the header', async () => {
  const { page } = await browser.open(calm)
  await page.goto(`${site.url}/docs/`)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#main')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('the menu opens, is walked and closes by the keyboard, and the focus comes back to its button', async () => {
  const { page } = await browser.open({ ...calm, viewport: { width: 390, height: 800 } })
  await page.goto(`${site.url}/`)
  const button = page.locator('.menu-button')
  const menu = page.locator('#menu')
  await button.focus()
  await page.keyboard.press('Enter')
  await menu.waitFor({ state: 'visible' })
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('#menu') !== null)).toBe(true)
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
})
