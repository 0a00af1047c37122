import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { characters } from '../../scripts/tools/fonts/characters.ts'
import { everyPath, late, launched, site } from './site.ts'

const open = launched()
const article = everyPath.find((path) => /^\/blog\/./.test(path)) ?? ''
const pages = ['/', '/products/', '/blog/', article]

/**
 * The sum of layout shifts, https://web.dev/articles/cls, which calls 0.1 good. Most pages have 0. A heading or lead near the end
 * of its line may take one line more or less, which is worth 0.01 to 0.08 on a first view: which one it is changes with the words
 * and with the machine's fonts. What keeps that rare is the match of widths, tested below.
 */
const bound = 0.1

async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum)
}

const statesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.fonts].flatMap(({ family, status }) => (/^"?Site \w+"?$/.test(family) ? [status] : [])),
  )

const untilPainted = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)

/** Two frames on, what has changed is laid out, painted and noted. */
async function untilSettled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

test('pages stay where they are when their fonts come late', async () => {
  const { page, requests } = await open({ viewport: { width: 390, height: 844 } })
  const shifts = await watchShifts(page)
  for (const path of pages) {
    const release = await late(page, '**/*.woff2')
    requests.splice(0)
    await page.goto(site.url + path, { waitUntil: 'domcontentloaded' })
    await untilPainted(page)
    expect(await statesOf(page), `on ${path}`).toEqual(['loading', 'loading'])
    release()
    await untilSettled(page)
    expect(await statesOf(page), `on ${path}`).toEqual(['loaded', 'loaded'])
    expect(await shifts(), `on ${path}`).toBeLessThan(bound)
    expect(requests.filter((request) => request.endsWith('.woff2'))).toHaveLength(2)
    await page.unrouteAll()
  }
})

test.each([
  ['Site Serif', 'Source Serif 4'],
  ['Site Sans', 'IBM Plex Sans'],
])('%s draws every letter that its range promises', async (family, typeface) => {
  const { page } = await open()
  await page.goto(site.url)
  await page.locator('h1').evaluate(
    (sample, [name, text]) => {
      sample.textContent = text ?? ''
      sample.style.fontFamily = name ?? ''
    },
    [family, characters],
  )
  await untilSettled(page)
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  expect(fonts.map(({ familyName, isCustomFont }) => [familyName, isCustomFont])).toEqual([[typeface, true]])
})
