import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync } from 'node:fs'
import { readlinkSync, renameSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { realPathOf } from '../../scripts/publish/output.ts'
import { openStaging, publish } from '../../scripts/publish/staging.ts'
import { recoverOutput, tempPath } from '../../scripts/publish/swap.ts'
import { runNode, temporaryFolder, type Finished } from './run-command.ts'
import { assetOf, contentOf, faultIn, faultOf, parameters, publishSite, siteOf, watchDisk } from './small-site.ts'

// How a site takes the place of another: whole, whatever happens, and never in the place of what is not ours.

const compiled = mkdtempSync(join(tmpdir(), 'site-test-'))
const publisher = join(compiled, 'publisher.mjs')
beforeAll(async () => {
  chmodSync(compiled, 0o755)
  const input = join(import.meta.dirname, 'publisher.ts')
  const bundle = await rolldown({ input, platform: 'node', logLevel: 'silent' })
  await bundle.write({ file: publisher, format: 'esm', codeSplitting: false })
})
afterAll(() => rmSync(compiled, { recursive: true }))

function firstRelease(): string {
  const out = join(temporaryFolder(), 'dist')
  publishSite(out, siteOf(1))
  return out
}

test('a release replaces another; what did not change keeps its date, and what was changed by hand does not stay', () => {
  const out = firstRelease()
  const date = new Date('2026-01-01')
  const paper = join(out, 'papers/paper.pdf')
  for (const file of [paper, join(out, 'page-1/index.html')]) utimesSync(file, date, date)
  publishSite(out, siteOf(2))
  expect(statSync(paper).mtime).toEqual(date)
  expect(statSync(join(out, 'page-1/index.html')).mtime).not.toEqual(date)
  // Of the same size, and with its date set back.
  writeFileSync(paper, 'PAPER'.repeat(20_000))
  utimesSync(paper, date, date)
  publishSite(out, siteOf(3))
  expect(faultOf(out)).toBeUndefined()
  expect(statSync(paper).mtime).not.toEqual(date)
  // As a build under another umask has left it: no host could read it.
  chmodSync(paper, 0o600)
  publishSite(out, siteOf(4))
  expect(statSync(paper).mode & 0o777).toBe(0o666 & ~process.umask())
})

const unwritable = ['../x', '/x', 'a//b', 'page-0/../x', '', 'build-manifest.json', 'PAGE-0/index.html']
test.each(unwritable)('%j is not written: it leaves the output, or its name is taken', (path) => {
  const staging = openStaging(join(temporaryFolder(), 'dist'), [])
  staging.write('page-0/index.html', '')
  expect(() => staging.write(path, '')).toThrow('leaves the output, or is written twice')
  staging.discard()
})

test('a build that fails leaves no folder, and half a site of which a part was cleared away is not published', () => {
  const folder = temporaryFolder()
  openStaging(join(folder, 'a/b/dist'), []).discard()
  expect(readdirSync(folder)).toEqual([])

  const staging = openStaging(join(folder, 'dist'), [])
  for (const [path, content] of siteOf(2)) staging.write(path, content)
  rmSync(join(staging.folder, 'page-7'), { recursive: true })
  expect(() => publish(staging, { parameters })).toThrow(/removed or changed page-7\/index\.html in .* Build again\./)
  staging.discard()
  expect(readdirSync(folder)).toEqual([])
})

const hashed = (...contents: string[]): string[] => contents.map((content) => assetOf(content)).toSorted()

test('scripts, styles and fonts of the release before stay for one release; nothing else does', () => {
  const out = firstRelease()
  const assets = (): string[] => readdirSync(join(out, 'assets')).map((name) => `assets/${name}`)
  let last = 1
  for (const release of [2, 3, 2, 2]) {
    publishSite(out, siteOf(release))
    expect(assets()).toEqual(hashed(...new Set([`app ${release}`, `app ${last}`, 'shared'])))
    expect(faultOf(out)).toBeUndefined()
    last = release
  }
  publishSite(out, siteOf(4).set(assetOf('portrait', 'png'), 'portrait').set(assetOf('rules', 'css'), 'rules'))
  writeFileSync(join(out, assetOf('app 4')), 'damaged')
  publishSite(out, siteOf(5))
  expect(assets()).toEqual([...hashed('app 5', 'shared'), assetOf('rules', 'css')].toSorted())

  publishSite(out, siteOf(6), { drafts: true })
  publishSite(out, siteOf(7))
  expect(assets()).toEqual(hashed('app 7', 'shared'))
})

test('one hashed name for two contents is refused', () => {
  const out = firstRelease()
  expect(() => publishSite(out, siteOf(1).set(assetOf('shared'), 'other'))).toThrow(
    /has other bytes than under the same name in the previous release/,
  )
  expect(faultOf(out)).toBeUndefined()
})

test('what a dead build has left is put right; what a running one has is left to it', () => {
  const out = firstRelease()
  const beside = (name: string): string => join(dirname(out), name)
  // Numbers of processes come again: this one runs, but began at another time.
  renameSync(out, beside(`.dist-old-${process.pid}-1-ffffffff`))
  mkdirSync(beside('.dist-staging-4194304-1-00000000/page-1'), { recursive: true })
  mkdirSync(beside('.dist-other'))
  const running = tempPath(out, 'staging')
  mkdirSync(running)
  recoverOutput(out)
  expect(readdirSync(dirname(out))).toEqual(['.dist-other', running.slice(dirname(out).length + 1), 'dist'].toSorted())
  rmSync(running, { recursive: true })
  rmSync(beside('.dist-other'), { recursive: true })
  expect(faultOf(out)).toBeUndefined()
})

test('where the output is a link, the folder it leads to is replaced, also after a kill', () => {
  const out = firstRelease()
  const [link, front] = [join(dirname(out), 'www'), join(dirname(out), 'front')]
  symlinkSync('dist', link)
  symlinkSync(link, front)
  publishSite(front, siteOf(2))
  expect([readlinkSync(link), readlinkSync(front), faultOf(out)]).toEqual(['dist', link, undefined])
  renameSync(out, join(dirname(out), '.dist-old-4194304-1-ffffffff'))
  recoverOutput(realPathOf(front))
  expect(readFileSync(join(front, 'page-1/index.html'), 'utf8')).toContain('release 2 ')
})

// Refusals: a line says why and what helps, and nothing has changed.

type Case = [what: string, prepare: (out: string) => void, line: RegExp]
const put = (file: string): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, 'x')
}
const refusals: Case[] = [
  ...['CNAME', 'constructor', 'assets/deep/app-0123456789ab.js'].map((path): Case => [
    `holds ${path}`,
    (out) => {
      publishSite(out, siteOf(1))
      put(join(out, path))
    },
    new RegExp(`dist holds ${path}, which no build wrote\\. Put it into public/, or remove it`),
  ]),
  ['is not ours', (out) => put(join(out, 'letter.txt')), /dist holds files that no build of this site made/],
  ['is inside another', (out) => publishSite(dirname(out), siteOf(1)), /dist is inside \S+, a built site\. Choose/],
  ['is a file', put, /The output \S+dist is a file\. Choose another folder with --out\./],
]

