import { contrastRatio } from '../../contrast.ts'

// What tests ask about a page from inside of it: bundled by pages.ts, and there as `inspect` in every page it opens.

declare global {
  var inspect: typeof import('./inspect.ts')
}

const all = <E extends Element = HTMLElement>(selector: string): E[] => [...document.querySelectorAll<E>(selector)]

const shown = <E extends Element = HTMLElement>(selector: string): E[] =>
  all<E>(selector).filter((element) => element.checkVisibility())

const classOf = (element: Element | null | undefined): string => element?.getAttribute('class') ?? ''

export function nameOf(element: Element): string {
  const place = element.parentElement?.closest('[class]')
  return `${element.localName}.${classOf(element)} "${(element.textContent || element.id).trim().slice(0, 40)}" in .${classOf(place)}`
}

const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })

/** Of colours that lie over each other, the lowest first. */
function channelsOf(...colours: string[]): number[] {
  if (!brush) throw new Error('The browser paints nothing.')
  brush.clearRect(0, 0, 1, 1)
  for (const colour of colours) Object.assign(brush, { fillStyle: colour }).fillRect(0, 0, 1, 1)
  return [...brush.getImageData(0, 0, 1, 1).data]
}

const contrast = (one: string, other: string): number => contrastRatio(channelsOf(one), channelsOf(other))

function groundOf(element: Element): string {
  const grounds: string[] = []
  for (let around: Element | null = element; around; around = around.parentElement)
    grounds.unshift(getComputedStyle(around).backgroundColor)
  return `rgb(${channelsOf('Canvas', ...grounds)
    .slice(0, 3)
    .join(' ')})`
}

/** Of text over a drawing or below another part, of which axe does not see the ground. */
export function isFaint(element: Element, least: number): boolean {
  const { color, fill } = getComputedStyle(element)
  return contrast(element instanceof SVGElement ? fill : color, groundOf(element)) < least
}

function inkOf(element: Element): string[] {
  const { fill, stroke } = getComputedStyle(element)
  return [fill, stroke].filter((paint) => paint !== 'none' && !paint.startsWith('url'))
}

const contrastOf = (element: Element): number =>
  Math.max(...inkOf(element).map((ink) => contrast(ink, groundOf(element))))

function hasEdge(element: Element): boolean {
  const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(element)
  if (borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) < 1) return false
  return contrast(borderTopColor, groundOf(document.body)) >= 3
}

/**
 * What cannot be told from the page: drawings and parts of them without 3:1, and controls without an edge of 3:1
 * (https://www.w3.org/TR/WCAG22/#non-text-contrast).
 */
export function lostParts(): string[] {
  const inked = shown('svg :is(path, circle, rect, line, polyline, polygon, ellipse, text)').filter(
    (shape) => inkOf(shape).length > 0,
  )
  // In the page's own colour a sign is cut out of an area that is seen.
  const faint = inked.filter((shape) => contrastOf(shape) < 3 && contrastOf(shape) > 1.05)
  const unseen = shown('svg').filter((svg) => !inked.some((shape) => svg.contains(shape) && contrastOf(shape) >= 3))
  const edgeless = shown('.button, button[popovertarget], input:not([type=radio]), textarea').filter(
    (control) => !hasEdge(control),
  )
  return [
    ...[...faint, ...unseen].map((element) => `${nameOf(element)} is faint: ${inkOf(element).join(' ')}`),
    ...edgeless.map((element) => `${nameOf(element)} has no edge`),
  ]
}

export function lookOf(selector: string): string {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`There is no ${selector}.`)
  const { color, borderColor, borderWidth, fill, stroke, textDecorationLine } = getComputedStyle(element)
  return [color, groundOf(element), borderColor, borderWidth, fill, stroke, textDecorationLine].join(' ')
}

export function movements(): string[] {
  const moving = all('*').filter((element) =>
    [null, '::before', '::after'].some((pseudo) => {
      const { transitionDuration, animationName } = getComputedStyle(element, pseudo)
      return transitionDuration.split(',').some((time) => Number.parseFloat(time) > 0.01) || animationName !== 'none'
    }),
  )
  return [
    ...moving.map((element) => `${nameOf(element)} moves`),
    ...document.getAnimations().map(() => 'an animation runs'),
    ...(getComputedStyle(document.documentElement).scrollBehavior === 'auto' ? [] : ['scrolling glides']),
  ]
}

/** Fields whose only name is a placeholder, which is gone with the first letter: axe lets them pass. */
export const unlabelled = (): string[] =>
  all<HTMLInputElement>('input, textarea, select')
    .filter((field) => !field.labels?.length)
    .map((field) => `${nameOf(field)} has no label`)

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

/** What a reader would have to scroll sideways for, and what is cut off. */
export function layoutFaults(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const visible = all('body *').filter((element) => element.checkVisibility())
  const cut = visible.filter(isCut).map((element) => `cuts ${nameOf(element)}`)
  if (scrollWidth <= clientWidth) return cut
  const wide = visible.filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1 && !isInScroller(element),
  )
  return [...cut, `scrolls sideways by ${scrollWidth - clientWidth} px: ${wide.slice(0, 3).map(nameOf).join('; ')}`]
}

/** Puts a stylesheet in the place of the one put before, in a way that the page's policy does not forbid. */
export function restyle(text: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets = [sheet]
}

export function lengthenHeadings(): void {
  for (const heading of all('h1, h2, h3, h4, h1 + p'))
    heading.prepend('Verifizierungsinfrastrukturbetriebsgenehmigungsantragsnummer')
}

