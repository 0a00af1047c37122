import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { manifestName, manifestText, readManifest } from '../../scripts/publish/manifest.ts'
import { run as verify } from '../../scripts/verify.ts'
import { runHere, serve, temporaryFolder } from './run-command.ts'
import { assetOf, publishSite, siteOf } from './small-site.ts'

function twins(...more: Record<string, string>[]): [string, string] {
  const folder = temporaryFolder()
  const [here, there] = [join(folder, 'here'), join(folder, 'there')]
  for (const [index, out] of [here, there].entries())
    publishSite(out, new Map([...siteOf(1), ...Object.entries(more[index] ?? {})]))
  return [here, there]
}

test('files that are missing, changed or unlisted are reported as lines and data; assets of the previous release are not', async () => {
  const [out] = twins()
  writeFileSync(join(out, assetOf('an older release')), 'an older release')
  const good = await runHere(verify, '--out', out)
  expect([good.code, good.error]).toEqual([0, ''])
  expect(good.out).toMatch(/8 pages, 11 files, 0\.1 MB\nEvery file is as its build left it\.\nNot checked: 1 asset of/)

  rmSync(join(out, 'page-1/index.html'))
  for (const path of ['page-2/index.html', assetOf('app 1'), 'CNAME']) writeFileSync(join(out, path), 'edited')
  const found = [
    ['CNAME', `is not listed in ${manifestName}. Put it into public/ and build, or remove it.`],
    [assetOf('app 1'), 'was changed after the build. Build again.'],
    ['page-1/index.html', `is missing, but ${manifestName} lists it. Build again.`],
    ['page-2/index.html', 'was changed after the build. Build again.'],
  ].map(([path, message]) => ({ file: join(out, path ?? ''), message }))
  const bad = await runHere(verify, '--out', out, '--json')
  expect(bad.code).toBe(1)
  expect(JSON.parse(bad.out)).toEqual(expect.objectContaining({ pages: 7, files: 11, problems: found }))
  const lines = bad.error.split('\n').map((line) => line.replace(/ {2,}/, ' '))
  expect(lines.slice(0, 4)).toEqual(found.map(({ file, message }) => `${file} ${message}`))
  expect(lines[4]).toContain('4 problems. ')
})

test('links in place of files are reported, and so is a page that has the name of an asset kept', async () => {
  const [out, other] = twins()
  const added = ['assets/page-0123456789ab.html', 'nowhere', 'page-1/index.html']
  rmSync(join(out, 'page-1/index.html'))
  writeFileSync(join(out, 'assets/page-0123456789ab.html'), 'A page.')
  symlinkSync(join(other, 'nowhere'), join(out, 'nowhere'))
  symlinkSync(join(other, 'page-1/index.html'), join(out, 'page-1/index.html'))
  const { code, error } = await runHere(verify, '--out', out)
  expect(code).toBe(1)
  const firstWords = error.split('\n').map((line) => line.split(' ')[0])
  expect(firstWords).toEqual([...added.map((path) => join(out, path)), '3', ''])
})

test('two builds of one release are the same, whatever the commit and the assets kept', async () => {
  const [here, there] = twins()
  const manifest = readManifest(there)
  if (!manifest) throw new Error('no manifest')
  writeFileSync(join(there, manifestName), manifestText({ ...manifest, source: { commit: 'a'.repeat(40) } }))
  writeFileSync(join(there, assetOf('an older release')), 'an older release')
  const { code, out } = await runHere(verify, '--out', here, '--against', there)
  expect([code, out]).toEqual([0, expect.stringContaining(`${there}: every file is the same, byte for byte\n`)])
})

test('each file that differs is reported, from a folder and from a host that acts on _headers and _redirects', async () => {
  const moved = { _redirects: '/old/ /docs/ 301\n', 'old/index.html': 'moved' }
  const both = { ...moved, _headers: '/', 'a b%#?.txt': 'same', 'page-1/410.txt': '' }
  const [here, there] = twins(
    { ...both, 'docs/index.html': 'here', 'old.txt': '' },
    { ...both, 'docs/index.html': 'there', 'new.txt': '' },
  )
  writeFileSync(join(there, 'page-3/index.html'), 'edited online')
  const text = readFileSync(join(there, manifestName), 'utf8')
  const lying = text.replace(/("page-2\/index.html",\s+"digest": \{\s+"sha256": ")..../, '$10000')
  writeFileSync(join(there, manifestName), lying.replace('2026-01-01', '2026-01-02'))
  const comparison = {
    files: {
      'docs/index.html': 'differs',
      'new.txt': 'is only there',
      'old.txt': 'is not listed there',
      'page-2/index.html': 'differs, and is not what the manifest there says',
      'page-3/index.html': 'differs, and is not what the manifest there says',
    },
    parameters: { now: { here: '2026-01-01', there: '2026-01-02' } },
  }
  for (const against of [there, await serveSite(there)]) {
    const { code, out } = await runHere(verify, '--out', here, '--against', against, '--json')
    expect([code, JSON.parse(out)]).toEqual([1, expect.objectContaining({ comparison })])
  }
  rmSync(join(there, 'page-4/index.html'))
  writeFileSync(join(there, '__proto__'), '')
  const lines = await runHere(verify, '--out', here, '--against', there)
  expect(lines.error).toMatch(/^ {2}page-4\/index\.html {3}cannot be read: there is no \S+page-4\/index\.html,/m)
  expect(lines.error).toMatch(/there: 7 files not the same\n$/)
  expect(lines.out).toContain('built with another now: here "2026-01-01", there "2026-01-02"\n')
})

/** Serves a site below /repo/ as hosts do that act on _headers and _redirects, and from which page 1 was withdrawn. */
async function serveSite(out: string): Promise<string> {
  const host = await serve(({ url = '' }, response) => {
    const path = decodeURIComponent(url.replace('/repo/', '')).replace(/(^|\/)$/, '$1index.html')
    const file = join(out, path)
    if (path.startsWith('_') || !existsSync(file)) return response.writeHead(404).end()
    if (path === 'old/index.html') return response.writeHead(301, { Location: '/repo/docs/' }).end()
    return response.writeHead(path === 'page-1/index.html' ? 410 : 200).end(readFileSync(file))
  })
  return `${host}/repo`
}

test.each([
  [['--out', 'tests'], 1, 'There is no built site in tests'],
  [['--out', 'OUT', '--against', 'http://'], 2, '--against is "http://", which is not the address of a site.'],
  [['--out', 'OUT', '--against', 'nowhere'], 1, 'There is nothing to compare with: there is no nowhere/'],
])('verify %j is refused in a line', async (flags, code, line) => {
  const [out] = twins()
  const refused = await runHere(verify, ...flags.map((flag) => (flag === 'OUT' ? out : flag)))
  expect([refused.code, refused.error]).toEqual([code, expect.stringContaining(line)])
})
