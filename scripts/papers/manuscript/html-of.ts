import { parse, type HTMLElement } from 'node-html-parser'
import type { Body } from '../../../src/generator/markdown/body.ts'

/** The prose of a body as a tree, listings too, without what is only there for assistive technology on a page of the site. */
export function htmlOf(body: Body): HTMLElement {
  const html = body.parts.map((part) => (part.kind === 'prose' ? part.html : '')).join('\n')
  const root = parse(html, { blockTextElements: {} })
  root.querySelectorAll('.sr-only').forEach((hint) => hint.remove())
  return root
}
