import { expect, test } from 'vitest'
import { launched, site } from './site.ts'

// A text on paper: black on white, without what only a screen needs, and with what only paper does.

const browser = launched()

test.each(['/blog/how-to-get-involved/', '/legal/terms/', '/learn/'])('%s prints as a text', async (path) => {
  const { page } = await browser.open({ colorScheme: 'dark' })
  await page.goto(site.url + path)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const found = await page.evaluate(() => {
    const all = [
      ...document.querySelectorAll(
        'main .prose :is(p, a), main pre, nav, body > footer, body > a, .back, .article-footer',
      ),
    ]
    const matching = (selector: string): Element[] => all.filter((part) => part.matches(selector))
    return {
      screenOnly: matching('nav, body > footer, body > a, .back, .article-footer').filter((part) =>
        part.checkVisibility(),
      ),
      notBlack: matching('main .prose p').filter((text) => {
        const { color, fontFamily } = getComputedStyle(text)
        return color !== 'rgb(0, 0, 0)' || !fontFamily.endsWith(' serif')
      }),
      // An address of the same page means nothing on paper; one of this site is printed in full.
      wrongAddress: matching('main .prose a').filter((link) => {
        const written = link.getAttribute('href') ?? ''
        const address = written.startsWith('/') ? `${document.documentElement.dataset.origin}${written}` : written
        return getComputedStyle(link, '::after').content.includes(address) === address.startsWith('#')
      }),
      cutCode: matching('main pre').filter(
        (code) => getComputedStyle(code).whiteSpace !== 'pre-wrap' || code.scrollWidth > code.clientWidth,
      ),
      texts: matching('main .prose p').slice(0, 1),
    }
  })
  const counts = Object.entries(found).map(([name, parts]) => [name, parts.length])
  expect(Object.fromEntries(counts)).toEqual({ screenOnly: 0, notBlack: 0, wrongAddress: 0, cutCode: 0, texts: 1 })
})

test('a long text is set in pages of its own size', async () => {
  const { page } = await browser.open()
  await page.goto(`${site.url}/blog/how-to-get-involved/`)
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
  expect(pages).toBeGreaterThan(4)
  expect(pages).toBeLessThan(12)
})
