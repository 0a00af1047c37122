import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { compilePublisher, contentOf } from './publishing.ts'
import { temporaryFolder } from './run-command.ts'
import { publish, siteOf } from './small-site.ts'

// A disk that refuses: the old site stays as it is, a line says why and what helps, and nothing is left over.

const compiled = mkdtempSync(join(tmpdir(), 'site-test-'))
const publisher = join(compiled, 'publisher.mjs')
beforeAll(async () => {
  chmodSync(compiled, 0o755)
  await compilePublisher(publisher)
})
afterAll(() => rmSync(compiled, { recursive: true }))

interface Ended {
  code: number | null
  error: string
  out: string
}

function runProgram(program: string, ...args: string[]): Ended {
  const { status, stderr, stdout } = spawnSync(program, args, { encoding: 'utf8', cwd: '/' })
  return { code: status, error: stderr, out: stdout }
}

test('a limit on the size of files is told in a line', () => {
  const folder = temporaryFolder()
  const out = join(folder, 'dist')
  publish(out, siteOf(1))
  const before = contentOf(folder)
  // In blocks of 512 bytes, or of 1,024; a page has 2,000.
  const { code, error } = runProgram(
    'sh',
    '-c',
    'ulimit -f 1; exec "$@"',
    'sh',
    process.execPath,
    publisher,
    '--out',
    out,
    '--from',
    '2',
  )
  expect(error).toMatch(
    /^Could not write \S+page-0\/index\.html: a file would be larger than the system allows\. Nothing was changed\. Raise the limit \(ulimit -f\)\.\n$/,
  )
  expect(code).toBe(1)
  expect(contentOf(folder)).toEqual(before)
  expect(readdirSync(folder)).toEqual(['dist'])
})

const isRoot = process.getuid?.() === 0
/** The user "nobody", where root runs the tests; else whoever does. */
const user = 65534

/** Publishes as a user without root's rights. */
function publishAsUser(out: string): Ended {
  const command = [process.execPath, publisher, '--out', out, '--from', '2']
  const drop = ['--reuid', String(user), '--regid', String(user), '--clear-groups']
  return isRoot ? runProgram('setpriv', ...drop, ...command) : runProgram('env', ...command)
}

/** A folder of that user's, with a site in it of the same owner. */
function usersFolder(): string {
  const folder = temporaryFolder()
  publish(join(folder, 'dist'), siteOf(1))
  giveTo(isRoot ? user : undefined, folder)
  return folder
}

