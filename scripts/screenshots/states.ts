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
    // Above the medium breakpoint of src/styles/header.css there is no button.
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
    reach: (page) => page.locator('.viewer-frame').waitFor(),
  },
  {
    name: 'failed',
    route: 'paperViewer',
    reach: async (page) => {
      await page.goto(page.url().replace(/[?].*$/, '?file=/papers/none.pdf'))
      await page.locator('.viewer-panel').waitFor()
    },
  },
]

async function search(page: Page, query: string): Promise<void> {
  await page.locator('#search').fill(query)
  await page.locator('.search-status p').first().waitFor()
}
