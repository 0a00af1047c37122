import { parse, type HTMLElement } from 'node-html-parser'

export function parsePage(html: string): HTMLElement {
  return parse(html, { comment: false, blockTextElements: { script: true, style: true } })
}

/** Whose words do not run together with those of their neighbours. */
const blocks =
  'p, li, time, span, legend, dt, dd, h1, h2, h3, h4, td, th, summary, figcaption, div, a, button, label, text'

/** What a reader sees of an element: its text with white space folded, without what is only there for assistive technology. */
export function visibleText(element: HTMLElement | null): string {
  if (!element) return ''
  const copy = parsePage(element.toString())
  copy.querySelectorAll('.sr-only, script, style').forEach((hidden) => hidden.remove())
  copy.querySelectorAll(blocks).forEach((block) => block.insertAdjacentHTML('afterend', ' '))
  return copy.text.replace(/\s+/g, ' ').trim()
}

export function textsOf(page: HTMLElement, selector: string): string[] {
  return page.querySelectorAll(selector).map(visibleText)
}

export function attributesOf(page: HTMLElement, name: string, selector = `[${name}]`): string[] {
  return page.querySelectorAll(selector).flatMap((element) => element.getAttribute(name) ?? [])
}

export function metaOf(page: HTMLElement, name: string): string | undefined {
  return page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content')
}
