import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { manifestName, manifestText, readManifest } from '../../scripts/disk/manifest.ts'
import { openStaging } from '../../scripts/disk/staging.ts'
import { serveStatic } from '../../scripts/servers/static-server.ts'
import { checkManifest } from '../../scripts/verify/check-manifest.ts'
import { checkOutput } from '../../scripts/verify/check-output.ts'
import { compareWith } from '../../scripts/verify/compare.ts'
import { openOutput } from '../../scripts/verify/output.ts'
import { weighPages } from '../../scripts/weight/weigh-pages.ts'
import { buildInMemory } from '../site/in-memory.ts'
import { run, temporaryFolder } from './run-command.ts'
import { assetOf, facts, publish, siteOf } from './small-site.ts'

// What `npm run verify` finds in an output, and how it compares two.

/** Two outputs of one release. */
function twins(): [string, string] {
  const folder = temporaryFolder()
  const both: [string, string] = [join(folder, 'here'), join(folder, 'there')]
  for (const out of both) publish(out, siteOf(1))
  return both
}

/** The real site, as a build writes it. @param edits texts to put in place of others, by file. */
function realSite(edits: Record<string, (html: string) => string> = {}): string {
  const out = join(temporaryFolder(), 'dist')
  const staging = openStaging(out, [])
  for (const [path, content] of buildInMemory().files) {
    const edited = edits[path]?.(String(content)) ?? content
    staging.write(path, edited, path.endsWith('.html') ? [`content/of/${path}`] : undefined)
  }
  staging.publish({ ...facts, parameters: { ...facts.parameters, siteUrl: 'https://sentinelops.example/' } })
  return out
}

test('files that are missing, changed or of nobody are told; assets of the release before are nobody’s business', () => {
  const [out] = twins()
  expect(checkManifest(openOutput(out))).toEqual([])
  writeFileSync(join(out, assetOf('an older release')), 'an older release')
  expect(checkManifest(openOutput(out))).toEqual([])
  rmSync(join(out, 'page-1/index.html'))
  writeFileSync(join(out, 'page-2/index.html'), 'edited')
  writeFileSync(join(out, assetOf('app 1')), 'edited')
  writeFileSync(join(out, 'CNAME'), 'a.example')
  expect(checkManifest(openOutput(out)).map(({ file, message }) => `${file.slice(out.length + 1)} ${message}`)).toEqual(
    [
      'page-1/index.html is missing, but build-manifest.json lists it. Build again.',
      'CNAME is not listed in build-manifest.json. Put it into public/ and build, or remove it.',
      `${assetOf('app 1')} was changed after the build. Build again.`,
      'page-2/index.html was changed after the build. Build again.',
    ],
  )
})

test('the real site has no finding, and one that is put into it is told with the source of its page', () => {
  expect(checkOutput(openOutput(realSite()))).toEqual([])
  const out = realSite({ 'careers/index.html': (html) => html.replace('href="/mission/"', 'href="/missoin/"') })
  expect(checkOutput(openOutput(out))).toEqual([
    {
      file: 'content/of/careers/index.html',
      message: 'links to /missoin/, which no page has. Did you mean /mission/? It is in /careers/.',
    },
  ])
})

test('verify tells what it finds as lines, annotations and data, and ends accordingly', async () => {
  const out = realSite()
  const good = await run(['verify', '--out', out])
  expect([good.code, good.error]).toEqual([0, ''])
  expect(good.out).toMatch(/dist: \d+ pages, \d+ files, \d\.\d MB\n/)
  expect(good.out).toMatch(/^ +\/docs\/ +\d+\.\d \/ \d\.\d +- +-$/m)
  writeFileSync(join(out, 'robots.txt'), '')
  const bad = await run(['verify', '--out', out, '--json'], { env: { GITHUB_ACTIONS: 'true' } })
  expect(bad.code).toBe(1)
  expect(bad.error).toContain(`::error file=${join(out, 'robots.txt')},line=1,col=1::was changed after the build.`)
  expect(JSON.parse(bad.out)).toMatchObject({
    pages: expect.arrayContaining([expect.objectContaining({ path: '/docs/' })]) as unknown,
    problems: [{ file: join(out, 'robots.txt'), message: 'was changed after the build. Build again.' }],
  })
})

