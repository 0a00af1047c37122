import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// The colours of src/site/styles/tokens.css, measured as WCAG 2.2 does, in both themes.

const tokens = new Map(
  [
    ...readFileSync('src/site/styles/tokens.css', 'utf8').matchAll(
      /--color-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g,
    ),
  ].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]),
)

const grounds = ['paper', 'surface', 'raised', 'tint', 'night']
/** Lines and areas. `edge` frames controls, for which 3:1 is asked: https://www.w3.org/TR/WCAG22/#non-text-contrast */
const drawn = ['rule', 'edge', 'grid', 'proof-ground', 'mount', 'proof-on-ink', 'refused-on-ink']
const reading = ['ink', 'soft', 'code-keyword', 'code-name', 'code-type', 'code-literal']
const texts = [...tokens.keys()].filter((name) => ![...grounds, ...drawn].includes(name))

/** On night the dark colours hold in either theme. */
const themesOn = (ground: string): ('light' | 'dark')[] => (ground === 'night' ? ['dark'] : ['light', 'dark'])

const pairs = texts.flatMap((text) =>
  grounds.flatMap((ground) => themesOn(ground).map((theme) => ({ text, ground, theme }))),
)

test('all colours are read', () => {
  const css = readFileSync('src/site/styles/tokens.css', 'utf8')
  expect(tokens.size).toBe([...css.matchAll(/--color-[\w-]+: (?!initial)/g)].length)
  expect(texts).toEqual(expect.arrayContaining(reading))
})

test.each(pairs)('$text is readable on $ground, $theme', ({ text, ground, theme }) => {
  expect(contrast(colourOf(text)[theme], colourOf(ground)[theme])).toBeGreaterThanOrEqual(
    reading.includes(text) ? 7 : 4.5,
  )
})

test.each(['light', 'dark'] as const)('edges and the accent stand out, %s', (theme) => {
  for (const ground of grounds.filter((name) => themesOn(name).includes(theme)))
    expect(contrast(colourOf('edge')[theme], colourOf(ground)[theme])).toBeGreaterThanOrEqual(3)
  expect(contrast(colourOf('proof')[theme], colourOf('proof-ground')[theme])).toBeGreaterThanOrEqual(4.5)
  for (const edge of ['proof-on-ink', 'refused-on-ink'])
    expect(contrast(colourOf(edge)[theme], colourOf('ink')[theme])).toBeGreaterThanOrEqual(3)
})

const lightOf = (name: unknown): string => colourOf(name === 'night' ? 'paper' : String(name)).light

test('without light-dark() a page is light, and so are its nights', () => {
  const css = readFileSync('src/site/styles/preferences.css', 'utf8')
  const fallback = /@supports not \(color: light-dark[^}]*/.exec(css)?.[0] ?? ''
  const colours = [...fallback.matchAll(/--color-([\w-]+): (#\w{6})/g)].map(([, name = '', colour]) => [name, colour])
  expect(colours.length).toBeGreaterThan(0)
  expect(colours).toEqual(colours.map(([name]) => [name, lightOf(name)]))
})

test('contrast is measured as WCAG says', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

function colourOf(name: string): { light: string; dark: string } {
  const colour = tokens.get(name)
  if (!colour) throw new Error(`no colour ${name}`)
  return colour
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
