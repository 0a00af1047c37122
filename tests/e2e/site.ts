import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, vi } from 'vitest'
import { findChromium } from '../../scripts/browser/find-chromium.ts'
import { serveStatic, type StaticServer } from '../../scripts/servers/static-server.ts'
import { chromium, firefox, type Browser, type BrowserContextOptions, type LaunchOptions, type Page } from 'playwright'

// The built site, served with its headers and the real local database, in real browsers.

/** Builds the site once for a test file and serves it on a port of its own, under the base path of its `--site-url`. */
export function liveSite(args: string[] = [], base = '/'): { readonly url: string } {
  let server: StaticServer | undefined
  const folder = mkdtempSync(join(tmpdir(), 'site-e2e-'))
  beforeAll(async () => {
    const out = join(folder, 'dist')
    const built = spawnSync(process.execPath, ['scripts/run.mjs', 'build', '--out', out, ...args], { encoding: 'utf8' })
    if (built.status !== 0) throw new Error(built.stderr)
    server = await serveStatic(out, { port: 0, base })
  })
  afterAll(async () => {
    await server?.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    get url() {
      return server?.url.replace(/\/$/, '') ?? ''
    },
  }
}

export type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A server of a test file's own, closed with it. */
export function ownServer(answer: Answer): { readonly url: string } {
  // Room for queries of 60 kB, which are the viewer's to bear.
  const server = createServer({ maxHeaderSize: 200_000 }, answer)
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
 * A server in front of the site: what `answers` holds for a path is answered here, with the site's own origin, and all else by
 * the site. `withoutPolicy` takes the content security policy from headers and pages.
 */
export function inFrontOf(
  site: { readonly url: string },
  { withoutPolicy = false } = {},
): { readonly url: string; answers: Map<string, Answer> } {
  const answers = new Map<string, Answer>()
  const front = ownServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    const own = answers.get(pathname)
    if (own) return own(request, response)
    const { method } = request
    // Pages are read here, so they come as they are.
    const headers = { ...request.headers, 'accept-encoding': 'identity' }
    const passed = ask(site.url + pathname + (search.length > 8000 ? '' : search), { method, headers }, (answer) => {
      if (withoutPolicy) delete answer.headers['content-security-policy']
      if (!withoutPolicy || !answer.headers['content-type']?.startsWith('text/html')) {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        return void answer.pipe(response)
      }
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => void parts.push(part))
      answer.on('end', () => {
        const html = Buffer.concat(parts)
          .toString()
          .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
        delete answer.headers['content-length']
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        response.end(html)
      })
    })
    passed.on('error', () => response.destroy())
    return void request.pipe(passed)
  })
  return {
    get url() {
      return front.url
    },
    answers,
  }
}

export type Engine = 'chromium' | 'firefox'

const firefoxPath = '/usr/bin/firefox-esr'

/** The engines at hand: Chromium always, Debian's Firefox where it is installed. */
export const engines: Engine[] = ['chromium', ...(existsSync(firefoxPath) ? (['firefox'] as const) : [])]

/** Holds back what shall come late, until it is opened. */
export function gate(): { opened: Promise<void>; open: () => void } {
  const inside: { open?: () => void } = {}
  const opened = new Promise<void>((resolve) => (inside.open = resolve))
  return { opened, open: () => inside.open?.() }
}

export interface Launched {
  open: (options?: BrowserContextOptions) => Promise<Visit>
}

/** Starts an engine for a test file. */
export function launched(engine: Engine, launch: LaunchOptions = {}): Launched {
  let browser: Browser | undefined
  beforeAll(async () => {
    browser =
      engine === 'chromium'
        ? await chromium.launch({ executablePath: findChromium() ?? '', args: ['--no-sandbox'], ...launch })
        : // Debian's own build, through a channel that this release of playwright knows and does not list.
          await firefox.launch({ channel: 'moz-firefox', executablePath: firefoxPath, ...launch })
  })
  afterAll(() => browser?.close())
  return {
    open: async (options = {}) => {
      if (!browser) throw new Error(`${engine} was not started`)
      const context = await browser.newContext(options)
      // This channel cannot switch script off. All of the site's is in files: without them it is as without script.
      if (engine === 'firefox' && options.javaScriptEnabled === false)
        await context.route('**/*.js', (route) => route.abort())
      return visit(await context.newPage())
    },
  }
}

/** A page that takes notes of what should not be there. */
export interface Visit {
  page: Page
  /** Lines of the console, "error: …", and errors that nobody caught. */
  console: string[]
  /** What the content security policy refused. */
  violations: string[]
  /** Requests as "GET /docs/"; those to other hosts with their address. */
  requests: string[]
}

/**
 * What Firefox's own PDF viewer says: it stands under the policy of the page around it, works without what that refuses, and
 * marks its warnings and errors as its own. Of the page's own violations, which may read the same, `violations` tells.
 */
const firefoxViewer =
  /^warning: Warning: |^log: PDF .*\(PDF\.js: |^error: [^]*\sPDF\.js v|^uncaught: (Object$|Setting up fake worker failed|The page’s settings blocked assigning to an injection sink)/

async function visit(page: Page): Promise<Visit> {
  const notes: Visit = { page, console: [], violations: [], requests: [] }
  const inFirefox = isFirefox(page)
  const hear = (line: string): void => void ((inFirefox && firefoxViewer.test(line)) || notes.console.push(line))
  page.on('console', (line) => hear(`${line.type()}: ${line.text()}`))
  page.on('pageerror', (error) => hear(`uncaught: ${error.message}`))
  page.on('request', (request) => {
    const url = new URL(request.url())
    // Browsers put their PDF viewer together from addresses of their own.
    if (!url.protocol.startsWith('http')) return
    notes.requests.push(
      `${request.method()} ${/^(127\.0\.0\.1|localhost)$/.test(url.hostname) ? url.pathname + url.search : url.href}`,
    )
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
  return notes
}

/**
 * Waits until the browser has put its own viewer into the page's frame, if the page has one. Chromium does so with two frames more.
 * A page that is left while they are under way is lost to playwright 1.63.0, which takes the late frame for the page's own and
 * throws "Frame was detached" (8 of 222 visits, measured).
 */
export async function paperDrawn(page: Page): Promise<void> {
  if ((await page.locator('iframe').count()) === 0) return
  const drawn = isFirefox(page) ? 2 : 4
  await vi.waitUntil(() => page.frames().length >= drawn, { timeout: 30_000 })
  await Promise.all(page.frames().map((frame) => frame.waitForLoadState()))
}

const isFirefox = (page: Page): boolean => page.context().browser()?.browserType().name() === 'firefox'

/** The lines of the toast, once there is one. */
export async function toastOf(page: Page): Promise<string[]> {
  const toast = page.locator('.toast')
  await toast.waitFor()
  return (await toast.innerText()).split('\n').filter(Boolean)
}

/** Chromium tells of each failed request by itself; no page can help that. */
export function withoutBrowserLines(lines: string[]): string[] {
  return lines.filter((line) => !line.startsWith('error: Failed to load resource: '))
}
