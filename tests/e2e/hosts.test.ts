import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { lookup } from 'mime-types'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { headerRulesOf, headersFor } from '../../src/generator/render/headers.ts'
import { routes } from '../../src/site/routes.ts'
import { withServers } from './setup.ts'
import { based, filesIn, site, isGone } from './site.ts'

// The same site for the root of a host and for a folder of it, served by `preview`, and by nginx and Caddy with the settings in
// deploy/ where those are installed.

const textOf = (file: string): string => readFileSync(join(site.folder, file), 'utf8')

test('files in assets/ are the same under a base path, named by hash, and name each other relatively', () => {
  const files = filesIn(site.folder)
  expect(filesIn(based.folder)).toEqual(files)
  const assets = files.filter((path) => path.startsWith('assets/'))
  expect(assets.filter((path) => !/^assets\/[\w-]+-[\da-f]{12}\.\w+$/.test(path))).toEqual([])
  const codes = assets.filter((path) => /\.(css|js)$/.test(path)).map(textOf)
  // "url(./sans-….woff2)", "from'./react-….js'": any other mention of an asset would be bound to a place.
  const named = codes.flatMap((code) => [...code.matchAll(/(.{0,9})\b[a-z-]+-[\da-f]{12}\.(?:js|css|woff2)\b/g)])
  expect(named.length).toBeGreaterThan(8)
  expect(named.filter(([, before]) => !before?.endsWith('./')).map(([match]) => match)).toEqual([])
  expect(codes.join()).not.toMatch(/url\(["']?(\/|https?:)/)
})

const ask = (url: string, headers = {}): Promise<Response> => fetch(url, { redirect: 'manual', headers })

// As one who has an earlier answer asks: what comes instead of a missing file comes whole all the same.
const again = { 'If-Modified-Since': 'Fri, 01 Jan 2100 00:00:00 GMT', Range: 'bytes=0-9' }

function isTypeOf(file: string, type: string): boolean {
  const extension = extname(file).slice(1)
  const [name = '', charset] = type.toLowerCase().split(/; ?/)
  const others = { js: 'application/javascript', xml: 'text/xml', ico: 'image/x-icon' }[extension]
  const needsCharset = /^(html|md|txt)$/.test(extension)
  return [lookup(extension), others].includes(name) && (charset === 'charset=utf-8' || (!charset && !needsCharset))
}

function wrongHeaders(path: string, { headers }: Response): string[] {
  const wrong = Object.entries(headersFor(path, headerRulesOf(routes.blog))).filter(
    ([name, value]) => headers.get(name) !== value,
  )
  return wrong.map(([name]) => `${path} has ${name}: ${headers.get(name)}`)
}

const long = 'a'.repeat(300)
const nowhere = ['nowhere', 'nowhere/', 'DOCS/', 'assets/', 'assets/site-123456789012.css', 'blog/nowhere.md', long]

/** What is wrong with a host, whose address ends in a slash: files that are not sent as they should, and what is not told to be missing. */
async function faultsOf(url: string, folder: string): Promise<string[]> {
  const faults: string[] = []
  const check = async (path: string, file: string, status: number): Promise<void> => {
    const answer = await ask(url + encodeURI(path), status === 200 ? {} : again)
    const type = answer.headers.get('content-type') ?? 'no type'
    const isWhole = Buffer.from(await answer.arrayBuffer()).equals(readFileSync(join(folder, file)))
    if (answer.status !== status || !isTypeOf(file, type) || !isWhole) faults.push(`${path}: ${answer.status} ${type}`)
    // An asset that is missing while a release is put in place must not be missed for a year.
    faults.push(...wrongHeaders(status === 200 ? `/${path}` : '/', answer))
  }
  for (const file of filesIn(folder).filter((name) => !/^(404\.html|_\w+)$|^papers\/.*pdf$|410\.txt$/.test(name)))
    await check(file.replace(/(^|\/)index\.html$/, '$1'), file, isGone(folder, file) ? 410 : 200)
  for (const path of nowhere) await check(path, '404.html', 404)
  for (const query of ['', '?a=b&c']) {
    const { status, headers } = await ask(`${url}docs${query}`)
    const to = new URL(headers.get('location') ?? '', `${url}docs`).href
    if (![301, 302, 308].includes(status) || to !== `${url}docs/${query}`) faults.push(`docs: ${status} ${to}`)
  }
  faults.push(...wrongHeaders('/', await ask(url.slice(0, -1))))
  if ((await fetch(url, { method: 'DELETE' })).status !== 405) faults.push('DELETE is not refused')
  const { origin, pathname } = new URL(url)
  for (const start of ['//', '/%2f', '/%5c', '/%09/', '/%09%5c', '/%5c%09/', '//%09/'])
    for (const up of ['..%2f', '..%2f..%2f', '..%2f..%2f..%2f'])
      for (const end of ['docs?a=b', '404.html/']) {
        const away = `${start}stranger.example/${up}${pathname.slice(1)}${end}`
        const to = new URL((await ask(origin + away)).headers.get('location') ?? '', url)
        if (to.origin !== origin) faults.push(`${away} leads to ${to.origin}`)
      }
  return faults
}

interface Place {
  folder: string
  root: string
  port: number
  base: string
}

const start = {
  nginx: ({ folder, root, port, base }: Place): ChildProcess => {
    const [, script = ''] = /sed -E '(.+)' deploy/.exec(readFileSync('docs/deploy.md', 'utf8')) ?? []
    const edit = base === '/' ? '' : script.replaceAll('repo', base.slice(1, -1))
    const settings = execFileSync('sed', ['-E', edit, 'deploy/nginx.conf'], { encoding: 'utf8' })
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`)
    const server = `server { listen 127.0.0.1:${port}; root ${root}; ${settings} }`
    const http = `http { access_log off; ${temporary.join(' ')} ${server} }`
    writeFileSync(join(folder, 'main.conf'), `daemon off; master_process off; pid nginx.pid; events {} ${http}`)
    return spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', 'main.conf'], { env: withServers, stdio: 'ignore' })
  },
  caddy: ({ folder, root, port, base }: Place): ChildProcess => {
    const file = join(folder, 'Caddyfile')
    writeFileSync(file, `{\n\tadmin off\n}\n${readFileSync('deploy/Caddyfile', 'utf8')}`)
    const address = { SITE_ADDRESS: `http://127.0.0.1:${port}`, SITE_ROOT: root, SITE_BASE: base }
    const env = { ...withServers, ...address, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
    return spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { env, stdio: 'ignore' })
  },
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

const servers = (['nginx', 'caddy'] as const).filter((name) => inject('tools')[name])
const hosts = (['preview', ...servers] as const).flatMap((name) => [site, based].map((built) => ({ ...built, name })))

test.each(hosts)('$name serves every file under $base as the table says', async ({ name, url, base, folder }) => {
  const at = name === 'preview' ? `${url}/` : await started(name, base, folder)
  expect(await faultsOf(at, folder)).toEqual([])
  expect((await ask(`${at}gone/`)).status).toBe(name === 'preview' ? 404 : 410)
  // Compressed, also what the mark "no-transform" keeps others from changing.
  expect((await ask(at, { 'Accept-Encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip')
})

async function started(name: keyof typeof start, base: string, folder: string): Promise<string> {
  const own = mkdtempSync(join(tmpdir(), 'site-hosts-'))
  onTestFinished(() => rmSync(own, { recursive: true, force: true }))
  cpSync(folder, join(own, 'root', base), { recursive: true })
  mkdirSync(join(own, 'root', base, 'gone'))
  for (const [file, text] of Object.entries({ 'index.html': 'Withdrawn', '410.txt': '' }))
    writeFileSync(join(own, 'root', base, 'gone', file), text)
  const port = await freePort()
  const server = start[name]({ folder: own, root: join(own, 'root'), port, base })
  onTestFinished(() => void server.kill('SIGKILL'))
  const url = `http://127.0.0.1:${port}${base}`
  await vi.waitFor(() => fetch(url, { method: 'HEAD' }), { timeout: 30_000 })
  return url
}
