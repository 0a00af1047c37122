import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { article } from '../site/articles.ts'
import { projectCopy, start } from './run-command.ts'

const docsPage = 'src/site/pages/docs/page.tsx'

test('edits of every kind show without a restart, and problems come and go', { timeout: 300_000 }, async () => {
  const project = projectCopy()
  const child = start([process.execPath, 'scripts/run.mjs', 'dev', '--port', '0'], { cwd: project })
  let terminal = ''
  child.stderr?.on('data', (text: Buffer) => (terminal += text))
  child.stdout?.on('data', (text: Buffer) => (terminal += text))
  const [url] = await vi.waitUntil(() => /http:\/\/localhost:\d+/.exec(terminal), { timeout: 90_000 })
  const page = async (path: string): Promise<string> =>
    (await fetch(url + path, { headers: { Accept: path.endsWith('.css') ? 'text/css' : 'text/html' } })).text()
  let saved = ''
  const edit = (file: string, change: (text: string) => string): void => {
    saved = join(project, file)
    writeFileSync(saved, change(readFileSync(saved, { encoding: 'utf8', flag: 'a+' })))
  }
  /** Of what is saved before the watcher has seen every file it reports nothing: saved again until it shows. */
  const soon = (holds: () => Promise<void>): Promise<void> => {
    const tryAgain = async (): Promise<void> => {
      writeFileSync(saved, readFileSync(saved))
      await vi.waitFor(holds, { timeout: 5_000, interval: 50 })
    }
    return vi.waitFor(holds, { timeout: 2_000, interval: 50 }).catch(() => vi.waitFor(tryAgain, { timeout: 90_000 }))
  }
  const shows = (path: string, text: string | RegExp): Promise<void> =>
    soon(async () => expect((await page(path)).match(text)).not.toBeNull())
  const answers = (path: string, status: number): Promise<void> =>
    soon(async () => expect((await fetch(url + path)).status).toBe(status))

  expect(await page('/docs/')).toContain('/@vite/client')
  writeFileSync(join(project, '.env'), '# When this is saved Vite restarts, unless it is told not to.\n')
  askOddly(url)
  expect((await fetch(`${url}/nowhere/`)).status).toBe(404)
  expect((await fetch(`${url}/sitemap?q=a%20b`)).url).toBe(`${url}/sitemap/?q=a%20b`)

  edit('content/blog/mapping-the-space.md', (text) => `${text.replace(/readTime.*\n/, '')}\nA sentence about zebras.\n`)
  await shows('/blog/mapping-the-space/', /A sentence about zebras/)
  edit('content/data/docs.json', (text) => text.replace(/"heading": "[^"]*"/, '"heading": "Zebra docs"'))
  await shows('/docs/', /Zebra docs/)

  edit(docsPage, (text) => text.replace('<PageHeader', '<p>Zebra view</p><PageHeader'))
  await shows('/docs/', /Zebra view/)

  edit('src/site/styles/site.css', (text) => `${text}\n.zebra { color: red; }\n`)
  await shows('/src/site/styles/site.css', /\.zebra/)

  edit('content/blog/zebras.md', () => article('Zebras', 'date: 2025-01-01'))
  await shows('/blog/', /href="\/blog\/zebras\/"/)

  edit('content/blog/zebras.md', (text) => text.replace('date: 2025-01-01', 'date: 2025-02-30'))
  const message = /content\/blog\/zebras\.md:5:7[\s\S]*which is not a day\. Write it as YYYY-MM-DD\./
  await shows('/-/overlay.js', message)
  await vi.waitFor(() => expect(terminal).toMatch(message))
  expect(await page('/-/overlay.js')).toContain('/__open-in-editor?file=content%2Fblog%2Fzebras.md%3A5%3A7')
  // Only what is broken is told apart from what is not there.
  const asked = ['/blog/zebras/', '/__open-in-editor?file=src', '/blog/nowhere/', '/a'.repeat(20_000), '/docs/']
  const statuses = asked.map(async (path) => (await fetch(url + path)).status)
  expect(await Promise.all(statuses)).toEqual([500, 404, 404, 404, 200])
  edit('content/blog/zebras.md', (text) => text.replace('2025-02-30', '2025-02-28'))
  await soon(async () => expect(await page('/-/overlay.js')).not.toContain('which is not a day'))
  await vi.waitFor(() => expect(terminal).toContain('All problems are fixed.'))

  edit(docsPage, (text) => text.replace('<p>Zebra view</p>', '<p>'))
  await answers('/docs/', 500)
  edit(docsPage, (text) => `import './zebra.ts'\n${text.replace('<p><PageHeader', '<PageHeader')}`)
  await shows('/-/overlay.js', /zebra\.ts/)
  edit('src/site/pages/docs/zebra.ts', () => '')
  await answers('/docs/', 200)

  rmSync(join(project, 'content/blog/zebras.md'))
  await answers('/blog/zebras/', 404)
})

/** Asks for what Vite throws on where nobody catches it, the last time by bytes that begin no frame. The answers do not matter. */
function askOddly(url: string): void {
  const socket = { Connection: 'Upgrade', Upgrade: 'websocket' }
  const ping = { 'Sec-WebSocket-Protocol': 'vite-ping', 'Sec-WebSocket-Version': '13' }
  const odd: [path: string, headers: Record<string, string>][] = [
    ['http://[::1', {}],
    ['http://[::1', socket],
    ['/icon.svg', { Range: 'bytes=5-1' }],
    ['/@id/react?html-proxy&index=0.js', {}],
    ['/', { ...socket, ...ping, 'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==' }],
  ]
  for (const [path, headers] of odd) {
    const request = get(url, { path, headers }).on('error', () => {})
    request.on('upgrade', (_, answers) => answers.on('error', () => {}).end(Buffer.from([255, 255])))
    onTestFinished(() => void request.destroy())
  }
}
