import { existsSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { manifestName, manifestText, type FileEntry } from '../../scripts/publish/manifest.ts'
import { sha256Of } from '../../src/generator/sha256.ts'
import { previousRelease } from '../../scripts/publish/previous.ts'
import { openStaging, publish } from '../../scripts/publish/staging.ts'
import { serve, temporaryFolder } from './run-command.ts'
import { assetOf, faultOf, parameters, publishSite, siteOf } from './small-site.ts'

const fetchFrom = (where: string, limits = { timeoutMs: 10_000, bytes: 1_000_000 }): Promise<object[]> =>
  previousRelease(where, limits)(next)
const entriesOf = (texts: ReadonlyMap<string, string>): Map<string, FileEntry> =>
  new Map([...texts].map(([path, text]) => [path, { sha256: sha256Of(text), bytes: Buffer.byteLength(text) }]))
const next = entriesOf(siteOf(2))
const old = assetOf('app 1')
const manifestOf = (texts: ReadonlyMap<string, string>, asked: object = {}): string =>
  manifestText({ parameters: { ...parameters, ...asked }, files: entriesOf(texts) })
const oldManifest = manifestOf(siteOf(1))

const sendAll =
  (files: ReadonlyMap<string, string>): RequestListener =>
  ({ url = '' }, response) => {
    const text = files.get(decodeURI(url).replace(/^\/(repo\/)?/, ''))
    response.writeHead(text === undefined ? 404 : 200, { 'Content-Type': 'application/json' }).end(text)
  }
const sendManifest = (text: string): RequestListener => sendAll(new Map([[manifestName, text]]))

test('the scripts that the next release lacks are fetched, and nothing else', async () => {
  const asked: (string | undefined)[] = []
  const send = sendAll(new Map([...siteOf(1), [manifestName, oldManifest]]))
  const url = await serve((request, response) => {
    asked.push(request.url)
    send(request, response)
  })
  expect(await fetchFrom(`${url}/repo`)).toEqual([{ path: old, bytes: Buffer.from('app 1') }])
  expect(asked).toEqual([`/repo/${manifestName}`, `/repo/${old}`])
})

test('a folder serves as well; what it kept itself is not kept again; and what is named goes before what is replaced', async () => {
  const [online, out] = [join(temporaryFolder(), 'online'), join(temporaryFolder(), 'dist')]
  for (const release of [0, 1]) publishSite(online, siteOf(release))
  publishSite(out, siteOf(3))
  const staging = openStaging(out, [])
  for (const [path, text] of siteOf(2)) staging.write(path, text)
  publish(staging, { parameters }, await previousRelease(online)(staging.files))
  const kept = ['app 0', 'app 1', 'app 3'].map((content) => existsSync(join(out, assetOf(content))))
  expect([kept, faultOf(out)]).toEqual([[false, true, false], undefined])
})

const crowd = manifestOf(new Map(Array.from({ length: 1001 }, (_, index) => [assetOf(`${index}`), ''])))

const notManifest = /its build-manifest\.json is not the manifest of a build of this site\./
const hostile: [what: string, answer: RequestListener, line: RegExp][] = [
  ['has no manifest', (_, response) => response.writeHead(404).end('no'), /build-manifest\.json answers 404\./],
  ['has half a manifest', sendManifest(oldManifest.slice(0, 300)), notManifest],
  ['lacks an asset', sendManifest(oldManifest), /assets\/app-[\da-f]{12}\.js answers 404\./],
  [
    'has changed an asset on its way',
    sendAll(new Map(Object.entries({ [manifestName]: oldManifest, [old]: 'app 1;' }))),
    /app-[\da-f]{12}\.js has other bytes than its manifest says\./,
  ],
  ['sends for ever', (_, response) => response.write(Buffer.alloc(2_000_000)), /is larger than this site could be\./],
  ['lists more than a site has', sendManifest(crowd), /manifest lists 1001 hashed assets\./],
  ['breaks off', (_, response) => response.destroy(), /cannot be fetched \(UND_ERR_SOCKET\)\./],
  ['names a file outside', sendManifest(manifestOf(new Map([['assets/../../x-0123456789ab.js', '']]))), notManifest],
]

test.each(hostile)('a host that %s is reported in a line', async (_, answer, line) => {
  const error = await fetchFrom(await serve(answer)).catch(String)
  expect(error).toMatch(line)
  expect(error).toMatch(
    /^Error: The previous release cannot be read: [^\n]* Nothing was changed\. Correct --previous; or leave it out, as on a first deployment[^\n]*$/,
  )
})

test('a host that is silent, before or in the middle of an answer, is waited for so long and no longer', async () => {
  const silent = await serve(() => {})
  const slow = await serve((_, response) => response.writeHead(200).write('{'))
  for (const url of [silent, slow]) {
    const assets = fetchFrom(url, { timeoutMs: 50, bytes: 1_000_000 })
    await expect(assets).rejects.toThrow('did not arrive within 0.05 seconds')
  }
})

test('what is no site, or no address of one, is refused', async () => {
  const line = 'there is no nowhere/build-manifest.json, or it cannot be read.'
  await expect(fetchFrom('nowhere')).rejects.toThrow(line)
  const refusal = '--previous is "https://", which is not the address of a site. Write it as'
  expect(() => previousRelease('https://')).toThrow(refusal)
})
