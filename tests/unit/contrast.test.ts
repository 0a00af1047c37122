import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { site } from '../../src/site/site.ts'
import { contrastRatio } from '../contrast.ts'

// The colours of src/site/styles/tokens.css, measured as WCAG 2.2 does, in both themes.

const css = readFileSync('src/site/styles/tokens.css', 'utf8')
const tokens = new Map(
  [...css.matchAll(/--color-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name = '', ...colours]) => [
    name,
    colours,
  ]),
)
const shared = [...css.matchAll(/--color-([\w-]+): var\(--color-([\w-]+)\)/g)]
for (const [, name = '', other = ''] of shared) tokens.set(name, tokens.get(other) ?? [])
const grounds = ['paper', 'surface', 'leaf', 'raised', 'tint', 'night', 'forest']
/** Lines and areas. `edge` frames controls, for which 3:1 is asked: https://www.w3.org/TR/WCAG22/#non-text-contrast */
const drawn = ['rule', 'edge', 'accent-ground', 'mount', 'accent-on-ink', 'refused-on-ink']
const reading = ['ink', 'soft', 'code-keyword', 'code-name', 'code-type', 'code-literal']
const texts = [...tokens.keys()].filter((name) => ![...grounds, ...drawn].includes(name))

const pairs: [colour: string, ground: string, least: number][] = [
  ...grounds.flatMap((ground) => [
    ...texts.map((text): [string, string, number] => [text, ground, reading.includes(text) ? 7 : 4.5]),
    ['edge', ground, 3] as [string, string, number],
  ]),
  ['accent', 'accent-ground', 4.5],
  ['accent-on-ink', 'ink', 3],
  ['refused-on-ink', 'ink', 3],
]

test('all colours are read, and stand out from what they are on', () => {
  expect(tokens.size).toBe([...css.matchAll(/--color-[\w-]+: (?!initial)/g)].length)
  expect(texts).toEqual(expect.arrayContaining(reading))
  const faint = pairs.flatMap(([colour, ground, least]) =>
    // On these the dark colours hold in either theme.
    (['night', 'forest'].includes(ground) ? [1] : [0, 1])
      .map((theme) => contrast(tokens.get(colour)?.[theme] ?? '', tokens.get(ground)?.[theme] ?? ''))
      .filter((ratio) => !(ratio >= least))
      .map((ratio) => `${colour} on ${ground}: ${ratio}`),
  )
  expect(faint).toEqual([])
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test('what cannot take a colour from the tokens states one of theirs', () => {
  const figures = 'content/papers/figures/'
  const files = [
    'docs/line.svg',
    'public/icon.svg',
    'scripts/tools/papers/logos.ts',
    'scripts/tools/papers/paper.tsx',
    'scripts/tools/papers/papers.css',
    'src/site/site.ts',
    'src/site/pages/press/logo-specimen.svg',
    'src/site/pages/press/page.tsx',
    ...readdirSync(figures).map((name) => figures + name),
  ]
  const known = new Set([...[...tokens.values()].flat(), '#fff', '#000'])
  const others = files.flatMap((file) => {
    // The shades of a chart lie between two of them.
    const stated =
      readFileSync(file, 'utf8')
        .replace(/<stop.*/g, '')
        .match(/#(?:[\da-f]{6}|[\da-f]{3})\b/g) ?? []
    return [...new Set(stated)].filter((colour) => !known.has(colour)).map((colour) => `${file}: ${colour}`)
  })
  expect(others).toEqual([])
  expect(Object.values(site.background)).toEqual(tokens.get('paper'))
})

test('without light-dark() a page is light, and so are its nights', () => {
  const preferences = readFileSync('src/site/styles/preferences.css', 'utf8')
  const fallback = /@supports not \(color: light-dark[^}]*/.exec(preferences)?.[0] ?? ''
  const colours = [...fallback.matchAll(/--color-([\w-]+): (#\w{6})/g)].map(([, name = '', colour]) => [name, colour])
  expect(colours.length).toBeGreaterThan(0)
  expect(colours, 'src/site/styles/preferences.css').toEqual(
    colours.map(([name]) => [name, tokens.get(name === 'night' ? 'paper' : String(name))?.[0]]),
  )
})

function contrast(one: string, other: string): number {
  return contrastRatio(channelsOf(one), channelsOf(other))
}

const channelsOf = (hex: string): number[] => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
