import type { ServerResponse } from 'node:http'
import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import {
  based,
  engines,
  expectClean,
  inFrontOfSite,
  island,
  late,
  launched,
  paperDrawn,
  toast,
  toastOf,
  type Visit,
} from './site.ts'

// The viewer of papers, with files that arrive whole, in part, late, never, or not as what they say they are.

const front = inFrontOfSite()

const failed = ['destructive', 'Unable to preview PDF', 'The file could not be loaded. You can still download it.']
const refused = ['destructive', 'Unable to preview PDF', 'This viewer only opens PDFs from this site.']
const panel = 'Preview unavailable. Try downloading the file.'

/** One page, all of it red. */
const redPdf = Buffer.from(`%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 400 400] /Contents 4 0 R >> endobj
4 0 obj << /Length 26 >> stream
1 0 0 rg 0 0 400 400 re f
endstream endobj
trailer << /Root 1 0 R >>
`)

const viewOf = (query: string): string => `${front.url}/papers/view/${query}`
const viewer = (page: Page): Locator => island(page, 'viewer')
const frame = (page: Page): Locator => page.locator('iframe')
const stateOf = (page: Page, state: string): Promise<void> =>
  page.locator(`[data-island=viewer][data-view="${state}"]`).waitFor({ state: 'attached' })
/** Of the page, in every state. */
const headingOf = (page: Page): Promise<string> => viewer(page).getByRole('heading', { level: 1 }).innerText()
/** To the file, and not the one back to the list. */
const linksOf = (page: Page): Promise<string[][]> =>
  viewer(page)
    .locator('a:not([href="./"])')
    .evaluateAll((links: HTMLAnchorElement[]) =>
      links.map((link) => [link.innerText.split('\n')[0]?.trim() ?? '', link.href, link.target || link.download]),
    )
/** The links that a file of this address gets. */
const linksTo = (path: string): string[][] => [
  ['Open Original', front.url + path, '_blank'],
  ['Download', front.url + path, ''],
]
/** How many links to our own papers are offered: two for each of three, while no file is shown. */
const offered = (page: Page): Promise<number> => page.locator('main li a[href$=".pdf"]:visible').count()
/** The papers that can be chosen while a file is shown, and which of them is marked as the current one. */
const choiceOf = (page: Page): Promise<(string | null)[][]> =>
  page
    .locator('#papers a:visible')
    .evaluateAll((links: HTMLAnchorElement[]) =>
      links.map((link) => [new URL(link.href).searchParams.get('file'), link.ariaCurrent]),
    )
const canonicalOf = async (page: Page): Promise<URL> =>
  new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '')
/** Requests for files to show. */
const fetched = ({ requests }: Visit): string[] =>
  requests.filter((request) => !/^GET \/(papers\/view\/|assets\/|[\w.-]+\.(svg|png|ico)$)/.test(request))
const leave = (page: Page): Promise<boolean> =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
const comeBack = (page: Page, persisted = true): Promise<boolean> =>
  page.evaluate((kept) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: kept })), persisted)

/** Answers a path with a status or a type. */
function answer(path: string, { status = 200, type = 'application/pdf' }: { status?: number; type?: string }): void {
  front.answers.set(path, (_, response) => response.writeHead(status, { 'Content-Type': type }).end(redPdf))
}

/** Answers a path with a head, and with what the test writes when it wants to. */
function held(path: string, size?: number): Promise<ServerResponse> {
  return new Promise((asked) =>
    front.answers.set(path, (_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/pdf', ...(size && { 'Content-Length': size }) })
      response.flushHeaders()
      asked(response)
    }),
  )
}

/** What a visitor finds once a preview has failed. */
async function failureOf(visit: Visit): Promise<unknown[]> {
  const { page, console, violations } = visit
  const said = await toastOf(page)
  await stateOf(page, 'failed')
  const panels = await viewer(page).locator('p').allInnerTexts()
  return [said, panels, await linksOf(page), await page.locator('iframe, progress').count(), console, violations]
}

const failureAt = (path: string, lines: string[] = []): unknown[] => [failed, [panel], linksTo(path), 0, lines, []]

