import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { letters, unicodeRangeOf } from '../scripts/fonts/letters.ts'
import { makeFonts } from '../scripts/fonts/make-fonts.ts'
import { budget } from '../scripts/fonts/typefaces.ts'

// The web fonts as they are committed: what the command would write, small enough, and with the letters that the content needs.

const files = await makeFonts()

test('what is committed is what npm run fonts writes', () => {
  const stale = files.filter(({ path, content }) => !readFileSync(path).equals(Buffer.from(content)))
  expect(stale.map(({ path }) => path)).toEqual([])
})

test('both fonts together keep to their budget', () => {
  const fonts = files.filter(({ path }) => path.endsWith('.woff2'))
  expect(fonts).toHaveLength(2)
  expect(fonts.reduce((sum, { content }) => sum + content.length, 0)).toBeLessThanOrEqual(budget)
})

test('each licence names its owner and is whole', () => {
  const licences = files.flatMap(({ path, content }) => (path.startsWith('public/licences/') ? [String(content)] : []))
  expect(licences).toHaveLength(2)
  for (const licence of licences) {
    expect(licence).toMatch(/^(©|Copyright) .*(Adobe|IBM)/)
    expect(licence).toContain('SIL OPEN FONT LICENSE Version 1.1')
    expect(licence).toContain('OTHER DEALINGS IN THE FONT SOFTWARE.')
  }
})

test.each([
  ['serif', /^Site Serif( as .*)?$/],
  ['display', /^Site Serif( Display as .*)?$/],
  ['sans', /^Site Sans( as .*)?$/],
])('the token of the %s names its web font and then each of its stand-ins', (name, family) => {
  const [, token = ''] = new RegExp(`--font-${name}:([^;]*);`).exec(readFileSync('src/site/styles/tokens.css', 'utf8')) ?? []
  const named = [...token.matchAll(/'([^']+)'/g)].map(([, one]) => one)
  const stylesheet = String(files.find(({ path }) => path.endsWith('.css'))?.content)
  const declared = [...stylesheet.matchAll(/font-family: '([^']+)'/g)].map(([, one = '']) => one)
  const own = new Set(declared.filter((one) => family.test(one)))
  expect(named).toEqual([...own])
  expect(own.size).toBeGreaterThan(3)
})

test('every letter of the content is in the fonts, but for signs that no Latin font file has', () => {
  // In formulas and bounds, a few a page at most. They come from the visitor's own fonts, before and after ours have come.
  const known = new Set('₁₂→∀∈∧≤≥≈⊢⊬∎')
  const strange = texts('content').flatMap(([file, text]) =>
    [...new Set(text)]
      .filter((letter) => letter !== '\n' && !letters.includes(letter) && !known.has(letter))
      .map((letter) => `${file}: ${letter} (${unicodeRangeOf(letter)})`),
  )
  expect(strange).toEqual([])
})

test('a range of letters is written as CSS wants it', () => {
  expect(unicodeRangeOf('cbaae€')).toBe('U+61-63, U+65, U+20AC')
})

/** Every text file below a folder: its path and its text. */
function texts(folder: string): [file: string, text: string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(md|json)$/.test(file))
    .map((file) => [join(folder, file), readFileSync(join(folder, file), 'utf8')])
}
