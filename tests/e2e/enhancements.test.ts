import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { based, expectClean, inFrontOfSite, launched, site, type Visit } from './site.ts'

// What a browser may do beyond showing pages: fetch the next one ahead, and fade over to it.

const front = inFrontOfSite()
const open = launched()

/** Presses on a link and lets go elsewhere: a reader who means it, and then thinks otherwise. */
async function press(page: Page, link: Locator): Promise<void> {
  await link.hover()
  await page.mouse.down()
  await page.mouse.move(1, 1)
  await page.mouse.up()
}

const linkTo = (page: Page, path: string): Locator => page.locator(`a[href="${path}"]:visible`).first()

/** Without fonts and icons, which a slow machine asks for after the network was idle. */
const asked = ({ requests }: Visit): string[] => requests.filter((request) => !/\.(woff2|svg)$/.test(request))

/** A page that notes what its browser asks for ahead of time, by address. */
async function aheadFrom(url: string): Promise<Visit & { ahead: string[] }> {
  const visit = await open()
  const ahead: string[] = []
  visit.page.on('request', (request) => {
    if (request.headers()['sec-purpose']) ahead.push(new URL(request.url()).pathname)
  })
  await visit.page.goto(url, { waitUntil: 'networkidle' })
  visit.requests.splice(0)
  return { ...visit, ahead }
}

describe('what is fetched ahead', () => {
  test('a page whose link is rested on, alone, and it is shown without asking again', async () => {
    // The page that stands in has no part in a fade.
    const visit = await open({ reducedMotion: 'reduce' })
    const { page } = visit
    const purposes: string[] = []
    front.answers.set('/mission/', (request, response) => {
      purposes.push(String(request.headers['sec-purpose'] ?? 'visit'))
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>Stands in</title>')
    })
    await page.goto(`${front.url}/docs/`, { waitUntil: 'networkidle' })
    visit.requests.splice(0)
    await linkTo(page, '/mission/').hover()
    await expect.poll(() => purposes).toEqual(['prefetch'])
    await expect.poll(() => asked(visit)).toEqual(['GET /mission/'])
    await linkTo(page, '/mission/').click()
    await expect.poll(() => page.title()).toBe('Stands in')
    expect(purposes).toEqual(['prefetch'])
    expectClean(visit)
  })

  test('no files, not the viewer, nor the page that is open and places on it', async () => {
    const { page, ahead } = await aheadFrom(`${site.url}/blog/`)
    for (const link of ['a[href^="/papers/view/?"]', 'a[href$=".pdf"]', 'nav a[aria-current=page]'])
      await press(page, page.locator(link).first())
    await press(page, linkTo(page, '/docs/'))
    await expect.poll(() => ahead).toEqual(['/docs/'])
    await page.goto(`${site.url}/security/`)
    await press(page, page.locator('main a[href^="#"]:visible').first())
    await press(page, linkTo(page, '/mission/'))
    await expect.poll(() => ahead).toEqual(['/docs/', '/mission/'])
  })

  test('under a base path, pages below it', async () => {
    const { page, ahead } = await aheadFrom(`${based.url}/docs/`)
    await press(page, linkTo(page, '/base/mission/'))
    await expect.poll(() => ahead).toEqual(['/base/mission/'])
  })
})

test.each([
  ['no-preference', { 'old(root)': 160, 'new(root)': 160 }],
  ['reduce', {}],
] as const)('from page to page the header stands and the content fades, with motion %s: %j', async (motion, fades) => {
  const { page } = await open({ reducedMotion: motion })
  await page.addInitScript(() =>
    addEventListener('pagereveal', ({ viewTransition }) => {
      void Promise.resolve(viewTransition?.ready).then(() => {
        const moves = document
          .getAnimations()
          .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? [effect] : []))
          .map((effect) => [effect.pseudoElement, effect.getTiming().duration])
        document.documentElement.dataset.moves = JSON.stringify(Object.fromEntries(moves))
      })
    }),
  )
  await page.goto(`${site.url}/docs/`)
  await linkTo(page, '/mission/').click()
  await page.waitForURL('**/mission/')
  await page.locator('html[data-moves]').waitFor()
  const moves = JSON.parse((await page.locator('html').getAttribute('data-moves')) ?? '') as Record<string, number>
  const seen = ['old(root)', 'new(root)', 'group(site-header)'].flatMap((part) => {
    const time = moves[`::view-transition-${part}`]
    return time === undefined ? [] : [[part, time]]
  })
  expect(Object.fromEntries(seen)).toEqual(fades)
})

/** What the page's button says once it has copied, or was refused. */
const words = (page: Page, name: 'copied' | 'refused'): Promise<string | null> =>
  page.locator('template[data-copied]').getAttribute(`data-${name}`)
const told = (page: Page): Promise<string | null> => page.locator('[role=status][data-told]').textContent()

describe('copying code', () => {
  test('a button puts the code before it on the clipboard, and that is announced', async () => {
    const visit = await open({ permissions: ['clipboard-read', 'clipboard-write'] })
    const { page } = visit
    await page.goto(`${site.url}/docs/`)
    for (const code of [page.locator('pre').first(), page.locator('[data-copy]').first()]) {
      await code.locator('+ button').click()
      await expect.poll(() => told(page)).toBe(await words(page, 'copied'))
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe((await code.textContent())?.trim())
    }
    expectClean(visit)
  })

  test('where the browser refuses, that is announced and the code is selected', async () => {
    const { page } = await open()
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('refused')) },
      })
    })
    await page.goto(`${site.url}/learn/`)
    await page.locator('pre + button').first().click()
    await expect.poll(() => told(page)).toBe(await words(page, 'refused'))
    const selected = await page.evaluate(() => String(getSelection()).trim())
    expect(selected).toBe((await page.locator('pre').first().textContent())?.trim())
  })
})
