import type { Browser, Page } from 'playwright'
import type { SitePage } from '../browser/site-pages.ts'
import type { Look } from './looks.ts'

/** What is pictured, and where the pictures go. */
export interface Session {
  browser: Browser
  /** Where the site is served. */
  url: string
  pages: SitePage[]
  looks: Look[]
  folder: string
}

/** Opens a page and waits for its fonts, without which it looks like another, and for the viewer, which comes alive by itself. */
export async function visit(page: Page, { path, route }: SitePage, url: string): Promise<void> {
  await page.goto(new URL(path.slice(1), url).href)
  await page.evaluate(() => document.fonts.ready)
  if (route === 'paperViewer') await page.locator('#island-viewer[data-view]').waitFor({ state: 'attached' })
}

/** How pictures of a page are called: "/blog/mapping-the-space/" becomes "blog-mapping-the-space". */
export function nameOf({ path }: SitePage): string {
  return path.replace(/^\/|\/$|\.html$/g, '').replaceAll('/', '-') || 'home'
}