describe.each(engines)('in %s', (engine) => {
  const browser = launched(engine)

  test('a paper of ours is shown under its title, can be opened and saved, and has its own address', async () => {
    const visit = await browser.open()
    const { page } = visit
    await page.goto(viewOf('?file=/papers/architecture.pdf&title=A%20%3Cb%3E%20title'))
    await stateOf(page, 'shown')
    expect(await page.title()).toBe('A <b> title — View PDF')
    expect(await viewer(page).getByRole('heading').allInnerTexts()).toEqual([await headingOf(page), 'A <b> title'])
    expect(await frame(page).getAttribute('title')).toBe('A <b> title')
    expect(await frame(page).getAttribute('src')).toMatch(new RegExp(`^blob:${front.url}/`))
    expect(await linksOf(page)).toEqual(linksTo('/papers/architecture.pdf'))
    expect(await viewer(page).locator('a[download]').count()).toBe(1)
    expect([await offered(page), await toast(page).count()]).toEqual([0, 0])
    expect(await choiceOf(page)).toEqual([
      ['/papers/architecture.pdf', 'page'],
      ['/papers/technical.pdf', null],
      ['/papers/whitepaper.pdf', null],
    ])
    const { pathname, searchParams } = await canonicalOf(page)
    expect([pathname, searchParams.get('file')]).toEqual(['/papers/view/', '/papers/architecture.pdf'])
    expect(searchParams.get('title')).not.toContain('<b>')
    expect(fetched(visit)).toEqual(['GET /papers/architecture.pdf'])
    expectClean(visit)
  })
})

