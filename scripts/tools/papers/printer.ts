import { readFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { findChromium } from '../../browser/find-chromium.ts'
import { UserError } from '../../cli/user-error.ts'
import { normalisePdf } from './pdf.ts'

/** Chromium, without a network: a page can load papers.css, the typefaces and the drawings. */
export interface Printer {
  /** A tagged PDF with an outline, the same bytes each time. `day` is what it gives as its date, `jpegs` come instead of drawings. */
  print: (html: string, day: string, jpegs?: Record<string, Uint8Array>) => Promise<Uint8Array>
  /** A drawing as a picture, with so many pixels for each of its units; a PNG has a transparent ground. */
  picture: (svg: string, scale: number, type: 'jpeg' | 'png') => Promise<Uint8Array>
  close: () => Promise<void>
}

export const fontPackages = 'scripts/tools/node_modules/@fontsource'

/** A drawing that is an image can load nothing, so it brings its typefaces with it. */
const drawingFaces = [
  ['Gentium Plus', 'gentium-plus/files/gentium-plus-latin-400-normal.woff2'],
  ['DejaVu Mono', 'dejavu-mono/files/dejavu-mono-latin-400-normal.woff2'],
].map(([family, file]) => {
  const data = readFileSync(`${fontPackages}/${file}`, 'base64')
  return `@font-face{font-family:'${family}';src:url(data:font/woff2;base64,${data})}`
})

/** What a page gets for a path. */
function resourceAt(path: string, jpegs: Record<string, Uint8Array>): { contentType: string; body: string | Buffer } {
  const jpeg = jpegs[path]
  if (jpeg) return { contentType: 'image/jpeg', body: Buffer.from(jpeg) }
  if (path === 'papers.css') return { contentType: 'text/css', body: readFileSync('scripts/tools/papers/papers.css') }
  if (path.endsWith('.svg')) {
    const svg = readFileSync(`content/papers/${path}`, 'utf8')
    const faces = svg.includes('<text') ? `<style>${drawingFaces.join('')}</style>` : ''
    return { contentType: 'image/svg+xml', body: svg.replace('</svg>', `${faces}</svg>`) }
  }
  return {
    contentType: path.endsWith('.css') ? 'text/css' : 'font/woff2',
    body: readFileSync(`${fontPackages}/${path}`),
  }
}

/** Starts the browser. Each PDF names the user agent as its creator, so ours says nothing of the machine. */
export async function openPrinter(): Promise<Printer> {
  const executablePath = findChromium()
  if (!executablePath)
    throw new UserError('There is no Chromium to print with. Install one, or name its program in SITE_BROWSER.')
  const userAgent = 'SentinelOps papers'
  const args = ['--font-render-hinting=none', `--user-agent=${userAgent}`]
  const browser = await chromium.launch({ executablePath, args })

  const open = async (html: string, { jpegs = {}, scale = 1 }) => {
    const page = await browser.newPage({ userAgent, deviceScaleFactor: scale })
    await page.route('**', (route) => {
      const path = new URL(route.request().url()).pathname.slice(1)
      return route.fulfill(path ? resourceAt(path, jpegs) : { contentType: 'text/html; charset=utf-8', body: html })
    })
    await page.goto('http://papers.invalid/')
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    return page
  }

  return {
    print: async (html, day, jpegs = {}) => {
      const page = await open(html, { jpegs })
      await page.evaluate(keepShortBlocksWhole)
      const options = { preferCSSPageSize: true, printBackground: true, tagged: true, outline: true }
      const pdf = await page.pdf(options)
      await page.close()
      return normalisePdf(pdf, day)
    },
    picture: async (svg, scale, type) => {
      const html = `<!doctype html><link rel="stylesheet" href="papers.css"><body class="picture">${svg}`
      const page = await open(html, { scale })
      const options = type === 'jpeg' ? { type, quality: 82 } : { type, omitBackground: true }
      const picture = await page.locator('svg').screenshot(options)
      await page.close()
      return picture
    },
    close: () => browser.close(),
  }
}

/** Runs in the page. Chromium cuts a paragraph of three lines although `orphans` and `widows` leave it no place to. */
function keepShortBlocksWhole(): void {
  for (const block of document.querySelectorAll<HTMLElement>('main > p, main li, pre')) {
    const lines = block.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(block).lineHeight)
    if (lines < (block.matches('pre') ? 16.5 : 3.5)) block.style.breakInside = 'avoid'
  }
}