test.each([
  ['nowhere', 'There is no built site in nowhere'],
  ['tests', 'There is no built site in tests'],
])('%s is no output', async (out, line) => {
  const { code, error } = await run(['verify', '--out', out])
  expect([code, error]).toEqual([1, expect.stringContaining(line)])
})

test('two builds of one release are the same, whatever the commit and the assets kept', async () => {
  const [here, there] = twins()
  const manifest = readManifest(there)
  if (!manifest) throw new Error('no manifest')
  writeFileSync(join(there, manifestName), manifestText({ ...manifest, source: { commit: 'a'.repeat(40) } }))
  writeFileSync(join(there, assetOf('an older release')), 'an older release')
  expect(await compareWith(there, openOutput(here))).toEqual({ files: {}, parameters: {} })
})

test('each file that differs is told, from a folder and from a host that keeps _headers to itself', async () => {
  const [here, there] = twins()
  publish(here, new Map([...siteOf(1), ['_headers', '/'], ['docs/index.html', 'here'], ['a b%#?.txt', 'same']]))
  const files = new Map([...siteOf(1), ['_headers', '/'], ['docs/index.html', 'there'], ['a b%#?.txt', 'same']])
  publish(there, new Map([...files, ['new.txt', '']]))
  writeFileSync(join(there, 'page-3/index.html'), 'edited online')
  const differences = {
    'docs/index.html': 'differs',
    'new.txt': 'is only there',
    'page-3/index.html': 'differs, and is not what the manifest there says',
  }
  expect(await compareWith(there, openOutput(here))).toEqual({ files: differences, parameters: {} })
  rmSync(join(there, '_headers'))
  const { url, close } = await serveStatic(there, { port: 0, base: '/repo/' })
  try {
    expect(await compareWith(url, openOutput(here))).toEqual({ files: differences, parameters: {} })
  } finally {
    await close()
  }
})

test('what the builds were asked for is told where it differs, and is no difference by itself', async () => {
  const [here, there] = twins()
  const manifest = readFileSync(join(there, manifestName), 'utf8')
  writeFileSync(join(there, manifestName), manifest.replace('2026-01-01', '2026-01-02'))
  expect(await compareWith(there, openOutput(here))).toEqual({
    files: {},
    parameters: { now: { here: '2026-01-01', there: '2026-01-02' } },
  })
})

test.each([
  ['http://', 2, '--against is "http://", which is not the address of a site.'],
  ['nowhere', 1, 'There is nothing to compare with: there is no nowhere/build-manifest.json. Correct --against.'],
])('verify --against %s is refused in a line', async (against, code, line) => {
  const [out] = twins()
  const refused = await run(['verify', '--out', out, '--against', against])
  expect([refused.code, refused.error]).toEqual([code, expect.stringContaining(line)])
})

test('a page weighs its HTML, its script, and what it may load later', () => {
  const out = join(temporaryFolder(), 'dist')
  mkdirSync(out)
  const [now, later] = [assetOf('now'), assetOf('later')]
  const html = `<script type="importmap">{"integrity":{"/${later}":"x"}}</script><script type="module" src="/${now}"></script>`
  publish(
    out,
    new Map([
      ['docs/index.html', html],
      ['index.html', '<p>'],
      [now, 'n'.repeat(1000)],
      [later, 'l'.repeat(2000)],
    ]),
  )
  const [home, docs] = weighPages(openOutput(out))
  expect([home?.path, home?.html.raw, home?.script.raw, home?.later.raw]).toEqual(['/', 3, 0, 0])
  expect([docs?.path, docs?.html.raw, docs?.script.raw, docs?.later.raw]).toEqual(['/docs/', html.length, 1000, 2000])
  expect(docs?.script.brotli).toBeLessThan(100)
})
