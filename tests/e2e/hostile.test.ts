import type { Page } from 'playwright'
import { afterEach, describe, expect, test } from 'vitest'
import { engines, inFrontOf, launched, liveSite, ownServer, paperDrawn, type Engine, type Visit } from './site.ts'

// What somebody may put into a link to our viewer, or into a file in a paper's place. Nothing of it may run, and no stranger
// may hear of it. Two things see to that, each by itself: the new type of the bytes, and the policy.

const site = liveSite()
const front = inFrontOf(site)
const open = inFrontOf(site, { withoutPolicy: true })

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
  ['text/html; charset=utf-8', html],
  ['text/html;pdf=1', html],
  ['application/pdf', html],
  ['image/svg+xml', svg],
  ['application/xhtml+xml', xhtml],
  ['text/xml', xhtml],
  ['multipart/x-mixed-replace; boundary=pdf', (to) => `--pdf\r\nContent-Type: text/html\r\n\r\n${html(to)}\r\n--pdf--`],
  ['', html],
]

/** Values of `file` that lead, or would like to lead, elsewhere. */
function addresses(): string[] {
  const evil = stranger.url
  const { host } = new URL(evil)
  const ours = new URL(front.url).host
  const js = attack(evil)
  const page = `data:text/html,${encodeURIComponent(html(evil))}`
  return [
    `javascript:${js}`,
    `JaVaScRiPt:${js}`,
    `java\tscript:${js}`,
    `java\nscript:${js}`,
    `\u0001javascript:${js}`,
    ` javascript:${js}`,
    `javascript://${ours}/%0a${js}`,
    `javascript&colon;${js}`,
    `vbscript:${js}`,
    page,
    page.replace('data', 'DATA'),
    `\tda\nta:text/html,<script>${js}</script>`,
    `data:application/pdf,<script>${js}</script>`,
    `data:image/svg+xml,${encodeURIComponent(svg(evil))}`,
    `blob:${front.url}/5a5f1a3e-0000-4000-8000-000000000000`,
    `blob:${evil}/5a5f1a3e-0000-4000-8000-000000000000`,
    `blob:null/5a5f1a3e`,
    `filesystem:${front.url}/temporary/a.html`,
    `FileSystem:${evil}/temporary/a.html`,
    'file:///etc/passwd',
    `view-source:${evil}/`,
    'about:blank',
    'chrome://version',
    'resource://pdf.js/web/viewer.html',
    `${evil}/plain.pdf`,
    `//${host}/relative.pdf`,
    `\\\\${host}\\back.pdf`,
    `/\\${host}/slash.pdf`,
    `\\/${host}/slash.pdf`,
    `/\t/${host}/tab.pdf`,
    `/\n/${host}/line.pdf`,
    `http:///${host}/three.pdf`,
    `http:\\\\${host}/back.pdf`,
    `http://${ours}@${host}/user.pdf`,
    `http://user:password@${ours}/papers/technical.pdf`,
    `http://@${host}/empty.pdf`,
    `http://${host}#@${ours}/`,
    `http://${host}?${ours}`,
    `http://localhost:${new URL(evil).port}/name.pdf`,
    `http://localhost:${new URL(front.url).port}/papers/technical.pdf`,
    `http://0x7f000001:${new URL(evil).port}/hex.pdf`,
    `http://127.1:${new URL(evil).port}/short.pdf`,
    `https://${ours}/scheme.pdf`,
    `ws://${host}/socket`,
    `ftp://${host}/a.pdf`,
    `http%3A%2F%2F${host}%2Fencoded.pdf`,
    `%2F%2F${host}/encoded.pdf`,
    `/redirect?to=${encodeURIComponent(evil)}`,
    `/papers/view/?file=${encodeURIComponent(`${evil}/nested.pdf`)}`,
    `"><img src=${evil}/quote onerror=${js}>`,
    `'><svg/onload=${js}>`,
    `/papers/technical.pdf"onclick="${js}`,
  ]
}

const titles = (): string[] => [
  html(stranger.url),
  svg(stranger.url),
  `"><script>${attack(stranger.url)}</script>`,
  `</title><script>${attack(stranger.url)}</script>`,
  `' onload='${attack(stranger.url)}`,
  `{{constructor.constructor('${attack(stranger.url)}')()}}`,
  `javascript:${attack(stranger.url)}`,
  `\u202E\u2066<img src=${stranger.url}/title>`,
]

/** Notes what a hostile document tells the page. */
async function guarded(visit: Visit): Promise<Visit> {
  await visit.page.addInitScript(() => {
    if (window !== top) return
    addEventListener('message', ({ data }) => {
      if (data === 'ran') document.documentElement.dataset.ran = 'yes'
    })
  })
  return visit
}

/** Whether something has run in the page that is open. */
async function hasRun(page: Page): Promise<boolean> {
  return page.evaluate(
    () => 'ran' in window || document.documentElement.dataset.ran === 'yes' || document.title === 'ran',
  )
}

/** Until the viewer has done what it will do with an address, and the frame has what it will have. */
async function settled(page: Page): Promise<void> {
  await page.locator('#island-viewer:is([data-view=shown], [data-view=failed], [data-view=refused])').waitFor()
  // Messages of a frame come in order: one sent after it has loaded comes after those of the document in it.
  await page.evaluate(async () => {
    const frame = document.querySelector('iframe')
    if (!frame) return
    for (let turn = 0; turn < 2; turn++) {
      await new Promise<void>((resolve) => {
        addEventListener('message', ({ data }) => data === 'settled' && resolve())
        requestAnimationFrame(() => postMessage('settled', '*'))
      })
    }
  })
  await paperDrawn(page)
}

