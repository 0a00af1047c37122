import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { headersFor } from '../../../src/generator/render/headers.ts'
import { withServers } from '../setup.ts'
import { based, filesIn, site } from '../site.ts'
import { ask, faultsOf } from './host.ts'
import { hosts, serveLike } from './imitations.ts'

// The same site for the root of a host and for a folder of it, and how it is served: by servers that find files as well-known
// hosts do, and by real ones with the settings in deploy/, where those are installed.

const { base } = based

describe('the base path', () => {
  /** What a base path may be written into. In these each prefix is taken away, and what is derived from the texts with it. */
  const prefixed = /\.(html|xml|webmanifest|json|md|txt)$|_headers$/
  /** A file of an output, with what a base path may change made the same. */
  const contentOf = (folder: string, path: string): string => {
    const bytes = readFileSync(join(folder, path))
    if (!prefixed.test(path)) return bytes.toString('base64')
    const text = bytes.toString('utf8').replaceAll(base, '/').replaceAll(encodeURIComponent(base), '%2F')
    // The manifest has hashes and perhaps sizes of the other files; a page's policy the hashes of its inline data.
    if (path === 'build-manifest.json') return text.replace(/[\da-f]{64}/g, 'sha256').replace(/\d+/g, '0')
    return text.replace(/'sha256-[^']+'/g, "'sha256'")
  }

  test('both outputs hold the same files, which differ in the prefix, and in what is derived from it, alone', () => {
    const files = filesIn(site.folder)
    expect(filesIn(based.folder)).toEqual(files)
    expect(files.length).toBeGreaterThan(80)
    expect(files.filter((path) => contentOf(based.folder, path) !== contentOf(site.folder, path))).toEqual([])
  })

  test('the prefix is there, where a comparison that takes it away would not miss it', () => {
    const texts = filesIn(based.folder).filter((path) => /\.(html|webmanifest)$/.test(path))
    const addresses = texts.flatMap((path) =>
      // In attributes, in JSON, and in JSON inside attributes.
      [
        ...readFileSync(join(based.folder, path), 'utf8').matchAll(/(?:"|&quot;)(\/(?!\/)[\w{][^"&]*|\/)(?="|&quot;)/g),
      ].map(([, address = '']) => `${path}: ${address}`),
    )
    expect(addresses.length).toBeGreaterThan(500)
    expect(addresses.filter((address) => !address.includes(`: ${base}`))).toEqual([])
  })

  test('files in assets/ are named by hash, and name each other relatively', () => {
    const assets = filesIn(site.folder).filter((path) => path.startsWith('assets/'))
    expect(assets.filter((path) => !/^assets\/[\w-]+-[\da-f]{12}\.\w+$/.test(path))).toEqual([])
    const texts = assets
      .filter((path) => /\.(css|js)$/.test(path))
      .map((path) => readFileSync(join(site.folder, path), 'utf8'))
      .join('\n')
    // "url(./sans-….woff2)", "from'./react-….js'": any other mention of an asset would be bound to a place.
    const named = [...texts.matchAll(/(.{0,9})\b[a-z-]+-[\da-f]{12}\.(?:js|css|woff2)\b/g)]
    expect(named.length).toBeGreaterThan(8)
    expect(named.filter(([, before]) => !before?.endsWith('./')).map(([match]) => match)).toEqual([])
    expect(texts).not.toMatch(/url\(["']?(\/|https?:)/)
  })

  test('the report names the files that count only at the root of a host', () => {
    expect(site.report).not.toContain('robots.txt')
    expect(based.report).toMatch(/robots\.txt, \.well-known\/security\.txt have no effect under \/base\//)
  })
})

const imitated = hosts.flatMap((rules) =>
  [site, ...(rules.rootOnly ? [] : [based])].map((built) => ({ ...built, rules })),
)

test.each(imitated)('on $rules.name, under $base, all that is named answers, and the lost are told', async (built) => {
  const { rules, folder } = built
  const { url, close } = await serveLike(rules, built)
  onTestFinished(close)
  // Headers are the site's to set on some, caching on others, on some neither.
  const headers = rules.rootOnly ? 'all' : rules.headers ? 'caching' : 'none'
  expect(await faultsOf({ url, base: built.base, folder }, headers)).toEqual([])
})

test('the guide for uploads sets the same caching by hand', () => {
  const guide = readFileSync('docs/deploy.md', 'utf8')
  const commands = guide.matchAll(/^ *aws s3 sync .*--cache-control '([^']*)'/gm)
  const caching = ['/assets/', '/'].map((path) => headersFor(path)['Cache-Control'])
  expect([...commands].map(([, value]) => value)).toEqual(caching)
})

const place = mkdtempSync(join(tmpdir(), 'site-hosts-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

/** The settings of nginx for a base path, which is put in front of every path in them: docs/deploy.md does so by sed. */
const nginxSettings = (under: string): string =>
  readFileSync('deploy/nginx.conf', 'utf8').replace(/(?<=[\s^])\//g, under)

interface Place {
  folder: string
  root: string
  port: number
  under: string
}

/** Starts a server in a folder of its own, on a port, with the settings for a base path. */
const start = {
  nginx: ({ folder, root, port, under }: Place): ChildProcess => {
    writeFileSync(join(folder, 'site.conf'), nginxSettings(under))
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`)
    const server = `server { listen 127.0.0.1:${port}; root ${root}; include site.conf; }`
    writeFileSync(
      join(folder, 'main.conf'),
      `daemon off; master_process off; pid nginx.pid; events {} http { access_log off; ${temporary.join(' ')} ${server} }`,
    )
    const args = ['-p', folder, '-e', 'stderr', '-c', 'main.conf']
    return spawn('nginx', args, { env: withServers, stdio: 'ignore' })
  },
  caddy: ({ folder, root, port, under }: Place): ChildProcess => {
    const file = join(folder, 'Caddyfile')
    writeFileSync(file, `{\n\tadmin off\n}\n${readFileSync('deploy/Caddyfile', 'utf8')}`)
    const address = { SITE_ADDRESS: `http://127.0.0.1:${port}`, SITE_ROOT: root, SITE_BASE: under }
    const home = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
    const args = ['run', '--config', file, '--adapter', 'caddyfile']
    return spawn('caddy', args, { env: { ...withServers, ...address, ...home }, stdio: 'ignore' })
  },
}

/** A port that nobody has now. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

const real = (['nginx', 'caddy'] as const)
  .filter((name) => inject('tools')[name])
  .flatMap((name) => [site, based].map((built) => ({ ...built, name })))

describe.skipIf(real.length === 0)('with the settings in deploy/', () => {
  test.each(real)('real $name, under $base, serves the site as the table of headers says', async (built) => {
    const { name, folder, base: under } = built
    const [own, root, port] = [join(place, name + under.length), join(place, `root${under.length}`), await freePort()]
    mkdirSync(own)
    cpSync(folder, join(root, under), { recursive: true })
    const server = start[name]({ folder: own, root, port, under })
    onTestFinished(() => void server.kill('SIGKILL'))
    const host = { url: `http://127.0.0.1:${port}`, base: under, folder }
    await vi.waitFor(() => fetch(host.url, { method: 'HEAD' }), { timeout: 30_000 })
    expect(await faultsOf(host, 'all')).toEqual([])
    // An asset that is missing while a release is put in place must not be missed for a year.
    const missing = await ask(host.url, `${under}assets/site-123456789012.css`)
    expect(missing.headers.get('cache-control')).toBe('no-cache, no-transform')
    // Compressed, also what the mark "no-transform" keeps others from changing.
    const page = await fetch(host.url + under, { headers: { 'Accept-Encoding': 'gzip' } })
    expect(page.headers.get('content-encoding')).toBe('gzip')
  })
})
