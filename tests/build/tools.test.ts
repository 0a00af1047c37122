import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectCopy, run } from './run-command.ts'

// The frame of the tools, and the one tool that needs no packages. Its lockfile here names none, so that nothing is fetched.

function copyWithoutPackages(): { cwd: string; lockfile: string } {
  const cwd = projectCopy()
  const folder = join(cwd, 'scripts/tools')
  const lockfile = join(folder, 'package-lock.json')
  writeFileSync(join(folder, 'package.json'), '{ "name": "tools" }')
  writeFileSync(lockfile, JSON.stringify({ name: 'tools', lockfileVersion: 3, packages: { '': { name: 'tools' } } }))
  return { cwd, lockfile }
}

test.each([
  [[], ''],
  [['card'], 'There is no tool "card".\n'],
])('tools %j lists the tools, and installs nothing', async (args, message) => {
  const { cwd } = copyWithoutPackages()
  const { code, out, error } = await run(['tools', ...args], { cwd })
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(error.startsWith(`${message}npm run tools -- NAME [flags]\n`)).toBe(true)
  const named = [...error.matchAll(/^ {2}(\w+) /gm)].map(([, name]) => name)
  expect(named).toEqual(['papers', 'cards', 'fonts', 'published', 'screenshots', 'bench'])
  expect(existsSync(join(cwd, 'scripts/tools/node_modules'))).toBe(false)
})

test('packages are installed by the first run, and again when the lockfile has changed', async () => {
  const { cwd, lockfile } = copyWithoutPackages()
  const installs = async (): Promise<boolean> => {
    const { code, error } = await run(['tools', 'published', '--help'], { cwd })
    expect(code).toBe(0)
    return error.includes('Installing the packages of scripts/tools (npm ci).')
  }
  expect([await installs(), await installs()]).toEqual([true, false])
  writeFileSync(lockfile, `${readFileSync(lockfile, 'utf8')}\n`)
  expect(await installs()).toBe(true)
  rmSync(join(cwd, 'scripts/tools/package.json'))
  writeFileSync(lockfile, '{}')
  const { code, error } = await run(['tools', 'published'], { cwd })
  expect(code).toBe(1)
  expect(error).toContain(`npm ci failed in ${join(cwd, 'scripts/tools')}. Nothing was done.`)
})

test('published adds the pages of a built site in order, and loses nothing that stands in the list', async () => {
  const { cwd } = copyWithoutPackages()
  const list = join(cwd, 'content/published.txt')
  const add = async (parameters: object): Promise<string> => {
    writeManifest(join(cwd, 'dist'), parameters)
    const { out, error } = await run(['tools', 'published'], { cwd })
    return out + error.replace(/^Installing.*\n(npm warn.*\n)*/, '')
  }
  rmSync(list)
  expect(await add({ now: '2026-01-01' })).toBe('content/published.txt: 3 paths added.\n')
  const [comment, ...paths] = readFileSync(list, 'utf8').split('\n')
  expect(comment).toMatch(/^# .*npm run tools -- published/)
  expect(paths).toEqual(['/', '/blog/a/', '/docs/', ''])

  writeFileSync(list, '# Ours\n/gone/\n/docs/\n\nnot a path\n')
  expect(await add({ now: '2026-01-01' })).toBe('content/published.txt: 2 paths added.\n')
  const extended = '# Ours\nnot a path\n/\n/blog/a/\n/docs/\n/gone/\n'
  expect(readFileSync(list, 'utf8')).toBe(extended)
  expect(await add({ now: '2026-01-01' })).toBe('content/published.txt: 0 paths added.\n')

  expect(await add({ now: '9999-01-01' })).toContain('dist was built for 9999-01-01, which is in the future.')
  expect(await add({ now: '2026-01-01', drafts: true })).toContain(
    'dist was built with --drafts, and shows what is not',
  )
  rmSync(join(cwd, 'dist'), { recursive: true })
  expect((await run(['tools', 'published'], { cwd })).error).toBe(
    'dist holds no built site. Make one with npm run build.\n',
  )
  expect(readFileSync(list, 'utf8')).toBe(extended)
})

function writeManifest(out: string, parameters: object): void {
  const files = ['index.html', '404.html', 'docs/index.html', 'blog/a.md', 'blog/a/index.html']
  const externalParameters = { siteUrl: 'https://a.example/', base: '/', ...parameters }
  const manifest = {
    _type: 'https://in-toto.io/Statement/v1',
    subject: files.map((name) => ({ name, digest: { sha256: '0'.repeat(64) }, annotations: { size: 0 } })),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: { buildDefinition: { externalParameters, resolvedDependencies: [] } },
  }
  mkdirSync(out, { recursive: true })
  writeFileSync(join(out, 'build-manifest.json'), JSON.stringify(manifest))
}
