import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { everyPath, isFocused, launched, site } from '../site.ts'
import { linesOfPages, opened } from './pages.ts'

// Every page walked by Tab from the first link to the last: nothing is left out, nothing holds the focus, and wherever it is,
// it can be seen.

const browser = launched()

/** What Tab leaves out, reaches in another order, or reaches where it cannot be seen. */
async function faultsOfWalk(page: Page): Promise<string[]> {
  const expected = await page.evaluate(() => inspect.focusables())
  const [passed, faults]: [string[], string[]] = [[], []]
  // A page that held the focus would go on for ever.
  while (passed.length < 300) {
    await page.keyboard.press('Tab')
    const look = await page.evaluate(() => inspect.focusLook())
    // Behind the last comes the browser, which here is nothing, or the first again.
    if (!look || (look.name === passed[0] && passed.length === expected.length)) break
    // A date has several fields in one.
    if (look.isWithin) continue
    passed.push(look.name)
    faults.push(...look.faults.map((fault) => `${look.name} ${fault}`))
  }
  const other = expected.findIndex((name, index) => passed[index] !== name)
  if (other >= 0) faults.push(`after ${expected[other - 1]} comes ${passed[other]}, not ${expected[other]}`)
  return passed.length > expected.length ? [...faults, `goes on to ${passed[expected.length]}`] : faults
}

// All articles have one template.
const templates = everyPath
  .filter((path) => !/^\/blog\/./.test(path))
  .concat(everyPath.find((path) => /^\/blog\/./.test(path)) ?? [])

test.each([
  [1280, everyPath],
  [390, templates],
])('at %i px Tab reaches everything in its order, and the focus is seen', async (width, paths) => {
  const page = await opened(browser, { viewport: { width, height: 800 } })
  expect(await linesOfPages(page, faultsOfWalk, paths)).toEqual({})
})

test('the skip link comes first, and leads past the header', async () => {
  const page = await opened(browser)
  await page.goto(`${site.url}/docs/`)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#main')
  await page.keyboard.press('Enter')
  expect(await isFocused(page.locator('#main'))).toBe(true)
  await page.keyboard.press('Tab')
  expect(await page.locator('main :focus').count()).toBe(1)
})

test('the menu opens, is walked and closes by the keyboard, and the focus comes back to its button', async () => {
  const page = await opened(browser, { viewport: { width: 390, height: 800 } })
  await page.goto(`${site.url}/`)
  const button = page.getByRole('button', { name: 'Menu' })
  const menu = page.locator('#menu')
  await button.focus()
  await page.keyboard.press('Enter')
  await menu.waitFor({ state: 'visible' })
  await page.keyboard.press('Tab')
  expect(await menu.locator(':focus').count()).toBe(1)
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  expect(await isFocused(button)).toBe(true)
})
