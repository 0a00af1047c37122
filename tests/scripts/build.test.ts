import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mendOutput } from '../../scripts/disk/leftovers.ts'
import { readManifest, type FileFacts } from '../../scripts/publish/manifest.ts'
import { findOutput } from '../../scripts/disk/output.ts'
import { finished, run, start, temporaryFolder } from './run-command.ts'

// The build as its users run it: a process, a disk, an exit code.

function manifestOf(out: string): Record<string, string> {
  const files = readManifest(out)?.files ?? new Map<string, FileFacts>()
  return Object.fromEntries([...files].map(([path, { sha256 }]) => [path, sha256]))
}

/** Every file that the manifest names is there with its hash, and no other is. */
function isWhole(out: string): boolean {
  const manifest = manifestOf(out)
  const files = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'build-manifest.json')
    .map((entry) => join(entry.parentPath, entry.name).slice(out.length + 1))
  return (
    files.length === Object.keys(manifest).length &&
    files.every(
      (file) =>
        createHash('sha256')
          .update(readFileSync(join(out, file)))
          .digest('hex') === manifest[file],
    )
  )
}

const tracesIn = (folder: string): string[] => readdirSync(folder).filter((name) => name.startsWith('.dist-'))

test('a build writes the site, says what it made and what a launch still lacks', async () => {
  const folder = temporaryFolder()
  const out = join(folder, 'dist')
  const { code, out: text, error } = await run(['build', '--out', out])
  expect({ code, error }).toEqual({ code: 0, error: '' })
  expect(text).toMatch(/dist: \d+ pages, \d+ files, \d+\.\d MB in \d+\.\d\d s/)
  expect(text).toContain('Not ready for launch:')
  expect(text).toContain('no newsletter backend')
  expect(isWhole(out)).toBe(true)
  expect(existsSync(join(out, 'papers/architecture.pdf'))).toBe(true)
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toMatch(/<link rel="stylesheet" href="\/assets\/[\w-]+\.css">/)

  const again = await run(['build', '--out', out])
  expect(again.code).toBe(0)
  expect(isWhole(out)).toBe(true)
  expect(tracesIn(folder)).toEqual([])
})

test('problems are told with file and line, and the old site stays as it is', async () => {
  const folder = temporaryFolder()
  const out = join(folder, 'dist')
  const content = join(folder, 'words')
  cpSync('content', content, { recursive: true })
  await run(['build', '--content', content, '--out', out])
  const before = readFileSync(join(out, 'build-manifest.json'), 'utf8')
  writeFileSync(join(content, 'blog/bad.md'), '---\ntitel: x\n---\n\n[a](/blgo/)\n')
  const {
    code,
    error,
    out: text,
  } = await run(['build', '--content', content, '--out', out], { env: { GITHUB_ACTIONS: 'true' } })
  expect(code).toBe(1)
  expect(error).toContain(`${content}/blog/bad.md:2:1`)
  expect(error).toContain('titel is not a known key. Did you mean title?')
  expect(error).toMatch(/5 problems\. Nothing was written\.\n$/)
  expect(text).toContain('::error file=')
  expect(readFileSync(join(out, 'build-manifest.json'), 'utf8')).toBe(before)
  expect(isWhole(out)).toBe(true)
  expect(tracesIn(folder)).toEqual([])
})

test('--strict fails on what is not ready for launch', async () => {
  const out = join(temporaryFolder(), 'dist')
  const { code, error } = await run(['build', '--strict', '--out', out])
  expect(code).toBe(1)
  expect(error).toMatch(/content\/data\/home\.json:\d+ +is marked placeholder/)
  expect(error).toMatch(/content\/data\/products\.json:\d+ +is marked unverified/)
  expect(error).toMatch(/content\/site\.json:\d+ +holds an address that is reserved for examples/)
  expect(existsSync(out)).toBe(false)
})

test('SITE_URL wins over site.json, and --site-url over both', async () => {
  const out = join(temporaryFolder(), 'dist')
  await run(['build', '--out', out], { env: { SITE_URL: 'https://env.example/base' } })
  expect(readFileSync(join(out, 'docs/index.html'), 'utf8')).toContain(
    '<link rel="canonical" href="https://env.example/base/docs/">',
  )
  await run(['build', '--out', out, '--site-url', 'https://flag.example'], {
    env: { SITE_URL: 'https://env.example/base' },
  })
  expect(readFileSync(join(out, 'docs/index.html'), 'utf8')).toContain(
    '<link rel="canonical" href="https://flag.example/docs/">',
  )
})

