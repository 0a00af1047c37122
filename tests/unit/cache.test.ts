import { copyFileSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openCache } from '../../scripts/cache.ts'
import { temporaryFolder } from '../build/run-command.ts'

// The cache gives back what was put in, or nothing.

const text = '{"html":"<p>Ünïcode ∎ 😀\\n\u2028</p>"}'

/** A cache with one entry, and its file. */
function withEntry(): { folder: string; file: string } {
  const folder = join(temporaryFolder(), 'below', 'cache')
  openCache(folder, 'code').set('key', text)
  return { folder, file: filesIn(folder)[0] ?? '' }
}

function filesIn(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path))
  return paths.filter((path) => statSync(path).isFile())
}

test.each(['', text, '\n', 'ü'.repeat(100_000), JSON.stringify({ a: '\ud800' })])('%.20j comes back', (value) => {
  const { folder } = withEntry()
  openCache(folder, 'code').set('key', value)
  expect(openCache(folder, 'code').get('key')).toBe(value)
  expect(filesIn(folder)).toHaveLength(1)
})

test('another key, other code and half a character give nothing', () => {
  const { folder } = withEntry()
  const cache = openCache(folder, 'code')
  cache.set('half', '\ud800')
  expect(['other', 'half', ''].map((key) => cache.get(key))).toEqual([undefined, undefined, undefined])
  expect(openCache(folder, 'other code').get('key')).toBeUndefined()
})

test('an entry that was cut short or damaged anywhere is none, and is replaced', () => {
  const { folder, file } = withEntry()
  const cache = openCache(folder, 'code')
  const whole = readFileSync(file)
  for (let at = 0; at < whole.length; at++) {
    writeFileSync(file, whole.subarray(0, at))
    expect(cache.get('key'), `cut at ${at}`).toBeUndefined()
    writeFileSync(file, whole.with(at, (whole[at] ?? 0) ^ 1))
    expect(cache.get('key'), `damaged at ${at}`).toBeUndefined()
  }
  writeFileSync(file, Buffer.concat([whole, Buffer.from(' ')]))
  expect(cache.get('key')).toBeUndefined()
  cache.set('key', text)
  expect(cache.get('key')).toBe(text)
})

test('an entry under the name of another is none', () => {
  const { folder, file } = withEntry()
  const cache = openCache(folder, 'code')
  cache.set('other', 'other')
  const other = filesIn(folder).find((path) => path !== file) ?? ''
  copyFileSync(file, other)
  expect([cache.get('other'), cache.get('key')]).toEqual([undefined, text])
})

test('an entry that was not used for a week goes, with what a killed run left; one that is used stays', () => {
  const { folder, file } = withEntry()
  openCache(folder, 'code').set('used', 'used')
  writeFileSync(`${file}.4194304`, 'half')
  for (const path of filesIn(folder)) utimesSync(path, 0, 0)
  const cache = openCache(folder, 'code')
  expect(cache.get('used')).toBe('used')
  cache.close()
  expect(filesIn(folder)).toHaveLength(1)
  expect(openCache(folder, 'code').get('used')).toBe('used')
})

test('where nothing can be kept, as a file is in the way, nothing is lost but time', () => {
  const { file } = withEntry()
  const cache = openCache(file, 'code')
  cache.set('more', text)
  cache.close()
  expect(cache.get('more')).toBeUndefined()
})
