import { readdirSync } from 'node:fs'
import type { Page } from 'playwright'
import { singleRoutes } from '../../../src/model/sources.ts'
import { href } from '../../../src/routes.ts'

/** The paths of articles, by the files the writers wrote. */
const articlePaths = readdirSync('content/blog').flatMap((file) => {
  const slug = /^(.+)\.md$/.exec(file)?.[1]
  return slug === undefined ? [] : [href('article', { slug })]
})
const singlePaths = singleRoutes.map((name) => href(name))

/** The path of every page there is: each single route, listed or not, and each article. */
export const everyPath = [...singlePaths, ...articlePaths]

/** One page of each template, as all articles have one in common. */
export const everyTemplate = [...singlePaths, ...articlePaths.slice(0, 1)]

/** Goes to a page and waits for what it does by itself: the viewer without a paper says so, which is taken away again. */
export async function arriveAt(page: Page, url: string): Promise<void> {
  await page.goto(url)
  if (!url.endsWith(href('paperViewer'))) return
  await page.locator('.toast-close').click()
  await page.locator('.toast').waitFor({ state: 'detached' })
  // The walk begins where every page begins.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
}

/** Notes the lines that `look` has to tell of each page that has some. */
export async function linesOfPages(
  page: Page,
  siteUrl: string,
  look: (page: Page) => Promise<string[]>,
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const path of everyPath) {
    await arriveAt(page, siteUrl + path)
    const lines = await look(page)
    if (lines.length > 0) found[path] = lines
  }
  return found
}
