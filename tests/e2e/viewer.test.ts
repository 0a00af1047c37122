import type { Page } from 'playwright'
import type { ServerResponse } from 'node:http'
import { describe, expect, test } from 'vitest'
import {
  engines,
  gate,
  inFrontOf,
  launched,
  liveSite,
  paperDrawn,
  toastOf,
  withoutBrowserLines,
  type Visit,
} from './site.ts'

// The viewer of papers, with files that arrive whole, in part, late, never, or not as what they say they are.

const site = liveSite()
const front = inFrontOf(site)

const failed = ['Unable to preview PDF', 'The file could not be loaded. You can still download it.']
const refused = ['Unable to preview PDF', 'This address is not on this site.']
const panel = 'Preview unavailable. Try downloading the file.'

/** One page, all of it red. */
const redPdf = Buffer.from(`%PDF-1.4
1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages /Kids [3 0 R] /Count 1 >>
endobj
3 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 400] /Contents 4 0 R >>
endobj
4 0 obj
<< /Length 26 >>
stream
1 0 0 rg 0 0 400 400 re f
endstream
endobj
trailer
<< /Root 1 0 R >>
`)

const viewOf = (query: string): string => `${front.url}/papers/view/${query}`
const frame = (page: Page): ReturnType<Page['locator']> => page.locator('iframe.viewer-frame')
const stateOf = (page: Page, state: string): Promise<void> =>
  page.locator(`#island-viewer[data-view="${state}"]`).waitFor({ state: 'attached' })
const linksOf = (page: Page): Promise<[string, string, string][]> =>
  page
    .locator('.viewer-head a')
    .evaluateAll((links: HTMLAnchorElement[]) =>
      links.map((link) => [link.innerText.split('\n')[0]?.trim() ?? '', link.href, link.target || link.download]),
    )
const listed = (page: Page): Promise<boolean[]> =>
  page
    .locator('.papers a:visible')
    .evaluateAll((links: HTMLAnchorElement[]) => links.map((link) => link.href.endsWith('.pdf')))
const asked = ({ requests }: Visit): string[] =>
  requests.filter(
    (request) => !/^GET \/(papers\/view\/|assets\/|icon\.svg|apple-touch-icon\.png|favicon\.ico)/.test(request),
  )
const noted = ({ console, violations }: Visit): [string[], string[]] => [withoutBrowserLines(console), violations]

/** How much of the frame is red, 0 to 1. Another page reads the picture: this one's policy would not let it. */
async function redness(page: Page): Promise<number> {
  const picture = (await frame(page).screenshot()).toString('base64')
  const reader = await page.context().newPage()
  const share = await reader.evaluate(async (data) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())
    const canvas = new OffscreenCanvas(image.width, image.height)
    const pen = canvas.getContext('2d')
    pen?.drawImage(image, 0, 0)
    const { data: bytes } = pen?.getImageData(0, 0, image.width, image.height) ?? { data: [] }
    let red = 0
    for (let at = 0; at < bytes.length; at += 4)
      if (bytes[at]! > 230 && bytes[at + 1]! < 40 && bytes[at + 2]! < 40) red++
    return (red * 4) / bytes.length
  }, picture)
  await reader.close()
  return share
}

/** Answers a path with a head and what the test writes when it wants to. */
function heldAnswer(path: string, headers: Record<string, string>): Promise<ServerResponse> {
  return new Promise((asks) =>
    front.answers.set(path, (_, response) => {
      response.writeHead(200, headers)
      response.flushHeaders()
      asks(response)
    }),
  )
}

/** What a visitor finds once a preview has failed, and what was noted. */
async function failureOf(visit: Visit): Promise<unknown> {
  const { page } = visit
  const text = await toastOf(page)
  const variant = await page.locator('.toast').getAttribute('data-variant')
  await stateOf(page, 'failed')
  return {
    toast: [variant, ...text],
    panel: await page.locator('.viewer-panel').allInnerTexts(),
    links: await linksOf(page),
    others: await page.locator('iframe, progress').count(),
    noted: noted(visit),
  }
}

