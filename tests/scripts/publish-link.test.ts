import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { siblingOf } from '../../scripts/disk/leftovers.ts'
import { compilePublisher, faultOf, tracesBeside } from './publishing.ts'
import { runNode, temporaryFolder } from './run-command.ts'
import { pages, publish, siteOf } from './small-site.ts'

// The output is a link to a release folder: the site changes by one rename of the link.

interface Linked {
  link: string
  releases: string
}

const compiled = mkdtempSync(join(tmpdir(), 'site-test-'))
const publisher = join(compiled, 'publisher.mjs')
beforeAll(() => compilePublisher(publisher))
afterAll(() => rmSync(compiled, { recursive: true }))

/** A link "dist" to an empty folder "first". */
function linkedOutput(): Linked {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'releases/first'), { recursive: true })
  symlinkSync('releases/first', join(folder, 'dist'))
  return { link: join(folder, 'dist'), releases: join(folder, 'releases') }
}

const numbersIn = (releases: string): number[] =>
  readdirSync(releases)
    .map((name) => Number(/^dist-release-(\d+)-[\da-f]{8}$/.exec(name)?.[1] ?? 0))
    .toSorted((a, b) => a - b)

test('each build makes a release beside the one before, and two old ones stay', () => {
  const { link, releases } = linkedOutput()
  for (const release of [1, 2, 3, 4, 5]) publish(link, siteOf(release))
  // 0 is "first", which no build named and so none removes.
  expect(numbersIn(releases)).toEqual([0, 3, 4, 5])
  expect(readlinkSync(link)).toMatch(/^releases\/dist-release-5-[\da-f]{8}$/)
  for (const name of readdirSync(releases).filter((one) => one !== 'first'))
    expect(faultOf(join(releases, name))).toBeUndefined()
  expect([tracesBeside(link), tracesBeside(join(releases, 'dist'))]).toEqual([[], []])
})

test('a release that somebody went back to is the last to go', () => {
  const { link, releases } = linkedOutput()
  for (const release of [1, 2, 3]) publish(link, siteOf(release))
  const first = readdirSync(releases).find((name) => name.includes('-release-1-')) ?? ''
  unlinkSync(link)
  symlinkSync(`releases/${first}`, link)
  publish(link, siteOf(4))
  expect(numbersIn(releases)).toEqual([0, 1, 3, 4])
  expect(realpathSync(link)).toContain('dist-release-4-')
})

test('an absolute link stays absolute, and of several links the last one moves', () => {
  const { link, releases } = linkedOutput()
  const front = join(link, '../www')
  symlinkSync(link, front)
  publish(front, siteOf(1))
  expect(readlinkSync(front)).toBe(link)
  expect(basename(realpathSync(front))).toMatch(/^dist-release-1-/)
  const absolute = join(link, '../absolute')
  symlinkSync(realpathSync(link), absolute)
  publish(absolute, siteOf(2))
  expect(readlinkSync(absolute)).toMatch(new RegExp(`^${realpathSync(releases)}/absolute-release-1-[\\da-f]{8}$`))
  expect(faultOf(link)).toBeUndefined()
})

test('a release that nobody linked to, as its build died, is cleared away', () => {
  const { link, releases } = linkedOutput()
  publish(link, siteOf(1))
  publish(join(releases, 'lost'), siteOf(2))
  renameSync(join(releases, 'lost'), join(releases, 'dist-release-2-00000000'))
  symlinkSync('releases/dist-release-2-00000000', join(link, '../.dist-link-4194304-1-00000000'))
  publish(link, siteOf(3))
  expect(numbersIn(releases)).toEqual([0, 1, 2])
  expect(readdirSync(releases)).not.toContain('dist-release-2-00000000')
  expect(tracesBeside(link)).toEqual([])
})

test('a release that a running build is about to link to is not an old one', () => {
  const { link, releases } = linkedOutput()
  mkdirSync(join(releases, 'dist-release-1-00000000'))
  symlinkSync('releases/dist-release-1-00000000', siblingOf(link, 'link'))
  for (const release of [1, 2, 3, 4]) publish(link, siteOf(release))
  expect(readdirSync(releases)).toContain('dist-release-1-00000000')
  expect(numbersIn(releases)).toEqual([0, 1, 3, 4, 5])
})

test.each<[what: string, set: (folder: string) => void, line: RegExp]>([
  [
    'to nowhere',
    (folder) => symlinkSync('nowhere', join(folder, 'dist')),
    /dist is a link to \S+\/nowhere, where nothing is\. Make that folder, or remove the link\./,
  ],
  [
    'to itself',
    (folder) => symlinkSync('dist', join(folder, 'dist')),
    /dist is a link that leads back to itself\. Remove it/,
  ],
  [
    'in a ring',
    (folder) => {
      symlinkSync('other', join(folder, 'dist'))
      symlinkSync('dist', join(folder, 'other'))
    },
    /dist is a link that leads back to itself\. Remove it/,
  ],
  [
    'through a ring',
    (folder) => {
      symlinkSync('ring', join(folder, 'ring'))
      symlinkSync('ring/site', join(folder, 'dist'))
    },
    /leads? back to (itself|themselves)/,
  ],
  [
    'to a folder of somebody else',
    (folder) => {
      mkdirSync(join(folder, 'foreign'))
      writeFileSync(join(folder, 'foreign/letter.txt'), 'x')
      symlinkSync('foreign', join(folder, 'dist'))
    },
    /dist holds files that no build of this site made/,
  ],
  [
    'to a file',
    (folder) => {
      writeFileSync(join(folder, 'letter.txt'), 'x')
      symlinkSync('letter.txt', join(folder, 'dist'))
    },
    /The output \S+ is a file\. Choose another folder/,
  ],
])('a link %s is refused in a line', async (_, set, line) => {
  const folder = temporaryFolder()
  set(folder)
  const before = readdirSync(folder, { recursive: true })
  const { code, error } = await runNode([publisher, '--out', join(folder, 'dist')])
  expect(code).toBe(1)
  expect(error).toMatch(line)
  expect(error.trim().split('\n')).toHaveLength(1)
  expect(readdirSync(folder, { recursive: true })).toEqual(before)
})

/** Reads all pages through the link, again and again, until it is told to stop. */
const reader = `
const { parentPort, workerData: { link, pages, stop } } = require('node:worker_threads')
const { readFileSync } = require('node:fs')
let reads = 0
const missed = []
const releases = new Set()
parentPort.postMessage('reading')
while (Atomics.load(stop, 0) === 0)
  for (const page of pages) {
    reads++
    try {
      const text = readFileSync(link + '/' + page, 'utf8')
      if (!text.endsWith(' end')) missed.push('half of ' + page)
      releases.add(text.split(' ')[1])
    } catch (error) {
      missed.push(String(error))
    }
  }
parentPort.postMessage({ reads, missed, releases: releases.size })
`

test('who reads without pause through a hundred releases misses nothing', async () => {
  const { link } = linkedOutput()
  publish(link, siteOf(0))
  const stop = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(reader, { eval: true, workerData: { link, pages, stop } })
  const next = (): Promise<unknown> => new Promise((resolve) => worker.once('message', resolve))
  await next()
  for (let release = 1; release <= 100; release++) publish(link, siteOf(release))
  const answer = next()
  Atomics.store(stop, 0, 1)
  const { reads, missed, releases } = (await answer) as { reads: number; missed: string[]; releases: number }
  await worker.terminate()
  expect(missed).toEqual([])
  expect(reads).toBeGreaterThan(100)
  // It was not done before the releases began.
  expect(releases).toBeGreaterThan(1)
})
