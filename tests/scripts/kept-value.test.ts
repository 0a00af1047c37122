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
