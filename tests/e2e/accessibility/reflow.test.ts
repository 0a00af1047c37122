import { expect, test } from 'vitest'
import { launched, liveSite } from '../site.ts'
import { linesOfPages } from './every-path.ts'
import { doubledText, layoutFaults, lengthenHeadings, restyle, spacedText } from './layout.ts'

// Nobody scrolls sideways and nothing is cut off: on any width, with text at twice its size, with text spaced, with long words.

const site = liveSite()
const browser = launched('chromium')

// 320 is also a window of 1280 px at 400 %.
const widths = [320, 390, 768, 820, 1024, 1440, 1920]
const height = 900

test('every page fits every width, and takes text that is larger, spaced or long', async () => {
  const { page } = await browser.open({ reducedMotion: 'reduce' })
  const found = await linesOfPages(page, site.url, async () => {
    const faults: string[] = []
    const look = async (width: number, condition = ''): Promise<void> => {
      await page.setViewportSize({ width, height })
      faults.push(...(await layoutFaults(page)).map((fault) => `${width} px${condition} ${fault}`))
    }
    for (const width of widths) await look(width)
    await restyle(page, spacedText)
    for (const width of [320, 1280]) await look(width, ', spaced:')
    await restyle(page, doubledText)
    await look(1280, ', larger text:')
    await restyle(page, '')
    await lengthenHeadings(page)
    for (const width of [320, 768, 1024]) await look(width, ', long words:')
    return faults
  })
  expect(found).toEqual({})
}, 300_000)

test("every page takes a reader's own text size of 32 px", async () => {
  const { page } = await browser.open({ viewport: { width: 1280, height } })
  const tools = await page.context().newCDPSession(page)
  await tools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  const found = await linesOfPages(page, site.url, () => layoutFaults(page))
  expect(found).toEqual({})
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).not.toBe('16px')
}, 300_000)

test('a note stands below its paragraph on a phone, and beside it where there is a margin', async () => {
  const { page } = await browser.open()
  await page.goto(`${site.url}/blog/mapping-the-space/`)
  const note = page.locator('.noted .note').first()
  const paragraph = page.locator('.noted .prose').first()
  const places = async (width: number) => {
    await page.setViewportSize({ width, height })
    return [await note.boundingBox(), await paragraph.boundingBox()].map(
      (box) => box ?? { x: 0, y: 0, width: 0, height: 0 },
    )
  }
  const [below, above] = await places(390)
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? NaN) + (above?.height ?? NaN))
  const [beside, text] = await places(1440)
  expect(Math.abs((beside?.y ?? NaN) - (text?.y ?? NaN))).toBeLessThan(30)
  expect(beside?.x).toBeGreaterThan(text?.x ?? NaN)
})
