import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keepValue, recallValue } from '../../scripts/memory/kept-value.ts'
import { temporaryFolder } from './run-command.ts'

const value = { page: 'Ünïcode ∎', numbers: [1, 2, 3], none: null }

test('what was kept comes back, and nothing where nothing was', () => {
  const place = join(temporaryFolder(), 'below', 'value.json')
  expect(recallValue(place)).toBeUndefined()
  keepValue(place, value)
  expect(recallValue(place)).toEqual(value)
  keepValue(place, [value])
  expect(recallValue(place)).toEqual([value])
})

test.each([
  ['a text', 'text'],
  ['nothing', null],
  ['a list', [1, { a: [2] }]],
  ['what has no entries', { a: {}, b: [] }],
  ['entries without a value', { a: undefined, b: 1, c: { d: undefined }, e: undefined }],
  ['levels', { a: { b: { c: { d: ['"\n\u2028'] } } } }],
  [
    'more than is written at once',
    { a: Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`k${n}`, 'ü'.repeat(40)])) },
  ],
])('%s comes back as JSON has it', (_, whole) => {
  const place = join(temporaryFolder(), 'value.json')
  keepValue(place, whole)
  expect(recallValue(place)).toEqual(JSON.parse(JSON.stringify(whole)))
})

test('a file that was cut short or damaged anywhere gives nothing', () => {
  const place = join(temporaryFolder(), 'value.json')
  keepValue(place, value)
  const whole = readFileSync(place)
  for (let at = 0; at < whole.length; at++) {
    writeFileSync(place, whole.subarray(0, at))
    expect(recallValue(place), `cut at ${at}`).toBeUndefined()
    writeFileSync(place, whole.with(at, (whole[at] ?? 0) ^ 1))
    expect(recallValue(place), `damaged at ${at}`).toBeUndefined()
  }
})

test('where nothing can be kept, nothing is lost but time', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'file'), '')
  expect(() => keepValue(join(folder, 'file', 'value.json'), value)).not.toThrow()
  rmSync(folder, { recursive: true })
})