/** What that should be. */
const failureAt = (path: string, lines: string[] = []): unknown => ({
  toast: ['destructive', ...failed],
  panel: [panel],
  links: [
    ['Open Original', front.url + path, '_blank'],
    ['Download', front.url + path, ''],
  ],
  others: 0,
  noted: [lines, []],
})

describe.each(engines)('in %s', (engine) => {
  const browser = launched(engine)

  test('a paper of ours is shown under its title, can be opened and saved, and has its own address', async () => {
    const visit = await browser.open()
    const { page } = visit
    await page.goto(viewOf('?file=/papers/architecture.pdf&title=A%20%3Cb%3E%20title'))
    await stateOf(page, 'shown')
    expect(await page.title()).toBe('A <b> title — View PDF')
    expect(await page.locator('.viewer-head h2').innerText()).toBe('A <b> title')
    expect(await frame(page).getAttribute('title')).toBe('A <b> title')
    expect(await frame(page).getAttribute('src')).toMatch(new RegExp(`^blob:${front.url}/`))
    const href = `${front.url}/papers/architecture.pdf`
    expect(await linksOf(page)).toEqual([
      ['Open Original', href, '_blank'],
      ['Download', href, ''],
    ])
    expect(await page.locator('.viewer-head a[download]').count()).toBe(1)
    expect(await listed(page)).toEqual([])
    const canonical = new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '')
    expect(canonical.pathname).toBe('/papers/view/')
    expect(canonical.searchParams.get('file')).toBe('/papers/architecture.pdf')
    expect(canonical.searchParams.get('title')).not.toContain('<b>')
    expect(await page.locator('.toast').count()).toBe(0)
    expect(asked(visit)).toEqual(['GET /papers/architecture.pdf'])
    expect(noted(visit)).toEqual([[], []])
  })

  test.each(['application/pdf', 'application/octet-stream'])('a PDF sent as %s is drawn', async (type) => {
    const visit = await browser.open()
    front.answers.set('/red.pdf', (_, response) => response.writeHead(200, { 'Content-Type': type }).end(redPdf))
    await visit.page.goto(viewOf('?file=/red.pdf'))
    await stateOf(visit.page, 'shown')
    expect(noted(visit)).toEqual([[], []])
    // A screenshot takes styles of its own, which the policy refuses.
    await expect.poll(() => redness(visit.page), { timeout: 30_000 }).toBeGreaterThan(0.25)
    expect(await visit.page.title()).toBe('Document — View PDF')
    // The address is without the query when the paper is not ours.
    expect(await visit.page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/papers\/view\/$/)
  })

  test.runIf(engine === 'chromium')('the document in the frame is a PDF by type, whatever was sent', async () => {
    const { page } = await browser.open()
    front.answers.set('/page.pdf', (_, response) =>
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>no</p>'),
    )
    await page.goto(viewOf('?file=/page.pdf'))
    await stateOf(page, 'shown')
    const inside = await (await frame(page).elementHandle())?.contentFrame()
    await expect.poll(() => inside?.evaluate(() => document.contentType)).toBe('application/pdf')
  })

  test('a large file: first its place, then how much of it is here, then the file', async () => {
    const visit = await browser.open()
    const { page } = visit
    const size = 4_000_000
    const asks = heldAnswer('/large.pdf', { 'Content-Type': 'application/pdf', 'Content-Length': String(size) })
    await page.goto(viewOf('?file=/large.pdf'))
    const response = await asks
    await stateOf(page, 'loading')
    expect(await page.locator('.viewer-skeleton').getAttribute('role')).toBe('status')
    expect((await linksOf(page)).map(([, href]) => href)).toEqual([`${front.url}/large.pdf`, `${front.url}/large.pdf`])
    const progress = page.locator('progress')
    response.write(Buffer.alloc(size / 4))
    await expect.poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.position)).toBeCloseTo(0.25)
    response.end(Buffer.alloc((size / 4) * 3))
    await stateOf(page, 'shown')
    expect(await progress.count()).toBe(0)
    expect(noted(visit)).toEqual([[], []])
  })

  test('where the server does not say how large the file is, the bar says that it does not know', async () => {
    const { page } = await browser.open()
    const asks = heldAnswer('/unknown.pdf', { 'Content-Type': 'application/pdf' })
    await page.goto(viewOf('?file=/unknown.pdf'))
    const response = await asks
    await stateOf(page, 'loading')
    expect(await page.locator('progress').evaluate((bar: HTMLProgressElement) => bar.position)).toBe(-1)
    response.end(redPdf)
    await stateOf(page, 'shown')
  })

  test.each(['', '?file=', '?file=%20%09', '?title=x', '?FILE=/papers/architecture.pdf'])(
    'with %j no file was named: a toast says so, and our papers are offered',
    async (query) => {
      const visit = await browser.open()
      const { page } = visit
      await page.goto(viewOf(query))
      expect(await toastOf(page)).toEqual(['Missing file', 'No PDF file was specified.'])
      expect(await page.locator('.toast').getAttribute('data-variant')).toBe('destructive')
      expect(await page.locator('.viewer-panel, .viewer-head, iframe').count()).toBe(0)
      expect(await listed(page)).toEqual([true, true, true, true, true, true])
      expect(asked(visit)).toEqual([])
      expect(noted(visit)).toEqual([[], []])
    },
  )

  test.each(['https://stranger.example/a.pdf', 'javascript:alert(1)', `/${'a'.repeat(2048)}`])(
    '%j is refused: a toast and a panel say so, nothing links there, and our papers are offered',
    async (file) => {
      const visit = await browser.open()
      const { page } = visit
      await page.goto(viewOf(`?file=${encodeURIComponent(file)}&title=Trust%20me`))
      expect(await toastOf(page)).toEqual(refused)
      expect(await page.locator('.toast').getAttribute('data-variant')).toBe('destructive')
      expect(await page.locator('.viewer-panel').innerText()).toBe(refused[1])
      expect(await page.locator('.viewer-head, iframe').count()).toBe(0)
      const hrefs = await page.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      expect(hrefs.filter((href) => href.includes(file))).toEqual([])
      expect(await listed(page)).toHaveLength(6)
      expect(asked(visit)).toEqual([])
      expect(noted(visit)).toEqual([[], []])
    },
  )

  test.each([404, 500, 403])('status %i is told in the console, by a toast and a panel', async (status) => {
    const visit = await browser.open()
    front.answers.set('/status.pdf', (_, response) => response.writeHead(status).end(redPdf))
    await visit.page.goto(viewOf('?file=/status.pdf'))
    expect(await failureOf(visit)).toEqual(failureAt('/status.pdf', [`error: Failed to load PDF (${status})`]))
  })

  test('a connection that breaks off has failed', async () => {
    const visit = await browser.open()
    const asks = heldAnswer('/broken.pdf', { 'Content-Type': 'application/pdf', 'Content-Length': '100' })
    await visit.page.goto(viewOf('?file=/broken.pdf'))
    ;(await asks).destroy()
    expect(await failureOf(visit)).toEqual(failureAt('/broken.pdf'))
  })

  test('no network has failed', async () => {
    const visit = await browser.open()
    await visit.page.route(
      ({ pathname }) => pathname === '/offline.pdf',
      (route) => route.abort('internetdisconnected'),
    )
    await visit.page.goto(viewOf('?file=/offline.pdf'))
    expect(await failureOf(visit)).toEqual(failureAt('/offline.pdf'))
  })

  test('what says that it is no PDF gets a notice, and is tried', async () => {
    const visit = await browser.open()
    front.answers.set('/text.pdf', (_, response) =>
      response.writeHead(200, { 'Content-Type': 'text/plain' }).end('text'),
    )
    await visit.page.goto(viewOf('?file=/text.pdf'))
    expect(await toastOf(visit.page)).toEqual(['Non-PDF content', 'Attempting to preview the file.'])
    expect(await visit.page.locator('.toast').getAttribute('data-variant')).toBe('default')
    await stateOf(visit.page, 'shown')
    expect(await linksOf(visit.page)).toHaveLength(2)
  })

  test('"Application/PDF" is a PDF: types know no upper case', async () => {
    const { page } = await browser.open()
    front.answers.set('/upper.pdf', (_, response) =>
      response.writeHead(200, { 'Content-Type': 'Application/PDF' }).end(redPdf),
    )
    await page.goto(viewOf('?file=/upper.pdf'))
    await stateOf(page, 'shown')
    await frame(page).waitFor()
    expect(await page.locator('.toast').count()).toBe(0)
  })

  test('a file that says it is over 50 MB is not fetched', async () => {
    const visit = await browser.open()
    const asks = heldAnswer('/huge.pdf', { 'Content-Type': 'application/pdf', 'Content-Length': '50000001' })
    await visit.page.goto(viewOf('?file=/huge.pdf'))
    const response = await asks
    // Firefox tells of an answer when its first bytes are there.
    response.write(Buffer.alloc(100_000))
    expect(await failureOf(visit)).toEqual(failureAt('/huge.pdf'))
    await expect.poll(() => response.closed || response.destroyed).toBe(true)
  })

  test('a file that turns out to be over 50 MB is given up', async () => {
    const visit = await browser.open()
    let sent = 0
    let closed = false
    front.answers.set('/endless.pdf', (_, response) => {
      const part = Buffer.alloc(1_000_000)
      const more = (): void => {
        while (!response.destroyed && response.write(part)) sent += part.length
      }
      response.writeHead(200, { 'Content-Type': 'application/pdf' })
      response.on('drain', () => {
        sent += part.length
        more()
      })
      response.on('close', () => (closed = true))
      more()
    })
    await visit.page.goto(viewOf('?file=/endless.pdf'))
    expect(await failureOf(visit)).toEqual(failureAt('/endless.pdf'))
    await expect.poll(() => closed).toBe(true)
    expect(sent).toBeGreaterThanOrEqual(50_000_000)
    expect(sent).toBeLessThan(80_000_000)
  })

  test('30 seconds without a byte end it, and each byte begins them anew', async () => {
    const visit = await browser.open()
    const { page } = visit
    await page.clock.install()
    const asks = heldAnswer('/stalled.pdf', { 'Content-Type': 'application/pdf', 'Content-Length': '100' })
    await page.goto(viewOf('?file=/stalled.pdf'))
    const response = await asks
    await stateOf(page, 'loading')
    // The clock also runs by itself: ten seconds are left for a slow machine.
    await page.clock.runFor(20_000)
    response.write(Buffer.alloc(10))
    await expect.poll(() => page.locator('progress').evaluate((bar: HTMLProgressElement) => bar.value)).toBe(10)
    await page.clock.runFor(20_000)
    expect(await page.locator('progress').count()).toBe(1)
    await page.clock.runFor(10_500)
    expect(await failureOf(visit)).toEqual(failureAt('/stalled.pdf'))
    await expect.poll(() => response.destroyed).toBe(true)
  })

  test('a browser that shows no PDFs in a page gets the panel at once: nothing is fetched, nobody is alarmed', async () => {
    const visit = await browser.open()
    const { page } = visit
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => false, configurable: true }),
    )
    await page.goto(viewOf('?file=/papers/architecture.pdf&title=Paper'))
    await stateOf(page, 'failed')
    expect(await page.locator('.viewer-panel').innerText()).toBe(panel)
    expect((await linksOf(page)).map(([label]) => label)).toEqual(['Open Original', 'Download'])
    expect(await page.locator('.toast, iframe').count()).toBe(0)
    expect(asked(visit)).toEqual([])
    expect(noted(visit)).toEqual([[], []])
  })

  test('leaving frees the object, and coming back from the back-forward cache shows the PDF again', async () => {
    const visit = await browser.open()
    const { page } = visit
    await page.addInitScript(() => {
      const revoke = URL.revokeObjectURL.bind(URL)
      URL.revokeObjectURL = (url) => {
        document.documentElement.dataset.revoked = `${document.documentElement.dataset.revoked ?? ''} ${url}`.trim()
        revoke(url)
      }
    })
    await page.goto(viewOf('?file=/papers/technical.pdf'))
    await frame(page).waitFor()
    await paperDrawn(page)
    const first = await frame(page).getAttribute('src')
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
    await stateOf(page, 'idle')
    expect(await frame(page).count()).toBe(0)
    expect(await page.locator('html').getAttribute('data-revoked')).toBe(first)
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await frame(page).waitFor()
    expect(await frame(page).getAttribute('src')).not.toBe(first)
    expect(asked(visit)).toHaveLength(2)
    // A page that is shown for the first time is no return.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })))
    expect(asked(visit)).toHaveLength(2)
  })

  test('who leaves while a file loads ends the request, and finds no toast', async () => {
    const visit = await browser.open()
    const { page } = visit
    const asks = heldAnswer('/left.pdf', { 'Content-Type': 'application/pdf' })
    await page.goto(viewOf('?file=/left.pdf'))
    const response = await asks
    await stateOf(page, 'loading')
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
    await stateOf(page, 'idle')
    await expect.poll(() => response.destroyed).toBe(true)
    expect(await page.locator('.toast, .viewer-panel, iframe').count()).toBe(0)

    const again = heldAnswer('/left.pdf', { 'Content-Type': 'application/pdf' })
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    const second = await again
    await page.goto(`${front.url}/docs/`)
    await expect.poll(() => second.destroyed).toBe(true)
    expect(await page.locator('.toast').count()).toBe(0)
    expect(noted(visit)).toEqual([[], []])
  })

  const odd: [query: string, title: string, path: string | undefined][] = [
    ['?file=%E0%A4%A', 'Document', '/%EF%BF%BD%A'],
    ['?file=%&title=%', '%', '/%'],
    ['?file=/a+b.pdf&title=a+b', 'a b', '/a%20b.pdf'],
    ['?file=/papers/technical.pdf&file=//evil.example&title=One&title=Two', 'One', '/papers/technical.pdf'],
    ['?file[]=x&file=%00', 'Document', '/'],
    [`?file=/papers/technical.pdf&title=${'x'.repeat(60_000)}`, 'x'.repeat(200), '/papers/technical.pdf'],
    [`?file=${'%F0%9F%98%80'.repeat(1100)}`, 'Document', undefined],
    ['?&&==&file', 'Document', undefined],
    ['?__proto__=x&constructor=y&file=__proto__', 'Document', '/__proto__'],
  ]
  test('odd queries throw nothing', async () => {
    const visits: Visit[] = []
    for (const [query, title, path] of odd) {
      // Each on a page of its own: Firefox tells of a chunk that the next visit would cut short.
      const visit = await browser.open()
      const { page } = visit
      visits.push(visit)
      await page.goto(viewOf(query))
      await page
        .locator(
          '#island-viewer[data-live]:is([data-view=missing], [data-view=refused], [data-view=shown], [data-view=failed])',
        )
        .waitFor({ state: 'attached' })
      await expect.poll(() => page.title()).toBe(`${title} — View PDF`)
      expect((await linksOf(page))[0]?.[1]).toBe(path && front.url + path)
    }
    const lines = withoutBrowserLines(visits.flatMap(({ console }) => console))
    expect(lines.filter((line) => !/Failed to load PDF \(40[04]\)$/.test(line))).toEqual([])
    expect(visits.flatMap(({ violations }) => violations)).toEqual([])
  })

  test.each(['', '?file=/papers/technical.pdf'])('without script our papers are listed (%j)', async (query) => {
    const { page } = await browser.open({ javaScriptEnabled: false })
    await page.goto(viewOf(query))
    expect(await listed(page)).toEqual([true, true, true, true, true, true])
    const labels = await page.locator('.papers a:visible').allInnerTexts()
    expect(labels.filter((label) => label.startsWith('Open Original'))).toHaveLength(3)
    expect(labels.filter((label) => label.startsWith('Download'))).toHaveLength(3)
  })

  test('before the script has come they are listed, too', async () => {
    const { page } = await browser.open()
    const late = gate()
    await page.route('**/assets/react-*.js', async (route) => {
      await late.opened
      await route.continue()
    })
    await page.goto(viewOf('?file=/papers/technical.pdf'))
    expect(await listed(page)).toHaveLength(6)
    late.open()
    await stateOf(page, 'shown')
    expect(await listed(page)).toEqual([])
  })

  test('where the code does not come they stay', async () => {
    const visit = await browser.open()
    await visit.page.route('**/assets/viewer-*.js', (route) => route.fulfill({ status: 500 }))
    await visit.page.goto(viewOf('?file=/papers/technical.pdf'))
    await visit.page.locator('#island-viewer:not([data-busy])').waitFor({ state: 'attached' })
    expect(await listed(visit.page)).toHaveLength(6)
    expect(withoutBrowserLines(visit.console)).toEqual([])
  })
})

