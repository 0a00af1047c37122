import { readFileSync } from 'node:fs'
import type { Locator, Page, Route } from 'playwright'
import { describe, expect, test } from 'vitest'
import { engines, launched, site, type Notes, type Open, type Visit } from './site.ts'
import { expectClean, isFocused, island, late, live, toast, toastOf, translate, untilToast } from './site.ts'

const insert = '**/rest/v1/subscribers'
const subscribed = ['default', 'Successfully subscribed!', 'Thank you for subscribing to our newsletter.']
const known = ['default', 'Already subscribed!', 'This email is already subscribed to our newsletter.']
const failed = ['destructive', 'Subscription failed', 'Something went wrong. Please try again later.']
const { malformed } = JSON.parse(readFileSync('content/data/newsletter.json', 'utf8')) as { malformed: string }
const empty = ['destructive', 'Email required', 'Please enter your email address.']

const field = (page: Page): Locator => island(page, 'newsletter').locator('input')
const button = (page: Page): Locator => island(page, 'newsletter').locator('button')
const instead = (page: Page): Locator => page.locator('section:has([data-island=newsletter]) a[href^="mailto:"]')
const posts = ({ requests }: Notes): string[] => requests.filter((request) => request.startsWith('POST'))
const enter = (page: Page): Promise<void> => field(page).press('Enter')

const status = (code: number, body: string) => (route: Route) =>
  route.fulfill({ status: code, contentType: 'application/json', body })

async function home(open: Open, prepare?: (page: Page) => Promise<unknown>): Promise<Visit> {
  const visit = await open()
  await prepare?.(visit.page)
  await visit.page.goto(`${site.url}/`)
  return visit
}

async function submit(page: Page, address: string): Promise<(string | null)[]> {
  await field(page).fill(address)
  await enter(page)
  return toastOf(page)
}

describe.each(engines)('in %s', (engine) => {
  const open = launched(engine)

  test('a good address is stored, and nothing else is kept; in other letters it is known', async () => {
    const { page, ...notes } = await home(open)
    expect(notes.requests.filter((request) => request.endsWith('.js'))).toHaveLength(1)
    expect(await submit(page, `  Ada${engine}@Example.COM `)).toEqual(subscribed)
    expect(await field(page).inputValue()).toBe('')
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, ''])
    expectClean(notes)
    await field(page).fill(` ADA${engine}@example.com `)
    await untilToast(page, 'Already', () => enter(page))
    expect(await toastOf(page)).toEqual(known)
    expect(await field(page).inputValue()).not.toBe('')
    expect([posts(notes).length, new URL(page.url()).search]).toEqual([2, ''])
  })

  test('an address that looks incomplete is told so; one that the database refuses has failed, is logged, and stays', async () => {
    const { page, ...notes } = await home(open)
    const hint = page.locator('[data-island=newsletter] [aria-live]')
    await field(page).focus()
    await live(page, 'newsletter')
    await field(page).fill('a@b')
    await field(page).blur()
    await hint.getByText(/looks incomplete/).waitFor()
    await translate(island(page, 'newsletter'))
    expect(posts(notes)).toEqual([])
    // Not by fill: Firefox lets no script select the text of such a field.
    await field(page).focus()
    await page.keyboard.press('End')
    await page.keyboard.type('.co')
    await hint.getByText(/looks incomplete/).waitFor({ state: 'hidden' })
    for (let letters = 0; letters < 3; letters++) await page.keyboard.press('Backspace')
    await enter(page)
    expect(await toastOf(page)).toEqual(failed)
    expect(await hint.textContent()).toMatch(/looks incomplete/)
    expect([await field(page).inputValue(), await button(page).isEnabled()]).toEqual(['a@b', true])
    expect(notes.console.join()).toMatch(/^error: .*23514/)
  })

  test('typing goes on while React is late: text, caret and focus stay, and an early submit is sent once', async () => {
    const { page, ...notes } = await open()
    const release = await late(page, '**/assets/react-*.js')
    await page.goto(`${site.url}/`)
    await field(page).focus()
    await page.keyboard.type(`early-${engine}example.com`)
    for (let step = 0; step < 'example.com'.length; step++) await page.keyboard.press('ArrowLeft')
    await page.keyboard.type('@')
    for (let press = 0; press < 2; press++) await enter(page)
    expect(posts(notes)).toEqual([])
    release()
    await live(page, 'newsletter')
    expect(await isFocused(field(page))).toBe(true)
    expect(await toastOf(page)).toEqual(subscribed)
    expect(posts(notes)).toHaveLength(1)
  })
})

