import type { Page } from 'playwright'

const viewer = '/papers/view/'

export interface State {
  name: string
  path: string
  reach: (page: Page) => Promise<void>
}

/** What a visitor can bring a page to: each state by its name, its path and the way there. */
export const states: State[] = [
  { name: 'the menu open', path: '/', reach: (page) => page.locator('.menu-button').click() },
  { name: 'a question open', path: '/docs/', reach: (page) => page.locator('.faq summary').first().click() },
  {
    name: 'the meaning of a sample',
    path: '/status/',
    reach: (page) => page.locator('.sample summary').first().click(),
  },
  { name: 'a toast', path: '/', reach: (page) => showToast(page) },
  {
    name: 'an address that is none',
    path: '/blog/',
    reach: async (page) => {
      await page.locator('#island-newsletter input').fill('not an address')
      await page.locator('#island-newsletter[data-live]').waitFor()
      await page.locator('#island-newsletter input').press('Enter')
    },
  },
  {
    name: 'an inquiry that lacks what it needs',
    path: '/press/',
    reach: async (page) => {
      await page.locator('#island-inquiry [name=outlet]').fill('The Paper')
      await page.locator('#island-inquiry[data-live]').waitFor()
      await page.locator('#island-inquiry [type=submit]').click()
    },
  },
  { name: 'an inquiry written', path: '/press/', reach: (page) => writeInquiry(page) },
  { name: 'pages found', path: '/sitemap/?q=spec+proof', reach: waitFor('.search-results') },
  { name: 'nothing found', path: '/sitemap/?q=zeppelin', reach: waitFor('[data-state=none]') },
  {
    name: 'an index that does not come',
    path: '/sitemap/',
    reach: async (page) => {
      await page.route('**/search.json', (route) => route.abort())
      await page.locator('#search').focus()
      await page.locator('[data-state=failed]').waitFor()
    },
  },
  { name: 'a paper shown', path: `${viewer}?file=/papers/technical.pdf`, reach: waitFor('.viewer-frame') },
  { name: 'a paper that failed', path: `${viewer}?file=/papers/none.pdf`, reach: waitFor('.viewer-panel') },
  { name: 'an address refused', path: `${viewer}?file=//stranger.example`, reach: waitFor('.viewer-panel') },
]

function waitFor(selector: string): State['reach'] {
  return (page) => page.locator(selector).waitFor()
}

async function showToast(page: Page): Promise<void> {
  await page.locator('#island-newsletter input').press('Enter')
  await page.locator('.toast').waitFor()
  // With the focus in it, it stays while it is looked at.
  await page.keyboard.press('F8')
}

async function writeInquiry(page: Page): Promise<void> {
  const form = page.locator('#island-inquiry')
  const answers = { outlet: 'The Paper', reporter: 'Ada', email: 'ada@paper.example', inquiry: 'When and where?' }
  for (const [name, answer] of Object.entries(answers)) await form.locator(`[name=${name}]`).fill(answer)
  await page.locator('#island-inquiry[data-live]').waitFor()
  await form.locator('[type=submit]').click()
  await form.locator('[role=status] a').waitFor()
}
