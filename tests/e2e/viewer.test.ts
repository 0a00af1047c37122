import type { ServerResponse } from 'node:http'
import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { lead } from '../../content/data/paper-viewer.json'
import { papers } from '../../content/data/papers.json'
import { based, engines, inFrontOfSite, launched, type Notes, type Visit } from './site.ts'
import { expectClean, island, late, paperDrawn, toast, toastOf } from './site.ts'

const front = inFrontOfSite()

const missing = ['destructive', 'Missing file', 'No PDF file was specified.']
const failed = ['destructive', 'Unable to preview PDF', 'The file could not be loaded. You can still download it.']
const refused = ['destructive', 'Unable to preview PDF', 'This viewer only opens PDFs from this site.']
const panel = 'Preview unavailable. Try downloading the file.'

const viewOf = (query: string): string => `${front.url}/papers/view/${query}`
const viewer = (page: Page): Locator => island(page, 'viewer')
const frame = (page: Page): Locator => page.locator('iframe')
const bar = (page: Page): Locator => page.getByRole('progressbar')
const stateOf = (page: Page, state: string): Promise<void> =>
  page.locator(`[data-island=viewer][data-view="${state}"]`).waitFor({ state: 'attached' })
const linksOf = (page: Page): Promise<string[][]> =>
  viewer(page)
    .locator('a:not([href="./"])')
    .evaluateAll((links: HTMLAnchorElement[]) =>
      links.map((link) => [link.innerText.split('\n')[0]?.trim() ?? '', link.href, link.target || link.download]),
    )
const linksTo = (path: string): string[][] => [
  ['Open Original', front.url + path, '_blank'],
  ['Download', front.url + path, ''],
]
const offered = (page: Page): Promise<number> => page.locator('main li a[href$=".pdf"]:visible').count()
const canonicalOf = async (page: Page): Promise<string> =>
  (await page.locator('link[rel=canonical]').getAttribute('href')) ?? ''
const fetched = ({ requests }: Notes): string[] => requests.filter((request) => /^GET [^?]+\.pdf$/.test(request))
const turn = (page: Page, to: 'pagehide' | 'pageshow'): Promise<boolean> =>
  page.evaluate((type) => dispatchEvent(new PageTransitionEvent(type, { persisted: true })), to)

function held(path: string, size?: number): Promise<ServerResponse> {
  return new Promise((asked) =>
    front.answers.set(path, (_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/pdf', ...(size && { 'Content-Length': size }) })
      response.flushHeaders()
      asked(response)
    }),
  )
}

async function failureOf({ page, console, violations }: Visit): Promise<unknown[]> {
  const said = await toastOf(page)
  await stateOf(page, 'failed')
  const panels = await viewer(page).locator('p').allInnerTexts()
  return [said, panels, await linksOf(page), await page.locator('iframe, progress').count(), console, violations]
}
const failureAt = (path: string, lines: string[] = []): unknown[] => [failed, [panel], linksTo(path), 0, lines, []]