describe('in chromium', () => {
  const browser = launched()
  const show = async (query: string): Promise<Visit> => {
    const visit = await browser.open()
    // A toast may be gone before a slow machine has loaded everything.
    await visit.page.goto(viewOf(query), { waitUntil: 'commit' })
    return visit
  }

  test('without script our papers are listed', async () => {
    const { page } = await browser.open({ javaScriptEnabled: false })
    await page.goto(viewOf('?file=/papers/technical.pdf'))
    expect(await offered(page)).toBe(6)
  })

  test('a PDF is drawn whatever type it is sent as, and what says that it is no PDF gets a notice', async () => {
    answer('/red.pdf', { type: 'Application/PDF' })
    const visit = await show('?file=/red.pdf')
    const { page } = visit
    await stateOf(page, 'shown')
    expect(await toast(page).count()).toBe(0)
    expect(await page.title()).toBe('Document — View PDF')
    // The address is without the query when the paper is not ours.
    expect((await canonicalOf(page)).search).toBe('')
    await paperDrawn(page)

    answer('/page.pdf', { type: 'text/html' })
    await page.goto(viewOf('?file=/page.pdf'), { waitUntil: 'commit' })
    expect(await toastOf(page)).toEqual(['default', 'Non-PDF content', 'Attempting to preview the file.'])
    await stateOf(page, 'shown')
    expect(await linksOf(page)).toEqual(linksTo('/page.pdf'))
    expectClean(visit)
    const inside = await (await frame(page).elementHandle())?.contentFrame()
    await expect.poll(() => inside?.evaluate(() => document.contentType)).toBe('application/pdf')
    // A screenshot takes styles of its own, which the policy refuses. Another page reads the picture, for the same reason.
    const reader = await page.context().newPage()
    const redness = async (): Promise<number> =>
      reader.evaluate(rednessOf, (await frame(page).screenshot()).toString('base64'))
    await expect.poll(redness, { timeout: 30_000 }).toBeGreaterThan(0.25)
  })

  test('a large file: first its place, then how much of it is here where that is known, then the file', async () => {
    const size = 4_000_000
    let asked = held('/large.pdf', size)
    const visit = await show('?file=/large.pdf')
    const { page } = visit
    let response = await asked
    await stateOf(page, 'loading')
    expect(await viewer(page).getByRole('status').getByRole('progressbar').count()).toBe(1)
    expect(await linksOf(page)).toEqual(linksTo('/large.pdf'))
    const bar = page.getByRole('progressbar')
    const position = (): Promise<number> => bar.evaluate((element: HTMLProgressElement) => element.position)
    response.write(Buffer.alloc(size / 4))
    await expect.poll(position).toBeCloseTo(0.25)
    response.end(Buffer.alloc((size / 4) * 3))
    await stateOf(page, 'shown')
    expect(await bar.count()).toBe(0)
    await paperDrawn(page)

    asked = held('/unknown.pdf')
    await page.goto(viewOf('?file=/unknown.pdf'))
    response = await asked
    await stateOf(page, 'loading')
    expect(await position()).toBe(-1)
    response.end(redPdf)
    await stateOf(page, 'shown')
    expectClean(visit)
  })

  const missing = ['destructive', 'Missing file', 'No PDF file was specified.']
  test.each([
    ['no query', '', missing],
    ['FILE', '?FILE=/papers/architecture.pdf&title=x', missing],
    ['a stranger', '?file=https%3A%2F%2Fstranger.example%2Fa.pdf&title=Trust%20me', refused],
    ['a script', '?file=javascript%3Aalert(1)', refused],
  ])(
    '%s is no file of ours: a toast says so, nothing leads there, and our papers are offered',
    async (_, query, said) => {
      const visit = await show(query)
      const { page } = visit
      expect(await toastOf(page)).toEqual(said)
      // Nothing else is in the viewer.
      expect((await viewer(page).innerText()).split(/\n+/)).toEqual([
        await headingOf(page),
        ...(said === refused ? [refused[2]] : []),
      ])
      expect(await linksOf(page)).toEqual([])
      expect(await page.locator('iframe, [data-island=viewer] h2').count()).toBe(0)
      const hrefs = await page.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(hrefs.filter((href) => /stranger|javascript/.test(href ?? ''))).toEqual([])
      expect(await offered(page)).toBe(6)
      expect(fetched(visit)).toEqual([])
      expectClean(visit)
    },
  )

  const failures: [what: string, prepare: (path: string, page: Page) => unknown, lines?: string[]][] = [
    ['status 404', () => undefined, ['error: Failed to load PDF (404)']],
    ['status 500', (path) => answer(path, { status: 500 }), ['error: Failed to load PDF (500)']],
    ['a connection that breaks off', (path) => void held(path, 100).then((response) => response.destroy())],
    ['no network', (path, page) => page.route(front.url + path, (route) => route.abort('internetdisconnected'))],
    ['a file that says it is over 50 MB', (path) => void held(path, 50_000_001)],
  ]
  test.each(failures)(
    '%s has failed: a toast and a panel say so, and a status the console',
    async (what, prepare, lines) => {
      const path = `/${what.replaceAll(' ', '-')}.pdf`
      const visit = await browser.open()
      await prepare(path, visit.page)
      await visit.page.goto(viewOf(`?file=${path}`), { waitUntil: 'commit' })
      expect(await failureOf(visit)).toEqual(failureAt(path, lines))
    },
  )

  test('a file that turns out to be over 50 MB is given up', async () => {
    let sent = 0
    const asked = held('/endless.pdf')
    const visit = await show('?file=/endless.pdf')
    const response = await asked
    const part = Buffer.alloc(1_000_000)
    const more = (): void => {
      sent += part.length
      while (!response.destroyed && response.write(part)) sent += part.length
    }
    response.on('drain', more)
    more()
    expect(await failureOf(visit)).toEqual(failureAt('/endless.pdf'))
    await expect.poll(() => response.destroyed).toBe(true)
    expect(sent).toBeGreaterThanOrEqual(50_000_000)
    expect(sent).toBeLessThan(80_000_000)
  })

  test('30 seconds without a byte end it, and each byte begins them anew', async () => {
    const visit = await browser.openAlone()
    const { page } = visit
    await page.clock.install()
    const asked = held('/stalled.pdf', 100)
    await page.goto(viewOf('?file=/stalled.pdf'))
    const response = await asked
    await stateOf(page, 'loading')
    // The clock also runs by itself: ten seconds are left for a slow machine.
    await page.clock.runFor(20_000)
    response.write(Buffer.alloc(10))
    const bar = page.getByRole('progressbar')
    await expect.poll(() => bar.evaluate((element: HTMLProgressElement) => element.value)).toBe(10)
    await page.clock.runFor(20_000)
    expect(await bar.count()).toBe(1)
    await page.clock.runFor(10_500)
    expect(await failureOf(visit)).toEqual(failureAt('/stalled.pdf'))
    await expect.poll(() => response.destroyed).toBe(true)
  })

  test('a browser that shows no PDFs in a page gets the panel at once: nothing is fetched, nobody is alarmed', async () => {
    const visit = await browser.openAlone()
    const { page } = visit
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => false, configurable: true }),
    )
    await page.goto(viewOf('?file=/papers/architecture.pdf&title=Paper'))
    await stateOf(page, 'failed')
    expect(await viewer(page).getByRole('paragraph').innerText()).toBe(panel)
    expect(await linksOf(page)).toEqual(linksTo('/papers/architecture.pdf'))
    expect(await page.locator('#toasts li, iframe').count()).toBe(0)
    expect(fetched(visit)).toEqual([])
    expectClean(visit)
  })

  test('leaving frees the object, and coming back shows the PDF again', async () => {
    const visit = await show('?file=/papers/technical.pdf')
    const { page } = visit
    await frame(page).waitFor()
    await paperDrawn(page)
    const first = await frame(page).getAttribute('src')
    await page.evaluate(() => {
      const revoke = URL.revokeObjectURL.bind(URL)
      URL.revokeObjectURL = (url) => {
        document.documentElement.dataset.revoked = `${document.documentElement.dataset.revoked ?? ''} ${url}`.trim()
        revoke(url)
      }
    })
    await leave(page)
    await stateOf(page, 'idle')
    expect(await frame(page).count()).toBe(0)
    expect(await page.locator('html').getAttribute('data-revoked')).toBe(first)
    await comeBack(page)
    await frame(page).waitFor()
    expect(await frame(page).getAttribute('src')).not.toBe(first)
    // A page that is shown for the first time is no return.
    await comeBack(page, false)
    expect(fetched(visit)).toHaveLength(2)
  })

  test('who leaves while a file loads ends the request, and finds no toast', async () => {
    const asked = held('/left.pdf')
    const visit = await show('?file=/left.pdf')
    const { page } = visit
    const response = await asked
    await stateOf(page, 'loading')
    await leave(page)
    await stateOf(page, 'idle')
    await expect.poll(() => response.destroyed).toBe(true)
    expect(await page.locator('#toasts li, [data-island=viewer] p, iframe').count()).toBe(0)
    const again = held('/left.pdf')
    await comeBack(page)
    const second = await again
    await page.goto(`${front.url}/docs/`)
    await expect.poll(() => second.destroyed).toBe(true)
    expect(await toast(page).count()).toBe(0)
    expectClean(visit)
  })

  const odd: [query: string, title: string, path: string | undefined][] = [
    ['?file=%E0%A4%A', 'Document', '/%EF%BF%BD%A'],
    ['?file=/papers/technical.pdf&file=//evil.example&title=One&title=Two', 'One', '/papers/technical.pdf'],
    [`?file=/papers/technical.pdf&title=${'x'.repeat(60_000)}`, 'x'.repeat(200), '/papers/technical.pdf'],
    ['?__proto__=x&constructor=y&file=__proto__', 'Document', '/__proto__'],
  ]
  test('odd queries throw nothing', async () => {
    const visit = await browser.open()
    const { page } = visit
    for (const [query, title, path] of odd) {
      await page.goto(viewOf(query))
      await page
        .locator('[data-live]:is([data-view=missing], [data-view=refused], [data-view=shown], [data-view=failed])')
        .waitFor({ state: 'attached' })
      await expect.poll(() => page.title()).toBe(`${title} — View PDF`)
      expect((await linksOf(page))[0]?.[1]).toBe(path && front.url + path)
      await paperDrawn(page)
    }
    expectClean(visit, [/Failed to load PDF \(40[04]\)$/])
  })

  test('before the script has come our papers are listed, and where it does not come they stay', async () => {
    const visit = await browser.open()
    const { page } = visit
    const release = await late(page, '**/assets/react-*.js')
    await page.goto(viewOf('?file=/papers/technical.pdf'))
    expect(await offered(page)).toBe(6)
    release()
    await stateOf(page, 'shown')
    expect(await offered(page)).toBe(0)
    await paperDrawn(page)

    await page.route('**/assets/viewer-*.js', (route) => route.fulfill({ status: 500 }))
    const lost = page.waitForResponse('**/assets/viewer-*.js')
    await page.goto(viewOf('?file=/papers/technical.pdf'))
    await lost
    await page.locator('[data-island=viewer]:not([data-busy])').waitFor({ state: 'attached' })
    expect(await offered(page)).toBe(6)
    expectClean(visit)
  })

  test('under a base path a paper that the blog links to is shown, with its own canonical address', async () => {
    const visit = await browser.open()
    const { page } = visit
    await page.goto(`${based.url}/blog/`)
    await page.locator('a[href*="/papers/view/?file="]').first().click()
    await stateOf(page, 'shown')
    const [, href = ''] = (await linksOf(page))[0] ?? []
    expect(new URL(href).pathname).toMatch(/^\/base\/papers\/\w+\.pdf$/)
    expect((await canonicalOf(page)).href).toMatch(/^https:\/\/host\.example\/base\/papers\/view\/\?file=/)
    expectClean(visit)
  })
})

