import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectClean, inFrontOfSite, isFocused, island, late, launched, live, site, translate } from './site.ts'

const front = inFrontOfSite()
const open = launched()
const index = '/search.json'

const field = (page: Page): Locator => page.getByRole('searchbox')
const told = (page: Page, text: string): Promise<void> =>
  island(page, 'search').getByRole('status').getByText(text).waitFor()
const results = (page: Page): Locator => island(page, 'search').locator('ol > li')
const list = (page: Page): Locator => page.locator('main a[href="/docs/"]:visible').last()
const place = (page: Page): string => page.url().replace(/^https?:\/\/[^/]+/, '')

test('the form in the header leads to the answer; what is typed is found, kept in the address, and walked by keyboard', async () => {
  const { page, ...notes } = await open({ viewport: { width: 1280, height: 900 } })
  await page.goto(`${site.url}/products/`)
  expect(notes.requests.filter((request) => request.endsWith('.js'))).toEqual([])
  await page.getByRole('button', { name: 'Search', exact: true }).first().click()
  await page.locator('#find input:focus').waitFor()
  await page.keyboard.type('specsnc')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/sitemap/?q=specsnc')
  await told(page, '“specsnc”')
  expect(await results(page).locator('mark').first().innerText()).toBe('SpecSync')
  expect(place(page)).toBe('/sitemap/?q=specsnc')
  await field(page).focus()
  for (let press = 0; press < 2; press++) await page.keyboard.press('Tab')
  expect(await isFocused(results(page).locator('a').first())).toBe(true)
  await field(page).focus()
  await page.keyboard.press('Escape')
  await results(page).first().waitFor({ state: 'detached' })
  expect([await field(page).inputValue(), place(page)]).toEqual(['', '/sitemap/'])

  await page.keyboard.type('zeppelin')
  await told(page, '“zeppelin”')
  expect(notes.requests.filter((request) => request.includes(index))).toEqual([`GET ${index}`])
  expect(notes.requests.filter((request) => !request.startsWith('GET /'))).toEqual([])
  expectClean(notes)
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, ''])
})

test('a shared address shows its list at once, its results lead to sections, and a hostile one is text', async () => {
  const { page, ...notes } = await open()
  const [asked] = await Promise.all([
    page.waitForRequest(`**${index}`),
    page.goto(`${site.url}/sitemap/?utm_source=x&q=lean+proof`),
  ])
  // No request repeats what is typed, not even as the page that it comes from.
  expect((await asked.allHeaders())['referer']).toBe(`${site.url}/`)
  await live(page, 'search')
  expect(await field(page).inputValue()).toBe('lean proof')
  await results(page).first().waitFor()
  await translate(island(page, 'search'))
  await field(page).press('End')
  await page.keyboard.type('s')
  await told(page, '“lean proofs”')
  const link = results(page).locator('a[href*="#"]').first()
  const href = await link.getAttribute('href')
  await link.click()
  await page.waitForURL(`${site.url}${href}`)

  const hostile = '<img src=x onerror=alert(1)>{query}\u0000\u202e'
  await page.goto(`${site.url}/sitemap/?q=${encodeURIComponent(hostile)}${'%20x'.repeat(500)}`)
  await told(page, '“<img src=x onerror=alert(1)>{query}')
  expect((await field(page).inputValue()).length).toBeLessThanOrEqual(100)
  expect(await page.locator('main img').count()).toBe(0)
  expectClean(notes)
})

test.each([
  ['does not come', 500, 'none'],
  ['is a page of the host', 200, '<!DOCTYPE html><title>Sign in</title>'],
  ['leads elsewhere', 200, '{"pages":[{"path":"/\\\\host.example/","title":"proof","text":"","sections":[]}]}'],
])('an index that %s is told of, and asked for again', async (_, code, body) => {
  front.answers.set(index, (__, response) => response.writeHead(code, { 'Content-Type': 'text/html' }).end(body))
  const { page, ...notes } = await open()
  await page.goto(`${front.url}/sitemap/`)
  await field(page).fill('proof')
  await told(page, 'Search could not be loaded')
  expect(await list(page).isVisible()).toBe(true)
  front.answers.delete(index)
  const release = await late(page, `**${index}`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await told(page, 'Loading the search')
  expect(await isFocused(field(page))).toBe(true)
  release()
  await results(page).first().waitFor()
  expectClean(notes, [/^error: ((Syntax)?Error|.*json)/i])
})

test('without a connection it says so', async () => {
  const { page } = await open()
  await page.goto(`${site.url}/sitemap/`)
  await page.route(`**${index}`, async (route) => {
    await page.context().setOffline(true)
    await route.abort()
  })
  await field(page).fill('proof')
  await told(page, 'You seem to be offline')
  expect(await page.getByRole('button', { name: 'Try again' }).isVisible()).toBe(true)
})

test('without script the list serves, nothing is offered that would not work, and the page says that nothing searches', async () => {
  const { page } = await open({ javaScriptEnabled: false })
  await page.goto(`${site.url}/sitemap/?q=proof`)
  expect(await page.getByText('Search needs JavaScript').isVisible()).toBe(true)
  expect(await list(page).isVisible()).toBe(true)
  expect(await page.locator('#search:visible, [data-island=search] [type=submit]:visible').count()).toBe(0)
})
