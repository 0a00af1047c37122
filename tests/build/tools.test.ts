import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { expect, test } from 'vitest'
import { projectCopy, run } from './run-command.ts'
import { publishSite } from './small-site.ts'

function copyWithoutPackages(): { cwd: string; lockfile: string } {
  const cwd = projectCopy()
  const folder = join(cwd, 'scripts/tools')
  const lockfile = join(folder, 'package-lock.json')
  writeFileSync(join(folder, 'package.json'), '{ "name": "tools" }')
  writeFileSync(lockfile, JSON.stringify({ name: 'tools', lockfileVersion: 3, packages: { '': { name: 'tools' } } }))
  return { cwd, lockfile }
}

test('an unknown tool is refused with the list of tools, and nothing is installed', async () => {
  const { cwd } = copyWithoutPackages()
  const { code, out, error } = await run(['tools', 'card'], { cwd })
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(error).toMatch(/^There is no tool "card"\.\nnpm run tools -- NAME \[flags\]\n/)
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

const entries = readdirSync('scripts/tools').filter((name) => name.endsWith('.ts'))
test.each(entries)('%s compiles without its packages, so what it imports of ours is there', async (name) => {
  const bundle = await rolldown({ input: `scripts/tools/${name}`, external: /^[^./]|\?raw$/, platform: 'node' })
  await expect(bundle.generate()).resolves.toBeTruthy()
})

test('published adds the pages of a built site in order, and loses nothing that is in the list', async () => {
  const { cwd } = copyWithoutPackages()
  const list = join(cwd, 'content/published.txt')
  const files = ['index.html', '404.html', 'docs/index.html', 'blog/a.md', 'blog/a/index.html']
  const add = async (parameters: object = {}): Promise<string> => {
    publishSite(join(cwd, 'dist'), new Map(files.map((path) => [path, ''])), parameters)
    const { out, error } = await run(['tools', 'published'], { cwd })
    return out + error.replace(/^Installing.*\n(npm warn.*\n)*/, '')
  }
  rmSync(list)
  expect(await add()).toBe('content/published.txt: 3 paths added.\n')
  const [comment, ...paths] = readFileSync(list, 'utf8').split('\n')
  expect(comment).toMatch(/^# .*npm run tools -- published/)
  expect(paths).toEqual(['/', '/blog/a/', '/docs/', ''])

  writeFileSync(list, '# Ours\n/gone/\n/docs/\n\nnot a path\n')
  expect(await add()).toBe('content/published.txt: 2 paths added.\n')
  const extended = '# Ours\nnot a path\n/\n/blog/a/\n/docs/\n/gone/\n'
  expect(readFileSync(list, 'utf8')).toBe(extended)
  expect(await add({ now: '9999-01-01' })).toContain('dist was built for 9999-01-01, which is in the future.')
  expect(await add({ drafts: true })).toContain('dist was built with --drafts, and shows them.')
  expect(readFileSync(list, 'utf8')).toBe(extended)
})
