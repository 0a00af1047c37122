import type { Page } from 'playwright'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { faultsAtRest, opened } from './accessibility/pages.ts'
import { engines, inFrontOfSite, launched, ownServer, paperDrawn, site, type Visit } from './site.ts'

// What somebody may put into a link to our viewer, or into a file in a paper's place. Nothing of it may run, and no stranger
// may hear of it. Two things see to that, each by itself: the new type of the bytes, and the policy.

const front = inFrontOfSite()
/** The same without any policy, in headers or pages. A page that playwright fulfils would not do: its network is no local one. */
const open = ownServer((request, response) => {
  const own = front.answers.get(new URL(request.url ?? '/', 'http://localhost').pathname)
  if (own) return own(request, response)
  return void fetch(site.url + request.url).then(async (answer) => {
    const type = answer.headers.get('content-type') ?? ''
    const body = Buffer.from(await answer.arrayBuffer())
    const isPage = type.startsWith('text/html')
    response
      .writeHead(answer.status, { 'Content-Type': type })
      .end(isPage ? String(body).replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '') : body)
  })
})

const heard: string[] = []
const stranger = ownServer((request, response) => {
  heard.push(`${request.method} ${request.url}`)
  response.writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'text/html' })
  response.end('<script>parent.postMessage("ran","*")</script>')
})
afterEach(() => void heard.splice(0))

/** Says that it ran in every way it can: to the page, to the window and to a stranger. */
const attack = (to: string): string =>
  `try{parent.postMessage("ran","*");top.ran=1;top.document.title="ran"}catch(e){};fetch("${to}/fetch",{mode:"no-cors"}).catch(()=>{})`
const html = (to: string): string =>
  `<!doctype html><script>${attack(to)}</script><img src="${to}/img" onerror="${attack(to).replaceAll('"', '&quot;')}"><link rel=stylesheet href="${to}/css"><iframe src="${to}/frame"></iframe><meta http-equiv=refresh content="0;url=${to}/refresh"><body onload="${attack(to).replaceAll('"', '&quot;')}">`
const svg = (to: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" onload='${attack(to)}'><script>${attack(to)}</script><image href="${to}/image"/></svg>`
const xhtml = (to: string): string =>
  `<html xmlns="http://www.w3.org/1999/xhtml"><head><script>${attack(to)}</script></head><body/></html>`

const documents: [type: string, body: (to: string) => string][] = [
  ['text/html', html],
  ['application/pdf', html],
  ['image/svg+xml', svg],
  ['application/xhtml+xml', xhtml],
  ['multipart/x-mixed-replace; boundary=pdf', (to) => `--pdf\r\nContent-Type: text/html\r\n\r\n${html(to)}\r\n--pdf--`],
  ['', html],
]
const runnable = documents.filter(([type]) => /html|xml/.test(type))

beforeAll(() => {
  documents.forEach(([type, body], index) =>
    front.answers.set(`/hostile-${index}.pdf`, (_, response) =>
      response.writeHead(200, type ? { 'Content-Type': type } : {}).end(body(stranger.url)),
    ),
  )
  front.answers.set('/redirect', (_, response) => response.writeHead(302, { Location: `${stranger.url}/to` }).end())
})

/** Values of `file` that lead, or would like to lead, elsewhere: one of each kind. tests/unit/islands has more of them. */
function addresses(): string[] {
  const evil = stranger.url
  const { host } = new URL(evil)
  const ours = new URL(front.url).host
  const js = attack(evil)
  return [
    `javascript:${js}`,
    `data:text/html,${encodeURIComponent(html(evil))}`,
    `blob:${front.url}/5a5f1a3e-0000-4000-8000-000000000000`,
    `//${host}/relative.pdf`,
    `/\\${host}/slash.pdf`,
    `http://${ours}@${host}/user.pdf`,
    `/redirect?to=${encodeURIComponent(evil)}`,
    `"><img src=${evil}/quote onerror=${js}>`,
    `/papers/technical.pdf"onclick="${js}`,
  ]
}

const titles = (): string[] => [
  html(stranger.url),
  `</title><script>${attack(stranger.url)}</script>`,
  `' onload='${attack(stranger.url)}`,
]

/** Whether something has run in the page that is open. */
const hasRun = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'ran' in window || document.documentElement.dataset.ran === 'yes' || document.title === 'ran')

/** Until the viewer has done what it will do with an address, and the frame has what it will have. */
async function settled(page: Page): Promise<void> {
  await page.locator(':is([data-view=shown], [data-view=failed], [data-view=refused])').waitFor()
  if ((await page.locator('iframe').count()) > 0) await page.evaluate(heardAll)
  await paperDrawn(page)
}

/** Messages of a frame come in order: one sent after it has loaded comes after those of the document in it. Runs in a page. */
async function heardAll(): Promise<void> {
  for (let turn = 0; turn < 2; turn++)
    await new Promise<void>((resolve) => {
      addEventListener('message', ({ data }) => data === 'settled' && resolve())
      requestAnimationFrame(() => postMessage('settled', '*'))
    })
}

