import { readFileSync } from 'node:fs'
import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright'
import { rolldown } from 'rolldown'
import { beforeAll } from 'vitest'
import { everyPath, site, toast, type Launched } from '../site.ts'

// Pages that tests look into, one after another or by twos.

let inspector = ''
beforeAll(async () => {
  const bundle = await rolldown({ input: 'tests/e2e/accessibility/inspect.ts' })
  const { output } = await bundle.generate({ format: 'iife', name: 'inspect' })
  // As a script of the test's, it would otherwise keep the name to itself.
  inspector = `${output[0].code}\nglobalThis.inspect = inspect`
})

type Options = Parameters<Launched['open']>[0]

/** A calm page that can be looked into. */
export async function opened(browser: Launched, options: Options = {}): Promise<Page> {
  const { page } = await browser.open({ reducedMotion: 'reduce', ...options })
  await page.addInitScript(inspector)
  return page
}

/** Goes to a page and waits for what it does by itself: the viewer without a paper says so, which is taken away again. */
export async function arriveAt(page: Page, path: string): Promise<void> {
  await page.goto(site.url + path)
  if (path !== '/papers/view/') return
  await toast(page).getByRole('button').click()
  await toast(page).waitFor({ state: 'detached' })
  // The walk begins where every page begins.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
}

/** Notes the lines that `look` has to tell of each page that has some. */
export async function linesOfPages(
  page: Page,
  look: (page: Page) => Promise<string[]>,
  paths = everyPath,
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const path of paths) {
    await arriveAt(page, path)
    const lines = await look(page)
    if (lines.length > 0) found[path] = lines
  }
  return found
}

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** What axe cannot tell by itself, by rule, and why that is all right. Of contrast, `inspect.isFaint` tells in its place. */
const leftOpen = {
  'color-contrast': 'text over a drawing or below another part, of which axe does not see the ground',
  'color-contrast-enhanced': 'the same',
  'frame-tested': "the frame of a paper, which holds the browser's own viewer",
  'th-has-data-cells': 'the head of a group of rows, which has none of its own',
}

/** Contrast at 4.5:1 and at 7:1. */
export const contrasts: RunOptions = { runOnly: ['color-contrast', 'color-contrast-enhanced'] }
/** WCAG 2.2 up to AA with what came before it, what axe's makers recommend beyond, and contrast at 7:1. */
export const standards: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'color-contrast-enhanced': { enabled: true } },
}

/**
 * What axe finds in a page as it stands, each as "rule: place". What axe leaves open counts as found, but for the rules above.
 * Frames are left out: the only one holds a PDF, which the browser shows. What `labels` names may have contrast at 4.5:1.
 */
export async function findingsOf(page: Page, options: RunOptions, labels: string[] = []): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(source)
  return page.evaluate(
    async ({ chosen, explained, exempt }) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
      const { violations, incomplete } = await axe.run('html', { ...chosen, iframes: false, elementRef: true })
      const isExempt = (id: string, element?: Element): boolean =>
        exempt !== '' && id.endsWith('enhanced') && element?.closest(exempt) !== null
      const open = incomplete
        .filter(({ id }) => id.startsWith('color-contrast') || !explained.includes(id))
        .map(({ id, nodes }) => {
          const isOpen = (element?: Element): boolean =>
            !element || !id.startsWith('color-contrast') || inspect.isFaint(element, id.endsWith('enhanced') ? 7 : 4.5)
          return { id, nodes: nodes.filter(({ element }) => isOpen(element)) }
        })
      return [...violations, ...open].flatMap(({ id, nodes }) =>
        nodes.filter(({ element }) => !isExempt(id, element)).map(({ target }) => `${id}: ${target.join(' ')}`),
      )
    },
    { chosen: options, explained: Object.keys(leftOpen), exempt: labels.join() },
  )
}
