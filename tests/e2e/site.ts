import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { firefox, type Browser, type BrowserContextOptions, type Locator, type Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, onTestFinished, vi } from 'vitest'
import { launchBrowser } from '../../scripts/tools/browser.ts'
import { entriesIn } from '../../scripts/publish/output.ts'
import { goneMarkerOf, pathOfFile } from '../../src/generator/render/output-file.ts'

// The built site as tests/e2e/setup.ts serves it, in real browsers.

export const site = inject('site')
export const based = inject('based')

export const filesIn = (folder: string): string[] => entriesIn(folder).files.toSorted()

export const isGone = (folder: string, file: string) => existsSync(join(folder, goneMarkerOf(pathOfFile(file))))
/** Every page there is, but for those that only send their visitors on, or were withdrawn. */
export const everyPage = filesIn(site.folder).flatMap((file) => {
  const html = file.endsWith('.html') && !isGone(site.folder, file) ? readFileSync(join(site.folder, file), 'utf8') : ''
  return html.includes('<main id="main"') ? [{ file, path: pathOfFile(file), html }] : []
})
export const everyPath = everyPage.map(({ path }) => path)

export type Answer = (request: IncomingMessage, response: ServerResponse) => void

export function ownServer(answer: Answer): { readonly url: string } {
  const server = createServer(answer)
  beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })
  return {
    get url() {
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    },
  }
}

/**
 * A server in front of the site, with an origin of its own: what `answers` holds for a path is answered here.
 * @param isGuarded without it no policy is sent, in headers or pages. (The network of a page that playwright fulfils is no local one.)
 */
export function inFrontOfSite(isGuarded = true): { readonly url: string; answers: Map<string, Answer> } {
  const answers = new Map<string, Answer>()
  const front = ownServer((request, response) => {
    const own = answers.get(new URL(request.url ?? '/', 'http://localhost').pathname)
    if (own) return own(request, response)
    const pass = async (): Promise<void> => {
      const answer = await fetch(site.url + request.url)
      const headers = new Headers(answer.headers)
      for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name)
      let body = Buffer.from(await answer.arrayBuffer())
      if (!isGuarded) {
        headers.delete('Content-Security-Policy')
        const bare = body.toString('latin1').replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
        body = Buffer.from(bare, 'latin1')
      }
      response.setHeaders(headers).writeHead(answer.status).end(body)
    }
    return void pass().catch(() => response.destroy())
  })
  return Object.assign(front, { answers })
}

export type Engine = 'chromium' | 'firefox'

/** Chromium always; Debian's Firefox where it is installed, for what engines may disagree on. */
export const engines: Engine[] = inject('tools')['firefox-esr'] ? ['chromium', 'firefox'] : ['chromium']

/** Holds back a file of the site. @returns what lets it come. */
export async function late(page: Page, pattern: string): Promise<() => void> {
  let release: (() => void) | undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(pattern, async (route) => {
    await released
    await route.continue()
  })
  return () => release?.()
}

let chromiumHere: Promise<Browser> | undefined
const startChromium = (): Promise<Browser> => (chromiumHere ??= launchBrowser(['--no-sandbox']))
/** Debian's own build, through a channel that this release of playwright knows and does not list. */
const debianFirefox = { channel: 'moz-firefox', executablePath: '/usr/bin/firefox-esr' }

export type Open = (options?: BrowserContextOptions) => Promise<Visit>

/** An engine, started with the first page. Firefox ends with the tests of the file. */
export function launched(engine: Engine = 'chromium'): Open {
  let own: Promise<Browser> | undefined
  afterAll(async () => (await own)?.close())
  return async (options = {}) => {
    const browser = await (engine === 'chromium' ? startChromium() : (own ??= firefox.launch(debianFirefox)))
    const opened = await visit(browser, options)
    const context = opened.page.context()
    onTestFinished(() => context.close())
    // This channel cannot switch script off. All of the site's is in files: without them it is as without script.
    if (engine === 'firefox' && options.javaScriptEnabled === false)
      await context.route('**/*.js', (route) => route.abort())
    return opened
  }
}

/**
 * One page of Chromium for all tests of a file, as on some machines a new one costs more than what is looked at in it. Each test
 * begins as a visitor comes: in light, the mouse nowhere.
 */
export function sharedPage(): (size: { width: number; height: number }) => Promise<Visit> {
  let opened: Promise<Visit> | undefined
  afterAll(async () => (await opened)?.page.context().close())
  return async (size) => {
    const shared = await (opened ??= startChromium().then((browser) => visit(browser)))
    await shared.page.setViewportSize(size)
    await shared.page.emulateMedia({ media: null, colorScheme: 'light', forcedColors: null, contrast: null })
    await shared.page.mouse.move(0, 0)
    return shared
  }
}

