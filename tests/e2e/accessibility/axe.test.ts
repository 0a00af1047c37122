import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { everyPath, island, launched, live, site, toast } from '../site.ts'
import { contrasts, findingsOf, linesOfPages, opened, standards } from './pages.ts'

// What axe says of every page and every state, in both themes and on both ends of the widths.

const browser = launched()

/**
 * Text keeps 7:1; these keep 4.5:1, as they repeat, name or count what stands beside them: labels, dates, addresses, names of
 * columns and of facts, marks on scales, and controls.
 */
const labels = [
  '.label',
  '.byline',
  '.tags',
  '.field-note',
  '.address',
  'dt',
  'th',
  'legend',
  'svg',
  '.button',
  'button',
]

// Also a window of 1280 px at 400 %.
const narrow = { width: 320, height: 740 }
const wide = { width: 1280, height: 900 }

test('axe finds nothing on any page', async () => {
  const page = await opened(browser)
  const found = await linesOfPages(page, async () => {
    const faults: string[] = []
    const look = async (conditions: string, rules: typeof standards, exempt = labels): Promise<void> =>
      void faults.push(...(await findingsOf(page, rules, exempt)).map((line) => `${conditions}: ${line}`))
    await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference' })
    await page.setViewportSize(narrow)
    await look('320 px', standards)
    await page.setViewportSize(wide)
    await look('1280 px', standards)
    await page.emulateMedia({ colorScheme: 'dark' })
    await look('dark', contrasts)
    // All text, for those who asked for more.
    await page.emulateMedia({ contrast: 'more' })
    await look('dark, more contrast', contrasts, [])
    await page.emulateMedia({ colorScheme: 'light' })
    await look('light, more contrast', contrasts, [])
    return faults
  })
  expect(found).toEqual({})
  expect(everyPath.length).toBeGreaterThan(25)
})

const shown = (selector: string) => (page: Page) => page.locator(selector).waitFor()
const viewer = '/papers/view/?file='

/** What a visitor can bring a page to: the name of the state, its path, and the way there. */
const states: [name: string, path: string, reach: (page: Page) => Promise<unknown>][] = [
  ['the menu open', '/', (page) => page.getByRole('button', { name: 'Menu' }).click()],
  ['a question open', '/docs/', (page) => page.locator('details[name] summary').first().click()],
  ['the facts of a tool', '/products/', (page) => page.locator('details summary').first().click()],
  ['the search in the header', '/docs/', (page) => page.locator('[popovertarget=find]').click()],
  [
    'a toast',
    '/',
    async (page) => {
      await island(page, 'newsletter').locator('input').press('Enter')
      await toast(page).waitFor()
      // With the focus in it, it stays while it is looked at.
      await page.keyboard.press('F8')
    },
  ],
  [
    'an address that is none',
    '/blog/',
    async (page) => {
      await island(page, 'newsletter').locator('input').fill('not an address')
      await live(page, 'newsletter')
      await island(page, 'newsletter').locator('input').press('Enter')
    },
  ],
  [
    'an inquiry that lacks what it needs, and one that is written',
    '/press/',
    async (page) => {
      const form = island(page, 'inquiry')
      await form.locator('[name=outlet]').fill('The Paper')
      await live(page, 'inquiry')
      await form.locator('[type=submit]').click()
      expect(await findingsOf(page, standards, labels)).toEqual([])
      const answers = { reporter: 'Ada', email: 'ada@paper.example', inquiry: 'When and where?' }
      for (const [name, answer] of Object.entries(answers)) await form.locator(`[name=${name}]`).fill(answer)
      await form.locator('[type=submit]').click()
      await form.locator('[role=status] a').waitFor()
    },
  ],
  ['pages found', '/sitemap/?q=spec+proof', shown('[data-island=search] ol')],
  ['nothing found', '/sitemap/?q=zeppelin', shown('[data-state=none]')],
  [
    'an index that does not come',
    '/sitemap/',
    async (page) => {
      await page.route('**/search.json', (route) => route.abort())
      await page.getByRole('searchbox').focus()
      await page.locator('[data-state=failed]').waitFor()
    },
  ],
  ['a paper shown', `${viewer}/papers/technical.pdf`, shown('[data-view=shown] iframe')],
  ['a paper that failed', `${viewer}/papers/none.pdf`, shown('[data-view=failed]')],
  ['an address refused', `${viewer}//stranger.example`, shown('[data-view=refused]')],
]

test.each(states)('axe finds nothing in this state: %s', async (_, path, reach) => {
  const page = await opened(browser, { viewport: narrow })
  await page.goto(site.url + path)
  await reach(page)
  const found = await findingsOf(page, standards, labels)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect([...found, ...(await findingsOf(page, contrasts, labels))]).toEqual([])
})