const remembering = launched('chromium', { ignoreDefaultArgs: ['--disable-back-forward-cache'] })

test('a page that comes back from the browser’s own cache is as before', async () => {
  const { page } = await remembering.openAlone()
  await page.addInitScript(() =>
    addEventListener('pageshow', (event) => (document.documentElement.dataset.persisted = String(event.persisted))),
  )
  // Chromium keeps no page whose frame shows a PDF.
  await page.goto(viewOf('?file=/papers/unknown.pdf'))
  await stateOf(page, 'failed')
  await page.goto(`${front.url}/docs/`)
  await page.goBack({ waitUntil: 'commit' })
  await stateOf(page, 'failed')
  expect(await page.locator('html').getAttribute('data-persisted')).toBe('true')
})

/** How much of a picture is red, 0 to 1. Runs in a page. */
async function rednessOf(png: string): Promise<number> {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
  const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')
  pen?.drawImage(image, 0, 0)
  const bytes = [...(pen?.getImageData(0, 0, image.width, image.height).data ?? [])]
  const isRed = (_: number, at: number): boolean =>
    at % 4 === 0 && (bytes[at] ?? 0) > 230 && (bytes[at + 1] ?? 255) < 40 && (bytes[at + 2] ?? 255) < 40
  return (bytes.filter(isRed).length * 4) / bytes.length
}
