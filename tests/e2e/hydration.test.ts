import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectClean, late, launched, paperDrawn, site } from './site.ts'

// A page that was made elsewhere, at another time, comes alive anywhere with the text it has.

const open = launched()
const pages = [
  { path: '/', name: 'newsletter', touch: 'input' },
  { path: '/press/', name: 'inquiry', touch: 'input' },
  { path: '/sitemap/', name: 'search', touch: 'input' },
  { path: '/papers/view/?file=/papers/technical.pdf', name: 'viewer' },
]

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

test('in another zone, in another language, on a phone, with an extension that marks every element', async () => {
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
  for (const { path, name, touch } of pages) {
    const release = await late(page, '**/assets/react-*.js')
    await page.goto(site.url + path)
    const before = await textOf(page)
    if (touch) await page.locator(`[data-island=${name}] ${touch}`).first().focus()
    release()
    const shown = touch ? '' : '[data-view=shown]'
    await page.locator(`[data-island=${name}][data-live]${shown}`).waitFor({ state: 'attached' })
    expect(await textOf(page), `on ${path}`).toEqual(before)
    expect(before.length).toBeGreaterThan(5)
    await page.unrouteAll({ behavior: 'wait' })
    await paperDrawn(page)
  }
  expectClean(notes)
})
