import type { Page } from 'playwright'
import type { Colours } from './colours.ts'
import { inPage } from './in-page.ts'

/**
 * What cannot be told from the page: drawings and parts of them without 3:1, and controls without an edge of 3:1
 * (https://www.w3.org/TR/WCAG22/#non-text-contrast). The page needs `colours`.
 */
export function lostParts(page: Page): Promise<string[]> {
  return inPage(page, namesOfLost, { helpers: [shown, inkOf, contrastOf, hasEdge, nameOf] })
}

/** Pairs of parts that look alike though they mean different things. The page needs `colours`. */
export function alike(page: Page, pairs: [one: string, other: string][]): Promise<string[]> {
  return inPage(page, namesOfAlike, { helpers: [lookOf], argument: pairs })
}

// All below runs inside the page.

function namesOfLost(): string[] {
  const shapes = shown('svg :is(path, circle, rect, line, polyline, polygon, ellipse, text)')
  const inked = shapes.filter((shape) => inkOf(shape).length > 0)
  // In the page's own colour a sign is cut out of an area that is seen.
  const faint = inked.filter((shape) => contrastOf(shape) < 3 && contrastOf(shape) > 1.05)
  const unseen = shown('svg').filter((svg) => !inked.some((shape) => svg.contains(shape) && contrastOf(shape) >= 3))
  const edgeless = shown('.button, .menu-button, .chip label, input:not([type=radio]), textarea').filter(
    (control) => !hasEdge(control),
  )
  return [
    ...[...faint, ...unseen].map((element) => `${nameOf(element)} is faint: ${inkOf(element).join(' ')}`),
    ...edgeless.map((element) => `${nameOf(element)} has no edge`),
  ]
}

function shown(selector: string): Element[] {
  return [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
}

function inkOf(element: Element): string[] {
  const { fill, stroke } = getComputedStyle(element)
  return [fill, stroke].filter((paint) => paint !== 'none' && !paint.startsWith('url'))
}

function contrastOf(element: Element): number {
  const { colours } = globalThis as unknown as { colours: Colours }
  return Math.max(...inkOf(element).map((ink) => colours.contrast(ink, colours.groundOf(element))))
}

function hasEdge(element: Element): boolean {
  const { colours } = globalThis as unknown as { colours: Colours }
  const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(element)
  if (borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) < 1) return false
  return colours.contrast(borderTopColor, colours.groundOf(document.body)) >= 3
}

function nameOf(element: Element): string {
  const drawing = element.closest('svg')?.getAttribute('class') ?? ''
  return `${element.localName}.${element.getAttribute('class') ?? ''} in ${drawing}`
}

function namesOfAlike(pairs: [one: string, other: string][]): string[] {
  return pairs.filter(([one, other]) => lookOf(one) === lookOf(other)).map((pair) => pair.join(' looks like '))
}

/** How a part looks, by colour, ground, edge, ink and line. */
function lookOf(selector: string): string {
  const { colours } = globalThis as unknown as { colours: Colours }
  const element = document.querySelector(selector)
  if (!element) throw new Error(`There is no ${selector}.`)
  const { color, borderColor, borderWidth, fill, stroke, textDecorationLine } = getComputedStyle(element)
  return [color, colours.groundOf(element), borderColor, borderWidth, fill, stroke, textDecorationLine].join(' ')
}
