import type { Page, Route } from 'playwright'
import { describe, expect, test } from 'vitest'
import { engines, gate, launched, liveSite, toastOf, type Visit } from './site.ts'

// The newsletter's form against the real local database: refusals come from it, and only faults of the network are made up.

const site = liveSite()
const insert = '**/rest/v1/subscribers'

const field = (page: Page): ReturnType<Page['locator']> => page.locator('#island-newsletter input')
const button = (page: Page): ReturnType<Page['locator']> => page.locator('#island-newsletter button')
const posts = ({ requests }: Visit): string[] => requests.filter((request) => request.startsWith('POST'))
const isLive = (page: Page): Promise<void> => page.locator('#island-newsletter[data-live]').waitFor()

describe.each(engines)('in %s', (engine) => {
  const browser = launched(engine)

  test.each(['/', '/blog/'])(
    'on %s nothing of React is loaded before the form is touched, and a good address is stored',
    async (path) => {
      const visit = await browser.open()
      const { page } = visit
      await page.goto(site.url + path)
      expect(visit.requests.filter((request) => request.endsWith('.js'))).toHaveLength(1)
      await field(page).fill(`  Ada${path.length}${engine}@Example.COM `)
      await field(page).press('Enter')
      expect(await toastOf(page)).toEqual(['Successfully subscribed!', 'Thank you for subscribing to our newsletter.'])
      expect(await field(page).inputValue()).toBe('')
      expect(posts(visit)).toEqual(['POST /rest/v1/subscribers'])
      expect(new URL(page.url()).search).toBe('')
      expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
        0,
        0,
        '',
      ])
      expect(visit.console).toEqual([])
      expect(visit.violations).toEqual([])
    },
  )

  test.skipIf(engine === 'firefox')(
    'what is sent is one row with the address (Firefox does not tell what it sent)',
    async () => {
      const { page } = await browser.open()
      await page.goto(`${site.url}/`)
      await field(page).fill('  Row@Example.COM ')
      const [sent] = await Promise.all([page.waitForRequest(insert), field(page).press('Enter')])
      expect(sent.postDataJSON()).toEqual({ email: 'row@example.com' })
    },
  )

  test('an address that is known, in other letters or with spaces, is told to be', async () => {
    const visit = await browser.open()
    const { page } = visit
    await page.goto(`${site.url}/`)
    await field(page).fill(`Grace-${engine}@Example.COM`)
    // Watched for from before: a toast is gone after five seconds.
    await Promise.all([page.locator('.toast-title', { hasText: 'Successfully' }).waitFor(), button(page).click()])
    await field(page).fill(` GRACE-${engine}@example.com `)
    // By the keyboard: the toast may come to lie on the button while a pointer is down on it.
    await Promise.all([page.locator('.toast-title', { hasText: 'Already' }).waitFor(), field(page).press('Enter')])
    expect(await toastOf(page)).toEqual(['Already subscribed!', 'This email is already subscribed to our newsletter.'])
    expect(await page.locator('.toast').getAttribute('data-variant')).toBe('default')
    expect(await field(page).inputValue()).not.toBe('')
  })

  test.each(['', '   '])('%j is told by a toast, and nothing is sent', async (text) => {
    const visit = await browser.open()
    const { page } = visit
    await page.goto(`${site.url}/`)
    await field(page).fill(text)
    await field(page).press('Enter')
    expect(await toastOf(page)).toEqual(['Email required', 'Please enter your email address.'])
    expect(await page.locator('.toast').getAttribute('data-variant')).toBe('destructive')
    expect(posts(visit)).toEqual([])
  })

  test("a malformed address gets the browser's own words, and nothing is sent", async () => {
    const visit = await browser.open()
    const { page } = visit
    await page.goto(`${site.url}/`)
    await field(page).fill('not an address')
    await isLive(page)
    await field(page).press('Enter')
    expect(
      await field(page).evaluate((input: HTMLInputElement) => [
        input.validity.typeMismatch,
        input === document.activeElement,
      ]),
    ).toEqual([true, true])
    expect(await page.locator('.toast').count()).toBe(0)
    expect(posts(visit)).toEqual([])
  })

  test('what the database refuses has failed, and the text stays', async () => {
    const visit = await browser.open()
    const { page } = visit
    await page.goto(`${site.url}/`)
    // The browser takes an address without a dot; the table does not.
    await field(page).fill('ada@localhost')
    await field(page).press('Enter')
    expect(await toastOf(page)).toEqual(['Subscription failed', 'Something went wrong. Please try again later.'])
    expect(await field(page).inputValue()).toBe('ada@localhost')
    expect(await button(page).isEnabled()).toBe(true)
    expect(visit.console.some((line) => line.startsWith('error: ') && line.includes('23514'))).toBe(true)
  })

  test('however often it is pressed, one request goes out', async () => {
    const visit = await browser.open()
    const { page } = visit
    const { opened: held, open: release } = gate()
    await page.route(insert, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`${site.url}/`)
    await field(page).fill(`often-${engine}@example.com`)
    await isLive(page)
    for (let press = 0; press < 3; press++) await field(page).press('Enter')
    await page.locator('#island-newsletter button', { hasText: 'Subscribing...' }).waitFor()
    expect(await button(page).isDisabled()).toBe(true)
    await field(page).press('Enter')
    release()
    expect(await toastOf(page)).toContain('Successfully subscribed!')
    expect(posts(visit)).toHaveLength(1)
    expect(await button(page).innerText()).toBe('Subscribe')
  })

  const faults: [fault: string, answer: (route: Route) => Promise<void>][] = [
    ['500', (route) => route.fulfill({ status: 500, json: { code: 'XX000', message: 'x' } })],
    ['HTML', (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' })],
    ['broken JSON', (route) => route.fulfill({ status: 400, contentType: 'application/json', body: '{"code"' })],
    ['an empty answer', (route) => route.fulfill({ status: 503, body: '' })],
    ['a wrong key', (route) => route.fulfill({ status: 401, json: { message: 'Invalid API key' } })],
    ['a dropped connection', (route) => route.abort('connectionreset')],
  ]
  test.each(faults)('%s ends as a failure that can be tried again', async (_, answer) => {
    const visit = await browser.open()
    const { page } = visit
    await page.route(insert, answer, { times: 1 })
    await page.goto(`${site.url}/`)
    const address = `again-${_.replace(/\W/g, '')}-${engine}@example.com`
    await field(page).fill(address)
    await field(page).press('Enter')
    expect(await toastOf(page)).toEqual(['Subscription failed', 'Something went wrong. Please try again later.'])
    expect(await field(page).inputValue()).toBe(address)
    // Watched for from before: a toast is gone after five seconds.
    await Promise.all([page.locator('.toast-title', { hasText: 'Successfully' }).waitFor(), field(page).press('Enter')])
    expect(posts(visit)).toHaveLength(2)
  })

  test('an answer that does not come is given up after 15 seconds', async () => {
    const { page } = await browser.open()
    await page.clock.install()
    await page.route(insert, () => new Promise(() => {}))
    await page.goto(`${site.url}/`)
    await field(page).fill('slow@example.com')
    await Promise.all([page.waitForRequest(insert), field(page).press('Enter')])
    await page.clock.runFor(14_000)
    expect(await button(page).innerText()).toBe('Subscribing...')
    await page.clock.runFor(2_000)
    expect(await toastOf(page)).toContain('Subscription failed')
    expect(await button(page).innerText()).toBe('Subscribe')
  })

  test.each(['react', 'newsletter'])(
    'while %s does not come the form stands as without script, and the next touch tries again',
    async (chunk) => {
      const visit = await browser.open()
      const { page } = visit
      await page.route(`**/assets/${chunk}-*.js`, (route) => route.fulfill({ status: 500 }), { times: 1 })
      await page.goto(`${site.url}/`)
      await field(page).focus()
      await page.locator('#island-newsletter:not([data-ready])').waitFor()
      expect(await button(page).isVisible()).toBe(false)
      expect(await page.locator('.without-script').isVisible()).toBe(true)
      await field(page).blur()
      await field(page).fill(`retry-${chunk}-${engine}@example.com`)
      await isLive(page)
      await field(page).press('Enter')
      expect(await toastOf(page)).toContain('Successfully subscribed!')
      expect(posts(visit)).toHaveLength(1)
    },
  )

  test('when supabase-js does not come the subscription has failed, and can be tried again', async () => {
    const { page } = await browser.open()
    await page.route('**/assets/subscribe-*.js', (route) => route.fulfill({ status: 500 }), { times: 2 })
    await page.goto(`${site.url}/`)
    await field(page).fill(`late-${engine}@example.com`)
    await isLive(page)
    await field(page).press('Enter')
    expect(await toastOf(page)).toContain('Subscription failed')
    await Promise.all([page.locator('.toast-title', { hasText: 'Successfully' }).waitFor(), field(page).press('Enter')])
  })

  test('typing goes on while React is late: text, caret and focus stay, and an early submit is sent once', async () => {
    const visit = await browser.open()
    const { page } = visit
    const { opened: late, open: release } = gate()
    await page.route('**/assets/react-*.js', async (route) => {
      await late
      await route.continue()
    })
    await page.goto(`${site.url}/`)
    await field(page).focus()
    await page.keyboard.type(`early-${engine}@example.co`)
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    expect(posts(visit)).toEqual([])
    release()
    await isLive(page)
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true)
    expect(await toastOf(page)).toContain('Successfully subscribed!')
    expect(posts(visit)).toHaveLength(1)
  })

  const changes: [what: string, change: (form: Element) => void][] = [
    [
      'an icon beside the field',
      (form) =>
        form.querySelector('input')?.after(Object.assign(document.createElement('span'), { textContent: '🔑' })),
    ],
    [
      'a translated label',
      (form) =>
        form
          .querySelector('label')
          ?.replaceChildren(Object.assign(document.createElement('font'), { textContent: 'Adresse' })),
    ],
    ['a changed word', (form) => form.querySelector('button')?.replaceChildren('Abonnieren')],
    [
      'a box round the field',
      (form) => form.querySelector('input')?.replaceWith(Object.assign(document.createElement('div'), { id: 'box' })),
    ],
    ['an attribute', (form) => form.querySelector('input')?.setAttribute('data-foreign', '')],
    ['a node at the end', (form) => form.append(document.createElement('aside'))],
  ]
  test.each(changes)('%s does not cost what was typed, nor the caret', async (_, change) => {
    const visit = await browser.open()
    const { page } = visit
    const { opened: late, open: release } = gate()
    await page.route('**/assets/react-*.js', async (route) => {
      await late
      await route.continue()
    })
    await page.goto(`${site.url}/`)
    await field(page).focus()
    await page.keyboard.type('adaexample.com')
    const kept = await page.evaluateHandle(() => document.querySelector('#island-newsletter input'))
    await page.locator('#island-newsletter form').evaluate(change)
    await page.evaluate((input) => {
      // A box is put round the field, as some extensions do.
      const box = document.querySelector('#box')
      if (box && input) {
        box.append(input)
        if (input instanceof HTMLElement) input.focus()
      }
    }, kept)
    for (let step = 0; step < 11; step++) await page.keyboard.press('ArrowLeft')
    release()
    await isLive(page)
    await page.keyboard.type('@')
    expect(await field(page).inputValue()).toBe('ada@example.com')
    expect(await page.locator('#island-newsletter label').innerText()).toBe('Email address')
    expect(visit.console).toEqual([])
  })

  test('a submit that waits is forgotten when the page is left', async () => {
    const visit = await browser.open()
    const { page } = visit
    const { opened: late, open: release } = gate()
    await page.route('**/assets/react-*.js', async (route) => {
      await late
      await route.continue()
    })
    await page.goto(`${site.url}/`)
    await field(page).fill(`left-${engine}@example.com`)
    await field(page).press('Enter')
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
    release()
    await isLive(page)
    expect(posts(visit)).toEqual([])
    expect(await field(page).inputValue()).toBe(`left-${engine}@example.com`)
  })

  test('without script no button is offered, one sentence says what to do, and Enter sends nothing', async () => {
    const visit = await browser.open({ javaScriptEnabled: false })
    const { page } = visit
    await page.goto(`${site.url}/`)
    expect(await button(page).isVisible()).toBe(false)
    expect(await page.locator('.newsletter .without-script').getAttribute('href')).toMatch(/^mailto:/)
    expect(await page.locator('.newsletter .without-script').isVisible()).toBe(true)
    await field(page).fill('ada@example.com')
    await field(page).press('Enter')
    expect(page.url()).toBe(`${site.url}/`)
    expect(posts(visit)).toEqual([])
  })

  test('a session in the address is not taken over', async () => {
    const { page } = await browser.open()
    await page.goto(`${site.url}/#access_token=stolen&refresh_token=r&expires_in=3600&token_type=bearer`)
    await field(page).fill(`session-${engine}@example.com`)
    const [sent] = await Promise.all([page.waitForRequest(insert), field(page).press('Enter')])
    expect(sent.headers().authorization).not.toContain('stolen')
    await toastOf(page)
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })
})