export interface Notes {
  /** Lines of the console, "error: …", and errors that nobody caught; without the browser's own about failed requests. */
  console: string[]
  violations: string[]
  requests: string[]
}

export interface Visit extends Notes {
  page: Page
}

/**
 * What browsers say by themselves. Firefox's PDF viewer stands under the policy of the page around it, works without what that
 * refuses, and marks its lines as its own. Chromium leaves out the transition to a page that is slow to show,
 * and the focus of a search in a closed popover, where an address or a test has set the focus before.
 */
const browsersOwn =
  /^error: Failed to load resource: |^info: Autofocus processing was blocked because a document(?:'s URL has a fragment| already has a focused element)|^warning: Warning: |^log: PDF .*\(PDF\.js: |^error: [^]*\sPDF\.js v|^uncaught: (Object$|Setting up fake worker failed|The page’s settings blocked assigning to an injection sink|Transition was aborted because of)/

async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  // On a busy machine the page may still scroll between the press and the release of the mouse: the click is lost.
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
  // A busy machine may take more than playwright's 30 seconds for the first page.
  context.setDefaultTimeout(90_000)
  const page = await context.newPage()
  const notes: Notes = { console: [], violations: [], requests: [] }
  const hear = (line: string): void => void (browsersOwn.test(line) || notes.console.push(line))
  page.on('console', (line) => hear(`${line.type()}: ${line.text()}`))
  page.on('pageerror', (error) => hear(`uncaught: ${error.message}`))
  page.on('request', (request) => {
    const url = new URL(request.url())
    // Browsers put their PDF viewer together from addresses of their own.
    if (!url.protocol.startsWith('http')) return
    const isOurs = /^(127\.0\.0\.1|localhost)$/.test(url.hostname)
    notes.requests.push(`${request.method()} ${isOurs ? url.pathname + url.search : url.href}`)
  })
  await page.exposeFunction('noteViolation', (violation: string) => void notes.violations.push(violation))
  await page.addInitScript(() => {
    // In Firefox the browser's own PDF viewer stands under the page's policy, and is refused what it can do without.
    if (window !== top) return
    const note = (globalThis as unknown as { noteViolation: (violation: string) => void }).noteViolation
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      note(`${violatedDirective} ${blockedURI}`),
    )
  })
  return { page, ...notes }
}

/** Expects that nothing was said or refused, but for these lines of the console. */
export function expectClean({ console, violations }: Notes, lines: RegExp[] = []): void {
  const others = console.filter((line) => !lines.some((known) => known.test(line)))
  expect([others, violations]).toEqual([[], []])
}

/**
 * Waits until the browser has put its own viewer into the page's frame, if the page has one. Chromium does so with two frames more.
 * A page that is left while they are under way is lost to playwright 1.63.0, which takes the late frame for the page's own and
 * throws "Frame was detached" (8 of 222 visits, measured).
 */
export async function paperDrawn(page: Page): Promise<void> {
  if ((await page.locator('iframe').count()) === 0) return
  const drawn = page.context().browser()?.browserType().name() === 'firefox' ? 2 : 4
  await vi.waitUntil(() => page.frames().length >= drawn, { timeout: 30_000 })
  await Promise.all(page.frames().map((frame) => frame.waitForLoadState()))
}

export const island = (page: Page, name: string): Locator => page.locator(`[data-island=${name}]`)

export const live = (page: Page, name: string): Promise<void> =>
  page.locator(`[data-island=${name}][data-live]`).waitFor({ state: 'attached' })

/** As a browser translates a page: each text is wrapped, and React's own texts are no longer in it. */
export const translate = (place: Locator): Promise<void> =>
  place.evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const font = document.createElement('font')
      font.textContent = text.data
      text.replaceWith(font)
    }
  })

export const toast = (page: Page): Locator => page.locator('#toasts li')

export async function toastOf(page: Page): Promise<(string | null)[]> {
  await toast(page).waitFor()
  return [
    await toast(page).getAttribute('data-variant'),
    ...(await toast(page).innerText()).split('\n').filter(Boolean),
  ]
}

/** Does something, and waits for the toast that has this text: watched for from before, as it is gone after five seconds. */
export async function untilToast(page: Page, text: string, act: () => Promise<unknown>): Promise<void> {
  await Promise.all([toast(page).filter({ hasText: text }).waitFor(), act()])
}

export const isFocused = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => element === document.activeElement)