describe('in chromium, with its back-forward cache', () => {
  const browser = launched('chromium', { ignoreDefaultArgs: ['--disable-back-forward-cache'] })

  const back = async (file: string, state: string): Promise<Page> => {
    const { page } = await browser.open()
    await page.addInitScript(() =>
      addEventListener('pageshow', ({ persisted }) => (document.documentElement.dataset.persisted = String(persisted))),
    )
    await page.goto(viewOf(`?file=${file}`))
    await stateOf(page, state)
    await paperDrawn(page)
    await page.goto(`${front.url}/docs/`)
    await page.goBack({ waitUntil: 'commit' })
    await stateOf(page, state)
    return page
  }

  test('a page that comes out of it tries its file again', async () => {
    const page = await back('/papers/unknown.pdf', 'failed')
    expect(await page.locator('html').getAttribute('data-persisted')).toBe('true')
    expect(await page.locator('.viewer-panel').innerText()).toBe(panel)
  })

  // Chromium keeps no page whose frame shows a PDF: it is loaded anew. The events are played in the test above.
  test('a PDF that was shown is shown', async () => {
    const page = await back('/papers/technical.pdf', 'shown')
    const inside = await (await frame(page).elementHandle())?.contentFrame()
    await expect.poll(() => inside?.evaluate(() => document.contentType)).toBe('application/pdf')
    expect(await page.locator('.toast, .viewer-panel').count()).toBe(0)
  })
})

describe('under a base path', () => {
  const based = liveSite(['--site-url', 'https://sentinelops.example/site/'], '/site/')
  const browser = launched('chromium')

  test('a paper that the blog links to is shown, with its own canonical address', async () => {
    const visit = await browser.open()
    const { page } = visit
    await page.goto(`${based.url}/blog/`)
    await page.locator('a[href*="/papers/view/?file="]').first().click()
    await stateOf(page, 'shown')
    const [, href = ''] = (await linksOf(page))[0] ?? []
    expect(new URL(href).pathname).toMatch(/^\/site\/papers\/\w+\.pdf$/)
    const canonical = new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '')
    expect(canonical.href.startsWith('https://sentinelops.example/site/papers/view/?file=')).toBe(true)
    expect(noted(visit)).toEqual([[], []])
  })
})
