import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectClean, isFocused, island, launched, live, site, toast, type Visit } from './site.ts'

const open = launched()
const field = (page: Page): Locator => island(page, 'newsletter').locator('input')
const region = (page: Page): Locator => page.getByRole('region', { name: 'Notifications (F8)' })
const gone = (page: Page): Promise<void> => toast(page).waitFor({ state: 'detached' })

/** A live form at a time that stands still, in which each Enter brings a toast. */
async function ready(): Promise<Visit> {
  // Where things are must not depend on how far a scroll has come, or on which font has arrived.
  const visit = await open()
  const { page } = visit
  await page.clock.install({ time: 0 })
  await page.goto(`${site.url}/`)
  await field(page).focus()
  await live(page, 'newsletter')
  await page.evaluate(() => document.fonts.ready)
  await page.clock.pauseAt(3_600_000)
  return visit
}

/**
 * Brings a toast whose region listens for pointer and focus: React runs effects after it has painted. The region's two stops for
 * the Tab key come with the render whose effects those are; two tasks later they have run.
 */
async function bringToast(page: Page): Promise<void> {
  await field(page).press('Enter')
  await toast(page).waitFor()
  await region(page).locator('> span').nth(1).waitFor({ state: 'attached' })
  for (let turn = 0; turn < 2; turn++)
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', resolve)
          port1.start()
          port2.postMessage(null)
        }),
    )
}

async function expectLast(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds)
  expect(await toast(page).count()).toBe(1)
  await page.clock.runFor(200)
  await gone(page)
}

test('the first comes into the region that is there, moves nothing, takes no focus, is announced, and stays 5,000 ms', async () => {
  const { page, ...notes } = await ready()
  const places = (): Promise<number[][]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('header, main, footer, h1, [data-island] :not([aria-live] > *)')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return [x, y, width, height]
      }),
    )
  await field(page).scrollIntoViewIfNeeded()
  const [before, held] = [await places(), await region(page).elementHandle()]
  await bringToast(page)
  expect(await page.evaluate((one) => one === document.querySelector('#toasts [role=region]'), held)).toBe(true)
  expect(await page.getByRole('region', { name: /^Notifications/ }).count()).toBe(1)
  expect(await region(page).getByRole('listitem').count()).toBe(1)
  const status = page.locator('#toasts [role=status]')
  // The words come after the empty place for them: a reader tells of what changes.
  await page.clock.runFor(100)
  expect(await status.allInnerTexts()).toEqual(['Notification Email required Please enter your email address.'])
  expect(await page.locator('body > [role=status]').count()).toBe(0)
  expect(await isFocused(field(page))).toBe(true)
  expect(await places()).toEqual(before)
  await expectLast(page, 4_800)
  expectClean(notes)
})

test('F8 and Tab lead into it, Escape and its button close it; the region stays, and catches nothing', async () => {
  const { page, ...notes } = await ready()
  const close = page.getByRole('button', { name: 'Close' })
  const catches = (): Promise<boolean> =>
    page.evaluate(() => Boolean(document.elementFromPoint(innerWidth - 40, innerHeight - 40)?.closest('#toasts')))
  expect(await catches()).toBe(false)
  await bringToast(page)
  for (const [key, name] of Object.entries({ F8: 'ol', Tab: 'li' })) {
    await page.keyboard.press(key)
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe(name)
  }
  await page.keyboard.press('Escape')
  await gone(page)
  await bringToast(page)
  await close.click()
  await gone(page)
  expect([await region(page).count(), await catches()]).toEqual([1, false])
  // Long after, when the dismissed toast has been removed, the next one comes as the first did.
  await page.clock.fastForward(1_000_001)
  expect(await toast(page).count()).toBe(0)
  await bringToast(page)
  expectClean(notes)
})

test('a second toast takes the place of the first, with a time of its own', async () => {
  const { page, ...notes } = await ready()
  await bringToast(page)
  const first = await toast(page).elementHandle()
  await page.clock.runFor(4_000)
  await bringToast(page)
  await expect.poll(() => first?.evaluate((old) => old.isConnected)).toBe(false)
  await expectLast(page, 4_900)
  expectClean(notes)
})
