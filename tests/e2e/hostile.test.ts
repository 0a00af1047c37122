import type { Page } from 'playwright'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { faultsAtRest } from './accessibility/pages.ts'
import { engines, inFrontOfSite, launched, ownServer, paperDrawn } from './site.ts'

// What an attacker may put into a link to our viewer, or into a file in a paper's place. Nothing of it may run, and no stranger
// may hear of it. Two things see to that, each by itself: the new type of the bytes, and the policy.

const front = inFrontOfSite()
const unguarded = inFrontOfSite(false)

const heard: string[] = []
const stranger = ownServer((request, response) => {
  heard.push(`${request.method} ${request.url}`)
  response.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end()
})
afterEach(() => void heard.splice(0))

const attack = (to: string): string => `top.ran=1;fetch(&quot;${to}/fetch&quot;,{mode:&quot;no-cors&quot;})`
const script = (to: string): string => `<script>${attack(to).replaceAll('&quot;', '"')}</script>`
const html = (to: string): string =>
  `<!doctype html>${script(to)}<img src="${to}/img" onerror="${attack(to)}"><link rel=stylesheet href="${to}/css"><iframe src="${to}/frame"></iframe><meta http-equiv=refresh content="0;url=${to}/refresh"><body onload="${attack(to)}">`
const svg = (to: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" onload="${attack(to)}">${script(to)}<image href="${to}/image"/></svg>`
const xhtml = (to: string): string =>
  `<html xmlns="http://www.w3.org/1999/xhtml"><head>${script(to)}</head><body/></html>`

const documents: [type: string, body: (to: string) => string][] = [
  ['text/html', html],
  ['image/svg+xml', svg],
  ['application/xhtml+xml', xhtml],
  ['application/pdf', html],
  ['multipart/x-mixed-replace; boundary=pdf', (to) => `--pdf\r\nContent-Type: text/html\r\n\r\n${html(to)}\r\n--pdf--`],
  ['', html],
]
const runnable = documents.slice(0, 3)

beforeAll(() => {
  documents.forEach(([type, body], index) =>
    unguarded.answers.set(`/hostile-${index}.pdf`, (_, response) =>
      response.writeHead(200, type ? { 'Content-Type': type } : {}).end(body(stranger.url)),
    ),
  )
  front.answers.set('/redirect', (_, response) => response.writeHead(302, { Location: `${stranger.url}/to` }).end())
})

const hasRun = (page: Page): Promise<boolean> => page.evaluate(() => 'ran' in window)

/** Until the viewer has done what it will do with an address, and the frame has what it will have. */
async function settled(page: Page): Promise<void> {
  await page.locator(':is([data-view=shown], [data-view=failed], [data-view=refused])').waitFor()
  await paperDrawn(page)
}

const frameOf = (page: Page, type: string, body: string): Promise<unknown> =>
  page.evaluate(
    ([kind = '', text = '']) =>
      new Promise((resolve) => {
        const frame = document.createElement('iframe')
        frame.src = URL.createObjectURL(new Blob([text], { type: kind }))
        frame.addEventListener('load', resolve)
        document.body.append(frame)
      }),
    [type, body],
  )

describe.each(engines)('in %s', (engine) => {
  const open = launched(engine)

  test.runIf(engine === 'chromium')('no hostile address or title runs anything or reaches a stranger', async () => {
    const { page, ...notes } = await open()
    const evil = stranger.url
    // Files that lead, or would like to lead, elsewhere: one of each kind. tests/unit/islands has more of them.
    const files = [
      `javascript:top.ran=1`,
      `data:text/html,${encodeURIComponent(html(evil))}`,
      evil.replace('http:', ''),
      `http://${new URL(front.url).host}@${new URL(evil).host}/user.pdf`,
      `/redirect?to=${encodeURIComponent(evil)}`,
      `"><img src=${evil}/quote onerror=top.ran=1>`,
    ]
    const titles = [html(evil), `</title>${script(evil)}`, `' onload='top.ran=1`]
    const queries = [
      ...files.map((file) => `file=${encodeURIComponent(file)}`),
      ...titles.map((title) => `file=/papers/none.pdf&title=${encodeURIComponent(title)}`),
    ]
    const wrong: string[] = []
    for (const query of queries) {
      await page.goto(`${front.url}/papers/view/?${query}`, { waitUntil: 'commit' })
      await settled(page)
      // A place in a query may name a stranger; where a link leads may not.
      const links = await page
        .locator('a')
        .evaluateAll((all: HTMLAnchorElement[]) => all.map(({ protocol, host }) => `${protocol}//${host}`))
      const bad = links.filter((link) => !/^(https?|mailto):/.test(link) || link === stranger.url)
      if ((await hasRun(page)) || heard.length > 0 || bad.length > 0)
        wrong.push(`${query}: ${heard.join()} ${bad.join()}`)
    }
    expect([wrong, notes.violations]).toEqual([[], []])
    expect(notes.requests.filter((request) => !request.includes(' /'))).toEqual([])
  })

  test('no hostile document runs in a paper’s place, by its new type alone, without any policy', async () => {
    const { page } = await open()
    const wrong: string[] = []
    for (const [index, [type]] of documents.entries()) {
      await page.goto(`${unguarded.url}/papers/view/?file=/hostile-${index}.pdf`)
      await page.locator('[data-view=shown]').waitFor()
      await settled(page)
      if ((await hasRun(page)) || heard.length > 0) wrong.push(`${type}: ${heard.join()}`)
    }
    expect(wrong).toEqual([])
    // Without either they run: these tests would see it.
    for (const [type, body] of runnable) await frameOf(page, type, body(stranger.url))
    await expect.poll(() => hasRun(page)).toBe(true)
    await expect.poll(() => heard.some((hit) => hit.includes('/fetch'))).toBe(true)
  })

  test('the policy alone stops them, where the type has been left as it was, and our own code in them too', async () => {
    const { page } = await open()
    await page.goto(`${front.url}/papers/view/`)
    // An address of its own: what ran in the test before may be heard late.
    for (const [type, body] of runnable) await frameOf(page, type, body(`${stranger.url}/policy`))
    expect([await hasRun(page), heard.filter((hit) => hit.includes('/policy'))]).toEqual([false, []])
    // They may name our code by its hash: it does not come alive there.
    const stolen = await page.evaluate(() => {
      const tags = [...document.querySelectorAll('script[src]')].map((one) => one.outerHTML)
      const loader = tags.join('').replaceAll('src="/', `src="${location.origin}/`)
      const map = document.querySelector('script[type=importmap]')?.outerHTML ?? ''
      const island = document.querySelector('[data-island=viewer]')?.outerHTML ?? ''
      return map + loader + island.replace(/ data-(live|started|view|ready)="[^"]*"/g, '')
    })
    await frameOf(page, 'text/html', stolen)
    const inside = page.frames().findLast((one) => one.url().startsWith('blob:'))
    expect(await inside?.locator('[data-island=viewer]').count()).toBe(1)
    expect(await inside?.locator(':is([data-started], [data-live])').count()).toBe(0)
  })

  // In Chromium every page is looked at: accessibility/axe.test.ts.
  test.runIf(engine === 'firefox')('nothing of ours is refused: a page of each kind is clean at rest', async () => {
    const visit = await open()
    for (const path of ['/', '/docs/', '/papers/view/', '/sitemap/', '/404.html'])
      expect.soft(await faultsAtRest(visit, path), `on ${path}`).toEqual([])
  })
})
