import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { entriesIn } from '../../publish/output.ts'
import { unicodeRange } from './characters.ts'

// The fonts that are committed: the properties that pages count on.

const stylesheet = readFileSync('src/site/styles/fonts.css', 'utf8')
const tokens = readFileSync('src/site/styles/tokens.css', 'utf8')

test('a first visit loads two fonts, of 70 kB at most', () => {
  const folder = 'src/site/styles/fonts'
  const fonts = entriesIn(folder).files.map((file) => readFileSync(`${folder}/${file}`))
  expect(fonts.map((font) => font.toString('latin1', 0, 4))).toEqual(['wOF2', 'wOF2'])
  expect(fonts.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(70_000)
})

test('the stylesheet asks for the fonts for the letters that they were cut to', () => {
  const ranges = [...stylesheet.matchAll(/unicode-range:([^;]*);/g)].map(([, range = '']) => range)
  expect(ranges.map((range) => range.trim().replaceAll(/\s+/g, ' '))).toEqual([unicodeRange, unicodeRange])
})

test.each([
  ['serif', /^Site Serif( as .*)?$/],
  ['display', /^Site Serif( Display as .*)?$/],
  ['sans', /^Site Sans( as .*)?$/],
])('the token of the %s names its web font and then each of its fallbacks', (name, family) => {
  const [, token = ''] = new RegExp(`--font-${name}:([^;]*);`).exec(tokens) ?? []
  const named = [...token.matchAll(/'([^']+)'/g)].map(([, one]) => one)
  const declared = [...stylesheet.matchAll(/font-family: '([^']+)'/g)].map(([, one = '']) => one)
  const own = new Set(declared.filter((one) => family.test(one)))
  expect(named).toEqual([...own])
  expect(own.size).toBeGreaterThan(2)
})
