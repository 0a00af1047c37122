import type { SubsetOptions } from 'subset-font'

/** One look of a typeface, for its local fallback fonts. */
export interface Cut {
  /** Names of its fallback fonts, where the typeface has other ones too. */
  name?: string
  weight: number
  /** The media query of the pages it is for, where another cut is for the others. */
  media?: string
  /** Where on the font's axes its letters are measured. */
  axes: Record<string, number>
  /** What letters take of their average width in this site's texts, with kerning; measured next to Liberation and DejaVu, which agree. */
  fit?: number
  /** In order of preference, by their keys in local-fonts.csv. */
  fallbacks: string[]
}

/** A web font: where it comes from, what is kept of it, and its fallback until it has loaded. */
export interface Typeface {
  /** Its file's name without ending. */
  name: string
  /** Not the typeface's own name: its licence reserves it (https://openfontlicense.org/ofl-reserved-font-names/). */
  family: string
  package: string
  file: string
  licence: string
  /** What the package's licence text leaves out. */
  copyright?: string
  axes: NonNullable<SubsetOptions['variationAxes']>
  /** The `font-weight` that the file covers. */
  weight: string
  cuts: Cut[]
}

/** Kerning, ligatures, accents, and figures of one width or not: https://learn.microsoft.com/typography/opentype/spec/featurelist */
export const features = ['kern', 'liga', 'ccmp', 'mark', 'pnum', 'tnum']

/** Windows and Apple have the first, Linux what is made to their widths, Android Noto and Roboto. */
const serif = { weight: 400, fallbacks: ['georgia', 'times', 'notoSerif', 'dejavuSerif'] }
const sans = ['arial', 'roboto', 'dejavuSans']
const boldSans = ['arialBold', 'robotoBold', 'dejavuSansBold']

export const typefaces: Typeface[] = [
  {
    name: 'serif',
    family: 'Site Serif',
    package: '@fontsource-variable/source-serif-4',
    file: 'source-serif-4-latin-opsz-normal.woff2',
    licence: 'source-serif-4.txt',
    // As the font itself says.
    copyright: '© 2014 - 2021 Adobe Systems Incorporated (http://www.adobe.com/), with Reserved Font Name ‘Source’.',
    // Nothing is set in it below 20 px; the drawings for smaller sizes would cost 11 kB.
    axes: { wght: 400, opsz: { min: 20, max: 60 } },
    weight: '400',
    // Its letters grow narrower with size, a tenth from 20 to 60 px: one fallback fits the headings of sections, one those of
    // pages, and both are smaller on narrow pages (src/site/styles/tokens.css).
    cuts: [
      { ...serif, media: '(width >= 64rem)', axes: { wght: 400, opsz: 32 } },
      { ...serif, name: 'Display', media: '(width >= 48rem)', axes: { wght: 400, opsz: 60 }, fit: 0.99 },
      { ...serif, media: '(width < 64rem)', axes: { wght: 400, opsz: 25 } },
      { ...serif, name: 'Display', media: '(width < 48rem)', axes: { wght: 400, opsz: 44 } },
    ],
  },
  {
    name: 'sans',
    family: 'Site Sans',
    package: '@fontsource-variable/ibm-plex-sans',
    file: 'ibm-plex-sans-latin-wght-normal.woff2',
    licence: 'ibm-plex-sans.txt',
    axes: { wght: { min: 400, max: 600 } },
    weight: '400 600',
    cuts: [
      { weight: 400, axes: { wght: 400 }, fit: 0.9975, fallbacks: sans },
      // Machines seldom have a medium weight: the regular one is widened.
      { weight: 500, axes: { wght: 500 }, fit: 0.9965, fallbacks: sans },
      { weight: 600, axes: { wght: 600 }, fit: 0.9965, fallbacks: boldSans },
    ],
  },
]
