import { chromium, type Browser } from 'playwright'
import { findChromium } from '../browser/find-chromium.ts'
import { Refusal } from '../cli/user-error.ts'
import { settlePdf } from './pdf/settle-pdf.ts'

/** How a picture is taken: its size in CSS pixels, and how many of its own pixels stand for one of them. */
export interface PictureOptions {
  width: number
  height: number
  scale: number
  /** 1 to 100 for a JPEG; without it a PNG, transparent where nothing is drawn. */
  quality?: number
}

/** A browser that typesets. It loads nothing from anywhere: a page must bring all it shows. */
export interface Studio {
  /** A tagged PDF with an outline, dated as told. */
  print: (html: string, day: string) => Promise<Uint8Array>
  picture: (html: string, options: PictureOptions) => Promise<Uint8Array>
  close: () => Promise<void>
}

/** Starts the browser. It names itself as the creator in every PDF, so its name is ours and tells nothing of the machine. */
export async function openStudio(): Promise<Studio> {
  const executablePath = findChromium()
  if (!executablePath)
    throw new Refusal('There is no Chromium to typeset with. Install one, or name its program in SITE_BROWSER.')
  const browser = await chromium.launch({
    executablePath,
    args: ['--font-render-hinting=none', '--user-agent=SentinelOps papers'],
  })
  return {
    print: (html, day) => print(browser, html, day),
    picture: (html, options) => picture(browser, html, options),
    close: () => browser.close(),
  }
}

async function print(browser: Browser, html: string, day: string): Promise<Uint8Array> {
  const page = await browser.newPage({ userAgent: 'SentinelOps papers', offline: true })
  try {
    await page.setContent(html)
    await page.evaluate(keepTogether)
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true })
    return settlePdf(pdf, day)
  } finally {
    await page.close()
  }
}

async function picture(
  browser: Browser,
  html: string,
  { width, height, scale, quality }: PictureOptions,
): Promise<Uint8Array> {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale, offline: true })
  try {
    await page.setContent(html)
    return await page.screenshot(quality ? { type: 'jpeg', quality } : { type: 'png', omitBackground: true })
  } finally {
    await page.close()
  }
}

/**
 * Runs in the page. Chromium cuts a paragraph of three lines although two must stay on each side: such paragraphs are kept
 * whole. What announces a list stays with it. The text must be as wide on the screen as it will be in print.
 */
function keepTogether(): void {
  for (const block of document.querySelectorAll<HTMLElement>('main > p, main li')) {
    const lines = block.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(block).lineHeight)
    if (lines < 3.5) block.style.breakInside = 'avoid'
    if (block.matches('p:has(+ ul, + ol)')) block.style.breakAfter = 'avoid'
  }
}