describe('in chromium', () => {
  const open = launched()
  test('without script no button is offered, one sentence says what to do, and Enter sends nothing', async () => {
    const { page, ...notes } = await open({ javaScriptEnabled: false })
    await page.goto(`${site.url}/`)
    expect([await button(page).isVisible(), await instead(page).isVisible()]).toEqual([false, true])
    await field(page).fill('ada@example.com')
    await enter(page)
    expect([page.url(), posts(notes)]).toEqual([`${site.url}/`, []])
  })

  test('a blank address is told by a toast, a malformed one below the field, and nothing is sent', async () => {
    const { page, ...notes } = await home(open)
    expect(await submit(page, '   ')).toEqual(empty)
    await page.keyboard.press('Escape')
    await toast(page).waitFor({ state: 'detached' })
    await field(page).fill('not an address')
    await enter(page)
    expect(await field(page).evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true)
    const told = await page.locator('[data-island=newsletter] [aria-live=polite]').innerText()
    expect([await isFocused(field(page)), told]).toEqual([true, malformed])
    expect([await toast(page).count(), posts(notes)]).toEqual([0, []])
  })

  test('however often it is pressed, one request of one row goes out, and the button says so', async () => {
    const { page, ...notes } = await open()
    const release = await late(page, insert)
    // Anyone can put a session into a link.
    await page.goto(`${site.url}/#access_token=stolen&refresh_token=r&expires_in=3600&token_type=bearer`)
    await field(page).fill('  Often@Example.COM')
    await live(page, 'newsletter')
    const [sent] = await Promise.all([
      page.waitForRequest(insert),
      // At once, before React can disable the button.
      field(page).evaluate(({ form }: HTMLInputElement) => [1, 2, 3].forEach(() => form?.requestSubmit())),
    ])
    expect(sent.postDataJSON()).toEqual({ email: 'often@example.com' })
    expect(sent.headers()['authorization']?.includes('stolen')).toBe(false)
    expect([await button(page).innerText(), await button(page).isDisabled()]).toEqual(['Subscribing...', true])
    expect(await field(page).isEditable()).toBe(false)
    release()
    expect(await toastOf(page)).toEqual(subscribed)
    expect([posts(notes).length, await button(page).innerText()]).toEqual([1, 'Subscribe'])
  })

  test('who submits by the button finds the focus there again, unless it is elsewhere', async () => {
    const { page } = await open()
    const release = await late(page, insert)
    await page.goto(`${site.url}/`)
    await field(page).fill('button@example.com')
    await live(page, 'newsletter')
    await Promise.all([page.waitForRequest(insert), button(page).press('Enter')])
    await expect.poll(() => isFocused(button(page))).toBe(false)
    release()
    expect(await toastOf(page)).toEqual(subscribed)
    await expect.poll(() => isFocused(button(page))).toBe(true)

    await field(page).fill('elsewhere@example.com')
    await Promise.all([page.waitForRequest(insert), enter(page)])
    await expect.poll(() => button(page).innerText()).toBe('Subscribe')
    expect(await isFocused(field(page))).toBe(true)
  })

  const faults: [fault: string, answer: (route: Route) => Promise<void>, what?: string, times?: number][] = [
    ['500 with an error', status(500, '{"code":"XX000","message":"x"}')],
    ['a success of another kind', status(200, '')],
    ['a dropped connection', (route) => route.abort('connectionreset')],
    ['a client of the database that does not come', status(500, ''), '**/assets/subscribe-*.js', 2],
  ]
  test.each(faults)('%s ends as a failure that can be tried again', async (fault, answer, what = insert, times = 1) => {
    const { page, ...notes } = await home(open, (one) => one.route(what, answer, { times }))
    const address = `again-${fault.replace(/\W/g, '')}@example.com`
    await field(page).fill(address)
    await live(page, 'newsletter')
    await enter(page)
    expect(await toastOf(page)).toEqual(failed)
    expect(await field(page).inputValue()).toBe(address)
    await untilToast(page, 'Successfully', () => enter(page))
    expect(posts(notes)).toHaveLength(what === insert ? 2 : 1)
  })

  test('an answer that does not come is given up after 15 seconds', async () => {
    const { page } = await open()
    await page.clock.install()
    await page.route(insert, () => new Promise(() => {}))
    await page.goto(`${site.url}/`)
    await field(page).fill('slow@example.com')
    await Promise.all([page.waitForRequest(insert), enter(page)])
    await page.clock.runFor(14_000)
    expect(await button(page).innerText()).toBe('Subscribing...')
    await page.clock.runFor(2_000)
    expect(await toastOf(page)).toEqual(failed)
    expect(await button(page).innerText()).toBe('Subscribe')
  })

  test('while its code does not come the form stands as without script, and the next touch tries again', async () => {
    const { page } = await home(open, (one) => one.route('**/assets/newsletter-*.js', status(500, ''), { times: 1 }))
    await field(page).focus()
    await page.locator('[data-island=newsletter]:not([data-ready])').waitFor()
    expect([await button(page).isVisible(), await instead(page).isVisible()]).toEqual([false, true])
    await field(page).blur()
    await field(page).fill('retry@example.com')
    await live(page, 'newsletter')
    await enter(page)
    expect(await toastOf(page)).toEqual(subscribed)
  })

  test('code of it that never comes is given up, and the form stands as without script', async () => {
    const { page, ...notes } = await open()
    await page.addInitScript(() => {
      AbortSignal.timeout = () => {
        const controller = new AbortController()
        addEventListener('timeout', () => controller.abort())
        return controller.signal
      }
    })
    await page.route('**/assets/mount-*.js', () => new Promise(() => {}))
    await page.goto(`${site.url}/`)
    await Promise.all([page.waitForRequest('**/assets/mount-*.js'), field(page).fill('held@example.com')])
    await enter(page)
    await page.evaluate(() => dispatchEvent(new Event('timeout')))
    await page.locator('[data-island=newsletter]:not([data-ready])').waitFor()
    expect([await instead(page).isVisible(), posts(notes)]).toEqual([true, []])
  })

  test('when the code of toasts does not come the form itself says what came of it', async () => {
    const { page } = await home(open, (one) => one.route('**/assets/toasts-*.js', status(500, '')))
    await field(page).fill('toastless@example.com')
    await live(page, 'newsletter')
    await enter(page)
    expect(await island(page, 'newsletter').getByRole('alert').innerText()).toBe(subscribed.slice(1).join(' '))
  })

  test('what an extension or a translation does to the form does not cost what was typed, nor the caret', async () => {
    const { page, ...notes } = await open()
    const release = await late(page, '**/assets/react-*.js')
    await page.goto(`${site.url}/`)
    const label = await island(page, 'newsletter').locator('label').innerText()
    await field(page).focus()
    await page.keyboard.type('adaexample.com')
    await island(page, 'newsletter')
      .locator('form')
      .evaluate((form) => {
        form.querySelector('label')?.replaceChildren(document.createElement('font'), 'Adresse')
        form.append(document.createElement('aside'))
        for (const control of form.querySelectorAll('input, button')) {
          const box = document.createElement('div')
          control.replaceWith(box)
          box.append(control)
        }
        form.querySelector('input')?.focus()
      })
    for (let step = 0; step < 11; step++) await page.keyboard.press('ArrowLeft')
    release()
    await live(page, 'newsletter')
    await page.keyboard.type('@')
    expect(await field(page).inputValue()).toBe('ada@example.com')
    expect(await island(page, 'newsletter').locator('label').innerText()).toBe(label)
    await enter(page)
    expect(await toastOf(page)).toEqual(subscribed)
    expectClean(notes)
  })

  test('a submit that waits is forgotten when the page is left', async () => {
    const { page, ...notes } = await open()
    const release = await late(page, '**/assets/react-*.js')
    await page.goto(`${site.url}/`)
    await field(page).fill('left@example.com')
    await enter(page)
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
    release()
    await live(page, 'newsletter')
    expect([posts(notes), await field(page).inputValue()]).toEqual([[], 'left@example.com'])
  })
})
