import { existsSync } from 'node:fs'
import { UserError } from '../../cli/user-error.ts'
import { launchBrowser } from '../browser.ts'
import { normalisePdf, type Dates } from './pdf.ts'

/** Chromium, without a network: a page can load papers.css, the typefaces and the drawings. */
export interface Printer {
  /** A tagged PDF with an outline, the same bytes each time. `dates` are what it gives as its own, `picture` what it loads as picture.jpg. */
  print: (html: string, dates: Dates, picture?: Uint8Array) => Promise<Uint8Array>
  /** A drawing as a picture, with so many pixels for each of its units; a PNG has a transparent ground. */
  picture: (svg: string, scale: number, type: 'jpeg' | 'png') => Promise<Uint8Array>
  close: () => Promise<void>
}

export const fontPackages = 'scripts/tools/node_modules/@fontsource'

/** Where a page finds what it loads: its stylesheet, a logo, or what comes with a typeface. */
function fileAt(path: string): string {
  if (path === 'papers.css') return 'scripts/tools/papers/papers.css'
  return `${path.endsWith('.svg') ? 'content/papers' : fontPackages}/${path}`
}

/** Starts the browser. Each PDF names the user agent as its creator, so ours says nothing of the machine. */
export async function openPrinter(): Promise<Printer> {
  const userAgent = 'SentinelOps papers'
  const browser = await launchBrowser(['--font-render-hinting=none', `--user-agent=${userAgent}`])

  const open = async (html: string, { scale = 1, picture }: { scale?: number; picture?: Uint8Array | undefined }) => {
    const page = await browser.newPage({ userAgent, deviceScaleFactor: scale, javaScriptEnabled: false })
    await page.route('**', (route) => {
      const path = decodeURIComponent(new URL(route.request().url()).pathname.slice(1))
      if (!path) return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
      if (picture && path === 'picture.jpg')
        return route.fulfill({ contentType: 'image/jpeg', body: Buffer.from(picture) })
      return existsSync(fileAt(path)) && !path.includes('..') ? route.fulfill({ path: fileAt(path) }) : route.abort()
    })
    await page.goto('http://papers.invalid/')
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    return page
  }

  return {
    print: async (html, dates, picture) => {
      const page = await open(html, { picture })
      await page.evaluate(keepShortBlocksWhole)
      const wide = await page.evaluate(findWide)
      if (wide)
        throw new UserError(`“${wide}” is wider than a page, which would cut it. Shorten it, or split the table.`)
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true })
      await page.close()
      return normalisePdf(pdf, dates)
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

/** Runs in the page. Chromium cuts what is too wide at the edge of the paper, or sets the whole text smaller. */
function findWide(): string | undefined {
  const main = document.querySelector('main') ?? document.body
  main.style.width = 'calc(var(--width) - 2 * var(--side))'
  const wide = [...main.querySelectorAll('*')].find(({ scrollWidth }) => scrollWidth > main.clientWidth + 1)
  main.style.removeProperty('width')
  return wide?.textContent?.trim().slice(0, 60)
}
