import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { everyPath, island, live, sharedPage, toast } from '../site.ts'
import { arriveAt, contrasts, faultsAtRest, findingsOf, standards, templates, wide } from './pages.ts'

// Every page as it is found, and what axe says of it and of every state: in both themes and on both ends of the widths.

const open = sharedPage()
const narrow = { width: 320, height: 740 }

test('there are all pages', () => expect(everyPath.length).toBeGreaterThan(25))

test.each([...everyPath, '/nowhere/at/all'])('%s is clean at rest, and axe finds nothing', async (path) => {
  const visit = await open(narrow)
  const { page } = visit
  expect(await faultsAtRest(visit, path)).toEqual([])
  const found: Record<string, string[]> = { labels: await page.evaluate(() => inspect.unlabelled()) }
  found['320 px, light'] = await findingsOf(page, standards)
  // All articles have one template.
  if (templates.includes(path)) {
    await page.setViewportSize(wide)
    await page.emulateMedia({ colorScheme: 'dark' })
    found['1280 px, dark'] = await findingsOf(page, standards)
    // All text, for those who asked for more: the colours are the same everywhere.
    for (const colorScheme of /^\/(docs\/|blog\/.+)?$/.test(path) ? (['dark', 'light'] as const) : []) {
      await page.emulateMedia({ colorScheme, contrast: 'more' })
      found[`${colorScheme}, more contrast`] = await findingsOf(page, contrasts, '')
    }
  }
  expect(Object.entries(found).filter(([, findings]) => findings.length > 0)).toEqual([])
})

const shown = (selector: string) => (page: Page) => page.locator(selector).waitFor()
const viewer = '/papers/view/?file='

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
      expect(await findingsOf(page, standards)).toEqual([])
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
      await page.route('**/search.json', (route) => route.abort(), { times: 1 })
      await page.getByRole('searchbox').focus()
      await page.locator('[data-state=failed]').waitFor()
    },
  ],
  ['a paper shown', `${viewer}/papers/technical.pdf`, shown('[data-view=shown] iframe')],
  ['a paper that failed', `${viewer}/papers/none.pdf`, shown('[data-view=failed]')],
  ['an address refused', `${viewer}//stranger.example`, shown('[data-view=refused]')],
]

test.each(states)('axe finds nothing in this state: %s', async (_, path, reach) => {
  const { page } = await open(narrow)
  await arriveAt(page, path)
  await reach(page)
  // What is half behind the header is no small target.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const found = await findingsOf(page, standards)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect([...found, ...(await findingsOf(page, contrasts))]).toEqual([])
})