describe.each(engines)('in %s', (engine) => {
  const open = launched(engine)

  test('a paper of ours is shown under its title, can be opened and saved, and has its own address', async () => {
    const { page, ...notes } = await open()
    await page.goto(viewOf('?file=/papers/architecture.pdf&title=A%20%3Cb%3E%20title'))
    await stateOf(page, 'shown')
    expect(await page.title()).toBe('A <b> title — View PDF')
    expect(await viewer(page).getByRole('heading', { level: 2 }).innerText()).toBe('A <b> title')
    expect(await frame(page).getAttribute('title')).toBe('A <b> title')
    expect(await frame(page).getAttribute('src')).toMatch(new RegExp(`^blob:${front.url}/`))
    expect(await linksOf(page)).toEqual(linksTo('/papers/architecture.pdf'))
    expect(await viewer(page).locator('a[download]').count()).toBe(1)
    expect([await offered(page), await toast(page).count()]).toEqual([0, 0])
    const current = page.locator('#papers a[aria-current=page]:visible')
    expect(await current.getAttribute('href')).toContain('file=%2Fpapers%2Farchitecture.pdf')
    expect(await page.locator('#papers a:visible').count()).toBe(papers.length)
    expect(await canonicalOf(page)).toMatch(/\/papers\/view\/\?file=%2Fpapers%2Farchitecture\.pdf&title=(?!A\b)/)
    expect(fetched(notes)).toEqual(['GET /papers/architecture.pdf'])
    expectClean(notes)
    if (engine !== 'firefox') return
    // Its viewer has small pictures of the pages, under our policy.
    const inside = page.frames()[1]
    await inside?.locator('.textLayer span').first().waitFor({ state: 'attached' })
    await inside
      ?.locator('#viewsManagerToggleButton, #sidebarToggleButton')
      .evaluate((button) => (button as HTMLElement).click())
    const small = inside?.locator('#thumbnailsView img, #thumbnailView img').first()
    await expect.poll(() => small?.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  })
})

describe('in chromium', () => {
  const open = launched()
  const show = async (query: string): Promise<Visit> => {
    const visit = await open()
    // A toast may be gone before a slow machine has loaded everything.
    await visit.page.goto(viewOf(query), { waitUntil: 'commit' })
    return visit
  }

  test('what says that it is no PDF gets a notice, and is shown as a PDF all the same', async () => {
    front.answers.set('/page.pdf', (_, response) =>
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('%PDF'),
    )
    const { page, ...notes } = await show('?file=/page.pdf')
    expect(await toastOf(page)).toEqual(['default', 'Non-PDF content', 'Attempting to preview the file.'])
    await stateOf(page, 'shown')
    expect(await page.title()).toBe('Document — View PDF')
    // The address is without the query when the paper is not ours.
    expect(await canonicalOf(page)).toMatch(/\/papers\/view\/$/)
    expectClean(notes)
    const inside = await (await frame(page).elementHandle())?.contentFrame()
    await expect.poll(() => inside?.evaluate(() => document.contentType)).toBe('application/pdf')
  })

  test('a large file: first its place, then how much of it is here where that is known, then the file', async () => {
    const size = 4_000_000
    const [known, unknown] = [held('/large.pdf', size), held('/unknown.pdf')]
    const { page, ...notes } = await show('?file=/large.pdf')
    const position = (): Promise<number> => bar(page).evaluate((element: HTMLProgressElement) => element.position)
    const response = await known
    await stateOf(page, 'loading')
    expect(await linksOf(page)).toEqual(linksTo('/large.pdf'))
    response.write(Buffer.alloc(size / 4))
    await expect.poll(position).toBeCloseTo(0.25)
    response.end(Buffer.alloc((size / 4) * 3))
    await stateOf(page, 'shown')
    expect(await bar(page).count()).toBe(0)
    await paperDrawn(page)

    await page.goto(viewOf('?file=/unknown.pdf'))
    await stateOf(page, 'loading')
    expect(await position()).toBe(-1)
    ;(await unknown).end('%PDF')
    await stateOf(page, 'shown')
    expectClean(notes)
  })

  test.each([
    ['no query', '', missing],
    ['a stranger', '?file=https%3A%2F%2Fstranger.example%2Fa.pdf&title=Trust%20me', refused],
  ])('%s is no file of ours: a toast says so, and our papers are offered instead', async (_, query, said) => {
    const { page, ...notes } = await show(query)
    expect(await toastOf(page)).toEqual(said)
    expect(await viewer(page).locator('p').first().innerText()).toBe(said === refused ? refused[2] : lead)
    expect(await linksOf(page)).toEqual([])
    expect(await page.locator('iframe, [data-island=viewer] h2, a[href*=stranger]').count()).toBe(0)
    expect([await offered(page), fetched(notes)]).toEqual([2 * papers.length, []])
    expectClean(notes)
  })

  test.each([
    ['status 404', () => undefined, ['error: Failed to load PDF (404)']],
    ['a connection that breaks off', (path: string) => void held(path, 100).then((response) => response.destroy())],
    ['a file that says it is over 50 MB', (path: string) => void held(path, 50_000_001)],
    [
      'a file that turns out to be over 50 MB',
      (path: string) => void held(path).then((response) => response.end(Buffer.alloc(50_000_001))),
    ],
  ])('%s has failed: a toast and a panel say so, and a status the console', async (what, prepare, lines?: string[]) => {
    const path = `/${what.replaceAll(' ', '-')}.pdf`
    prepare(path)
    expect(await failureOf(await show(`?file=${path}`))).toEqual(failureAt(path, lines))
  })

  test('30 seconds without a byte end it, and each byte begins them anew', async () => {
    const visit = await open()
    const { page } = visit
    await page.clock.install()
    const asked = held('/stalled.pdf', 100)
    await page.goto(viewOf('?file=/stalled.pdf'))
    const response = await asked
    await stateOf(page, 'loading')
    // The clock also runs by itself: ten seconds are left for a slow machine.
    await page.clock.runFor(20_000)
    response.write(Buffer.alloc(10))
    await expect.poll(() => bar(page).evaluate((element: HTMLProgressElement) => element.value)).toBe(10)
    await page.clock.runFor(20_000)
    expect(await bar(page).count()).toBe(1)
    await page.clock.runFor(10_500)
    expect(await failureOf(visit)).toEqual(failureAt('/stalled.pdf'))
    await expect.poll(() => response.destroyed).toBe(true)
  })

  test('who has the focus on a link of the bar when the file fails has it on the panel, and on nothing without', async () => {
    for (const isOnLink of [true, false]) {
      const asked = held('/lost.pdf', 100)
      const { page } = await show('?file=/lost.pdf')
      const response = await asked
      await stateOf(page, 'loading')
      if (isOnLink) await viewer(page).getByRole('link', { name: 'Download' }).focus()
      response.destroy()
      await stateOf(page, 'failed')
      const focused = await page.locator(':focus').allInnerTexts()
      expect(focused.map((text) => text.split('\n')[0])).toEqual(isOnLink ? [panel] : [])
    }
  })

  test('a browser that shows no PDFs in a page gets the panel at once: nothing is fetched, nobody is alarmed', async () => {
    const { page, ...notes } = await open()
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => false, configurable: true }),
    )
    await page.goto(viewOf('?file=/papers/architecture.pdf&title=Paper'))
    await stateOf(page, 'failed')
    expect(await viewer(page).getByRole('paragraph').innerText()).toBe(panel)
    expect(await linksOf(page)).toEqual(linksTo('/papers/architecture.pdf'))
    expect([await page.locator('#toasts li, iframe').count(), fetched(notes)]).toEqual([0, []])
    expectClean(notes)
  })

  test('leaving frees the object, and coming back shows the PDF again', async () => {
    const { page, ...notes } = await show('?file=/papers/technical.pdf')
    await frame(page).waitFor()
    await paperDrawn(page)
    const first = await frame(page).getAttribute('src')
    await page.evaluate(() => {
      URL.revokeObjectURL = (url) => (document.documentElement.dataset.revoked = url)
    })
    await turn(page, 'pagehide')
    await stateOf(page, 'idle')
    expect(await frame(page).count()).toBe(0)
    expect(await page.locator('html').getAttribute('data-revoked')).toBe(first)
    await turn(page, 'pageshow')
    await frame(page).waitFor()
    expect(await frame(page).getAttribute('src')).not.toBe(first)
    expect(fetched(notes)).toHaveLength(2)
  })

  test('who leaves while a file loads ends the request, and finds no toast', async () => {
    const asked = held('/left.pdf')
    const { page, ...notes } = await show('?file=/left.pdf')
    const response = await asked
    await stateOf(page, 'loading')
    await turn(page, 'pagehide')
    await stateOf(page, 'idle')
    await expect.poll(() => response.destroyed).toBe(true)
    expect(await page.locator('#toasts li, progress, iframe').count()).toBe(0)
    expectClean(notes)
  })

  test('without script, and before it has come, our papers are listed', async () => {
    const bare = await open({ javaScriptEnabled: false })
    await bare.page.goto(viewOf('?file=/papers/technical.pdf'))
    expect(await offered(bare.page)).toBe(2 * papers.length)

    const { page, ...notes } = await open()
    const release = await late(page, '**/assets/react-*.js')
    await page.goto(viewOf('?file=/papers/technical.pdf'))
    expect(await offered(page)).toBe(2 * papers.length)
    release()
    await stateOf(page, 'shown')
    expect(await offered(page)).toBe(0)
    await paperDrawn(page)
    expectClean(notes)
  })

  test('under a base path a paper that the blog links to is shown, with its own canonical address', async () => {
    const { page, ...notes } = await open()
    await page.goto(`${based.url}/blog/`)
    await page.locator('a[href*="/papers/view/?file="]').first().click()
    await stateOf(page, 'shown')
    const [, href = ''] = (await linksOf(page))[0] ?? []
    expect(new URL(href).pathname).toMatch(/^\/viewer\/papers\/\w+\.pdf$/)
    expect(await canonicalOf(page)).toMatch(/^https:\/\/host\.example\/viewer\/papers\/view\/\?file=/)
    expectClean(notes)
  })
})