test.each(refusals)('an output that %s is refused', (_, prepare, line) => {
  const folder = temporaryFolder()
  const out = join(folder, 'dist')
  prepare(out)
  const before = readdirSync(folder, { recursive: true })
  expect(() => publishSite(out, siteOf(2))).toThrow(line)
  expect(readdirSync(folder, { recursive: true })).toEqual(before)
})

// A disk that refuses: root runs the tests of it as the user "nobody".

const isRoot = process.getuid?.() === 0
const asUser = isRoot ? ['setpriv', '--reuid', '65534', '--regid', '65534', '--clear-groups'] : ['env']
const denied =
  'permission is denied\\. Nothing was changed\\. Change its permissions or owner, or choose another folder\\.'

test.each([
  [
    'a limit on the size of files',
    undefined,
    /^Could not write \S+page-0\/index\.html: a file would be larger than the system allows\. Nothing was changed\. Raise the limit \(ulimit -f\)\.\n$/,
  ],
  ['a read-only folder around the output', '', RegExp(`^Could not mkdir \\S+: ${denied}\n$`)],
  ['a read-only output', 'dist', RegExp(`^Could not access \\S+dist: ${denied}\n$`)],
  ['a read-only folder in the output', 'dist/page-3', RegExp(`^Could not access \\S+page-3: ${denied}\n$`)],
])('%s is reported in a line, and the old site stays', (_, closed, line) => {
  const folder = temporaryFolder()
  publishSite(join(folder, 'dist'), siteOf(1))
  if (isRoot)
    for (const path of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
      chownSync(join(folder, path), 65534, 65534)
  if (closed !== undefined) {
    chmodSync(join(folder, closed), 0o500)
    onTestFinished(() => chmodSync(join(folder, closed), 0o700))
  }
  const before = contentOf(folder)
  const under = closed === undefined ? ['sh', '-c', 'ulimit -f 1; exec "$@"', 'sh'] : asUser
  const [program, ...args] = [...under, process.execPath, publisher, '--release', '2', '--out', join(folder, 'dist')]
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8', cwd: '/' })
  expect(stderr).toMatch(line)
  expect([status, readdirSync(folder), contentOf(folder)]).toEqual([1, ['dist'], before])
})

// Kills at every change of the disk: a few by default, all with SITE_KILLS=all.

test('whatever the moment of a kill, a whole site stands, but between two renames; and the next command puts it back', async () => {
  const out = firstRelease()
  const kill = (at: number, release: number): Promise<Finished> =>
    runNode([publisher, '--out', out, '--release', `${release}`, '--die-at', `${at}`])
  const changes = (await kill(0, 2)).out.trim().split('\n')
  expect(changes.length).toBeGreaterThan(40)
  const moments = changes.map((_, index) => index + 1)
  const chosen = (at: number): boolean => at % 8 === 0 || /rename|^rmSync/.test(changes[at - 1] ?? '')
  let missing = 0
  for (const at of process.env.SITE_KILLS === 'all' ? moments : moments.filter(chosen)) {
    expect([(await kill(at, at + 100)).signal, changes[at - 1]]).toEqual(['SIGKILL', changes[at - 1]])
    const isThere = existsSync(out)
    if (!isThere) missing++
    const fault = isThere ? faultIn(out) : undefined
    recoverOutput(out)
    expect([fault, faultOf(out)], `killed at ${at}, ${changes[at - 1]}`).toEqual([undefined, undefined])
  }
  expect(missing).toBe(1)
})

test('another build may publish at any moment of ours: both end well, and the site of one stands', () => {
  const out = firstRelease()
  let moments = 0
  const endCount = watchDisk(() => moments++)
  publishSite(out, siteOf(0))
  endCount()
  expect(moments).toBeGreaterThan(30)
  for (let at = 1; at <= moments; at++) {
    let seen = 0
    const end = watchDisk(() => {
      if (++seen !== at) return
      end()
      publishSite(out, siteOf(1000 + at))
    })
    onTestFinished(end)
    publishSite(out, siteOf(at))
    end()
    expect(faultOf(out), `moment ${at}`).toBeUndefined()
    expect(readFileSync(join(out, 'page-1/index.html'), 'utf8')).toMatch(RegExp(`release (${at}|${1000 + at}) `))
  }
})
