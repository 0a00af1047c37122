import type { Page } from 'playwright'
import type { RouteName } from '../../src/routes.ts'

/** What a page shows once it is touched. */
export interface State {
  /** As it stands in the picture's name. */
  name: string
  route: RouteName
  reach: (page: Page) => Promise<void>
  /** Up to which width there is such a state; without it at every one. */
  upTo?: number
}

export const states: State[] = [
  {
    name: 'menu',
    route: 'home',
    // Above the medium breakpoint of src/site/styles/header.css there is no button.
    upTo: 767,
    reach: async (page) => {
      await page.locator('.menu-button').click()
      await page.locator('.menu:popover-open').waitFor()
    },
  },
  {
    name: 'faq',
    route: 'docs',
    reach: async (page) => {
      await page.locator('summary').first().click()
      await page.locator('details[open]').first().scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'toast',
    route: 'home',
    reach: async (page) => {
      await page.locator('#island-newsletter input').first().press('Enter')
      await page.locator('.toast').waitFor()
      // Under the pointer, notifications stay.
      await page.locator('.toast').hover()
    },
  },
  { name: 'found', route: 'sitemap', reach: (page) => search(page, 'spec proof') },
  { name: 'none', route: 'sitemap', reach: (page) => search(page, 'zeppelin') },
  {
    name: 'failed',
    route: 'sitemap',
    reach: async (page) => {
      await page.route('**/search.json', (route) => route.abort())
      await search(page, 'proof')
    },
  },
  {
    name: 'shown',
    route: 'paperViewer',
    reach: async (page) => {
      // By its link, which says its title.
      const link = (await page.locator('.beside-papers a').last().getAttribute('href')) ?? ''
      await page.goto(new URL(link, page.url()).href)
      await page.locator('.viewer-frame').waitFor()
      await showsStill(page)
    },
  },
  {
    name: 'failed',
    route: 'paperViewer',
    reach: async (page) => {
      await page.goto(new URL('?file=/papers/none.pdf', page.url()).href)
      await page.locator('.viewer-panel').waitFor()
    },
  },
]

/**
 * Waits until Chromium's own viewer shows the file. It tells nobody when: it has put the file into a frame inside its frame by
 * then, and two pictures in a row are alike.
 */
async function showsStill(page: Page): Promise<void> {
  const isPlaced = (): boolean =>
    page.frames().some((frame) => frame.parentFrame()?.url().startsWith('chrome-extension:') === true)
  let before = ''
  for (let look = 0; look < 50; look++) {
    const now = (await page.locator('.viewer-frame').screenshot()).toString('base64')
    if (isPlaced() && now === before) return
    before = isPlaced() ? now : ''
  }
}

async function search(page: Page, query: string): Promise<void> {
  await page.locator('#search').fill(query)
  await page.locator('.search-status p').first().waitFor()
}
