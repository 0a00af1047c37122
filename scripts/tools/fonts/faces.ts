import { readFileSync } from 'node:fs'
import { createFontStack } from '@capsizecss/core'
import { fromBuffer } from '@capsizecss/unpack'
import subsetFont from 'subset-font'
import { letters, unicodeRange } from './letters.ts'
import type { Cut, Typeface } from './typefaces.ts'

/** The `@font-face` rules of a typeface and of its local fallback fonts. @param font with all of its axes. */
export async function facesOf(typeface: Typeface, font: Uint8Array): Promise<string> {
  const own = rule({
    'font-family': `'${typeface.family}'`,
    src: `url('./fonts/${typeface.name}.woff2') format('woff2')`,
    'font-weight': typeface.weight,
    'font-display': 'swap',
    'unicode-range': unicodeRange,
  })
  const fallbacks = await Promise.all(typeface.cuts.map((cut) => fallbackFaces(typeface, cut, font)))
  return [own, ...fallbacks].join('')
}

/** Each local font brought to the cut's average width and height of line, so that text stays where it is when the font comes. */
async function fallbackFaces({ family }: Typeface, cut: Cut, font: Uint8Array): Promise<string> {
  const { name, weight, media, axes, fit = 1, fallbacks } = cut
  // Only a font of one look has one average width.
  const instance = await subsetFont(font, letters, { targetFormat: 'sfnt', variationAxes: axes })
  const { subsets, ...measures } = await fromBuffer(instance)
  const fitted = { ...measures, xWidthAvg: subsets.latin.xWidthAvg * fit }
  const rules = fallbacks.map((key) => {
    const { names, ...local } = localFont(key)
    const { fontFaces } = createFontStack([fitted, local], { fontFaceFormat: 'styleObject' })
    const [adjusted] = typeof fontFaces === 'string' ? [] : fontFaces
    const { ascentOverride, descentOverride, lineGapOverride, sizeAdjust } = adjusted?.['@font-face'] ?? {}
    return rule({
      'font-family': `'${[family, name].filter(Boolean).join(' ')} as ${local.familyName}'`,
      src: names.map((one) => `local('${one}')`).join(', '),
      'font-weight': String(weight),
      // A tenth of a percent moves the end of a line by less than a pixel, a whole one of a height moves a line by less than that.
      'size-adjust': rounded(sizeAdjust, 1),
      'ascent-override': rounded(ascentOverride, 0),
      'descent-override': rounded(descentOverride, 0),
      'line-gap-override': rounded(lineGapOverride, 0),
    })
  })
  return media ? `@media ${media} {\n${rules.join('')}}\n\n` : rules.join('')
}

/**
 * The measures that decide about lines: those of @capsizecss/metrics 4.3.0, https://github.com/seek-oss/capsize; those of DejaVu
 * were taken with @capsizecss/unpack from release 2.37, https://dejavu-fonts.github.io/. After them the full and the PostScript name,
 * as browsers look for either, of the font and of others that are made to its widths.
 */
function localFont(key: string) {
  const table = readFileSync('scripts/tools/fonts/local-fonts.csv', 'utf8').trim().split('\n')
  const row = table.find((line) => line.startsWith(`${key},`))
  const [, familyName = '', ...cells] = row?.split(',') ?? []
  const [ascent = 0, descent = 0, lineGap = 0, unitsPerEm = 0, xWidthAvg = 0] = cells.map(Number)
  return { familyName, ascent, descent, lineGap, unitsPerEm, xWidthAvg, names: cells.at(-1)?.split('|') ?? [] }
}

function rule(descriptors: Record<string, string | undefined>): string {
  const lines = Object.entries(descriptors).flatMap(([name, value]) => (value ? [`${name}: ${value};`] : []))
  return `@font-face {\n${lines.join('\n')}\n}\n\n`
}

/** What both fonts have in common is left out. */
function rounded(percentage: string | undefined, decimals: number): string | undefined {
  return percentage && `${Number(Number.parseFloat(percentage).toFixed(decimals))}%`
}
