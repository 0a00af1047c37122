import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { entriesIn } from '../../scripts/publish/output.ts'
import { pictureSize } from '../../src/generator/content/pictures/picture-size.ts'
import { cardRecordFile } from '../../src/generator/content/social-cards.ts'
import { markPaths } from '../../src/site/components/Logo.tsx'
import { unicodeRange } from '../../scripts/tools/fonts/letters.ts'

// What the tools have drawn and cut is committed. These are the properties that pages count on.

const stylesheet = readFileSync('src/site/styles/fonts.css', 'utf8')
const tokens = readFileSync('src/site/styles/tokens.css', 'utf8')

test('each recorded card is a file of the size that pages state, small enough, and there is no other', () => {
  const record = JSON.parse(readFileSync(cardRecordFile, 'utf8')) as Record<string, unknown>
  const files = entriesIn('public/social').files.map((file) => `/social/${file}`)
  expect(files.toSorted()).toEqual(Object.keys(record))
  for (const path of files) {
    const png = readFileSync(`public${path}`)
    expect([path, pictureSize(png)]).toEqual([path, { width: 1200, height: 630 }])
    expect(png.length).toBeLessThan(40_000)
  }
})

test('the icons and the logo files show the mark, each icon in its size', () => {
  const names = ['mark', 'logo', 'logo-grounds', 'mark-construction']
  const figures = names.map((name) => `content/papers/figures/${name}.svg`)
  for (const file of ['public/icon.svg', 'src/site/pages/press/logo-specimen.svg', ...figures]) {
    const drawing = readFileSync(file, 'utf8')
    expect(drawing).toContain(`d="${markPaths.line}"`)
    expect(drawing).toContain(`d="${markPaths.end}"`)
  }
  expect(pictureSize(readFileSync('public/apple-touch-icon.png'))).toEqual({ width: 180, height: 180 })
  // A header of 22 bytes before one PNG: https://learn.microsoft.com/windows/win32/menurc/newheader
  expect(pictureSize(readFileSync('public/favicon.ico').subarray(22))).toEqual({ width: 32, height: 32 })
})

test('two fonts are on the way of every first view, and take 70 kB at most', () => {
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
])('the token of the %s names its web font and then each of its stand-ins', (name, family) => {
  const [, token = ''] = new RegExp(`--font-${name}:([^;]*);`).exec(tokens) ?? []
  const named = [...token.matchAll(/'([^']+)'/g)].map(([, one]) => one)
  const declared = [...stylesheet.matchAll(/font-family: '([^']+)'/g)].map(([, one = '']) => one)
  const own = new Set(declared.filter((one) => family.test(one)))
  expect(named).toEqual([...own])
  expect(own.size).toBeGreaterThan(3)
})
