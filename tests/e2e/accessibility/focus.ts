import type { Page } from 'playwright'
import type { Colours } from './colours.ts'
import { inPage } from './in-page.ts'

export interface FocusLook {
  /** What has the focus, in words. */
  name: string
  /** It had the focus before as well, as Tab went on inside of it. */
  isWithin: boolean
  faults: string[]
}

/** What Tab should reach, in the order of the document. Of a group of radio buttons that is the chosen one. */
export function focusables(page: Page): Promise<string[]> {
  return inPage(page, namesOfFocusables, { helpers: [isReached, isScrolled, nameOf] })
}

/**
 * Whether the focus can be seen: an outline of 2 px or more, at 3:1 with its ground, in the window and under nothing. Null when
 * nothing has the focus. The page needs `colours`.
 */
export function focusLook(page: Page): Promise<FocusLook | null> {
  return inPage(page, lookOfFocus, { helpers: [nameOf, faultsOf, elementAt, shownFor] })
}

// All below runs inside the page.

function nameOf(element: HTMLElement): string {
  return `${element.localName} ${(element.textContent || element.id).trim().slice(0, 40)}`
}

function namesOfFocusables(): string[] {
  return [...document.body.querySelectorAll<HTMLElement>('*')].filter(isReached).map(nameOf)
}

function isReached(element: HTMLElement): boolean {
  if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(':disabled')) return false
  if (element instanceof HTMLInputElement && element.type === 'radio') return element.checked
  const takesFocus = element.matches('a[href], button, input, textarea, select, summary, iframe, [tabindex]')
  return takesFocus ? element.tabIndex >= 0 : isScrolled(element) && !element.querySelector('a[href], button')
}

function isScrolled(element: Element): boolean {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
  const overflows = scrollWidth > clientWidth || scrollHeight > clientHeight
  return overflows && /auto|scroll/.test(getComputedStyle(element).overflow)
}

function lookOfFocus(): FocusLook | null {
  const last = globalThis as { lastFocused?: Element }
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return null
  const isWithin = last.lastFocused === element
  last.lastFocused = element
  return { name: nameOf(element), isWithin, faults: faultsOf(element) }
}

/** A chip's radio button lies unseen over its label, which shows the focus for it. */
function shownFor(element: HTMLElement): HTMLElement {
  const isUnseen = element instanceof HTMLInputElement && getComputedStyle(element).opacity === '0'
  return (isUnseen && element.labels?.[0]) || element
}

function faultsOf(element: HTMLElement): string[] {
  const { colours } = globalThis as unknown as { colours: Colours }
  const shown = shownFor(element)
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(shown)
  const isThin = outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2
  const contrast = colours.contrast(outlineColor, colours.groundOf(shown.parentElement ?? shown))
  const there = elementAt(shown)
  const isCovered = there && !element.contains(there) && !shown.contains(there)
  return [
    isThin ? `has the outline ${outlineStyle} ${outlineWidth}` : '',
    contrast < 3 ? `has an outline at ${contrast.toFixed(1)}:1` : '',
    there ? '' : 'lies outside the window',
    isCovered ? `lies under ${there.localName}.${there.className}` : '',
  ].filter(Boolean)
}

/** What is seen where an element is. Of what is larger than the window its first part counts. */
function elementAt(element: HTMLElement): Element | null {
  const [box = new DOMRect()] = element.getClientRects()
  const top = Math.max(box.top, 0)
  const across = Math.min(box.width, innerWidth - box.left)
  const down = Math.min(box.bottom, innerHeight) - top
  return document.elementFromPoint(box.left + across / 2, top + down / 2)
}