// Targets: what answers at a point, the element, its label, what it contains.

const lettersOf = (part: Element | null): number => part?.textContent?.replace(/\W/g, '').length ?? 0

/** A link inside a sentence or a row of a table is as high as its line, which WCAG allows. */
function isInSentence(element: Element): boolean {
  const sentence = element.parentElement?.closest('p, li, dd, tr, figcaption, h1, h2, h3, div') ?? null
  return getComputedStyle(element).display === 'inline' && lettersOf(sentence) > lettersOf(element) + 2
}

function targetAt(x: number, y: number): Element | null {
  const there = document.elementFromPoint(x, y)
  return there?.closest('label')?.control ?? there?.closest('a[href], button, input, textarea, summary') ?? null
}

/** What answers at the middle of an element and at a distance from it, in eight directions. */
function hitsAround(element: Element, distance: number): (Element | null)[] {
  // Only what is in the window answers.
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  // Of a link that goes over several lines, the middle of the first.
  const [box = new DOMRect()] = element.getClientRects()
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  const sides = [-distance, 0, distance]
  return sides.flatMap((right) => sides.map((down) => targetAt(x + right, y + down)))
}

/** The targets that a finger may miss: 44 px in both directions (https://www.w3.org/TR/WCAG22/#target-size-enhanced). */
export function smallTargets(): string[] {
  const targets = all('a[href]:not(body > a), button, input, textarea, summary').filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !isInSentence(element),
  )
  // Half of it, less what rounding takes.
  return targets.filter((target) => hitsAround(target, 21.25).some((there) => there !== target)).map(nameOf)
}

/** What Tab should reach. Of a group of radio buttons that is the chosen one. */
export const controls = (): string[] =>
  all('a[href], button, input, textarea, summary, iframe, [tabindex="0"]')
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked))
    .map(nameOf)

function elementAt(element: HTMLElement): Element | null {
  const [box = new DOMRect()] = element.getClientRects()
  const top = Math.max(box.top, 0)
  const across = Math.min(box.width, innerWidth - box.left)
  const down = Math.min(box.bottom, innerHeight) - top
  return document.elementFromPoint(box.left + across / 2, top + down / 2)
}

/** Why the focus is not seen: it should have an outline of 2 px or more, at 3:1, in the window and under nothing. */
function focusFaults(element: HTMLElement): string[] {
  // A chip's radio button lies unseen over its label, which shows the focus for it.
  const isUnseen = element instanceof HTMLInputElement && getComputedStyle(element).opacity === '0'
  const shower = (isUnseen && element.labels?.[0]) || element
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(shower)
  const isThin = outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2
  const ratio = contrast(outlineColor, groundOf(shower.parentElement ?? shower))
  const there = elementAt(shower)
  const isCovered = there && !element.contains(there) && !shower.contains(there)
  return [
    isThin ? `has the outline ${outlineStyle} ${outlineWidth}` : '',
    ratio < 3 ? `has an outline at ${ratio.toFixed(1)}:1` : '',
    there ? '' : 'lies outside the window',
    isCovered ? `lies under ${nameOf(there)}` : '',
  ].filter(Boolean)
}

let lastFocused: Element | undefined
const start = document.createElement('span')

export function startOver(): void {
  lastFocused = undefined
  start.tabIndex = -1
  start.style.position = 'absolute'
  document.body.prepend(start)
  start.focus()
}

/** What has the focus; null when nothing has. `isWithin`: it had it before as well, as Tab went on inside of it. */
export function focusLook(): { name: string; isWithin: boolean; faults: string[] } | null {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return null
  const isWithin = lastFocused === element
  lastFocused = element
  return { name: nameOf(element), isWithin, faults: focusFaults(element) }
}

/** What only a screen needs, text that is not black or not in the serif, addresses of links left out, code that is cut off or covers a note. */
export function printFaults(): string[] {
  const screenOnly = shown('header nav, article > nav, body > footer, body > a, main a').filter(
    (part) => !part.matches('main a') || /^(Back to Blog|Continue Reading)/.test(part.textContent ?? ''),
  )
  const notBlack = shown('.prose > p').filter((text) => {
    const { color, fontFamily } = getComputedStyle(text)
    return color !== 'rgb(0, 0, 0)' || !fontFamily.endsWith(' serif')
  })
  // An address of the same page means nothing on paper; one of this site is printed in full.
  const wrongAddress = shown('.prose > p a').filter((link) => {
    const written = link.getAttribute('href') ?? ''
    const address = written.startsWith('/') ? `${document.documentElement.dataset['origin']}${written}` : written
    return getComputedStyle(link, '::after').content.includes(address) === address.startsWith('#')
  })
  const cutCode = shown('main pre').filter(
    (code) => getComputedStyle(code).whiteSpace !== 'pre-wrap' || code.scrollWidth > code.clientWidth,
  )
  const code = shown('.code-block').map((block) => block.getBoundingClientRect())
  const covered = shown('.note').filter((note) => {
    const { left, top, bottom } = note.getBoundingClientRect()
    return code.some((box) => box.right > left && box.top < bottom && box.bottom > top)
  })
  return [
    ...screenOnly.map((part) => `${nameOf(part)} is for screens`),
    ...notBlack.map((part) => `${nameOf(part)} is not black, or not in the serif`),
    ...wrongAddress.map((part) => `${nameOf(part)} has a wrong address`),
    ...cutCode.map((part) => `${nameOf(part)} is cut off`),
    ...covered.map((part) => `${nameOf(part)} is covered by code`),
  ]
}