/** Puts a document into a frame as a viewer would that trusts the type it was told. */
async function frameOf(page: Page, type: string, body: string): Promise<void> {
  await page.evaluate(
    ([kind = '', text = '']) =>
      new Promise((resolve) => {
        const frame = document.createElement('iframe')
        frame.src = URL.createObjectURL(new Blob([text], { type: kind }))
        frame.addEventListener('load', resolve)
        document.body.append(frame)
      }),
    [type, body],
  )
  await page.evaluate(heardAll)
}

describe.each(engines)('in %s', (engine) => {
  const browser = launched(engine)

  /** A page that notes what a hostile document tells it. */
  async function guarded(path: string, { url }: { readonly url: string } = front): Promise<Visit> {
    const visit = await browser.openAlone()
    await visit.page.addInitScript(() => {
      if (window !== top) return
      addEventListener('message', ({ data }) => {
        if (data === 'ran') document.documentElement.dataset.ran = 'yes'
      })
    })
    await visit.page.goto(url + path)
    return visit
  }

  test.runIf(engine === 'chromium')('no hostile address or title runs anything or reaches a stranger', async () => {
    const visit = await guarded('/docs/')
    const { page } = visit
    const queries = [
      ...addresses().map((file) => `file=${encodeURIComponent(file)}`),
      ...titles().map((title) => `file=/papers/none.pdf&title=${encodeURIComponent(title)}`),
    ]
    const wrong: string[] = []
    for (const query of queries) {
      await page.goto(`${front.url}/papers/view/?${query}`, { waitUntil: 'commit' })
      await settled(page)
      // A place in a query may name a stranger; where a link leads may not.
      const links = await page
        .locator('a')
        .evaluateAll((all: HTMLAnchorElement[]) => all.map(({ protocol, host, href }) => ({ protocol, host, href })))
      const { host } = new URL(stranger.url)
      const bad = links.filter((link) => !/^(https?|mailto):$/.test(link.protocol) || link.host === host)
      if ((await hasRun(page)) || heard.length > 0 || bad.length > 0)
        wrong.push(`${query}: ${heard.join()} ${bad.map(({ href }) => href).join()}`)
    }
    expect(wrong).toEqual([])
    expect(visit.violations).toEqual([])
    expect(visit.requests.filter((request) => !request.includes(' /'))).toEqual([])
  })

  test('no hostile document runs in a paper’s place, by its new type alone, without any policy', async () => {
    const { page } = await guarded('/docs/', open)
    const wrong: string[] = []
    for (const [index, [type]] of documents.entries()) {
      await page.goto(`${open.url}/papers/view/?file=/hostile-${index}.pdf`)
      await page.locator('[data-view=shown]').waitFor()
      await settled(page)
      if ((await hasRun(page)) || heard.length > 0) wrong.push(`${type}: ${heard.join()}`)
    }
    expect(wrong).toEqual([])
  })

  test('the policy alone stops them, where the type has been left as it was, and our own code in them too', async () => {
    const { page } = await guarded('/papers/view/')
    for (const [type, body] of runnable) await frameOf(page, type, body(stranger.url))
    expect([await hasRun(page), heard]).toEqual([false, []])
    // They may name our code by its hash: it does not come alive there.
    const stolen = await page.evaluate(() => {
      const tags = [...document.querySelectorAll('script[src]')].map((script) => script.outerHTML)
      const loader = tags.join('').replaceAll('src="/', `src="${location.origin}/`)
      const map = document.querySelector('script[type=importmap]')?.outerHTML ?? ''
      const island = document.querySelector('[data-island=viewer]')?.outerHTML ?? ''
      return map + loader + island.replace(/ data-(live|busy|view|ready)="[^"]*"/g, '')
    })
    await frameOf(page, 'text/html', stolen)
    const inside = page.frames().findLast((one) => one.url().startsWith('blob:'))
    expect(await inside?.locator('[data-island=viewer]').count()).toBe(1)
    expect(await inside?.locator(':is([data-busy], [data-live])').count()).toBe(0)
  })

  test('nothing of ours is refused: a page of each kind is clean at rest', async () => {
    const visit = await opened(browser)
    for (const path of ['/', '/docs/', '/papers/view/', '/sitemap/', '/404.html'])
      expect.soft(await faultsAtRest(visit, path), `on ${path}`).toEqual([])
  })

  test('a hostile document under both does not run either; without either they run: these tests would see it', async () => {
    const { page } = await guarded('/papers/view/?file=/hostile-0.pdf')
    await settled(page)
    expect([await hasRun(page), heard]).toEqual([false, []])
    await page.goto(`${open.url}/papers/view/`)
    for (const [type, body] of runnable.slice(0, 3)) await frameOf(page, type, body(stranger.url))
    await expect.poll(() => hasRun(page)).toBe(true)
    await expect.poll(() => heard.some((hit) => hit.includes('/fetch'))).toBe(true)
  })
})
