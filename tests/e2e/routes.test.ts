import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { everyPath } from './accessibility/every-path.ts'
import { engines, gate, launched, liveSite, ownServer, withoutBrowserLines, type Visit } from './site.ts'

// Every route as it is found, the way back from none, and the form for the press.

const site = liveSite()
const elsewhere = ownServer((_, response) => {
  response.setHeader('Content-Type', 'text/html')
  response.end(`<a href="${site.url}/nowhere/">a link that leads nowhere</a>`)
})

const paths = [...everyPath, '/nowhere/at/all']
const viewer = '/papers/view/'

const goBack = (page: Page): Promise<void> => page.locator('[data-back]').click()
const field = (page: Page, name: string): ReturnType<Page['locator']> => page.locator(`#island-inquiry [name=${name}]`)
async function fill(page: Page): Promise<void> {
  await field(page, 'outlet').fill('The Paper')
  await field(page, 'reporter').fill('Ada')
  await field(page, 'email').fill('ada@paper.example')
  await field(page, 'inquiry').fill('When & where?\nAnd how?')
  await page.locator('#island-inquiry[data-live]').waitFor()
}
const submit = (page: Page): Promise<void> => page.locator('#island-inquiry [type=submit]').click()
const isNoted = ({ console }: Visit): boolean => console.some((line) => line.includes('Media inquiry'))

