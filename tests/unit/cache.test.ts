import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openCache } from '../../scripts/cache.ts'
import { temporaryFolder } from '../build/run-command.ts'

const text = '{"html":"<p>Ünïcode ∎ 😀\\n\u2028</p>"}'

function withEntry(): { folder: string; file: string } {
  const folder = join(temporaryFolder(), 'below', 'cache')
  setIn(folder, 'key')
  return { folder, file: filesIn(folder)[0] ?? '' }
}

function setIn(folder: string, key: string, value = text): void {
  const cache = openCache(folder, 'code')
  cache.set(key, Buffer.from(value))
  cache.close()
}

function valueIn(folder: string, key = 'key'): string | undefined {
  const cache = openCache(folder, 'code')
  const value = cache.get(key)?.toString()
  cache.close()
  return value
}

function filesIn(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path))
  return paths.filter((path) => statSync(path).isFile())
}

test.each(['', text, '\n', 'ü'.repeat(100_000)])('%.20j comes back', (value) => {
  const { folder } = withEntry()
  setIn(folder, 'key', value)
  expect(valueIn(folder)).toBe(value)
  expect(filesIn(folder)).toHaveLength(1)
})

test('another key and other code give nothing', () => {
  const { folder } = withEntry()
  const cache = openCache(folder, 'code')
  expect(['other', ''].map((key) => cache.get(key))).toEqual([undefined, undefined])
  expect(openCache(folder, 'other code').get('key')).toBeUndefined()
})

test('an entry that was cut short or damaged anywhere is none, and is replaced', () => {
  const { folder, file } = withEntry()
  const whole = readFileSync(file)
  for (let at = 0; at < whole.length; at++) {
    writeFileSync(file, whole.subarray(0, at))
    expect(valueIn(folder), `cut at ${at}`).toBeUndefined()
    writeFileSync(file, whole.with(at, (whole[at] ?? 0) ^ 1))
    expect(valueIn(folder), `damaged at ${at}`).toBeUndefined()
  }
  setIn(folder, 'key')
  expect(valueIn(folder)).toBe(text)
})

test('what was kept before an entry that was cut, and what is kept after it, comes back', () => {
  const { folder, file } = withEntry()
  const whole = readFileSync(file)
  setIn(folder, 'cut')
  writeFileSync(file, readFileSync(file).subarray(0, -1))
  setIn(folder, 'after')
  expect(['key', 'cut', 'after'].map((key) => valueIn(folder, key))).toEqual([text, undefined, text])
  expect(readFileSync(file).subarray(0, whole.length)).toEqual(whole)
})

test('an entry under the name of another is none', () => {
  const { folder, file } = withEntry()
  const [one, both] = [readFileSync(file), (setIn(folder, 'other', 'other'), readFileSync(file))]
  const names = [both.subarray(0, 64), both.subarray(one.length, one.length + 64)] as const
  writeFileSync(file, Buffer.concat([names[1], one.subarray(64), names[0], both.subarray(one.length + 64)]))
  expect(['other', 'key'].map((key) => valueIn(folder, key))).toEqual([undefined, undefined])
})

test('several may write at once, and each has what it wrote itself', () => {
  const { folder } = withEntry()
  const caches = [openCache(folder, 'code'), openCache(folder, 'code')]
  const keys = Array.from({ length: 20 }, (_, index) => `${index}`)
  for (const key of keys) caches[Number(key) % 2]?.set(key, Buffer.from(key))
  expect(keys.map((key) => caches[Number(key) % 2]?.get(key)?.toString())).toEqual(keys)
  expect(keys.map((key) => valueIn(folder, key))).toEqual(keys)
  expect(filesIn(folder)).toHaveLength(1)
})

test.each([
  [13, text],
  [15, undefined],
])('after %i days an entry is %j, and what is no file of entries is gone', (days, left) => {
  const { folder, file } = withEntry()
  renameSync(file, join(folder, `${Date.now() - days * 86_400_000}-1`))
  writeFileSync(join(folder, 'ab'.repeat(32)), 'half')
  expect(valueIn(folder)).toBe(left)
  expect(filesIn(folder)).toHaveLength(left ? 1 : 0)
})

test('where nothing can be kept, as a file is in the way, nothing is lost but time', () => {
  const { file } = withEntry()
  const cache = openCache(file, 'code')
  cache.set('more', Buffer.from(text))
  cache.close()
  expect(cache.get('more')).toBeUndefined()
})
