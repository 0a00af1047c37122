import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { isFocused, sharedPage } from '../site.ts'
import { arriveAt, templates, wide } from './pages.ts'

// Nobody scrolls sideways, nothing is cut off and every target is hit: on any width, with text at twice its size, with text
// spaced, with long words, by finger and by mouse. Tab reaches everything where it can be seen. And pages serve in a visitor's
// own colours, without motion, and on paper.

const open = sharedPage()
const resize = (page: Page, width: number): Promise<void> => page.setViewportSize({ ...wide, width })

/** The distances of https://www.w3.org/TR/WCAG22/#text-spacing. */
const spaced = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`
/** Text at twice its size, while the widths at which the page changes stay as they are. */
const doubled = 'html { font-size: 200% !important }'

async function faultsOfWidths(page: Page): Promise<string[]> {
  const faults: string[] = []
  const look = async (width: number, condition: string, lines: () => Promise<string[]>): Promise<void> => {
    await resize(page, width)
    faults.push(...(await lines()).map((line) => `${width} px${condition}: ${line}`))
  }
  const fits = (styles: string) => () =>
    page.evaluate((text) => {
      inspect.restyle(text)
      return inspect.layoutFaults()
    }, styles)
  // 320 is also a window of 1280 px at 400 %.
  for (const width of [320, 390, 768, 1024, 1920]) await look(width, '', fits(''))
  await look(320, ', spaced', fits(spaced))
  await look(1280, ', doubled', fits(doubled))
  const tools = await page.context().newCDPSession(page)
  await tools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await look(1280, ", a reader's own size of 32 px", fits(''))
  await tools.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
  await tools.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  if (!(await page.evaluate(() => matchMedia('(pointer: coarse)').matches))) faults.push('no touch screen')
  for (const width of [320, 820]) await look(width, ', by finger', () => page.evaluate(() => inspect.smallTargets()))
  await tools.send('Emulation.setTouchEmulationEnabled', { enabled: false })
  await page.evaluate(() => inspect.lengthenHeadings())
  for (const width of [320, 1024]) await look(width, ', long words', fits(''))
  await tools.detach()
  return faults
}

async function faultsOfWalk(page: Page): Promise<string[]> {
  const [passed, faults] = [new Set<string>(), new Array<string>()]
  // A page that held the focus would go on for ever.
  while (passed.size < 300) {
    await page.keyboard.press('Tab')
    const look = await page.evaluate(() => inspect.focusLook())
    // Behind the last comes the browser, which here is nothing, or the first again.
    if (!look || look.name === [...passed][0]) break
    // A date has several fields in one.
    if (look.isWithin) continue
    passed.add(look.name)
    faults.push(...look.faults.map((fault) => `${look.name} ${fault}`))
  }
  const missed = (await page.evaluate(() => inspect.controls())).filter((name) => !passed.has(name))
  await page.evaluate(() => inspect.startOver())
  return [...faults, ...missed.map((name) => `${name} is not reached`)]
}

async function faultsOfMedia(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    faults.push(...(await page.evaluate(() => inspect.lostParts())).map((line) => `forced, ${colorScheme}: ${line}`))
  }
  await page.emulateMedia({ forcedColors: null, media: 'print', colorScheme: 'dark' })
  faults.push(...(await page.evaluate(() => inspect.printFaults())).map((line) => `print: ${line}`))
  await page.emulateMedia({ media: null, colorScheme: 'light' })
  return faults
}

test.each(templates)('%s fits, is walked by Tab, serves in forced colours, on paper, without motion', async (path) => {
  const { page } = await open(wide)
  await arriveAt(page, path)
  const faults = await page.evaluate(() => inspect.movements())
  // The header, which every page has, is another on a phone.
  for (const width of path === '/' ? [390, 1280] : [1280]) {
    await resize(page, width)
    faults.push(...(await faultsOfWalk(page)).map((line) => `Tab at ${width} px: ${line}`))
  }
  faults.push(...(await faultsOfMedia(page)), ...(await faultsOfWidths(page)))
  expect(faults).toEqual([])
})

test.each([
  ['/blog/', 'input[type=radio]:checked + label', 'input[type=radio]:not(:checked) + label'],
  ['/mission/', 'main figure path + path', 'main figure path.stroke-rule'],
  ['/status/', '.incident-week', 'main .stroke-edge'],
  ['/docs/', 'nav a[aria-current]', 'nav a:not([aria-current])'],
])('under forced colours %s tells apart what means different things', async (path, one, other) => {
  const { page } = await open(wide)
  await page.emulateMedia({ forcedColors: 'active' })
  await arriveAt(page, path)
  const [first, second] = await page.evaluate((pair) => pair.map(inspect.lookOf), [one, other])
  expect(first).not.toBe(second)
})

test.each([
  ['Menu', 390, 700],
  ['Search', 320, 256],
])('what %s opens at %i × %i px covers nothing that Tab reaches', async (name, width, height) => {
  const { page } = await open({ width, height })
  await arriveAt(page, '/docs/')
  await page.getByRole('button', { name, exact: true }).first().click()
  await page.evaluate(() => inspect.startOver())
  expect(await faultsOfWalk(page)).toEqual([])
})

test('the skip link comes first, and leads past the header; the menu opens and closes by the keyboard', async () => {
  const { page } = await open({ ...wide, width: 390 })
  await arriveAt(page, '/docs/')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#main')
  await page.keyboard.press('Enter')
  expect(await isFocused(page.locator('#main'))).toBe(true)
  await page.keyboard.press('Tab')
  expect(await page.locator('main :focus').count()).toBe(1)

  const button = page.getByRole('button', { name: 'Menu' })
  const menu = page.locator('#menu')
  await button.focus()
  await page.keyboard.press('Enter')
  await menu.waitFor({ state: 'visible' })
  await page.keyboard.press('Tab')
  expect(await menu.locator(':focus').count()).toBe(1)
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  expect(await isFocused(button)).toBe(true)
})
