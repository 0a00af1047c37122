import { expect, test } from 'vitest'
import { launched, liveSite } from '../site.ts'
import { findingsOf, only } from './axe.ts'
import { withColours } from './colours.ts'
import { alike, lostParts } from './drawings.ts'
import { linesOfPages } from './every-path.ts'

// What visitors asked of their system: their own colours, no motion, more contrast.

const site = liveSite()
const browser = launched('chromium')

test('under forced colours every drawing and every control can be told from the page', async () => {
  const { page } = await browser.open({ forcedColors: 'active', reducedMotion: 'reduce' })
  await withColours(page)
  const found = await linesOfPages(page, site.url, async () => {
    const lines: string[] = []
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      lines.push(...(await lostParts(page)).map((line) => `${colorScheme}: ${line}`))
    }
    return lines
  })
  expect(found).toEqual({})
}, 300_000)

test.each([
  ['/blog/', [['#category-all + label', '#category-vision + label']]],
  ['/mission/', [['.gauge-value', '.gauge-track']]],
  ['/status/', [['.uptime-value', '.uptime-track']]],
  ['/docs/', [['.menu-link[aria-current]', '.menu-link:not([aria-current])']]],
] as [path: string, pairs: [string, string][]][])(
  'under forced colours %s tells apart what means different things',
  async (path, pairs) => {
    const { page } = await browser.open({ forcedColors: 'active', reducedMotion: 'reduce' })
    await withColours(page)
    await page.goto(site.url + path)
    expect(await alike(page, pairs)).toEqual([])
  },
)

test('nothing moves for those who asked for no motion', async () => {
  const { page } = await browser.open({ reducedMotion: 'reduce' })
  const found = await linesOfPages(page, site.url, () =>
    page.evaluate(() => {
      const moves = [...document.querySelectorAll('*')].filter((element) =>
        [null, '::before', '::after'].some((pseudo) => {
          const { transitionDuration, animationName } = getComputedStyle(element, pseudo)
          return (
            transitionDuration.split(',').some((time) => Number.parseFloat(time) > 0.01) || animationName !== 'none'
          )
        }),
      )
      return [
        ...moves.map((element) => `${element.localName}.${element.getAttribute('class')} moves`),
        ...document.getAnimations().map(() => 'an animation runs'),
        ...(getComputedStyle(document.documentElement).scrollBehavior === 'auto' ? [] : ['scrolling glides']),
      ]
    }),
  )
  expect(found).toEqual({})
}, 300_000)

test('all text keeps 7:1 for those who asked for more contrast', async () => {
  const { page } = await browser.open({ contrast: 'more', reducedMotion: 'reduce' })
  await withColours(page)
  const found = await linesOfPages(page, site.url, async () => {
    const light = await findingsOf(page, only('color-contrast-enhanced'))
    await page.emulateMedia({ colorScheme: 'dark' })
    const dark = await findingsOf(page, only('color-contrast-enhanced'))
    await page.emulateMedia({ colorScheme: 'light' })
    return [...light.map((line) => `light: ${line}`), ...dark.map((line) => `dark: ${line}`)]
  })
  expect(found).toEqual({})
}, 300_000)
