import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { buildingTime, buildSite, temporaryFolder } from './built-site.ts'
import { ask } from './crawl.ts'
import { faultyCaching, faultyHeaders, faultyLinks, faultyLosses, withoutSlash, type Host } from './faults.ts'

// The settings in deploy/ on the servers they are for, where those are installed.

/** The settings for a base path, as docs/deploy.md says. */
const nginxFor = (base: string): string =>
  readFileSync('deploy/nginx.conf', 'utf8').replaceAll(/(location (?:~ \^)?|404 )\//g, `$1${base}`)

interface Server {
  name: string
  /** How it is asked for its version: this fails where there is none. */
  version: [program: string, argument: string]
  /** Starts it in a folder of its own, on a port, with the settings for a base path. */
  start: (place: { folder: string; root: string; port: number; base: string }) => ChildProcess
}

/** Servers lie where not every user looks for programs. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` }

const servers: Server[] = [
  {
    name: 'nginx',
    version: ['nginx', '-v'],
    start: ({ folder, root, port, base }) => {
      writeFileSync(join(folder, 'site.conf'), nginxFor(base))
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`)
      const server = `server { listen 127.0.0.1:${port}; root ${root}; include site.conf; }`
      writeFileSync(
        join(folder, 'main.conf'),
        `daemon off; master_process off; pid nginx.pid; events {} http { access_log off; ${temporary.join(' ')} ${server} }`,
      )
      return spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', 'main.conf'], { env, stdio: 'ignore' })
    },
  },
  {
    name: 'Caddy',
    version: ['caddy', 'version'],
    start: ({ folder, root, port, base }) => {
      writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${readFileSync('deploy/Caddyfile', 'utf8')}`)
      const address = { SITE_ADDRESS: `http://127.0.0.1:${port}`, SITE_ROOT: root, SITE_BASE: base }
      const home = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
      const file = join(folder, 'Caddyfile')
      return spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
        env: { ...env, ...address, ...home },
        stdio: 'ignore',
      })
    },
  },
]

const folder = temporaryFolder()
const roots: Record<string, string> = { '/': join(folder, 'plain'), '/repo/': join(folder, 'based') }
const cases = servers.flatMap((server) => ['/', '/repo/'].map((base) => ({ name: server.name, server, base })))

beforeAll(async () => {
  if (!servers.some(isInstalled)) return
  await Promise.all(Object.entries(roots).map(([base, root]) => buildSite(join(root, base), base)))
}, buildingTime)

describe.each(cases)('real $name, under $base', ({ server, base }) => {
  test.skipIf(!isInstalled(server))('serves the site as the table of headers says', async () => {
    const host = await started(server, base)
    expect(await faultyLinks(host)).toEqual([])
    expect(await faultyLosses(host)).toEqual([])
    expect(await faultyHeaders(host)).toEqual([])
    expect(await faultyCaching(host)).toEqual([])
    expect((await withoutSlash(host)).path).toBe(`${base}docs/`)
    // An asset that is missing while a release is put in place must not be missed for a year.
    const missing = await ask(host.url, `${base}assets/site-123456789012.css`)
    expect(missing.headers.get('cache-control')).toBe('no-cache, no-transform')
    // Compressed, also what the mark "no-transform" keeps others from changing.
    const page = await fetch(host.url + base, { headers: { 'Accept-Encoding': 'gzip' } })
    expect(page.headers.get('content-encoding')).toBe('gzip')
  })
})

function isInstalled({ version: [program, argument] }: Server): boolean {
  try {
    execFileSync(program, [argument], { env, stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

async function started(server: Server, base: string): Promise<Host> {
  const root = roots[base] ?? ''
  const place = join(folder, `${server.name}${base.replaceAll('/', '-')}`)
  mkdirSync(place)
  const port = await freePort()
  const child = server.start({ folder: place, root, port, base })
  onTestFinished(() => void child.kill('SIGKILL'))
  const url = `http://127.0.0.1:${port}`
  await answering(url, child)
  return { url, base, out: join(root, base) }
}

/** A port that nobody has now. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

/** Resolves once a server answers. @throws where it ends instead. */
async function answering(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    try {
      await fetch(url, { method: 'HEAD' })
      return
    } catch {
      await new Promise((done) => setImmediate(done))
    }
  }
  throw new Error(`The server ended with code ${child.exitCode}.`)
}
