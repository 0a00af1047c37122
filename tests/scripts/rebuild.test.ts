import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { expect, test, vi } from 'vitest'
import { run as build } from '../../scripts/build.ts'
import { manifestName } from '../../scripts/publish/manifest.ts'
import { isHashedAsset } from '../../scripts/publish/previous.ts'
import { randomNumbers } from '../islands/random.ts'
import { randomEdit } from './random-edits.ts'
import { contentOf } from '../build/small-site.ts'
import { run, temporaryFolder } from './run-command.ts'

// A build that draws on the one before gives the same bytes as one that draws on nothing. SITE_EDITS=200 tries as many edits,
// SITE_SEED=7 others than these.

const edits = Number(process.env.SITE_EDITS ?? 20)
const seed = Number(process.env.SITE_SEED ?? 1)

/** Every file of an output; of the manifest all but the commit. An asset that was kept of the release before is not of this one. */
function bytesOf(out: string): Record<string, string> {
  const files = contentOf(out)
  const listed = readFileSync(join(out, manifestName), 'utf8')
  return Object.fromEntries(
    Object.entries(files).filter(([path]) => listed.includes(`"${path}"`) || !isHashedAsset(path)),
  )
}

test(`${edits} edits of content at random, and mischief with what is kept`, async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
  const folder = temporaryFolder()
  const [content, kept, memory] = ['content', 'kept', 'memory'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  cpSync('content', content, { recursive: true })
  const random = randomNumbers(seed)
  /** @returns what was published, or nothing where the content had problems. */
  const built = async (out: string, folderOfMemory: string): Promise<Record<string, string> | undefined> => {
    const prepared = { cache: folderOfMemory, codeVersion: '' }
    await build(['--content', content, '--out', out, '--now', '2026-01-01'], prepared)
    const code = process.exitCode
    process.exitCode = undefined
    return code === 0 ? bytesOf(out) : undefined
  }
  await built(kept, memory)
  const done: string[] = []
  for (let count = 1; count <= edits; count++) {
    const edited = randomEdit(content, random)
    if (random() < 0.3) done.push(mischief(memory, kept, random))
    done.push(edited.what)
    // The bundle depends on the code alone, and takes longest.
    const clean = join(folder, `memory-${count}`)
    mkdirSync(clean)
    cpSync(join(memory, 'bundle.json'), join(clean, 'bundle.json'), { force: true })
    const expected = await built(join(folder, `clean-${count}`), clean)
    const actual = await built(kept, memory)
    expect(actual, `seed ${seed}: ${done.join('; ')}`).toEqual(expected)
    if (!expected) edited.undo()
    for (const name of [`clean-${count}`, `memory-${count}`])
      rmSync(join(folder, name), { recursive: true, force: true })
  }
})

/** What may befall the kept files and the output. */
function mischief(memory: string, out: string, random: () => number): string {
  const files = readdirSync(memory).filter((name) => name !== 'bundle.json')
  const name = files[Math.floor(random() * files.length)]
  if (name === undefined) return 'nothing'
  const place = join(memory, name)
  const bytes = readFileSync(place)
  const ways: [what: string, act: () => void][] = [
    ['the memory is deleted', () => files.forEach((one) => rmSync(join(memory, one)))],
    ['a kept file is cut short', () => writeFileSync(place, bytes.subarray(0, Math.floor(random() * bytes.length)))],
    ['a kept file is damaged', () => writeFileSync(place, bytes.with(Math.floor(random() * bytes.length), 65))],
    ['a kept file holds something else', () => writeFileSync(place, '{}')],
    ['a page is edited in the output', () => writeFileSync(join(out, 'docs/index.html'), 'edited')],
    ['a page is removed from the output', () => rmSync(join(out, 'docs/index.html'), { force: true })],
    ['the output is removed', () => rmSync(out, { recursive: true, force: true })],
  ]
  const [what, act] = ways[Math.floor(random() * ways.length)] ?? ['nothing', () => undefined]
  act()
  return `${what} (${name})`
}

/** A copy of the project with a cache of its own, and packages that are links. */
function project(): string {
  const folder = temporaryFolder()
  for (const name of ['src', 'scripts', 'content', 'public', 'package.json', 'tsconfig.json', 'vite.config.ts'])
    cpSync(name, join(folder, name), { recursive: true })
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync('node_modules').filter((one) => !one.startsWith('.')))
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name))
  cpSync('node_modules/.package-lock.json', join(folder, 'node_modules/.package-lock.json'))
  return folder
}

/** Edits of what makes pages. Each is to show in the output; but for the last, which names other code all the same. */
const codeEdits: [what: string, file: string, from: RegExp, to: string][] = [
  ['a view', 'src/pages/DocsPage.tsx', /<PageHeader/, '<p>Zebra</p><PageHeader'],
  ['a component', 'src/site/components/Footer.tsx', /<footer/, '<footer id="zebra"'],
  ['the stylesheet', 'src/site/styles/site.css', /$/, '\n.zebra { color: red; }\n'],
  ['the configuration', 'vite.config.ts', /assetsInlineLimit: 0/, 'assetsInlineLimit: 0, cssMinify: false'],
  ['a version of a package', 'node_modules/.package-lock.json', /"version": "\d+/, '"version": "99'],
]

test('edits of a view, a component, the styles, the configuration and a package', async () => {
  const cwd = project()
  const built = async (out: string): Promise<Record<string, string>> => {
    const { code, error } = await run(['build', '--out', out, '--now', '2026-01-01'], { cwd })
    expect([code, error]).toEqual([0, ''])
    return bytesOf(join(cwd, out))
  }
  let before = await built('kept')
  for (const [what, file, from, to] of codeEdits) {
    const place = join(cwd, file)
    writeFileSync(place, readFileSync(place, 'utf8').replace(from, to))
    const actual = await built('kept')
    expect(isDeepStrictEqual(actual, before), `after an edit of ${what}`).toBe(what.startsWith('a version'))
    before = actual
  }
  rmSync(join(cwd, 'node_modules/.cache'), { recursive: true })
  expect(await built('clean')).toEqual(before)
})
