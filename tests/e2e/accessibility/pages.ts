import { readFileSync } from 'node:fs'
import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright'
import { rolldown } from 'rolldown'
import { everyPath, site, toast, type Visit } from '../site.ts'

async function bundled(): Promise<string> {
  const bundle = await rolldown({ input: 'tests/e2e/accessibility/inspect.ts' })
  const { output } = await bundle.generate({ format: 'iife', name: 'inspect' })
  // As a script of the test's, it would otherwise keep the name to itself.
  return `${output[0].code}\nglobalThis.inspect = inspect`
}
const inspector = bundled()

export const wide = { width: 1280, height: 900 }
const article = /^\/blog\/./
export const templates = everyPath
  .filter((path) => !article.test(path))
  .concat(everyPath.find((path) => article.test(path)) ?? [])

/** Goes to a page that can be looked into, and waits for what it does by itself: the viewer without a paper says so. */
export async function arriveAt(page: Page, path: string): Promise<void> {
  await page.goto(site.url + path)
  await page.evaluate(await inspector)
  if (path === '/papers/view/') {
    await toast(page).getByRole('button').click()
    await toast(page).waitFor({ state: 'detached' })
  }
  await page.evaluate(() => inspect.startOver())
}

/** What is wrong with a page at rest: its status, its console, its policy, requests elsewhere, or React on it. */
export async function faultsAtRest(visit: Visit, path: string): Promise<string[]> {
  const { page, console, violations, requests } = visit
  for (const notes of [console, violations, requests]) notes.splice(0)
  const [answer] = await Promise.all([page.waitForResponse(site.url + path), arriveAt(page, path)])
  // What is seen comes alive by itself. Elsewhere there is the loader at most, or the script of Go Back.
  const seen = page.locator('[data-when=visible]')
  const hasReact = (await seen.count()) > 0
  if (hasReact) await seen.and(page.locator('[data-live]')).waitFor({ state: 'attached' })
  const scripts = requests.filter((request) => request.endsWith('.js'))
  return [
    ...(answer.status() === (path.startsWith('/nowhere') ? 404 : 200) ? [] : [`status ${answer.status()}`]),
    ...console,
    ...violations,
    ...requests.filter((request) => !request.startsWith('GET /')),
    ...(hasReact || scripts.length < 2 ? [] : scripts),
  ]
}

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** What axe cannot tell by itself, by rule, and why that is all right. Of contrast, `inspect.isFaint` tells in its place. */
const leftOpen = {
  'color-contrast': 'text over a drawing or below another part, of which axe does not see the ground',
  'color-contrast-enhanced': 'the same',
  'label-content-name-mismatch': 'the arrow back from a footnote, whose name is in words',
  'frame-tested': "the frame of a paper, which holds the browser's own viewer",
  'th-has-data-cells': 'the head of a group of rows, which has none of its own',
}

export const contrasts: RunOptions = { runOnly: ['color-contrast', 'color-contrast-enhanced'] }
/** WCAG 2.2 up to AA with what came before it, what axe's makers recommend beyond, and contrast at 7:1. */
export const standards: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'color-contrast-enhanced': { enabled: true } },
}

/**
 * Text keeps 7:1; these keep 4.5:1, as they repeat, name or count what stands next to them: labels, dates, addresses, names of
 * columns and of facts, marks on scales, and controls.
 */
const labels = '.label, .byline, .tags, .field-note, .address, dt, th, legend, svg, .button, button'

/**
 * What axe finds in a page as it stands, each as "rule: place". What axe leaves open counts as found, but for the rules above.
 * Frames are left out: the only one holds a PDF, which the browser shows.
 * @param exempt what may have contrast at 4.5:1.
 */
export async function findingsOf(page: Page, options: RunOptions, exempt = labels): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(source)
  return page.evaluate(
    async ({ chosen, explained, kept }) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
      const { violations, incomplete } = await axe.run('html', { ...chosen, iframes: false, elementRef: true })
      const isExempt = (id: string, element?: Element): boolean =>
        kept !== '' && id.endsWith('enhanced') && element?.closest(kept) !== null
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
    { chosen: options, explained: Object.keys(leftOpen), kept: exempt },
  )
}
