import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from './run-command.ts'
import { compiledPublisher } from './compile-publisher.ts'
import { contentOf, publishSite, siteOf } from './small-site.ts'

// A disk that refuses: the old site stays as it is, a line says why and what helps, and nothing is left over.

const publisher = compiledPublisher()

const isRoot = process.getuid?.() === 0
/** The user "nobody", where root runs the tests. */
const nobody = ['setpriv', '--reuid', '65534', '--regid', '65534', '--clear-groups']
const asUser = isRoot ? nobody : ['env']
const atMost1Block = ['sh', '-c', 'ulimit -f 1; exec "$@"', 'sh']

type Case = [what: string, prepare: (folder: string) => void, line: RegExp, under?: string[]]

const cases: Case[] = [
  [
    'a limit on the size of files',
    () => undefined,
    /^Could not write \S+page-0\/index\.html: a file would be larger than the system allows\. Nothing was changed\. Raise the limit \(ulimit -f\)\.\n$/,
    atMost1Block,
  ],
  [
    'a read-only folder around the output',
    close,
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

const foreign: Case[] = [
  [
    'an output of another user',
    (folder) => give(join(folder, 'dist'), 0, 0o755),
    /^\S+dist is read-only or another user's.*\n$/,
  ],
  [
    'an output of another user that may be written, where only owners rename',
    (folder) => {
      give(folder, 0, 0o777)
      chmodSync(folder, 0o1777)
    },
    /^Could not rename \S+dist: the system does not permit it\. Nothing was changed\. Change its rights or owner.*\n$/,
  ],
]

/** Takes the right to write away, until the test has ended. */
function close(folder: string): void {
  chmodSync(folder, 0o500)
  onTestFinished(() => chmodSync(folder, 0o700))
}

function give(folder: string, owner: number, mode: number): void {
  for (const path of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
    chownSync(join(folder, path), owner, owner)
    chmodSync(join(folder, path), mode)
  }
}

test.each(isRoot ? [...cases, ...foreign] : cases)('%s is told in a line', (_, prepare, line, under = asUser) => {
  const folder = temporaryFolder()
  publishSite(join(folder, 'dist'), siteOf(1))
  if (isRoot) give(folder, 65534, 0o755)
  prepare(folder)
  const before = contentOf(folder)
  const [program, ...args] = [...under, process.execPath, publisher, '--out', join(folder, 'dist'), '--release', '2']
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8', cwd: '/' })
  expect(stderr).toMatch(line)
  expect([status, readdirSync(folder)]).toEqual([1, ['dist']])
  expect(contentOf(folder)).toEqual(before)
})

/** A mount of its own needs rights; a user's name space gives them where the system lets it. */
const canMount = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).status === 0

/** Runs a script whose mounts no other process sees. $1 is a folder, $2 and $3 are node and the publisher. */
function withMounts(script: string): { out: string; error: string } {
  const args = ['-rm', 'sh', '-c', script, 'sh', temporaryFolder(), process.execPath, publisher]
  const { stdout, stderr } = spawnSync('unshare', args, { encoding: 'utf8', cwd: '/' })
  return { out: stdout, error: stderr }
}

test.runIf(canMount)('a full disk is told in a line, at whatever file it happens', () => {
  const { out, error } = withMounts(`
    look() { cd "$1"; ls -A; find . -type f ! -name filler -exec sha256sum {} + | sort; cd /; }
    mount -t tmpfs -o size=1m tmpfs "$1"
    "$2" "$3" --out "$1/dist" > "$1/filler"; look "$1" > /dev/shm/site-$$
    for free in 1 8192 16384 20480 24576 36864; do
      cat /dev/zero > "$1/filler" 2> /dev/null; truncate -s -$free "$1/filler"
      "$2" "$3" --out "$1/dist" --release 2; echo "code $?"
      look "$1" | cmp - /dev/shm/site-$$ && echo same
    done
    rm "$1/filler" /dev/shm/site-$$; "$2" "$3" --out "$1/dist" --release 3; ls -A "$1"`)
  const line = /^Could not \w+ \S+: no space is left on the disk\. Nothing was changed\. Make room there\.$/
  expect(error.split('\n').filter(Boolean)).toEqual(Array.from({ length: 6 }, () => expect.stringMatching(line)))
  expect(out).toMatch(/^(code 1\nsame\n){6}\ndist\n$/)
})

test.runIf(canMount)('a read-only disk and a mount point are told in a line', () => {
  const { out, error } = withMounts(`
    mount -t tmpfs tmpfs "$1"; "$2" "$3" --out "$1/dist"
    mount -o remount,ro "$1"; "$2" "$3" --out "$1/dist" --release 2; echo "code $?"; ls -A "$1"
    mount -o remount,rw "$1"; mkdir "$1/volume"; mount -t tmpfs tmpfs "$1/volume"
    "$2" "$3" --out "$1/volume" --release 2; echo "code $?"; ls -A "$1" "$1/volume"`)
  expect(error).toMatch(
    /^Could not access \S+: the file system is read-only\. Nothing was changed\. Choose a folder on another\.\nCould not rename \S+volume: it is in use, perhaps as a mount point\. Nothing was changed\. Choose a folder inside it\.\n$/,
  )
  expect(out).toMatch(/^\ncode 1\ndist\ncode 1\n\S+:\ndist\nvolume\n\n\S+volume:\n$/)
})
