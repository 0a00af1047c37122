import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { engines, launched, liveSite, type Launched, type Visit } from './site.ts'

// Toasts as a visitor meets them: the one that says that an address is required can be had at will.

const site = liveSite()

const toast = (page: Page): ReturnType<Page['locator']> => page.locator('.toast')
const field = (page: Page): ReturnType<Page['locator']> => page.locator('#island-newsletter input')
const region = '[role=region][aria-label="Notifications (F8)"]'

/** A live form at a time that stands still, in which each Enter brings a toast. */
async function ready(browser: Launched): Promise<Visit> {
  const visit = await browser.open()
  const { page } = visit
  await page.clock.install({ time: 0 })
  await page.goto(`${site.url}/`)
  await field(page).focus()
  await page.locator('#island-newsletter[data-live]').waitFor()
  await page.clock.pauseAt(3_600_000)
  return visit
}

async function bringToast(page: Page): Promise<void> {
  await field(page).press('Enter')
  await toast(page).waitFor()
  await listening(page)
}

/**
 * A toast is seen a task or two before its region listens for pointer and focus: React runs effects after it has painted. The
 * region's two stops for the Tab key come with the render whose effects those are; two messages later they have run.
 */
async function listening(page: Page): Promise<void> {
  await page.locator('#toasts [role=region] > span').nth(1).waitFor({ state: 'attached' })
  await page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn++)
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', resolve, { once: true })
        port1.start()
        port2.postMessage(null)
      })
  })
}

async function swipe(page: Page, by: number): Promise<void> {
  const box = await page.locator('.toast-title').boundingBox()
  const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 5]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by / 2, y, { steps: 4 })
  await page.mouse.move(x + by, y, { steps: 4 })
  await page.mouse.up()
}

