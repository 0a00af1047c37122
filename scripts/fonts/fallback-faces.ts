import { createFontStack } from '@capsizecss/core'
import { fromBuffer } from '@capsizecss/unpack'
import subsetFont from 'subset-font'
import type { Fallback, Measures } from './local-fonts.ts'
import type { Cut, Typeface } from './typefaces.ts'

/** A `@font-face` rule: descriptor and value, in order. */
export type Face = [descriptor: string, value: string][]

/** The family in CSS of a local font that was brought to a cut's measures: "Site Serif as Georgia". */
function fallbackFamilyOf({ family }: Typeface, { name }: Cut, { measures }: Fallback): string {
  return `${[family, name].filter(Boolean).join(' ')} as ${measures.familyName}`
}

/**
 * The faces that stand in for a typeface, each a local font brought to its average width and its height of line, so that text
 * stays where it is when the typeface comes. `font` is the file in its package, with all of its axes.
 */
export async function fallbackFacesOf(typeface: Typeface, font: Uint8Array, text: string): Promise<Face[]> {
  const faces = typeface.cuts.map(async (cut) => {
    const measures = await measuresOf(font, text, cut)
    return cut.fallbacks.map((fallback) => faceOf(typeface, cut, { measures, fallback }))
  })
  return (await Promise.all(faces)).flat()
}

/** Only a font of one look has one average width. */
async function measuresOf(font: Uint8Array, text: string, { axes }: Cut): Promise<Measures> {
  return fromBuffer(await subsetFont(font, text, { targetFormat: 'sfnt', variationAxes: axes }))
}

function faceOf(
  typeface: Typeface,
  cut: Cut,
  { measures, fallback }: { measures: Measures; fallback: Fallback },
): Face {
  const { fullName, postscriptName } = fallback.measures
  const { fontFaces } = createFontStack([measures, fallback.measures], { fontFaceFormat: 'styleObject' })
  const [adjusted] = typeof fontFaces === 'string' ? [] : fontFaces
  const { ascentOverride, descentOverride, lineGapOverride, sizeAdjust } = adjusted?.['@font-face'] ?? {}
  const locals = new Set([fullName, postscriptName, ...fallback.twins])
  // What both fonts have alike is left out.
  const adjustments = {
    'size-adjust': sizeAdjust,
    'ascent-override': ascentOverride,
    'descent-override': descentOverride,
    'line-gap-override': lineGapOverride,
  }
  return [
    ['font-family', `'${fallbackFamilyOf(typeface, cut, fallback)}'`],
    ['src', [...locals].map((local) => `local('${local}')`).join(', ')],
    ['font-weight', String(cut.weight)],
    ...Object.entries(adjustments).flatMap(([name, value]): Face => (value ? [[name, String(value)]] : [])),
  ]
}
