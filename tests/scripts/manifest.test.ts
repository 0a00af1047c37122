import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { manifestText, parseManifest, type Manifest } from '../../scripts/disk/manifest.ts'
import { sourceCommit } from '../../scripts/disk/source-commit.ts'
import { temporaryFolder } from './run-command.ts'

// What a build says of itself, in the form that in-toto and SLSA give such statements.

const sha256 = 'ab'.repeat(32)
const manifest: Manifest = {
  parameters: { siteUrl: 'https://a.example/repo/', base: '/repo/', now: '2026-01-01' },
  source: { commit: 'c'.repeat(40), repository: 'git+https://a.example/site.git' },
  files: new Map([
    ['docs/index.html', { sha256, size: 12, sources: ['content/data/docs.json'] }],
    ['404.html', { sha256, size: 3 }],
  ]),
}

test('the manifest is an in-toto statement of the build', () => {
  expect(JSON.parse(manifestText(manifest))).toEqual({
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
        resolvedDependencies: [{ uri: 'git+https://a.example/site.git', digest: { gitCommit: 'c'.repeat(40) } }],
      },
      runDetails: { builder: { id: 'https://a.example/repo/security/#verify' } },
    },
  })
  expect(parseManifest(manifestText(manifest))).toEqual(manifest)
})

test('files stand in the order of their bytes, which is not that of UTF-16', () => {
  const names = ['\u{1f600}', '\uff5e', 'b', 'B', 'ä', 'a/b', 'a.b', 'a']
  const text = manifestText({ ...manifest, files: new Map(names.map((name) => [name, { sha256, size: 0 }])) })
  expect([...(parseManifest(text)?.files.keys() ?? [])]).toEqual([
    'B',
    'a',
    'a.b',
    'a/b',
    'b',
    'ä',
    '\uff5e',
    '\u{1f600}',
  ])
})

test.each(['/etc/x', '../x', 'a/../x', 'a/..', './x', 'a//b', 'a/', '', 'a\\b', '//evil.example/x'])(
  'a manifest that names %j is none of ours',
  (name) => {
    const files = new Map([[name, { sha256, size: 0 }]])
    expect(parseManifest(manifestText({ ...manifest, files }))).toBeUndefined()
  },
)

test('the commit is known inside git while everything is committed, and only then', async () => {
  const folder = temporaryFolder()
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.example', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim()
  const before = process.cwd()
  const commit = async (): Promise<unknown> => {
    process.chdir(folder)
    try {
      return await sourceCommit(['.'])
    } finally {
      process.chdir(before)
    }
  }
  expect(await commit()).toBeUndefined()
  git('init', '--quiet')
  writeFileSync(join(folder, 'package.json'), '{"repository":{"url":"https://a.example/site.git"}}')
  writeFileSync(join(folder, '.gitignore'), 'ignored\n')
  git('add', '.')
  expect(await commit()).toBeUndefined()
  git('commit', '--quiet', '--message', 'Begin')
  expect(await commit()).toEqual({ commit: git('rev-parse', 'HEAD'), repository: 'git+https://a.example/site.git' })
  writeFileSync(join(folder, 'ignored'), '')
  expect(await commit()).toBeUndefined()
  git('clean', '--quiet', '-fdX')
  expect(await commit()).toBeDefined()
  writeFileSync(join(folder, 'new'), '')
  expect(await commit()).toBeUndefined()
})
