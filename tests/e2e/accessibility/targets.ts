import type { Page } from 'playwright'
import { inPage } from './in-page.ts'

/**
 * The targets of a page that a pointer may miss. A target is what answers at a point: the element, its label, what it contains.
 *
 * With `isTouch` each has 44 px in both directions (https://www.w3.org/TR/WCAG22/#target-size-enhanced); otherwise 24 px, or
 * no other target within 12 px of its middle (https://www.w3.org/TR/WCAG22/#target-size-minimum). A link inside a sentence or
 * a row of a table is as high as its line, which both allow.
 */
export function smallTargets(page: Page, isTouch: boolean): Promise<string[]> {
  const helpers = [lettersOf, isInSentence, middleOf, targetAt, around, isSmallForFinger, isSmallForMouse, nameOf]
  return inPage(page, isTouch ? missedByFinger : missedByMouse, { helpers: [...helpers, targets] })
}

// All below runs inside the page.

function targets(): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, summary')]
  return all.filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.matches('.skip-link') && !isInSentence(element),
  )
}

function missedByFinger(): string[] {
  return targets().filter(isSmallForFinger).map(nameOf)
}

function missedByMouse(): string[] {
  return targets().filter(isSmallForMouse).map(nameOf)
}

/** 21.25 is half of 44, less what rounding takes. */
function isSmallForFinger(target: Element): boolean {
  return around(target, 21.25).some((there) => there !== target)
}

function isSmallForMouse(target: Element): boolean {
  const hits = around(target, 11.25)
  if (hits.every((there) => there === target)) return false
  // The fifth of nine is the middle itself.
  return hits[4] !== target || around(target, 11.25 * Math.SQRT1_2).some((there) => there && there !== target)
}

function lettersOf(part: Element | null): number {
  return part?.textContent?.replace(/\W/g, '').length ?? 0
}

function isInSentence(element: Element): boolean {
  const sentence = element.parentElement?.closest('p, li, dd, tr, figcaption, h1, h2, h3, div') ?? null
  return getComputedStyle(element).display === 'inline' && lettersOf(sentence) > lettersOf(element) + 2
}

/** What answers at the middle of an element and at a distance from it, in eight directions. */
function around(element: Element, distance: number): (Element | null)[] {
  // Only what lies in the window answers.
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y } = middleOf(element)
  const sides = [-distance, 0, distance]
  return sides.flatMap((right) => sides.map((down) => targetAt(x + right, y + down)))
}

/** Of a link that goes over several lines, the middle of the first. */
function middleOf(element: Element): { x: number; y: number } {
  const [box = new DOMRect()] = element.getClientRects()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

function targetAt(x: number, y: number): Element | null {
  const there = document.elementFromPoint(x, y)
  return there?.closest('label')?.control ?? there?.closest('a[href], button, input, textarea, summary') ?? null
}

function nameOf(element: HTMLElement): string {
  const { width, height } = element.getBoundingClientRect()
  const place = element.className || `in .${element.parentElement?.closest('[class]')?.className}`
  const size = `${Math.round(width)}×${Math.round(height)}`
  return `${element.localName} ${place} "${(element.textContent || element.id).trim()}" ${size}`
}
