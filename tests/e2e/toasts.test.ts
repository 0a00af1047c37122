import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectClean, isFocused, island, launched, live, site, toast, type Visit } from './site.ts'

// Toasts as a visitor meets them: the one that says that an address is required can be had at will.

const browser = launched()
const field = (page: Page): Locator => island(page, 'newsletter').locator('input')
const region = (page: Page): Locator => page.getByRole('region', { name: 'Notifications (F8)' })
const title = (page: Page): Locator => toast(page).getByText('Email required')
const gone = (page: Page): Promise<void> => toast(page).waitFor({ state: 'detached' })

/** A live form at a time that stands still, in which each Enter brings a toast. */
async function ready(): Promise<Visit> {
  const visit = await browser.openAlone()
  const { page } = visit
  await page.clock.install({ time: 0 })
  await page.goto(`${site.url}/`)
  await field(page).focus()
  await live(page, 'newsletter')
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
  await region(page).locator('> span').nth(1).waitFor({ state: 'attached' })
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

/** Expects the toast to be there after so long on the page's clock, and to be gone 200 ms later. */
async function expectLast(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds)
  expect(await toast(page).count()).toBe(1)
  await page.clock.runFor(200)
  await gone(page)
}

test('the first comes into the region that is there, moves nothing, takes no focus, is announced for 1,000 ms and stays 5,000', async () => {
  const visit = await ready()
  const { page } = visit
  const places = (): Promise<number[][]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('header, main, footer, h1, [data-island] *')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return [x, y, width, height]
      }),
    )
  await field(page).scrollIntoViewIfNeeded()
  const [before, held] = [await places(), await region(page).elementHandle()]
  await page.evaluate(() =>
    new PerformanceObserver(() => (document.documentElement.dataset.shifted = 'yes')).observe({ type: 'layout-shift' }),
  )
  await bringToast(page)
  expect(await page.evaluate((one) => one === document.querySelector('#toasts [role=region]'), held)).toBe(true)
  expect(await page.getByRole('region', { name: /^Notifications/ }).count()).toBe(1)
  expect(await region(page).getByRole('listitem').count()).toBe(1)
  const status = page.locator('#toasts [role=status]')
  // The words come after the empty place for them: a reader tells of what changes.
  await page.clock.runFor(100)
  expect(await status.allInnerTexts()).toEqual(['Notification Email required Please enter your email address.'])
  expect(await page.locator('body > [role=status]').count()).toBe(0)
  await page.clock.runFor(850)
  expect(await status.count()).toBe(1)
  await page.clock.runFor(100)
  await status.waitFor({ state: 'detached' })
  expect(await isFocused(field(page))).toBe(true)
  expect([await places(), await page.locator('html').getAttribute('data-shifted')]).toEqual([before, null])
  await expectLast(page, 3_850)
  expectClean(visit)
})

test('it waits while the pointer is over it or the focus is in it, where F8 and Tab lead', async () => {
  const { page } = await ready()
  await bringToast(page)
  await page.clock.runFor(3_000)
  await title(page).hover()
  await page.clock.runFor(60_000)
  expect(await toast(page).count()).toBe(1)
  await page.mouse.move(5, 5)
  // The time that was left.
  await expectLast(page, 1_900)

  await bringToast(page)
  for (const [key, name] of [
    ['F8', 'ol'],
    ['Tab', 'li'],
    ['Tab', 'button'],
  ] as const) {
    await page.keyboard.press(key)
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe(name)
  }
  await page.clock.runFor(60_000)
  await field(page).focus()
  await expectLast(page, 4_900)
})

test('a swipe to the right over 50 px closes it; a shorter one and one to the left do not', async () => {
  const visit = await ready()
  const { page } = visit
  await bringToast(page)
  const swipe = async (by: number): Promise<void> => {
    const { x = 0, y = 0 } = (await title(page).boundingBox()) ?? {}
    await page.mouse.move(x + 60, y + 5)
    await page.mouse.down()
    await page.mouse.move(x + 60 + by / 2, y + 5, { steps: 4 })
    await page.mouse.move(x + 60 + by, y + 5, { steps: 4 })
    await page.mouse.up()
  }
  for (const by of [44, -100]) {
    await swipe(by)
    expect(await toast(page).count()).toBe(1)
    expect(await toast(page).getAttribute('data-swipe')).not.toBe('end')
  }
  await swipe(60)
  await gone(page)
  expect(visit.violations).toEqual([])
})

test('Escape closes it from wherever the focus is, its button by pointer and by key; the region stays, and catches nothing', async () => {
  const visit = await ready()
  const { page } = visit
  const close = page.getByRole('button', { name: 'Close' })
  const catches = (): Promise<boolean> =>
    page.evaluate(() => Boolean(document.elementFromPoint(innerWidth - 20, innerHeight - 10)?.closest('#toasts')))
  expect(await catches()).toBe(false)
  const ways = [
    () => page.keyboard.press('Escape'),
    () => close.press('Escape'),
    () => close.click(),
    () => close.press('Enter'),
  ]
  for (const act of ways) {
    await bringToast(page)
    await act()
    await gone(page)
    expect([await region(page).count(), await catches()]).toEqual([1, false])
  }
  // Long after, when the dismissed toast has been removed, the next one comes as the first did.
  await page.clock.fastForward(1_000_001)
  expect(await toast(page).count()).toBe(0)
  await bringToast(page)
  expectClean(visit)
})

test('a second toast takes the place of the first, with a time of its own: there are never two', async () => {
  const visit = await ready()
  const { page } = visit
  await page.evaluate(() => {
    new MutationObserver(() => {
      const { dataset } = document.documentElement
      dataset.most = String(Math.max(Number(dataset.most ?? 0), document.querySelectorAll('#toasts li').length))
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
  await expectLast(page, 4_900)
  expectClean(visit)
})
