import { spawn, spawnSync } from 'node:child_process'
import { cpSync, lchownSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { manifestName, manifestText, readManifest } from '../../scripts/disk/manifest.ts'
import { buildInMemory, type Edits } from '../site/in-memory.ts'
import { contentOf } from './publishing.ts'
import { finished, temporaryFolder } from './run-command.ts'

// The same source gives the same bytes, whoever builds it, wherever and whenever. Each build here differs from the first in
// several ways at once.

/** Where a build runs, by whom and how. */
interface Circumstances {
  /** The project. */
  folder: string
  args: string[]
  env: NodeJS.ProcessEnv
  umask: string
  /** A program that runs another, with its flags. */
  under?: string[]
}

/** Builds to the end, and gives the hash of every file but the manifest, and the manifest without the commit. */
async function build({ folder, args, env, umask, under = [] }: Circumstances): Promise<unknown> {
  const out = args[args.indexOf('--out') + 1] ?? ''
  const node = ['sh', '-c', `umask ${umask} && exec "$@"`, 'sh', process.execPath]
  const child = spawn('env', [...under, ...node, 'scripts/run.mjs', 'build', ...args], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: '',
      SITE_URL: '',
      VITE_SUPABASE_URL: '',
      VITE_SUPABASE_ANON_KEY: '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const { code, error } = await finished(child)
  expect([code, error]).toEqual([0, ''])
  const manifest = readManifest(out)
  if (!manifest) throw new Error(`There is no manifest in ${out}`)
  const { [manifestName]: _, ...files } = contentOf(out)
  return { files, manifest: manifestText({ ...manifest, source: undefined }) }
}

/** Makes Node believe that it is another time. */
function clockAt(time: string): string {
  const shim = `const Real = Date; const shift = Real.parse('${time}') - Real.now()
    globalThis.Date = class Date extends Real {
      constructor(...parts) { parts.length ? super(...parts) : super(Real.now() + shift) }
      static now() { return Real.now() + shift }
    }`
  return `--import=data:text/javascript,${encodeURIComponent(shim)}`
}

/** A copy of the project whose files were made in reverse order, with packages that are links and a cache of its own. */
function copyBackwards(): string {
  const folder = join(temporaryFolder(), 'elsewhere, ünder another name')
  const parts = ['vite.config.ts', 'tsconfig.json', 'package.json', 'src', 'scripts', 'public', 'content']
  for (const path of parts.flatMap(filesBackwards)) cpSync(path, join(folder, path))
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync('node_modules').filter((one) => one !== '.cache'))
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name))
  return folder
}

function filesBackwards(path: string): string[] {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .toSorted()
    .toReversed()
    .flatMap((name) => filesBackwards(join(path, name)))
}

const runs = (program: string, ...args: string[]): boolean => spawnSync(program, args).status === 0

/** On one core where that can be had; and as the user "nobody" where root runs the tests and nobody may read the packages. */
function asNobodyOnOneCore(folder: string): string[] {
  const core = ['taskset', '-c', '0']
  const drop = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups']
  const isRoot =
    process.getuid?.() === 0 &&
    runs('setpriv', ...drop.slice(1), 'test', '-r', resolve('node_modules/vite/package.json'))
  if (isRoot)
    for (const path of [dirname(folder), folder, ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
      lchownSync(resolve(folder, path), 65534, 65534)
  return [...(runs('taskset', '-c', '0', 'true') ? core : []), ...(isRoot ? drop : [])]
}

test('zone, locale, umask, folder, user, cores, file order and clock change no byte', async () => {
  const out = temporaryFolder()
  const copy = copyBackwards()
  const first = build({
    folder: '.',
    args: ['--now', '2026-01-01', '--out', join(out, 'first')],
    env: { TZ: 'UTC', LANG: 'C', LC_ALL: 'C' },
    umask: '022',
  })
  const second = build({
    folder: copy,
    args: ['--now', '2026-01-01', '--out', join(copy, 'dist')],
    env: {
      TZ: 'America/St_Johns',
      LANG: 'tr_TR.UTF-8',
      LC_ALL: 'tr_TR.UTF-8',
      HOME: copy,
      USER: 'nobody',
      NODE_OPTIONS: clockAt('2031-02-28T03:00:00Z'),
    },
    umask: '077',
    under: asNobodyOnOneCore(copy),
  })
  // No day is given: it is that of the clock, by UTC, though it is the next day already where this build runs.
  const third = build({
    folder: '.',
    args: ['--out', join(out, 'third, and longer')],
    env: {
      TZ: 'Pacific/Kiritimati',
      LANG: 'ar_EG.UTF-8',
      LC_ALL: 'ar_EG.UTF-8',
      NODE_OPTIONS: clockAt('2026-01-01T23:30:00Z'),
    },
    umask: '027',
  })
  const [expected, ...others] = await Promise.all([first, second, third])
  for (const other of others) expect(other).toEqual(expected)

  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' })
  const traces = [resolve('.'), out, ...(status === 0 ? [stdout.trim()] : [])]
  const { [manifestName]: _, ...files } = contentOf(join(out, 'first'))
  const tell = Object.keys(files).filter((path) => {
    const bytes = readFileSync(join(out, 'first', path))
    return traces.some((trace) => bytes.includes(trace))
  })
  expect(tell, 'files that name the folder or the commit').toEqual([])
}, 300_000)

const article = `---
title: An article of its day
description: It tells when it is out.
date: 2026-06-01
category: Updates
---

It is out.
`

const edits: Edits = { 'content/blog/of-its-day.md': article }

/** The files of a site on a day. */
const filesOn = (today: string): Record<string, string> =>
  Object.fromEntries([...buildInMemory({ edits, today }).files].map(([path, content]) => [path, String(content)]))

test('the day decides which articles are out, and nothing else', () => {
  const [before, dayBefore, onTheDay, later] = ['2026-01-01', '2026-05-31', '2026-06-01', '2031-02-28'].map(filesOn)
  expect(dayBefore).toEqual(before)
  expect(later).toEqual(onTheDay)
  expect(Object.keys(onTheDay ?? {})).toContain('blog/of-its-day/index.html')
  expect(JSON.stringify(dayBefore)).not.toContain('of-its-day')
})
