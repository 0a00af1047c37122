import budgets from './budgets.json' with { type: 'json' }
import { visitOf, type Scales, type Visit } from './visit.ts'
import type { Weight } from './weight.ts'

/** Kinds of pages, by what a visit of one costs. */
export type PageKind = keyof typeof budgets

/** One thing of which a page has more than its kind may. */
export interface Overrun {
  kind: PageKind
  /** "styles, raw" */
  what: string
  /** Bytes, or a number of requests. */
  is: number
  atMost: number
}

/**
 * What a page has more of than its kind may. Budgets are a little above what the heaviest page of the kind had when they were set;
 * the HTML around the content has room for longer titles and for a base path.
 */
export function overrunsOf(html: string, scales: Scales): Overrun[] {
  const kind = kindOf(html)
  if (!kind) return []
  const are = figuresOf(visitOf(html, scales))
  const most = figuresOf(budgets[kind])
  return Object.entries(most).flatMap(([what, atMost]) => {
    const is = are[what] ?? 0
    return is > atMost ? [{ kind, what, is, atMost }] : []
  })
}

/** The kind of a page; none of one that only sends its visitor on. */
export function kindOf(html: string): PageKind | undefined {
  if (!html.includes('<main')) return undefined
  if (html.includes(' data-island="viewer"')) return 'viewer'
  if (html.includes(' data-island="search"')) return 'search page'
  if (html.includes(' data-island="')) return 'page with a form'
  if (html.includes(' data-back="')) return 'page that was not found'
  return html.includes('<meta property="og:type" content="article">') ? 'article' : 'page without a widget'
}

/** Every figure of a visit, by its name. */
function figuresOf({ requests, later, ...weights }: Visit): Record<string, number> {
  const all: Record<string, Weight> = { ...weights, 'script on use': later.script }
  const bytes = Object.entries(all).flatMap(([name, { raw, brotli }]) => [
    [`${name}, raw`, raw],
    [`${name}, compressed`, brotli],
  ])
  return { ...(Object.fromEntries(bytes) as Record<string, number>), requests, 'requests on use': later.requests }
}