describe.each(engines)('in %s', (engine) => {
  const browser = launched(engine)

  test('a toast stays 5,000 ms', async () => {
    const { page, console, violations } = await ready(browser)
    await bringToast(page)
    await page.clock.runFor(4_950)
    expect(await toast(page).count()).toBe(1)
    await page.clock.runFor(100)
    await toast(page).waitFor({ state: 'detached' })
    expect([console, violations]).toEqual([[], []])
  })

  test('it waits while the pointer is over it, and for the time that was left', async () => {
    const { page } = await ready(browser)
    await bringToast(page)
    await page.clock.runFor(3_000)
    await page.locator('.toast-title').hover()
    await page.clock.runFor(60_000)
    expect(await toast(page).count()).toBe(1)
    await page.mouse.move(5, 5)
    await page.clock.runFor(1_900)
    expect(await toast(page).count()).toBe(1)
    await page.clock.runFor(200)
    await toast(page).waitFor({ state: 'detached' })
  })

  test('it waits while the focus is in it', async () => {
    const { page } = await ready(browser)
    await bringToast(page)
    await page.keyboard.press('F8')
    await page.clock.runFor(60_000)
    expect(await toast(page).count()).toBe(1)
    await field(page).focus()
    await page.clock.runFor(5_100)
    await toast(page).waitFor({ state: 'detached' })
  })

  test('a swipe to the right over 50 px closes it; a shorter one and one to the left do not', async () => {
    const { page, violations } = await ready(browser)
    await bringToast(page)
    for (const by of [44, -100]) {
      await swipe(page, by)
      expect(await toast(page).count()).toBe(1)
      expect(await toast(page).getAttribute('data-swipe')).not.toBe('end')
    }
    await swipe(page, 60)
    await toast(page).waitFor({ state: 'detached' })
    expect(violations).toEqual([])
  })

  test('Escape closes it from wherever the focus is', async () => {
    const { page } = await ready(browser)
    await bringToast(page)
    await page.keyboard.press('Escape')
    await toast(page).waitFor({ state: 'detached' })
    await bringToast(page)
    await page.locator('.toast-close').focus()
    await page.keyboard.press('Escape')
    await toast(page).waitFor({ state: 'detached' })
    expect(await page.locator(region).count()).toBe(1)
  })

  test('its button closes it, by pointer and by key', async () => {
    const { page } = await ready(browser)
    await bringToast(page)
    await page.getByRole('button', { name: 'Close' }).click()
    await toast(page).waitFor({ state: 'detached' })
    await bringToast(page)
    await page.getByRole('button', { name: 'Close' }).press('Enter')
    await toast(page).waitFor({ state: 'detached' })
    expect(await page.locator(region).count()).toBe(1)
  })

  test('F8 goes to the region, from there Tab to the toast; Escape there closes it', async () => {
    const { page } = await ready(browser)
    await bringToast(page)
    await page.keyboard.press('F8')
    expect(await page.evaluate(() => document.activeElement === document.querySelector('ol.toasts'))).toBe(true)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('toast')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('toast-close')
  })

  test('the region is the one that every page holds, and there is one', async () => {
    const { page } = await ready(browser)
    const before = await page.locator(region).elementHandle()
    await bringToast(page)
    expect(await page.locator('[role=region][aria-label^=Notifications]').count()).toBe(1)
    expect(await page.evaluate((one) => one === document.querySelector('#toasts [role=region]'), before)).toBe(true)
    expect(await page.locator(`${region} ol.toasts > li.toast`).count()).toBe(1)
  })

  test('it never takes the focus, and is announced once, for 1,000 ms', async () => {
    const { page } = await ready(browser)
    await bringToast(page)
    const status = page.locator('#toasts [role=status]')
    // The words come after the empty place for them: a reader tells of what changes.
    await page.clock.runFor(100)
    expect(await status.allInnerTexts()).toEqual(['Notification Email required Please enter your email address.'])
    expect(await page.locator('body > [role=status]').count()).toBe(0)
    await page.clock.runFor(850)
    expect(await status.count()).toBe(1)
    await page.clock.runFor(100)
    await status.waitFor({ state: 'detached' })
    expect(await toast(page).count()).toBe(1)
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true)
  })

  test('a second toast takes the place of the first: there are never two', async () => {
    const { page, console } = await ready(browser)
    await page.evaluate(() => {
      new MutationObserver(() => {
        const { dataset } = document.documentElement
        const most = Math.max(Number(dataset.most ?? 0), document.querySelectorAll('.toast').length)
        dataset.most = String(most)
      }).observe(document.body, { childList: true, subtree: true })
    })
    await bringToast(page)
    const first = await toast(page).elementHandle()
    await page.clock.runFor(4_000)
    await field(page).press('Enter')
    await page.waitForFunction((old) => !old?.isConnected, first)
    await toast(page).waitFor()
    await listening(page)
    expect(await page.locator('html').getAttribute('data-most')).toBe('1')
    // Its time is its own.
    await page.clock.runFor(4_900)
    expect(await toast(page).count()).toBe(1)
    await page.clock.runFor(200)
    await toast(page).waitFor({ state: 'detached' })
    expect(console).toEqual([])
  })

  test('long after, when the dismissed toast has been removed, the next one comes as the first did', async () => {
    const { page, console } = await ready(browser)
    await bringToast(page)
    await page.keyboard.press('Escape')
    await toast(page).waitFor({ state: 'detached' })
    await page.clock.fastForward(1_000_001)
    expect(await page.locator('#toasts li').count()).toBe(0)
    await bringToast(page)
    expect(await toast(page).count()).toBe(1)
    expect(console).toEqual([])
  })

  test('the empty region catches nothing that is meant for the page', async () => {
    const { page } = await ready(browser)
    const catches = (): Promise<boolean> =>
      page.evaluate(() => Boolean(document.elementFromPoint(innerWidth - 20, innerHeight - 10)?.closest('#toasts')))
    expect(await catches()).toBe(false)
    await bringToast(page)
    await page.keyboard.press('Escape')
    await toast(page).waitFor({ state: 'detached' })
    expect(await catches()).toBe(false)
  })

  test('nothing moves when the first toast comes', async () => {
    const { page } = await ready(browser)
    const places = (): Promise<number[][]> =>
      page.evaluate(() =>
        [...document.querySelectorAll('header, main, footer, h1, #island-newsletter *')].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return [x, y, width, height]
        }),
      )
    await field(page).scrollIntoViewIfNeeded()
    const before = await places()
    // Only Chromium counts shifts; places are compared in every engine.
    await page.evaluate(() => {
      if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return
      new PerformanceObserver((list) => {
        document.documentElement.dataset.shifts = String(
          Number(document.documentElement.dataset.shifts ?? 0) + list.getEntries().length,
        )
      }).observe({ type: 'layout-shift' })
    })
    await bringToast(page)
    await page.clock.runFor(1_500)
    expect(await places()).toEqual(before)
    expect(await page.locator('html').getAttribute('data-shifts')).toBe(null)
  })
})
