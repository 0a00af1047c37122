import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import type { Colours } from './colours.ts'
import { inPage } from './in-page.ts'

type Axe = typeof import('axe-core')
type RunOptions = import('axe-core').RunOptions
type Result = import('axe-core').Result
/** Selectors of what is looked at. */
type Context = string | { include: string[]; exclude: string[] }

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** What axe cannot tell by itself, by rule, and why that is all right. Of contrast, `findingsOf` tells in its place. */
const leftOpen = {
  'color-contrast': 'text over a drawing or below another part, of which axe does not see the ground',
  'color-contrast-enhanced': 'the same',
  'frame-tested': "the frame of a paper, which holds the browser's own viewer",
  'th-has-data-cells': 'the head of a group of rows, which has none of its own',
}

/**
 * What axe finds in a page as it stands, each as "rule: place". `options` chooses the rules. What axe leaves open counts as
 * found, but for the rules above: there contrast is measured from the element's colour and the nearest ground around it, which
 * needs a page with `colours`. Frames are left out: the only one holds a PDF, which the browser shows.
 */
export async function findingsOf(page: Page, options: RunOptions, context: Context = 'html'): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(source)
  return inPage(page, linesOfAxe, {
    helpers: [linesOf, isFaint, faintOf],
    argument: { context, options, explained: Object.keys(leftOpen) },
  })
}

/** Only one rule, by its id. */
export const only = (rule: string): RunOptions => ({ runOnly: { type: 'rule', values: [rule] } })

/** WCAG 2.2 up to AA with what came before it, and what axe's makers recommend beyond. */
export const standards: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}

// All below runs inside the page.

interface Question {
  context: Context
  options: RunOptions
  /** Rules of which axe may leave something open. */
  explained: string[]
}

async function linesOfAxe({ context, options, explained }: Question): Promise<string[]> {
  const { axe } = globalThis as unknown as { axe: Axe }
  const { violations, incomplete } = await axe.run(context, { ...options, iframes: false, elementRef: true })
  const contrasts = incomplete.filter(({ id }) => id.startsWith('color-contrast'))
  const open = incomplete.filter(({ id }) => !explained.includes(id))
  return [...linesOf(violations), ...linesOf(contrasts.map(faintOf)), ...linesOf(open)]
}

function linesOf(results: Result[]): string[] {
  return results.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

function faintOf(result: Result): Result {
  const least = result.id === 'color-contrast' ? 4.5 : 7
  return { ...result, nodes: result.nodes.filter(({ element }) => !element || isFaint(element, least)) }
}

function isFaint(element: Element, least: number): boolean {
  const { colours } = globalThis as unknown as { colours: Colours }
  const { color, fill } = getComputedStyle(element)
  return colours.contrast(element instanceof SVGElement ? fill : color, colours.groundOf(element)) < least
}
