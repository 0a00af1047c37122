import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { launched, liveSite } from '../site.ts'
import { arriveAt, everyTemplate } from './every-path.ts'

// What assistive technology is given of each template, in its order: golden files, to be read as one would listen to them.
// After a change that is meant: `npx vitest run tests/e2e/accessibility/spoken.test.ts -u`, then read what changed. In CI a
// file that is missing fails.

const site = liveSite(['--now', '2026-01-01'])
const browser = launched('chromium')

/** The golden file of a path: `/legal/terms/` is in `legal-terms.txt`; the one article stands for all. */
function goldenOf(path: string): string {
  if (/^\/blog\/./.test(path)) return 'article.txt'
  return `${
    path
      .replace(/\.html$/, '')
      .split('/')
      .filter(Boolean)
      .join('-') || 'home'
  }.txt`
}

/** Enough of each line to know it by: how a sentence goes on is the writers' business. */
function cut(spoken: string): string {
  return `${spoken.replace(/^(.{90}).+?(:?)$/gm, '$1…$2')}\n`
}

test('each template is spoken as its golden file says', async () => {
  const { page } = await browser.open({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } })
  for (const path of everyTemplate) {
    await arriveAt(page, site.url + path)
    const spoken = await page.locator('body').ariaSnapshot()
    await expect.soft(cut(spoken), path).toMatchFileSnapshot(`golden/${goldenOf(path)}`)
  }
}, 300_000)

test('there is no golden file for what is no template', () => {
  const goldens = new Set(everyTemplate.map(goldenOf))
  expect(readdirSync(new URL('golden/', import.meta.url)).filter((file) => !goldens.has(file))).toEqual([])
})
