import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { based, expectClean, launched, site, translate, type Visit } from './site.ts'

const open = launched()

async function press(page: Page, link: Locator): Promise<void> {
  await link.hover()
  await page.mouse.down()
  await page.mouse.move(1, 1)
  await page.mouse.up()
}

const linkTo = (page: Page, path: string): Locator => page.locator(`a[href="${path}"]:visible`).first()

async function aheadFrom(url: string): Promise<Visit & { ahead: string[] }> {
  const visit = await open()
  const ahead: string[] = []
  visit.page.on('request', (request) => {
    if (request.headers()['sec-purpose']) ahead.push(new URL(request.url()).pathname)
  })
  await visit.page.goto(url, { waitUntil: 'networkidle' })
  return { ...visit, ahead }
}

describe('what is fetched ahead', () => {
  test('a page whose link is rested on; no files, not the viewer, nor the page that is open and places on it', async () => {
    const { page, ahead, ...notes } = await aheadFrom(`${site.url}/blog/`)
    for (const link of ['a[href^="/papers/view/?"]', 'a[href$=".pdf"]', 'nav a[aria-current=page]'])
      await press(page, page.locator(link).first())
    await linkTo(page, '/docs/').hover()
    await expect.poll(() => ahead).toEqual(['/docs/'])
    await page.goto(`${site.url}/security/`)
    await press(page, page.locator('main a[href^="#"]:visible').first())
    await press(page, linkTo(page, '/mission/'))
    await expect.poll(() => ahead).toEqual(['/docs/', '/mission/'])
    expectClean(notes)
  })

  test('under a base path, pages below it', async () => {
    const { page, ahead } = await aheadFrom(`${based.url}/docs/`)
    await press(page, linkTo(page, '/viewer/mission/'))
    await expect.poll(() => ahead).toEqual(['/viewer/mission/'])
  })
})

const words = (page: Page, name: 'copied' | 'refused'): Promise<string | null> =>
  page.locator('template[data-copied]').getAttribute(`data-${name}`)
const told = (page: Page): Promise<string | null> => page.locator('[role=status][data-copy-status]').textContent()

describe('copying code', () => {
  test('a button puts the code before it on the clipboard, and that is announced', async () => {
    const { page, ...notes } = await open({ permissions: ['clipboard-read', 'clipboard-write'] })
    await page.goto(`${site.url}/docs/`)
    for (const code of [page.locator('pre').first(), page.locator('[data-copy]').first()]) {
      await code.locator('+ button').click()
      await expect.poll(() => told(page)).toBe(await words(page, 'copied'))
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe((await code.textContent())?.trim())
    }
    expectClean(notes)
  })

  test('a button whose words a translation has wrapped copies too', async () => {
    const { page } = await open({ permissions: ['clipboard-read', 'clipboard-write'] })
    await page.goto(`${site.url}/learn/`)
    await translate(page.locator('main'))
    await page.locator('pre + button font').first().click()
    await expect.poll(() => told(page)).toBe(await words(page, 'copied'))
    expect(await page.locator('pre + button').first().textContent()).toBe(await words(page, 'copied'))
  })

  test('where the browser refuses, that is announced and the code is selected', async () => {
    const { page } = await open()
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('refused')) },
      })
    })
    await page.goto(`${site.url}/learn/`)
    await page.locator('pre + button').first().click()
    await expect.poll(() => told(page)).toBe(await words(page, 'refused'))
    const selected = await page.evaluate(() => String(getSelection()).trim())
    expect(selected).toBe((await page.locator('pre').first().textContent())?.trim())
  })
})
