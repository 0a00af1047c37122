import type { CDPSession, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { letters } from '../../scripts/tools/fonts/letters.ts'
import { gate, launched, liveSite } from './site.ts'

// The web fonts in a real browser: what they draw, and what a page does while they are late or when they never come.

const site = liveSite()
const browser = launched('chromium')

const pages = ['/', '/products/', '/blog/', '/blog/verifiable-ai-ecosystem/', '/404.html']

/**
 * The sum of layout shifts, https://web.dev/articles/cls, which calls 0.1 good. Most pages have 0. A heading or lead near the end
 * of its line may take one line more or less, which is worth 0.01 to 0.08 on a first view: which one it is changes with the words
 * and with the machine's fonts. What keeps that rare is the match of widths, tested below.
 */
const bound = 0.1

interface Shifts {
  sum: number
  /** What moved along its row, by its classes: there the width of one text moved its neighbour. Words in a line may. */
  sideways: string[]
}

/** Notes each shift from the start on. */
async function watchShifts(page: Page): Promise<() => Promise<Shifts>> {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      value: number
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    const shifts: Shifts = { sum: 0, sideways: [] }
    Object.assign(globalThis, { shifts })
    const note = (list: PerformanceObserverEntryList): void => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        shifts.sum += value
        for (const { node, previousRect: from, currentRect: to } of sources)
          if (node instanceof HTMLElement && !node.matches('.whole') && from.y === to.y && Math.abs(from.x - to.x) > 3)
            shifts.sideways.push(`${node.localName}.${node.className}`)
      }
    }
    new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (globalThis as unknown as { shifts: Shifts }).shifts)
}

/** The state of each web font, by family. */
function statesOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.fonts].flatMap(({ family, status }) =>
        /^"?Site \w+"?$/.test(family) ? [[family.replaceAll('"', ''), status]] : [],
      ),
    ),
  )
}

async function untilPainted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
}

/** Two frames on, what has changed is laid out, painted and noted. */
async function untilSettled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

describe.each([390, 820, 1280])('at %d px', (width) => {
  test.each(pages)('%s stays where it is when its fonts come late', async (path) => {
    const { page, requests } = await browser.open({ viewport: { width, height: 844 } })
    const { opened, open } = gate()
    await page.route('**/*.woff2', async (route) => {
      await opened
      await route.continue()
    })
    const shifts = await watchShifts(page)
    await page.goto(site.url + path, { waitUntil: 'domcontentloaded' })
    await untilPainted(page)
    expect(await statesOf(page)).toEqual({ 'Site Serif': 'loading', 'Site Sans': 'loading' })
    open()
    await untilSettled(page)
    expect(await statesOf(page)).toEqual({ 'Site Serif': 'loaded', 'Site Sans': 'loaded' })
    const { sum, sideways } = await shifts()
    expect(sum).toBeLessThan(bound)
    expect(sideways).toEqual([])
    // Once each.
    expect(requests.filter((request) => request.endsWith('.woff2'))).toHaveLength(2)
  })
})

test.each(pages)('%s reads without its fonts at 320 px: nothing sticks out', async (path) => {
  const { page } = await browser.open({ viewport: { width: 320, height: 640 } })
  await page.route('**/*.woff2', (route) => route.abort())
  await page.goto(site.url + path)
  await untilPainted(page)
  expect(await statesOf(page)).toEqual({ 'Site Serif': 'error', 'Site Sans': 'error' })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

/** Names of the fonts that draw an element, and whether they are ours. */
async function fontsOf(session: CDPSession, selector: string): Promise<string[]> {
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? '' : ' of the machine'}`)
}

test.each([
  ['Site Serif', 'Source Serif 4'],
  ['Site Sans', 'IBM Plex Sans'],
])('%s draws every letter that its range promises', async (family, typeface) => {
  const { page } = await browser.open()
  await page.goto(site.url)
  await page.evaluate(
    ([text = '', name = '']) => {
      const sample = document.createElement('p')
      sample.id = 'sample'
      sample.textContent = text
      sample.style.fontFamily = `'${name}'`
      document.body.append(sample)
    },
    [letters, family],
  )
  await untilSettled(page)
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  expect(await fontsOf(session, '#sample')).toEqual([typeface])
})

// The serif grows narrower with its size, which a stand-in does not: there is one for each size of heading on a page so wide.
test.each([
  ['serif', 400, 24, 390, 0.01],
  ['serif', 400, 28, 390, 0.02],
  ['serif', 400, 32, 1280, 0.01],
  ['serif', 400, 36, 1280, 0.02],
  ['display', 400, 39, 390, 0.02],
  ['display', 400, 64, 820, 0.02],
  ['display', 400, 64, 1280, 0.02],
  ['sans', 400, 17, 390, 0.005],
  ['sans', 500, 17, 390, 0.005],
  ['sans', 600, 17, 390, 0.005],
])(
  'what stands in for the %s at weight %d and %d px on a page of %d px is as wide, within a share of %d',
  async (name, weight, size, width, share) => {
    const { page } = await browser.open({ viewport: { width, height: 844 } })
    await page.goto(`${site.url}/blog/verifiable-ai-ecosystem/`)
    const ratio = await page.evaluate(
      async ({ token, look }) => {
        const stack = getComputedStyle(document.documentElement).getPropertyValue(token)
        const [own = '', ...others] = stack.split(',')
        await document.fonts.load(look + own)
        const sample = document.createElement('span')
        sample.textContent = document.querySelector('main')?.textContent ?? ''
        document.body.append(sample)
        const [web = 0, local = 1] = [own, others.join(',')].map((family) => {
          sample.style.font = look + family
          sample.style.position = 'absolute'
          sample.style.whiteSpace = 'nowrap'
          return sample.getBoundingClientRect().width
        })
        return web / local
      },
      { token: `--font-${name}`, look: `${weight} ${size}px ` },
    )
    expect(Math.abs(ratio - 1)).toBeLessThan(share)
    expect(ratio).not.toBe(1)
  },
)

test('figures in columns have one width, in both fonts and every weight', async () => {
  const { page } = await browser.open()
  await page.goto(site.url)
  const looks = ['400 20px "Site Serif"', '400 60px "Site Serif"', '400 17px "Site Sans"', '600 17px "Site Sans"']
  const widths = await page.evaluate(async (fonts) => {
    await Promise.all(fonts.map((font) => document.fonts.load(font)))
    const sample = document.createElement('span')
    document.body.append(sample)
    return fonts.map((font) => {
      sample.style.font = font
      sample.style.fontVariantNumeric = 'tabular-nums lining-nums'
      return Array.from({ length: 10 }, (_, figure) => {
        sample.textContent = String(figure).repeat(10)
        return Math.round(sample.getBoundingClientRect().width * 10)
      })
    })
  }, looks)
  expect(widths.map((each) => new Set(each).size)).toEqual([1, 1, 1, 1])
  expect(Math.min(...widths.flat())).toBeGreaterThan(0)
})
