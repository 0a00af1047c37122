import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hashOf } from '../../scripts/disk/kept-assets.ts'
import { manifestName, manifestText, type FileFacts } from '../../scripts/disk/manifest.ts'
import { openStaging } from '../../scripts/disk/staging.ts'
import { keepingFrom } from '../../scripts/previous/keep-assets.ts'
import { faultOf, tracesBeside } from './publishing.ts'
import { run, temporaryFolder } from './run-command.ts'
import { assetOf, facts, publish, siteOf } from './small-site.ts'

// What a build on a fresh machine takes from the site that is online.

const budget = { patience: 10_000, bytes: 1_000_000 }
const filesOf = (texts: ReadonlyMap<string, string>): Map<string, FileFacts> =>
  new Map(
    [...texts].map(([path, text]) => [path, { sha256: hashOf(Buffer.from(text)), size: Buffer.byteLength(text) }]),
  )
const next = filesOf(siteOf(2))
const old = assetOf('app 1')
const oldManifest = manifestText({ ...facts, files: filesOf(siteOf(1)) })

/** A host on a port of its own. @returns its address. */
async function host(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A host of the first release below /repo/, which notes what it is asked for. */
async function firstRelease(): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = []
  const files = new Map([...siteOf(1), [manifestName, oldManifest]])
  const url = await host(({ url: path = '' }, response) => {
    asked.push(path)
    const text = files.get(path.slice('/repo/'.length))
    response.writeHead(text === undefined ? 404 : 200).end(text)
  })
  return { url: `${url}/repo`, asked }
}

test('the assets that the next release lacks are fetched, and nothing else', async () => {
  const { url, asked } = await firstRelease()
  expect(await keepingFrom(url, budget)(next)).toEqual([{ path: old, bytes: Buffer.from('app 1') }])
  expect(asked).toEqual([`/repo/${manifestName}`, `/repo/${old}`])
  expect(await keepingFrom(`${url}/`, { ...budget })(next)).toHaveLength(1)
})

test('a folder serves as well, and what it kept itself is not kept again', async () => {
  const out = join(temporaryFolder(), 'dist')
  publish(out, siteOf(0))
  publish(out, siteOf(1))
  expect(await keepingFrom(out)(next)).toEqual([{ path: old, bytes: Buffer.from('app 1') }])
})

test('what is named is kept in place of what the output holds', () => {
  const out = join(temporaryFolder(), 'dist')
  publish(out, siteOf(3))
  const staging = openStaging(out, [])
  for (const [path, text] of siteOf(2)) staging.write(path, text)
  staging.publish(facts, [{ path: old, bytes: Buffer.from('app 1') }])
  expect([existsSync(join(out, old)), existsSync(join(out, assetOf('app 3')))]).toEqual([true, false])
  expect(faultOf(out)).toBeUndefined()
})

const json = (text: string): RequestListener => sendAll({ [manifestName]: text })

function sendAll(files: Record<string, string>): RequestListener {
  return ({ url = '' }, response) => {
    const text = files[url.slice(1)]
    response.writeHead(text === undefined ? 404 : 200, { 'Content-Type': 'application/json' }).end(text)
  }
}

const hostile: [what: string, answer: RequestListener, line: RegExp][] = [
  ['has no manifest', (_, response) => response.writeHead(404).end('no'), /build-manifest\.json answers 404\./],
  ['is broken', (_, response) => response.writeHead(503).end(), /build-manifest\.json answers 503\./],
  [
    'answers everything with a page',
    (_, response) => response.setHeader('Content-Type', 'text/html').end('<!doctype html>'),
    /build-manifest\.json is not the manifest of a build of this site \(its type is text\/html\)\./,
  ],
  ['has a manifest of another kind', json('{"pages":{}}'), /is not the manifest of a build of this site/],
  ['has half a manifest', json(oldManifest.slice(0, 300)), /is not the manifest of a build of this site/],
  ['lacks an asset', json(oldManifest), /assets\/app-[\da-f]{12}\.js answers 404\./],
  [
    'has changed an asset on its way',
    sendAll({ [manifestName]: oldManifest, [old]: 'app 1;' }),
    /app-[\da-f]{12}\.js has other bytes than its manifest says\./,
  ],
  [
    'answers a page for an asset',
    sendAll({ [manifestName]: oldManifest, [old]: '<!doctype html>' }),
    /has other bytes than its manifest says\./,
  ],
  ['sends too much', json(' '.repeat(budget.bytes + 1)), /sends more than a site of ours could hold\./],
  ['sends without end', endless, /sends more than a site of ours could hold\./],
  ['lists more than a site has', json(crowd()), /build-manifest\.json lists 1001 hashed assets\./],
  ['breaks off', (_, response) => response.destroy(), /broke the connection off\./],
  ['leads in a circle', circle, /cannot be fetched \(redirect count exceeded\)\./],
]