test('links and special files in content are refused by name', async () => {
  const folder = temporaryFolder()
  const content = join(folder, 'content')
  cpSync('content', content, { recursive: true })
  symlinkSync('/etc/passwd', join(content, 'blog/outside.md'))
  symlinkSync('loop.md', join(content, 'blog/loop.md'))
  const { code, error } = await run(['build', '--content', content, '--out', join(folder, 'dist')])
  expect(code).toBe(1)
  expect(error).toContain('blog/loop.md      is a symbolic link')
  expect(error).toContain('blog/outside.md   is a symbolic link')
  expect(error).toContain('2 problems.')
})

test.runIf(process.getuid?.() !== 0)('a read-only folder is told in one line', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'closed'))
  chmodSync(join(folder, 'closed'), 0o500)
  const { code, error } = await run(['build', '--out', join(folder, 'closed/dist')])
  expect(code).toBe(1)
  expect(error).toContain('permission is denied')
})

test('a build that is killed leaves the old site whole, and the next one clears up', async () => {
  const folder = temporaryFolder()
  const out = join(folder, 'dist')
  await run(['build', '--out', out])
  const before = manifestOf(out)
  // The first is killed while it makes its assets, the others while they write; one may be too quick to be caught.
  for (const progress of [0, 8, 16, 24]) {
    const child = start(['build', '--out', out])
    const end = finished(child)
    await until(() => child.exitCode !== null || stagedIn(folder) > progress)
    child.kill('SIGKILL')
    expect((await end).signal === 'SIGKILL' || progress > 0).toBe(true)
    expect(isWhole(out)).toBe(true)
    expect(manifestOf(out)).toEqual(before)
    expect((await run(['build', '--out', out])).code).toBe(0)
    expect(tracesIn(folder)).toEqual([])
  }
})

async function until(reached: () => boolean): Promise<void> {
  while (!reached()) await new Promise(setImmediate)
}

/** How many entries stand in staging folders, these included. */
function stagedIn(folder: string): number {
  try {
    return tracesIn(folder).reduce(
      (sum, name) => sum + 1 + readdirSync(join(folder, name), { recursive: true }).length,
      0,
    )
  } catch {
    // It was published between the two looks.
    return 0
  }
}

test('a site put aside by a build that died between the two renames comes back', async () => {
  const folder = temporaryFolder()
  const out = join(folder, 'dist')
  await run(['build', '--out', out])
  // A process number far above any that runs.
  renameSync(out, join(folder, '.dist-old-4194304-1-00000000'))
  const content = join(folder, 'content')
  cpSync('content', content, { recursive: true })
  writeFileSync(join(content, 'blog/bad.md'), 'x')
  expect((await run(['build', '--content', content, '--out', out])).code).toBe(1)
  expect(isWhole(out)).toBe(true)
  expect(tracesIn(folder)).toEqual([])
})

test('two builds at once end with the whole site of one of them', async () => {
  const folder = temporaryFolder()
  const out = join(folder, 'dist')
  const both = await Promise.all(
    ['https://one.example', 'https://two.example'].map((url) => run(['build', '--out', out, '--site-url', url])),
  )
  expect(both.map(({ code }) => code)).toEqual([0, 0])
  expect(isWhole(out)).toBe(true)
  expect(tracesIn(folder)).toEqual([])
})

test('a folder with files of somebody else is left alone, whatever they are called', async () => {
  const folder = temporaryFolder()
  const foreign = join(folder, 'foreign')
  mkdirSync(foreign)
  writeFileSync(join(foreign, 'build-manifest.json'), '{"pages":{}}')
  const refused = await run(['build', '--out', foreign])
  expect([refused.code, refused.error]).toEqual([
    1,
    expect.stringContaining('holds files that no build of this site made'),
  ])

  const out = join(folder, 'di(st+')
  await run(['build', '--out', out])
  writeFileSync(join(out, 'CNAME'), 'sentinelops.example')
  const again = await run(['build', '--out', out])
  expect([again.code, again.error]).toEqual([1, expect.stringContaining('holds CNAME, which no build made')])
  expect(existsSync(join(out, 'CNAME'))).toBe(true)
})

test.runIf(existsSync('/proc/self/stat'))(
  'what is left of a process is not taken for that of another with the same number',
  async () => {
    const folder = temporaryFolder()
    const out = join(folder, 'dist')
    await run(['build', '--out', out])
    // This test runs; a build of the same number that began at another time is dead.
    renameSync(out, join(folder, `.dist-old-${process.pid}-1-00000000`))
    mkdirSync(join(folder, `.dist-staging-${process.pid}-1-00000000`))
    mendOutput(findOutput(out))
    expect(isWhole(out)).toBe(true)
    expect(tracesIn(folder)).toEqual([])
  },
)
