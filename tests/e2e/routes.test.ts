import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { expectClean, isFocused, island, launched, live, ownServer, site, translate, type Visit } from './site.ts'

const elsewhere = ownServer((_, response) => {
  response.setHeader('Content-Type', 'text/html')
  response.end(`<a href="${site.url}/nowhere/">a link that leads nowhere</a>`)
})

const goBack = (page: Page): Promise<void> => page.getByRole('link', { name: 'Go Back' }).click()
async function goNowhere(page: Page): Promise<void> {
  await page.evaluate(() => location.assign('/nowhere/'))
  await page.getByRole('link', { name: 'Go Back' }).waitFor()
}

const open = launched()

describe('Go Back', () => {
  test('goes back to where the visitor was on this site, following no link, and leaves a click for a new tab to the browser', async () => {
    const { page } = await open()
    await page.goto(`${site.url}/docs/`)
    await goNowhere(page)
    const link = page.getByRole('link', { name: 'Go Back' })
    const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click({ modifiers: ['ControlOrMeta'] })])
    await tab.waitForURL(`${site.url}/`)
    expect(page.url()).toBe(`${site.url}/nowhere/`)
    await page.bringToFront()
    await goBack(page)
    await page.waitForURL(`${site.url}/docs/`, { waitUntil: 'commit' })
    expect(await page.evaluate(() => history.length)).toBe(3)
  })

  test('leads home without script, from another site, and from a new tab', async () => {
    const bare = await open({ javaScriptEnabled: false })
    await bare.page.goto(`${site.url}/nowhere/`)
    await goBack(bare.page)
    await bare.page.waitForURL(`${site.url}/`)

    const { page } = await open()
    await page.goto(elsewhere.url)
    await page.getByRole('link').click()
    await goBack(page)
    await page.waitForURL(`${site.url}/`)

    await page.goto(`${site.url}/docs/`)
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.evaluate(() => void window.open('/nowhere/', '_blank', 'noopener')),
    ])
    await goBack(tab)
    await tab.waitForURL(`${site.url}/`)
    expect(page.url()).toBe(`${site.url}/docs/`)
  })
})

const required = ['outlet', 'reporter', 'email', 'inquiry']
const field = (page: Page, name: string): Locator => island(page, 'inquiry').locator(`[name=${name}]`)
const status = (page: Page): Locator => island(page, 'inquiry').getByRole('status')
const submit = (page: Page): Promise<void> => island(page, 'inquiry').locator('[type=submit]').click()

async function written(): Promise<Visit> {
  const visit = await open()
  const { page } = visit
  await page.goto(`${site.url}/press/`)
  await field(page, 'outlet').fill('The Paper')
  await field(page, 'reporter').fill('Ada')
  await field(page, 'email').fill('ada@paper.example')
  await field(page, 'inquiry').fill('When & where?\nAnd how?')
  await live(page, 'inquiry')
  visit.requests.splice(0)
  return visit
}

describe('an inquiry', () => {
  test('that lacks what it needs, or has a malformed address, is not taken, and its field says so', async () => {
    const { page, ...notes } = await written()
    const wrong = [...required.map((one) => [one, ' ', 'true']), ['email', 'ada at paper', 'false']]
    for (const [name = '', text = '', isMissing] of wrong) {
      const input = field(page, name)
      const before = await input.inputValue()
      await input.fill(text)
      await submit(page)
      await expect.poll(() => isFocused(input)).toBe(true)
      const said = await page.locator(`[id="${await input.getAttribute('aria-describedby')}"]`).innerText()
      expect(said.toLowerCase()).toContain(name)
      const fault = await input.evaluate(({ validity }: HTMLInputElement) => String(validity.valueMissing))
      expect([fault, await input.getAttribute('aria-invalid')]).toEqual([isMissing, 'true'])
      await input.fill(before)
    }
    // Half a day: its value is empty, and stays as it is typed.
    await field(page, 'deadline').pressSequentially('1130')
    await submit(page)
    await expect.poll(() => isFocused(field(page, 'deadline'))).toBe(true)
    expect(await field(page, 'deadline').getAttribute('aria-invalid')).toBe('true')
    expect(await status(page).locator('a').count()).toBe(0)
    expect(notes.console).toEqual([])
  })

  test('goes to the console and nowhere else, and the visitor is told and given a mail', async () => {
    const deadline = '2026-02-28'
    const { page, ...notes } = await written()
    await field(page, 'deadline').fill(deadline)
    const [line] = await Promise.all([page.waitForEvent('console'), submit(page)])
    const inquiry = 'When & where?\nAnd how?'
    expect(await Promise.all(line.args().map((value) => value.jsonValue()))).toEqual([
      'Media inquiry',
      { outlet: 'The Paper', reporter: 'Ada', email: 'ada@paper.example', deadline, inquiry },
    ])
    const mail = new URL((await status(page).locator('a').getAttribute('href')) ?? '')
    expect(`${mail.protocol}${mail.pathname}`).toMatch(/^mailto:press@/)
    expect(mail.searchParams.get('subject')).toBe('Media inquiry: The Paper')
    expect(mail.searchParams.get('body')).toContain(inquiry.replace('\n', '\r\n'))
    expect([notes.requests, page.url()]).toEqual([[], `${site.url}/press/`])
    expectClean(notes, [/Media inquiry/])
    expect(notes.console).toHaveLength(1)
    // Edited, it is no longer what the draft holds; a translation does not cost what was written.
    await translate(island(page, 'inquiry'))
    await field(page, 'inquiry').press('End')
    await page.keyboard.type('!')
    await status(page).locator('a').waitFor({ state: 'detached' })
    expect(await field(page, 'inquiry').inputValue()).toBe(`${inquiry}!`)
  })

  test('finds no button without script, and the mail instead', async () => {
    const { page } = await open({ javaScriptEnabled: false })
    await page.goto(`${site.url}/press/`)
    expect(await island(page, 'inquiry').locator('[type=submit]').isVisible()).toBe(false)
    expect(await page.locator('[data-island=inquiry] ~ * a[href^="mailto:press@"]').isVisible()).toBe(true)
  })
})
