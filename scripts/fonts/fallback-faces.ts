import { createFontStack } from '@capsizecss/core'
import { fromBuffer } from '@capsizecss/unpack'
import subsetFont from 'subset-font'
import type { Fallback, Measures } from './local-fonts.ts'
import type { Cut, Typeface } from './typefaces.ts'

/** A `@font-face` rule. */
export interface Face {
  /** The media query that it is for, where it is not for every page. */
  media?: string
  /** In order. */
  descriptors: Descriptor[]
}

type Descriptor = [name: string, value: string]

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
async function measuresOf(font: Uint8Array, text: string, { axes, fit = 1 }: Cut): Promise<Measures> {
  const { subsets, ...measures } = await fromBuffer(
    await subsetFont(font, text, { targetFormat: 'sfnt', variationAxes: axes }),
  )
  return { ...measures, xWidthAvg: subsets.latin.xWidthAvg * fit }
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
  return {
    ...(cut.media && { media: cut.media }),
    descriptors: [
      ['font-family', `'${fallbackFamilyOf(typeface, cut, fallback)}'`],
      ['src', [...locals].map((local) => `local('${local}')`).join(', ')],
      ['font-weight', String(cut.weight)],
      ...Object.entries(adjustments).flatMap(([name, value]): Descriptor[] =>
        value ? [[name, rounded(name, value)]] : [],
      ),
    ],
  }
}

/** A tenth of a percent moves the end of a line by less than a pixel, a whole one of a height moves a line by less than that. */
function rounded(name: string, percentage: string): string {
  return `${Number(Number.parseFloat(percentage).toFixed(name === 'size-adjust' ? 1 : 0))}%`
}
