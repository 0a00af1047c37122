import { expect, test } from 'vitest'
import { everyPath, launched, site } from '../site.ts'
import { linesOfPages, opened } from './pages.ts'

// Nobody scrolls sideways, nothing is cut off and every target is hit: on any width, with text at twice its size, with text
// spaced, with long words, by finger and by mouse; in a visitor's own colours; without motion; and without any style.

const browser = launched()
const height = 900

/** The distances of https://www.w3.org/TR/WCAG22/#text-spacing. */
const spaced = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`
/** Text at twice its size, while the widths at which the page changes stay as they are. */
const doubled = 'html { font-size: 200% !important }'

test('every page fits every width, takes text that is larger, spaced or long, and its targets are large enough for a mouse', async () => {
  const page = await opened(browser)
  const tools = await page.context().newCDPSession(page)
  const found = await linesOfPages(page, async () => {
    const faults: string[] = []
    const look = async (width: number, styles: string, condition = ''): Promise<void> => {
      await page.setViewportSize({ width, height })
      const lines = await page.evaluate((text) => {
        inspect.restyle(text)
        return inspect.layoutFaults()
      }, styles)
      faults.push(...lines.map((line) => `${width} px${condition}: ${line}`))
    }
    // 320 is also a window of 1280 px at 400 %.
    for (const width of [320, 390, 768, 820, 1024, 1440, 1920]) await look(width, '')
    for (const width of [320, 820, 1440]) {
      await page.setViewportSize({ width, height })
      const small = await page.evaluate(() => inspect.smallTargets(false))
      faults.push(...small.map((target) => `${width} px: too small: ${target}`))
    }
    for (const width of [320, 1280]) await look(width, spaced, ', spaced')
    await look(1280, doubled, ', doubled')
    await tools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    await look(1280, '', ", a reader's own size of 32 px")
    await tools.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
    await page.evaluate(() => inspect.lengthenHeadings())
    for (const width of [320, 768, 1024]) await look(width, '', ', long words')
    return faults
  })
  expect(found).toEqual({})
})

test('on touch screens every target is large enough for a finger', async () => {
  const page = await opened(browser, { hasTouch: true, isMobile: true })
  const found = await linesOfPages(page, async () => {
    const lines: string[] = []
    for (const width of [320, 820]) {
      await page.setViewportSize({ width, height })
      lines.push(...(await page.evaluate(() => inspect.smallTargets(true))).map((target) => `${width} px: ${target}`))
    }
    return lines
  })
  expect(found).toEqual({})
})

test('under forced colours everything can be told from the page, and without motion nothing moves', async () => {
  const page = await opened(browser, { forcedColors: 'active' })
  const found = await linesOfPages(page, async () => {
    const lines = await page.evaluate(() => inspect.movements())
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      lines.push(...(await page.evaluate(() => inspect.lostParts())).map((line) => `${colorScheme}: ${line}`))
    }
    return lines
  })
  expect(found).toEqual({})
})

test.each([
  ['/blog/', 'input[type=radio]:checked + label', 'input[type=radio]:not(:checked) + label'],
  ['/mission/', '.gauge-value', '.gauge-track'],
  ['/status/', '.uptime-value', '.uptime-track'],
  ['/docs/', 'nav a[aria-current]', 'nav a:not([aria-current])'],
])('under forced colours %s tells apart what means different things', async (path, one, other) => {
  const page = await opened(browser, { forcedColors: 'active' })
  await page.goto(site.url + path)
  const [first, second] = await page.evaluate((pair) => pair.map(inspect.lookOf), [one, other])
  expect(first).not.toBe(second)
})

test('every page says the same without script and without style, and no drawing is out of bounds', async () => {
  const styled = await opened(browser, { javaScriptEnabled: false })
  const plain = await opened(browser, { javaScriptEnabled: false })
  await plain.route('**/*.css', (route) => route.abort())
  const told = { texts: 'main :is(h1, h2, h3, h4, p, dt, dd, th, td, pre, legend, label)', drawings: 'svg, img' }
  for (const path of everyPath) {
    const [expected, found] = await Promise.all(
      [styled, plain].map(async (page) => {
        await page.goto(site.url + path)
        return page.evaluate(({ texts, drawings }) => {
          const shown = [...document.querySelectorAll(texts)].filter((block) => block.checkVisibility())
          const large = [...document.querySelectorAll(drawings)].filter(
            (drawing) => drawing.getBoundingClientRect().width > 1280,
          )
          return {
            margin: getComputedStyle(document.body).marginTop,
            texts: shown.map((block) => `${block.localName} ${(block.textContent ?? '').trim()}`),
            large: large.map((drawing) => drawing.outerHTML.slice(0, 80)),
          }
        }, told)
      }),
    )
    // The stylesheet shows one of two tellings at a time, as of a table's head; without it both are there.
    const lost = expected?.texts.filter((text) => !found?.texts.includes(text))
    // The browser's own margin: no stylesheet has taken it away.
    expect.soft([found?.margin, lost, found?.large], path).toEqual(['8px', [], []])
    expect.soft(found?.texts[0], path).toMatch(/^h1 |^p /)
  }
})
