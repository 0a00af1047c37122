import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { attributesOf, parsePage } from '../site/html.ts'
import { everyPage, expectClean, island, late, launched, paperDrawn, site } from './site.ts'

const open = launched()
const places = new Map<string, string>(
  everyPage.flatMap(({ path, html }) => attributesOf(parsePage(html), 'data-island').map((name) => [name, path])),
)

/** The page's words outside toasts, the viewer and what tells of a search; and how fields and labels belong together. */
const textOf = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => [
    ...[...document.querySelectorAll('header, main h1, main section, main ul, main form, footer')].map(
      ({ textContent }) => textContent,
    ),
    ...[...document.querySelectorAll('main [id], main label, main input, main textarea')].map((element) =>
      ['id', 'for', 'name', 'placeholder'].map((name) => element.getAttribute(name)),
    ),
  ])

test('every island comes alive without a change: in another zone, in another language, on a phone, with an extension that marks every element', async () => {
  const viewport = { width: 360, height: 740 }
  const { page, ...notes } = await open({ timezoneId: 'Pacific/Kiritimati', locale: 'ar', viewport, hasTouch: true })
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      for (const element of document.querySelectorAll('html, body, main, form, input, button')) {
        element.setAttribute('data-extension', 'installed')
        element.classList.add('dark-mode')
      }
    }),
  )
  for (const [name, path] of places) {
    const [query, shown] = name === 'viewer' ? ['?file=/papers/technical.pdf', '[data-view=shown]'] : ['', '']
    const release = await late(page, '**/assets/react-*.js')
    await page.goto(site.url + path + query)
    const before = await textOf(page)
    await island(page, name).scrollIntoViewIfNeeded()
    await island(page, name).dispatchEvent('pointerover')
    release()
    await page.locator(`[data-island=${name}][data-live]${shown}`).waitFor({ state: 'attached' })
    expect(await textOf(page), `${name} on ${path}: its first render is not what was prerendered`).toEqual(before)
    expect(await island(page, name).locator(':disabled').count(), `${name} on ${path}: live, and disabled`).toBe(0)
    expect(before.length).toBeGreaterThan(5)
    await page.unrouteAll({ behavior: 'wait' })
    await paperDrawn(page)
  }
  expectClean(notes)
})