function endless(_: unknown, response: Parameters<RequestListener>[1]): void {
  const more = (): void => {
    while (response.write(Buffer.alloc(65_536)));
  }
  response.on('drain', more)
  more()
}

function circle(_: unknown, response: Parameters<RequestListener>[1]): void {
  response.writeHead(302, { Location: '/build-manifest.json' }).end()
}

function crowd(): string {
  const assets = Array.from({ length: 1001 }, (_, index): [string, string] => [assetOf(`${index}`), ''])
  return manifestText({ ...facts, files: filesOf(new Map(assets)) })
}

const remedy = 'Nothing was changed. Correct --previous; or leave it out, as on a first deployment'

test.each(hostile)('a host that %s is told in a line', async (_, answer, line) => {
  const error = await keepingFrom(await host(answer), { ...budget })(next).catch(String)
  expect(error).toMatch(line)
  expect(error).toContain(remedy)
  expect(error).toMatch(/^Error: The previous release cannot be read: [^\n]*$/)
})

test('a host that is silent, before or in the middle of an answer, is waited for so long and no longer', async () => {
  const budgets = { ...budget, patience: 50 }
  const silent = await host(() => {})
  const slow = await host((_, response) => response.writeHead(200).write('{'))
  for (const url of [silent, slow])
    await expect(keepingFrom(url, budgets)(next)).rejects.toThrow(/was not there within 0\.05 seconds/)
})

test('a manifest cannot make a build write or read anywhere else', async () => {
  for (const path of [
    '../../etc/app-0123456789ab.js',
    'assets/../x-0123456789ab.js',
    '/etc/x-0123456789ab.js',
    'a//b',
  ]) {
    const manifest = manifestText({ ...facts, files: filesOf(new Map([[path, '']])) })
    const kept = keepingFrom(await host(json(manifest)), { ...budget })(next)
    await expect(kept).rejects.toThrow('is not the manifest of a build of this site')
  }
  const other = manifestText({ ...facts, files: filesOf(new Map([['index.html', '']])) })
  expect(await keepingFrom(await host(json(other)), { ...budget })(next)).toEqual([])
})

test.each([
  ['http://', 2, '--previous is "http://", which is not the address of a site'],
  ['nowhere', 1, 'there is no nowhere/build-manifest.json. Nothing was changed'],
])('build --previous %s is refused in a line, and nothing is written', async (previous, code, line) => {
  const folder = temporaryFolder()
  const refused = await run(['build', '--out', join(folder, 'site/dist'), '--previous', previous])
  expect(refused.error).toContain(line)
  expect(refused.code).toBe(code)
  expect(refused.error).not.toMatch(/^\s+at /m)
  expect(existsSync(join(folder, 'site'))).toBe(false)
})

test.each([
  ['package.json', 'package.json/build-manifest.json cannot be read (ENOTDIR).'],
  ['http://127.0.0.1:1/', 'http://127.0.0.1:1/build-manifest.json cannot be fetched (bad port).'],
])('%s is no site', async (previous, line) => {
  await expect(keepingFrom(previous)(next)).rejects.toThrow(line)
})

test.each(['https://user:word@a.example/', 'https://a.example/?x=1', 'https://a.example/#x', 'https://'])(
  '%s is no address of a site',
  (previous) => {
    expect(() => keepingFrom(previous)).toThrow('Write it as https://host/ or https://host/path/.')
  },
)

test('build --previous keeps the assets of the site that is online, once', async () => {
  const folder = temporaryFolder()
  const [online, out] = [join(folder, 'online'), join(folder, 'dist')]
  const asset = assetOf('app of another release')
  mkdirSync(online)
  publish(online, new Map([[asset, 'app of another release']]))
  const url = await host(({ url: path = '' }, response) => response.end(readFileSync(join(online, path))))
  const built = await run(['build', '--out', out, '--previous', url])
  expect([built.code, built.error]).toEqual([0, ''])
  expect(readFileSync(join(out, asset), 'utf8')).toBe('app of another release')
  expect(readFileSync(join(out, manifestName), 'utf8')).not.toContain(asset)
  expect(faultOf(out)).toBeUndefined()

  writeFileSync(join(out, asset), 'whatever became of it')
  expect((await run(['build', '--out', out])).code).toBe(0)
  expect(existsSync(join(out, asset))).toBe(false)
  expect([faultOf(out), tracesBeside(out)]).toEqual([undefined, []])
})
