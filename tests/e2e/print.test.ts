import { expect, test } from 'vitest'
import { launched, liveSite } from './site.ts'

// A text on paper: black on white, without what only a screen needs, and with what only paper does.

const site = liveSite()
const browser = launched('chromium')

/** Black, in the serif. */
function isOfPaper([colour = '', face = '']: string[]): boolean {
  return colour === 'rgb(0, 0, 0)' && face.endsWith(' serif')
}

test.each(['/blog/how-to-get-involved/', '/legal/terms/', '/learn/'])('%s prints as a text', async (path) => {
  const { page } = await browser.open({ colorScheme: 'dark' })
  await page.goto(site.url + path)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const chrome = await page
    .locator('nav, .site-footer, .back, .article-footer, .skip-link')
    .evaluateAll((parts) => parts.filter((part) => part.checkVisibility()).map((part) => part.className))
  expect(chrome).toEqual([])

  const styles = await page
    .locator('.prose p')
    .evaluateAll((texts) => texts.map((text) => getComputedStyle(text)).map((style) => [style.color, style.fontFamily]))
  expect(styles.filter((style) => !isOfPaper(style))).toEqual([])

  // An address of the same page means nothing on paper; one of this site is printed in full.
  const wrong = await page.locator('.prose a').evaluateAll((links) =>
    links.flatMap((link) => {
      const written = link.getAttribute('href') ?? ''
      const address = written.startsWith('/') ? `${document.documentElement.dataset.origin}${written}` : written
      return getComputedStyle(link, '::after').content.includes(address) === address.startsWith('#') ? [address] : []
    }),
  )
  expect(wrong).toEqual([])

  const cut = await page
    .locator('.prose pre')
    .evaluateAll((codes) =>
      codes.filter((code) => getComputedStyle(code).whiteSpace !== 'pre-wrap' || code.scrollWidth > code.clientWidth),
    )
  expect(cut).toHaveLength(0)
  await page.context().close()
})

test('a long text is set in pages of its own size', async () => {
  const { page } = await browser.open()
  await page.goto(`${site.url}/blog/how-to-get-involved/`)
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
  expect(pages).toBeGreaterThan(4)
  expect(pages).toBeLessThan(12)
  await page.context().close()
})