describe.each(engines)('in %s', (engine) => {
  const browser = launched(engine)

  test('every route at rest: a clean console, nothing refused, nothing from elsewhere, and no React', async () => {
    const visit = await browser.open()
    const { page } = visit
    const wrong: Record<string, unknown> = {}
    for (const path of paths) {
      const answer = await page.goto(site.url + path)
      if (path === viewer) {
        await page.locator('#island-viewer[data-live]').waitFor({ state: 'attached' })
        // What it loads last must not be taken for the next page's.
        await page.waitForLoadState('networkidle')
      }
      const scripts = visit.requests.filter((request) => request.endsWith('.js'))
      const found = {
        status: answer?.status() === (path.startsWith('/nowhere') ? 404 : 200) ? [] : [answer?.status()],
        console: withoutBrowserLines(visit.console),
        violations: visit.violations,
        elsewhere: visit.requests.filter((request) => !request.startsWith('GET /')),
        react: path === viewer ? [] : scripts.filter((script) => !/\/assets\/(loader|back)-/.test(script)),
      }
      const findings = Object.entries(found).filter(([, lines]) => lines.length > 0)
      if (findings.length > 0) wrong[path] = Object.fromEntries(findings.map(([key, lines]) => [key, [...lines]]))
      for (const notes of [visit.console, visit.violations, visit.requests]) notes.splice(0)
    }
    expect(wrong).toEqual({})
    expect(paths.length).toBeGreaterThan(25)
  }, 120_000)

  // This channel of Firefox is not told of a page that comes out of the back-forward cache: there the call itself is looked for.
  test.skipIf(engine === 'firefox')('Go Back goes back to where the visitor was on this site', async () => {
    const { page } = await browser.open()
    await page.goto(`${site.url}/docs/`)
    await page.evaluate(() => location.assign('/nowhere/'))
    await page.locator('[data-back]').waitFor()
    await goBack(page)
    await page.waitForURL(`${site.url}/docs/`, { waitUntil: 'commit' })
    expect(page.url()).toBe(`${site.url}/docs/`)
  })

  test('Go Back asks the browser to go back, and does not follow its link', async () => {
    const { page } = await browser.open()
    await page.addInitScript(() => {
      History.prototype.back = () => (document.documentElement.dataset.back = 'asked')
    })
    await page.goto(`${site.url}/docs/`)
    await page.evaluate(() => location.assign('/nowhere/'))
    await page.locator('[data-back]').waitFor()
    await goBack(page)
    expect(await page.locator('html').getAttribute('data-back')).toBe('asked')
    expect(page.url()).toBe(`${site.url}/nowhere/`)
  })

  test('Go Back leads home from an address that was typed, from a new tab, and from another site', async () => {
    const visit = await browser.open()
    const { page } = visit
    await page.goto(`${site.url}/nowhere/`)
    await goBack(page)
    await page.waitForURL(`${site.url}/`)

    await page.goto(elsewhere.url)
    await page.locator('a').click()
    await page.locator('[data-back]').waitFor()
    await goBack(page)
    await page.waitForURL(`${site.url}/`)

    await page.goto(`${site.url}/docs/`)
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.evaluate(() => {
        const link = Object.assign(document.createElement('a'), {
          href: '/nowhere/',
          target: '_blank',
          rel: 'noopener',
        })
        document.body.append(link)
        link.click()
      }),
    ])
    await goBack(tab)
    await tab.waitForURL(`${site.url}/`)
    expect(withoutBrowserLines(visit.console)).toEqual([])
  })

  test('a click that asks for a new tab is left to the browser', async () => {
    const { page } = await browser.open()
    await page.goto(`${site.url}/docs/`)
    await page.evaluate(() => location.assign('/nowhere/'))
    await page.locator('[data-back]').waitFor()
    const prevented = await page.evaluate(() => {
      let seen = false
      addEventListener('click', (event) => {
        seen = event.defaultPrevented
        event.preventDefault()
      })
      document
        .querySelector('[data-back]')
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
      return seen
    })
    expect(prevented).toBe(false)
  })

  test('without script Go Back is a link home', async () => {
    const { page } = await browser.open({ javaScriptEnabled: false })
    await page.goto(`${site.url}/nowhere/`)
    expect(await page.locator('h1').innerText()).toBe('Page Not Found')
    await goBack(page)
    await page.waitForURL(`${site.url}/`)
  })

  test.each(['outlet', 'reporter', 'email', 'inquiry'])('an inquiry without %s is not taken', async (name) => {
    const visit = await browser.open()
    const { page } = visit
    await page.goto(`${site.url}/press/`)
    await fill(page)
    await field(page, name).fill('')
    await submit(page)
    // The browser puts the focus there after the click, in its own time.
    await expect
      .poll(() =>
        field(page, name).evaluate((input: HTMLInputElement) => [
          input.validity.valueMissing,
          input === document.activeElement,
        ]),
      )
      .toEqual([true, true])
    expect(await page.locator('#island-inquiry [role=status] a').count()).toBe(0)
    expect(isNoted(visit)).toBe(false)
  })

  test("a malformed address gets the browser's own words", async () => {
    const visit = await browser.open()
    const { page } = visit
    await page.goto(`${site.url}/press/`)
    await fill(page)
    await field(page, 'email').fill('ada at paper')
    await submit(page)
    // The browser puts the focus there after the click, in its own time.
    await expect
      .poll(() =>
        field(page, 'email').evaluate((input: HTMLInputElement) => [
          input.validity.typeMismatch,
          input === document.activeElement,
        ]),
      )
      .toEqual([true, true])
    expect(isNoted(visit)).toBe(false)
  })

  test.each(['', '2026-02-28'])(
    'an inquiry (deadline %j) goes to the console and nowhere else, and the visitor is told and given a mail',
    async (deadline) => {
      const visit = await browser.open()
      const { page } = visit
      await page.goto(`${site.url}/press/`)
      await fill(page)
      await field(page, 'deadline').fill(deadline)
      visit.requests.splice(0)
      const [line] = await Promise.all([page.waitForEvent('console'), submit(page)])
      const inquiry = {
        outlet: 'The Paper',
        reporter: 'Ada',
        email: 'ada@paper.example',
        deadline,
        inquiry: 'When & where?\nAnd how?',
      }
      expect(await Promise.all(line.args().map((value) => value.jsonValue()))).toEqual(['Media inquiry', inquiry])
      const status = page.locator('#island-inquiry [role=status]')
      expect(await status.innerText()).toBe(
        'Nothing has been sent yet. Open this inquiry as an email to the press desk',
      )
      const mail = new URL((await status.locator('a').getAttribute('href')) ?? '')
      expect(`${mail.protocol}${mail.pathname}`).toBe('mailto:press@sentinelops.example')
      expect(mail.searchParams.get('subject')).toBe('The Paper')
      expect(mail.searchParams.get('body')).toContain('Inquiry: When & where?\nAnd how?')
      expect(mail.searchParams.get('body')?.includes('Deadline')).toBe(deadline !== '')
      expect(visit.requests).toEqual([])
      expect(page.url()).toBe(`${site.url}/press/`)
      expect(visit.violations).toEqual([])
      expect(visit.console).toHaveLength(1)
    },
  )

  test('a submit before React is there is held, and taken once', async () => {
    const visit = await browser.open()
    const { page } = visit
    const late = gate()
    await page.route('**/assets/react-*.js', async (route) => {
      await late.opened
      await route.continue()
    })
    await page.goto(`${site.url}/press/`)
    for (const name of ['outlet', 'reporter', 'inquiry']) await field(page, name).fill(`The ${name}`)
    await field(page, 'email').fill('ada@paper.example')
    await submit(page)
    await field(page, 'outlet').press('Enter')
    late.open()
    await page.locator('#island-inquiry [role=status] a').waitFor()
    expect(visit.console).toHaveLength(1)
    expect(await field(page, 'inquiry').inputValue()).toBe('The inquiry')
    expect(page.url()).toBe(`${site.url}/press/`)
  })

  test('without script the form offers no button, and the mail instead', async () => {
    const { page } = await browser.open({ javaScriptEnabled: false })
    await page.goto(`${site.url}/press/`)
    expect(await page.locator('#island-inquiry [type=submit]').isVisible()).toBe(false)
    expect(await page.locator('#island-inquiry + .without-script').isVisible()).toBe(true)
    expect(await page.locator('#island-inquiry + .without-script').getAttribute('href')).toMatch(/^mailto:press@/)
  })
})
