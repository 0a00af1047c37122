import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { engines, gate, launched, liveSite, paperDrawn } from './site.ts'

// A page that was made elsewhere, at another time, comes alive in every zone, language and width with the text it has.

const site = liveSite()

const phone = { width: 360, height: 740 }
const desktop = { width: 1280, height: 900 }

/** Each two values of different columns stand together in a row. */
const settings = [
  { zone: 'UTC', locale: 'en-US', viewport: phone, foreign: false },
  { zone: 'UTC', locale: 'de-DE', viewport: desktop, foreign: true },
  { zone: 'UTC', locale: 'ar', viewport: phone, foreign: true },
  { zone: 'Pacific/Kiritimati', locale: 'en-US', viewport: desktop, foreign: true },
  { zone: 'Pacific/Kiritimati', locale: 'de-DE', viewport: phone, foreign: false },
  { zone: 'Pacific/Kiritimati', locale: 'ar', viewport: desktop, foreign: false },
  { zone: 'America/Los_Angeles', locale: 'en-US', viewport: phone, foreign: true },
  { zone: 'America/Los_Angeles', locale: 'de-DE', viewport: desktop, foreign: false },
  { zone: 'America/Los_Angeles', locale: 'ar', viewport: desktop, foreign: true },
]

const pages = [
  { path: '/', island: '#island-newsletter' },
  { path: '/blog/', island: '#island-newsletter' },
  { path: '/press/', island: '#island-inquiry' },
  { path: '/papers/view/?file=/papers/technical.pdf', island: '#island-viewer[data-view=shown]' },
  { path: '/papers/view/', island: '#island-viewer[data-view=missing]' },
]

/** The page's words outside toasts and the viewer, and how fields and labels belong together. */
const textOf = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => [
    ...[...document.querySelectorAll('header, main h1, main .section, main ul, main form, footer')].map(
      ({ textContent }) => textContent,
    ),
    ...[...document.querySelectorAll('main [id], main label, main input, main textarea')].map((element) => [
      element.tagName,
      element.id,
      element.getAttribute('for'),
      element.getAttribute('name'),
      element.getAttribute('placeholder'),
    ]),
  ])

test('the settings are pairwise complete', () => {
  const keys = ['zone', 'locale', 'viewport', 'foreign'] as const
  const missing = keys.flatMap((one, index) =>
    keys
      .slice(index + 1)
      .flatMap((other) =>
        settings.flatMap((a) =>
          settings.flatMap((b) =>
            settings.some((row) => row[one] === a[one] && row[other] === b[other]) ? [] : [[a[one], b[other]]],
          ),
        ),
      ),
  )
  expect(missing).toEqual([])
})

describe.each(engines)('in %s', (engine) => {
  const browser = launched(engine)

  test.each(settings)(
    'zone $zone, locale $locale, width $viewport.width, foreign attributes: $foreign',
    async (row) => {
      const visit = await browser.open({
        timezoneId: row.zone,
        locale: row.locale,
        viewport: row.viewport,
        hasTouch: row.viewport === phone,
      })
      const { page } = visit
      if (row.foreign)
        await page.addInitScript(() =>
          document.addEventListener('readystatechange', () => {
            for (const element of [document.documentElement, document.body]) {
              element.setAttribute('data-extension', 'installed')
              element.classList.add('dark-mode')
            }
          }),
        )
      for (const { path, island } of pages) {
        const late = gate()
        await page.route('**/assets/react-*.js', async (route) => {
          await late.opened
          await route.continue()
        })
        await page.goto(site.url + path)
        const before = await textOf(page)
        if (!path.startsWith('/papers/')) await page.locator(`${island} input`).first().focus()
        late.open()
        await page.locator(`${island}[data-live]`).waitFor({ state: 'attached' })
        expect(await textOf(page), `on ${path}`).toEqual(before)
        expect(before.length).toBeGreaterThan(5)
        expect([visit.console, visit.violations], `on ${path}`).toEqual([[], []])
        await page.unrouteAll({ behavior: 'wait' })
        await paperDrawn(page)
        // Firefox tells of what was still on its way when a page is left.
        if (path !== pages.at(-1)?.path) await page.goto('about:blank')
        visit.console.splice(0)
      }
      expect(await page.evaluate(() => [navigator.language, Intl.DateTimeFormat().resolvedOptions().timeZone])).toEqual(
        [row.locale, row.zone],
      )
      expect(visit.console).toEqual([])
      expect(visit.violations).toEqual([])
    },
  )
})
