import type { Page } from 'playwright'
import { inPage } from './in-page.ts'

/** What a reader of a page would have to scroll sideways for, and what is cut off. */
export function layoutFaults(page: Page): Promise<string[]> {
  return inPage(page, faultsOfLayout, { helpers: [isCut, isInScroller, nameOf] })
}

/** The distances of https://www.w3.org/TR/WCAG22/#text-spacing. */
export const spacedText = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`

/** Text at twice its size, while the widths at which the page changes stay as they are. */
export const doubledText = 'html { font-size: 200% !important }'

/** Puts a stylesheet in the place of the one put before, in a way that the page's policy does not forbid. */
export function restyle(page: Page, styles: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, styles)
}

/** Puts a word of 60 letters before every heading and every lead. */
export function lengthenHeadings(page: Page): Promise<void> {
  return page.evaluate(() => {
    const word = 'Verifizierungsinfrastrukturbetriebsgenehmigungsantragsnummer'
    const headings = document.querySelectorAll('h1, h2, h3, h4, .lead, .block-title')
    for (const heading of headings) heading.prepend(word)
  })
}

// All below runs inside the page.

function faultsOfLayout(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const all = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => element.checkVisibility())
  const cut = all.filter(isCut).map((element) => `cuts ${nameOf(element)}`)
  if (scrollWidth <= clientWidth) return cut
  const wide = all.filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1 && !isInScroller(element),
  )
  return [...cut, `scrolls sideways by ${scrollWidth - clientWidth} px: ${wide.slice(0, 3).map(nameOf).join('; ')}`]
}

function isCut(element: HTMLElement): boolean {
  const { overflowX, overflowY, clipPath, textOverflow } = getComputedStyle(element)
  // What is only spoken is cut on purpose.
  if (!element.textContent?.trim() || clipPath !== 'none' || element.closest('svg')) return false
  const isTooWide = element.scrollWidth > element.clientWidth + 1
  const isTooHigh = element.scrollHeight > element.clientHeight + 1
  return (
    (/hidden|clip/.test(overflowX) && isTooWide) ||
    (/hidden|clip/.test(overflowY) && isTooHigh) ||
    textOverflow === 'ellipsis'
  )
}

function isInScroller(element: HTMLElement): boolean {
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement)
    if (getComputedStyle(around).overflowX !== 'visible') return true
  return false
}

function nameOf(element: HTMLElement): string {
  const place = element.parentElement?.closest('[class]')?.getAttribute('class') ?? ''
  return `${element.localName}.${element.getAttribute('class') ?? ''} in .${place}`
}
