import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { manifestText, parseManifest, type Manifest } from '../../scripts/publish/manifest.ts'
import { sourceCommit } from '../../scripts/read-tree.ts'
import { temporaryFolder } from './run-command.ts'

const sha256 = 'ab'.repeat(32)
const manifest: Manifest = {
  parameters: { siteUrl: 'https://a.example/repo/', base: '/repo/', now: '2026-01-01', drafts: true },
  files: new Map([
    ['404.html', { sha256, bytes: 3 }],
    ['docs/index.html', { sha256, bytes: 12, sources: ['content/data/docs.json'] }],
  ]),
}
const source = { commit: 'c'.repeat(40) }

test('the manifest is an in-toto statement of the build', () => {
  expect(JSON.parse(manifestText({ ...manifest, source }))).toEqual({
    _type: 'https://in-toto.io/Statement/v1',
    subject: [
      { name: '404.html', digest: { sha256 }, annotations: { size: 3 } },
      { name: 'docs/index.html', digest: { sha256 }, annotations: { size: 12, sources: ['content/data/docs.json'] } },
    ],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'https://a.example/repo/security/#verify',
        externalParameters: manifest.parameters,
        internalParameters: {},
        resolvedDependencies: [{ digest: { gitCommit: source.commit } }],
      },
      runDetails: { builder: { id: 'https://a.example/repo/security/#verify' } },
    },
  })
  expect(parseManifest(Buffer.from(manifestText(manifest)))).toEqual(manifest)
})

test('what could print more than a name and a setting is no manifest', () => {
  const entry = { sha256: 'a'.repeat(64), bytes: 1 }
  const hostile = [
    { files: new Map([['a\n::error::b', entry]]) },
    { parameters: { ...manifest.parameters, a: { b: { c: 'd' } } } as unknown as Manifest['parameters'] },
  ]
  for (const part of hostile) expect(parseManifest(Buffer.from(manifestText({ ...manifest, ...part })))).toBeUndefined()
})

test('files are in the order of their bytes, which is not that of UTF-16', () => {
  const sorted = ['B', 'a', 'a.b', 'a/b', 'b', 'ä', '\uff5e', '\u{1f600}']
  const files = new Map(sorted.toReversed().map((name) => [name, { sha256, bytes: 0 }]))
  expect([...(parseManifest(Buffer.from(manifestText({ ...manifest, files })))?.files.keys() ?? [])]).toEqual(sorted)
})

test('the commit is known inside git while everything is committed, and only then', async () => {
  const folder = temporaryFolder()
  const git = (...args: string[]): string =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a@a.example', ...args], {
      encoding: 'utf8',
    }).trim()
  const before = process.cwd()
  const commit = async (): Promise<unknown> => {
    process.chdir(folder)
    return sourceCommit(['.']).finally(() => process.chdir(before))
  }
  expect(await commit()).toBeUndefined()
  git('init', '--quiet')
  writeFileSync(join(folder, '.gitignore'), 'ignored\n')
  git('add', '.')
  expect(await commit()).toBeUndefined()
  git('commit', '--quiet', '--message', 'Begin')
  expect(await commit()).toEqual({ commit: git('rev-parse', 'HEAD') })
  writeFileSync(join(folder, 'ignored'), '')
  expect(await commit()).toBeUndefined()
  git('clean', '--quiet', '-fdX')
  expect(await commit()).toBeDefined()
  git('config', 'status.showUntrackedFiles', 'no')
  writeFileSync(join(folder, 'new'), '')
  expect(await commit()).toBeUndefined()
})
