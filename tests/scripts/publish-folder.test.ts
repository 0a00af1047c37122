import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mendOutput, siblingOf } from '../../scripts/disk/leftovers.ts'
import { findOutput } from '../../scripts/disk/output.ts'
import { openStaging } from '../../scripts/disk/staging.ts'
import { contentOf, faultOf, tracesBeside } from './publishing.ts'
import { temporaryFolder } from './run-command.ts'
import { assetOf, facts, publish, siteOf } from './small-site.ts'

const inodeOf = (...path: string[]): number => statSync(join(...path)).ino
const assetsIn = (out: string): string[] => readdirSync(join(out, 'assets')).map((name) => `assets/${name}`)

test('a file that did not change stays the same file, with its date; one that did is new', () => {
  const out = join(temporaryFolder(), 'dist')
  publish(out, siteOf(1))
  const [paper, page] = ['papers/paper.pdf', 'page-1/index.html'].map((path) => inodeOf(out, path))
  publish(out, siteOf(2))
  expect(inodeOf(out, 'papers/paper.pdf')).toBe(paper)
  expect(inodeOf(out, 'page-1/index.html')).not.toBe(page)
  expect(faultOf(out)).toBeUndefined()
})

test('what somebody changed in the old site by hand is not taken over', () => {
  const out = join(temporaryFolder(), 'dist')
  publish(out, siteOf(1))
  // Of the same size, so that only its bytes tell.
  writeFileSync(join(out, 'papers/paper.pdf'), 'PAPER'.repeat(20_000))
  publish(out, siteOf(1))
  expect(faultOf(out)).toBeUndefined()
})

test('a file that was given other rights is written anew', () => {
  const out = join(temporaryFolder(), 'dist')
  publish(out, siteOf(1))
  const { mode } = statSync(join(out, 'papers/paper.pdf'))
  chmodSync(join(out, 'papers/paper.pdf'), 0o600)
  publish(out, siteOf(2))
  expect(statSync(join(out, 'papers/paper.pdf')).mode).toBe(mode)
})

test('no file of the old site is ever written to, also if a path is written twice', () => {
  const folder = temporaryFolder()
  const out = join(folder, 'dist')
  publish(out, siteOf(1))
  const staging = openStaging(out, [])
  const before = contentOf(out)
  for (const [path, content] of siteOf(1)) staging.write(path, content)
  for (const [path] of siteOf(1)) staging.write(path, 'other')
  expect(contentOf(out)).toEqual(before)
  staging.discard()
  expect(tracesBeside(out)).toEqual([])
})

test('assets of the release before stay for one release, and no longer', () => {
  const out = join(temporaryFolder(), 'dist')
  const [first, second, third, shared] = ['app 1', 'app 2', 'app 3', 'shared'].map(assetOf)
  publish(out, siteOf(1))
  publish(out, siteOf(2))
  expect(new Set(assetsIn(out))).toEqual(new Set([first, second, shared]))
  publish(out, siteOf(3))
  expect(new Set(assetsIn(out))).toEqual(new Set([second, third, shared]))
  expect(faultOf(out)).toBeUndefined()
  publish(out, siteOf(2))
  expect(new Set(assetsIn(out))).toEqual(new Set([second, third, shared]))
})

test('an asset that is damaged in the old site is not kept', () => {
  const out = join(temporaryFolder(), 'dist')
  publish(out, siteOf(1))
  writeFileSync(join(out, assetOf('app 1')), 'broken')
  publish(out, siteOf(2))
  expect(existsSync(join(out, assetOf('app 1')))).toBe(false)
})

test('one hashed name for two contents is refused', () => {
  const out = join(temporaryFolder(), 'dist')
  publish(out, siteOf(1))
  const site = siteOf(1).set(assetOf('shared'), 'other')
  expect(() => publish(out, site)).toThrow(/has other bytes than under the same name in the previous release/)
  expect(faultOf(out)).toBeUndefined()
  expect(tracesBeside(out)).toEqual([])
})

test.each(['CNAME', 'constructor', 'assets/team-portrait.jpg', 'assets/deep/app-0123456789ab.js', 'blog/link'])(
  'with %s in the output, which no build made, it is refused',
  (path) => {
    const out = join(temporaryFolder(), 'dist')
    publish(out, siteOf(1))
    publish(out, siteOf(2))
    mkdirSync(join(out, path, '..'), { recursive: true })
    writeFileSync(join(out, path), 'x')
    expect(() => publish(out, siteOf(3))).toThrow(`holds ${path}, which no build made`)
  },
)

test('half a site, of which another program cleared a part away, is not published', () => {
  const folder = temporaryFolder()
  const out = join(folder, 'dist')
  publish(out, siteOf(1))
  const staging = openStaging(out, [])
  for (const [path, content] of siteOf(2)) staging.write(path, content)
  const [staged = ''] = tracesBeside(out)
  rmSync(join(folder, staged, 'page-7'), { recursive: true })
  expect(() => staging.publish(facts)).toThrow(/removed or changed page-7\/index\.html in .* Build again\./)
  staging.discard()
  expect(faultOf(out)).toBeUndefined()
})

test('a failed build leaves no folder that was made for its output', () => {
  const folder = temporaryFolder()
  openStaging(join(folder, 'a/b/dist'), []).discard()
  expect(readdirSync(folder)).toEqual([])
})

test('what is half written or half removed never takes the place of a whole site', () => {
  const folder = temporaryFolder()
  const out = join(folder, 'dist')
  publish(out, siteOf(1))
  // As after two builds that died: one while it removed the old site, the next exactly between its two renames.
  renameSync(out, join(folder, '.dist-old-4194304-1-ffffffff'))
  mkdirSync(join(folder, '.dist-staging-4194304-1-00000000/page-1'), { recursive: true })
  mendOutput(findOutput(out))
  expect(faultOf(out)).toBeUndefined()
  expect(tracesBeside(out)).toEqual([])
})

test('what a running build has beside the output is left to it', () => {
  const out = join(temporaryFolder(), 'dist')
  const staging = siblingOf(out, 'staging')
  mkdirSync(staging)
  publish(out, siteOf(1))
  expect(existsSync(staging)).toBe(true)
})