function giveTo(owner: number | undefined, folder: string): void {
  if (owner === undefined) return
  for (const path of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
    chownSync(join(folder, path), owner, owner)
}

type Case = [what: string, set: (folder: string) => void, line: RegExp]

const closed: Case[] = [
  [
    'a read-only folder around the output',
    (folder) => close(folder),
    /^Could not mkdir \S+: permission is denied\. Nothing was changed\. Change its rights or owner, or choose another folder\.\n$/,
  ],
  [
    'a read-only output',
    (folder) => close(join(folder, 'dist')),
    /^\S+dist is read-only or another user's, so its files cannot be replaced\. Nothing was changed\. Change its rights or owner .*\n$/,
  ],
  [
    'a read-only folder in the output',
    (folder) => close(join(folder, 'dist/page-3')),
    /^\S+dist\/page-3 is read-only or another user's.*\n$/,
  ],
]

/** Takes the right to write away, until the test has ended. */
function close(folder: string): void {
  chmodSync(folder, 0o500)
  onTestFinished(() => chmodSync(folder, 0o700))
}

const foreign: Case[] = [
  [
    'an output of another user',
    (folder) => giveTo(0, join(folder, 'dist')),
    /^\S+dist is read-only or another user's.*\n$/,
  ],
  [
    'an output of another user that may be written, where only owners rename',
    (folder) => {
      giveTo(0, folder)
      chmodSync(folder, 0o1777)
      for (const path of ['', ...readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' })])
        chmodSync(join(folder, 'dist', path), 0o777)
    },
    /^Could not rename \S+dist: the system does not permit it\. Nothing was changed\. Change its rights or owner.*\n$/,
  ],
]

/** Publishes where it must not, and looks at what that did. */
function refusalIn(folder: string): { code: number | null; error: string; changed: string[] } {
  const look = (): Map<string, string> =>
    new Map([...Object.entries(contentOf(folder)), ['', readdirSync(folder).join()]])
  const before = look()
  const { code, error } = publishAsUser(join(folder, 'dist'))
  const after = look()
  const paths = [...new Set([...before.keys(), ...after.keys()])]
  return { code, error, changed: paths.filter((path) => before.get(path) !== after.get(path)) }
}

test.each(closed)('%s is told in a line', (_, set, line) => {
  const folder = usersFolder()
  set(folder)
  expect(refusalIn(folder)).toEqual({ code: 1, error: expect.stringMatching(line), changed: [] })
})

test.runIf(isRoot).each(foreign)('%s is told in a line', (_, set, line) => {
  const folder = usersFolder()
  set(folder)
  expect(refusalIn(folder)).toEqual({ code: 1, error: expect.stringMatching(line), changed: [] })
})

test('an old release that could not be removed is told before the link is moved', () => {
  const folder = temporaryFolder()
  const first = join(folder, 'dist-release-1-00000000')
  mkdirSync(first)
  symlinkSync('dist-release-1-00000000', join(folder, 'dist'))
  for (const release of [1, 2, 3]) publish(join(folder, 'dist'), siteOf(release))
  giveTo(isRoot ? user : undefined, folder)
  const oldest = readdirSync(folder).find((name) => name.includes('-release-2-')) ?? ''
  close(join(folder, oldest, 'page-1'))
  const line = /^\S+page-1 is read-only or another user's.*\n$/
  expect(refusalIn(folder)).toEqual({ code: 1, error: expect.stringMatching(line), changed: [] })
})

/** A mount of its own needs rights; a user's name space gives them where the system lets it. */
const canMount = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).status === 0

/** Runs a script beside which no other process sees its mounts. $1 is a folder, $2 and $3 are node and the publisher. */
function withMounts(script: string): Ended {
  return runProgram('unshare', '-rm', 'sh', '-c', script, 'sh', temporaryFolder(), process.execPath, publisher)
}

const look = `look() { cd "$1"; ls -A; find . -type f ! -name filler -exec sha256sum {} + | sort; cd /; }
fill() { cat /dev/zero > "$1/filler"; truncate -s -"$2" "$1/filler"; }`

test.runIf(canMount).each([
  ['folder', 'mkdir -p "$1"'],
  ['link', 'mkdir "$1/first"; ln -s first "$1/dist"'],
])('a full disk below a %s is told in a line, at whatever file it happens', (_, prepare) => {
  const { out, error } = withMounts(`${look}
    mount -t tmpfs -o size=1m tmpfs "$1"; ${prepare}
    "$2" "$3" --out "$1/dist" > "$1/filler"; look "$1" > /dev/shm/site-$$
    for free in 1 8192 16384 24576 36864 49152 53248; do
      fill "$1" $free 2> "$1.error"
      "$2" "$3" --out "$1/dist" --from 2; echo "code $?"
      look "$1" | cmp - /dev/shm/site-$$ && echo same
    done
    rm "$1/filler" /dev/shm/site-$$ "$1.error"; "$2" "$3" --out "$1/dist" --from 3; ls -A "$1"`)
  expect(error.split('\n').filter(Boolean)).toEqual(
    Array.from({ length: 7 }, () =>
      expect.stringMatching(
        /^Could not \w+ \S+: no space is left on the disk\. Nothing was changed\. Make room there\.$/,
      ),
    ),
  )
  expect(out).toMatch(/^(code 1\nsame\n){7}published 3\ndist\n/)
  expect(out).not.toContain('staging')
})

test.runIf(canMount)('a read-only disk and a mount point are told in a line', () => {
  const { out, error } = withMounts(`${look}
    mount -t tmpfs tmpfs "$1"; "$2" "$3" --out "$1/dist"
    mount -o remount,ro "$1"; "$2" "$3" --out "$1/dist" --from 2; echo "code $?"; ls -A "$1"
    mount -o remount,rw "$1"; mkdir "$1/volume"; mount -t tmpfs tmpfs "$1/volume"
    "$2" "$3" --out "$1/volume" --from 2; echo "code $?"; ls -A "$1" "$1/volume"`)
  expect(error).toMatch(
    /^Could not access \S+: the file system is read-only\. Nothing was changed\. Choose a folder on another\.\nCould not rename \S+volume: it is in use, perhaps as a mount point\. Nothing was changed\. Choose a folder inside it\.\n$/,
  )
  expect(out).toMatch(/^published 1\ncode 1\ndist\ncode 1\n\S+:\ndist\nvolume\n\n\S+volume:\n$/)
})