function serve(): void {
  for (const { answers } of [front, open]) {
    documents.forEach(([type, body], index) =>
      answers.set(`/hostile-${index}.pdf`, (_, response) =>
        response.writeHead(200, type ? { 'Content-Type': type } : {}).end(body(stranger.url)),
      ),
    )
    answers.set('/redirect', (_, response) => response.writeHead(302, { Location: `${stranger.url}/redirected` }).end())
  }
}

describe.each(engines)('in %s', (engine: Engine) => {
  const browser = launched(engine)

  test('no hostile address or title runs anything or reaches a stranger', async () => {
    serve()
    const visit = await guarded(await browser.open())
    const { page } = visit
    const values = addresses()
    expect(values.length + titles().length).toBeGreaterThanOrEqual(40)
    const queries = [
      ...values.map((file) => `file=${encodeURIComponent(file)}`),
      ...titles().map((title) => `file=/papers/technical.pdf&title=${encodeURIComponent(title)}`),
    ]
    const wrong: string[] = []
    for (const query of queries) {
      await page.goto(`${front.url}/papers/view/?${query}`, { waitUntil: 'commit' })
      await settled(page)
      const links = await page
        .locator('a')
        .evaluateAll((all: HTMLAnchorElement[]) =>
          all.map(({ href }) => href).filter((href) => /^(?!https?:|mailto:)/.test(href)),
        )
      const toStranger = await page
        .locator(`a[href*="${new URL(stranger.url).host}"]`)
        .evaluateAll((all: HTMLAnchorElement[]) =>
          all.map(({ origin }) => origin).filter((origin) => origin !== location.origin),
        )
      if ((await hasRun(page)) || heard.length > 0 || links.length > 0 || toStranger.length > 0)
        wrong.push(`${query}: ${heard.join()} ${links.join()} ${toStranger.join()}`)
    }
    expect(wrong).toEqual([])
    expect(visit.violations).toEqual([])
    const strangers = visit.requests.filter((request) => !request.includes(' /'))
    expect(strangers).toEqual([])
  }, 180_000)

  test.each([
    ['under the policy', front],
    ['by its new type alone, without any policy', open],
  ])('no hostile document runs in a paper’s place %s', async (_, { url }) => {
    serve()
    const visit = await guarded(await browser.open())
    const { page } = visit
    const wrong: string[] = []
    for (const index of documents.keys()) {
      await page.goto(`${url}/papers/view/?file=/hostile-${index}.pdf`)
      await page.locator('#island-viewer[data-view=shown]').waitFor()
      await settled(page)
      if ((await hasRun(page)) || heard.length > 0) wrong.push(`${documents[index]?.[0]}: ${heard.join()}`)
    }
    expect(wrong).toEqual([])
  })

  /** Puts a document into a frame as a viewer would that trusts the type it was told. */
  const frameOf = (page: Page, [type, body]: (typeof documents)[number]): Promise<void> =>
    page.evaluate(
      ([kind = '', text = '']) =>
        new Promise<void>((resolve) => {
          const frame = document.createElement('iframe')
          frame.src = URL.createObjectURL(new Blob([text], { type: kind }))
          frame.addEventListener('load', () => {
            addEventListener('message', ({ data }) => data === 'settled' && resolve())
            requestAnimationFrame(() => postMessage('settled', '*'))
          })
          document.body.append(frame)
        }),
      [type, body(stranger.url)],
    )
  const runnable = documents.filter(([type]) => /html|xml/.test(type))

  test('the policy alone stops them, where the type has been left as it was', async () => {
    const visit = await guarded(await browser.open())
    const { page } = visit
    await page.goto(`${front.url}/papers/view/`)
    for (const document of runnable) await frameOf(page, document)
    expect(await hasRun(page)).toBe(false)
    expect(heard).toEqual([])
  })

  test('our own code does not come alive in them either, though they name it by its hash', async () => {
    const visit = await guarded(await browser.open())
    const { page } = visit
    await page.goto(`${front.url}/papers/view/`)
    const stolen = await page.evaluate(() => {
      const tags = [...document.querySelectorAll('script[src]')].map((script) => script.outerHTML)
      const loader = tags.join('').replaceAll('src="/', `src="${location.origin}/`)
      const map = document.querySelector('script[type=importmap]')?.outerHTML ?? ''
      const island = document.querySelector('#island-viewer')?.outerHTML ?? ''
      return map + loader + island.replace(/ data-(live|busy|view|ready)="[^"]*"/g, '')
    })
    await frameOf(page, ['text/html', () => stolen])
    const inside = page.frames().find((one) => one.url().startsWith('blob:'))
    expect(await inside?.locator('#island-viewer').count()).toBe(1)
    expect(await inside?.locator('#island-viewer[data-busy], #island-viewer[data-live]').count()).toBe(0)
  })

  test('without either they run: these tests would see it', async () => {
    const visit = await guarded(await browser.open())
    const { page } = visit
    await page.goto(`${open.url}/papers/view/`)
    for (const document of runnable.slice(0, 3)) await frameOf(page, document)
    await expect.poll(() => hasRun(page)).toBe(true)
    await expect.poll(() => heard.some((hit) => hit.includes('/fetch'))).toBe(true)
  })
})
