import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { engines, gate, inFrontOf, launched, liveSite, withoutBrowserLines } from './site.ts'

// The search as a visitor meets it: by the link in the header, by a shared address, without script, and when its index fails.

const site = liveSite()
const front = inFrontOf(site)
const index = '/search.json'

const field = (page: Page): ReturnType<Page['locator']> => page.locator('#search')
const status = (page: Page): ReturnType<Page['locator']> => page.locator('.search-status')
const results = (page: Page): ReturnType<Page['locator']> => page.locator('.search-results > li')
const told = async (page: Page, text: string): Promise<void> => status(page).getByText(text).waitFor()
const place = (page: Page): string => page.url().replace(/^https?:\/\/[^/]+/, '')

describe.each(engines)('in %s', (engine) => {
  const browser = launched(engine)

  test('the link in the header leads into the field; what is typed is found, kept in the address, and walked by keyboard', async () => {
    const visit = await browser.open({ viewport: { width: 1280, height: 900 } })
    const { page, requests } = visit
    await page.goto(`${site.url}/docs/`)
    expect(requests.filter((request) => request.endsWith('.js'))).toEqual([])
    await page.getByRole('link', { name: 'Search', exact: true }).click()
    await page.waitForURL('**/sitemap/#search')
    await field(page).and(page.locator(':focus')).waitFor()
    await page.keyboard.type('specsnc')
    await told(page, 'pages have “specsnc”')
    expect(await results(page).locator('.search-title').allInnerTexts()).toContain(
      'Products: eleven verification tools',
    )
    expect(await results(page).locator('mark').first().innerText()).toBe('SpecSync')
    expect(place(page)).toBe('/sitemap/?q=specsnc#search')
    expect(await status(page).getAttribute('role')).toBe('status')

    const titles = results(page).locator('a')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await titles.first().evaluate((link) => link === document.activeElement)).toBe(true)
    await field(page).focus()
    await page.keyboard.press('Escape')
    await results(page).first().waitFor({ state: 'detached' })
    expect([await field(page).inputValue(), place(page)]).toEqual(['', '/sitemap/#search'])

    await page.keyboard.type('zeppelin')
    await told(page, 'No page has “zeppelin”.')
    expect(requests.filter((request) => request.includes(index))).toEqual([`GET ${index}`])
    expect(requests.filter((request) => !request.startsWith('GET /'))).toEqual([])
    expect([visit.console, visit.violations]).toEqual([[], []])
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, ''])
  })

  test('a shared address shows its list at once, and a hostile one is text', async () => {
    const visit = await browser.open()
    const { page } = visit
    await page.goto(`${site.url}/sitemap/?q=open+problems`)
    await results(page).first().waitFor()
    expect(await field(page).inputValue()).toBe('open problems')
    const link = results(page).getByRole('link', { name: 'Open problems', exact: true })
    await link.click()
    await page.waitForURL('**/blog/mapping-the-space/#open-problems')

    const hostile = '<img src=x onerror=alert(1)>{query}\u0000\u202e'
    await page.goto(`${site.url}/sitemap/?q=${encodeURIComponent(hostile)}${'%20x'.repeat(500)}`)
    await told(page, 'No page has “<img src=x onerror=alert(1)>{query}')
    expect((await field(page).inputValue()).length).toBeLessThanOrEqual(100)
    expect(await page.locator('main img').count()).toBe(0)
    expect(visit.violations).toEqual([])
  })

  test.each([
    ['does not come', 500, 'none'],
    ['is a page of the host', 200, '<!DOCTYPE html><title>Sign in</title>'],
  ])('an index that %s is told of, and asked for again', async (_, code, body) => {
    front.answers.set(index, (__, response) => response.writeHead(code, { 'Content-Type': 'text/html' }).end(body))
    const visit = await browser.open()
    const { page } = visit
    await page.goto(`${front.url}/sitemap/`)
    await field(page).fill('proof')
    await told(page, 'The index of all pages did not come')
    expect(await page.locator('.tree').isVisible()).toBe(true)
    const { opened, open } = gate()
    front.answers.set(index, (request, response) => {
      void opened.then(() => {
        front.answers.delete(index)
        response.writeHead(307, { Location: request.url ?? '' }).end()
      })
    })
    await page.getByRole('button', { name: 'Try again' }).click()
    await told(page, 'Loading the index of all pages')
    expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true)
    open()
    await results(page).first().waitFor()
    const others = withoutBrowserLines(visit.console).filter(
      (line) => !/^error: ((Syntax)?Error|.*(json|JSON).*)/.test(line),
    )
    expect([others, visit.violations]).toEqual([[], []])
  })

  test('without a connection it says so', async () => {
    const { page } = await browser.open()
    await page.goto(`${site.url}/sitemap/`)
    await page.route(`**${index}`, async (route) => {
      await page.context().setOffline(true)
      await route.abort()
    })
    await field(page).fill('proof')
    await told(page, 'You seem to be offline')
    expect(await page.getByRole('button', { name: 'Try again' }).isVisible()).toBe(true)
  })

  test('without script the list serves, and the page says that nothing searches', async () => {
    const { page } = await browser.open({ javaScriptEnabled: false })
    await page.goto(`${site.url}/sitemap/?q=proof`)
    expect(await page.getByText('The search needs its script').isVisible()).toBe(true)
    expect(await page.locator('.tree a').count()).toBeGreaterThan(30)
    expect(await page.locator('.search [type=submit]').isVisible()).toBe(false)
    // Chromium is told that there is no script; in Firefox it is only that none comes.
    expect(await field(page).isVisible()).toBe(engine === 'firefox')
  })

  // Chromium hides the field then.
  test.skipIf(engine === 'chromium')('a field that is left alone by its script leads to the page itself', async () => {
    const { page } = await browser.open({ javaScriptEnabled: false })
    await page.goto(`${site.url}/sitemap/`)
    await field(page).fill('lean')
    await field(page).press('Enter')
    await page.waitForURL('**/sitemap/?q=lean')
    expect(await page.locator('.tree').isVisible()).toBe(true)
  })
})
