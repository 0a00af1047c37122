import type { SubsetOptions } from 'subset-font'
import { sansFallbacks, serifFallbacks, type Fallback } from './local-fonts.ts'

/** One look of a typeface, for the faces that stand in for it. */
export interface Cut {
  /** What its stand-ins are called, where the typeface has other ones too: "Display". */
  name?: string
  /** The `font-weight` it stands in for. */
  weight: number
  /** The pages it stands in on, where another cut does on the others: a media query. */
  media?: string
  /** Where on the font's axes its letters are measured. */
  axes: Record<string, number>
  /**
   * What its letters take of their average width in the texts of this site, where pairs are drawn together (kerning) and some
   * words come often; measured on all leads, headings and paragraphs beside Liberation and DejaVu, which agree.
   */
  fit?: number
  /** In order of preference. */
  fallbacks: Fallback[]
}

/** A web font: where it comes from, what is kept of it, and what stands in for it until it has come. */
export interface Typeface {
  /** The file's name without its ending, and the token's in src/site/styles/tokens.css: "--font-serif". */
  name: 'serif' | 'sans'
  /**
   * The family in CSS. Not the typeface's own name: the licence reserves it for the unmodified font
   * (https://openfontlicense.org/ofl-reserved-font-names/).
   */
  family: string
  /** The npm package. */
  source: string
  /** Inside the package. */
  file: string
  /** Its file on the site, and what the package's licence text leaves out. */
  licence: { file: string; copyright?: string }
  axes: NonNullable<SubsetOptions['variationAxes']>
  /** The `font-weight` the file answers for. */
  weight: string
  cuts: Cut[]
}

/** What the two fonts may take together, in bytes: they are on the way of every first view. */
export const budget = 70_000

/**
 * Layout features that are kept (https://learn.microsoft.com/typography/opentype/spec/featurelist): kerning, ligatures, composed
 * and placed accents, and figures of one width or of their own. Both typefaces have lining figures alone, and the sans has them
 * of one width alone.
 */
export const features = ['kern', 'liga', 'ccmp', 'mark', 'pnum', 'tnum']

/** Where the sizes of headings in src/site/styles/tokens.css are near their upper end, and where near their lower one. */
const wide = '(width >= 64rem)'
const narrow = '(width < 64rem)'
const notPhone = '(width >= 48rem)'
const phone = '(width < 48rem)'

export const typefaces: Typeface[] = [
  {
    name: 'serif',
    family: 'Site Serif',
    source: '@fontsource-variable/source-serif-4',
    file: 'files/source-serif-4-latin-opsz-normal.woff2',
    licence: {
      file: 'source-serif-4.txt',
      // As the font itself says.
      copyright: '© 2014 - 2021 Adobe Systems Incorporated (http://www.adobe.com/), with Reserved Font Name ‘Source’.',
    },
    // Nothing is set in it below 20 px; the drawings for smaller sizes would cost 11 kB.
    axes: { wght: 400, opsz: { min: 20, max: 60 } },
    weight: '400',
    // Letters grow narrower with size, a tenth from 20 to 60 px: one stand-in fits the headings of sections, one those of pages,
    // and on narrow pages both are smaller.
    cuts: [
      { weight: 400, media: wide, axes: { wght: 400, opsz: 32 }, fallbacks: serifFallbacks },
      {
        name: 'Display',
        weight: 400,
        media: notPhone,
        axes: { wght: 400, opsz: 60 },
        fit: 0.99,
        fallbacks: serifFallbacks,
      },
      { weight: 400, media: narrow, axes: { wght: 400, opsz: 25 }, fallbacks: serifFallbacks },
      { name: 'Display', weight: 400, media: phone, axes: { wght: 400, opsz: 44 }, fallbacks: serifFallbacks },
    ],
  },
  {
    name: 'sans',
    family: 'Site Sans',
    source: '@fontsource-variable/ibm-plex-sans',
    file: 'files/ibm-plex-sans-latin-wght-normal.woff2',
    licence: { file: 'ibm-plex-sans.txt' },
    axes: { wght: { min: 400, max: 600 } },
    weight: '400 600',
    cuts: [
      { weight: 400, axes: { wght: 400 }, fit: 0.9975, fallbacks: sansFallbacks.regular },
      // Machines seldom have a medium weight: the regular one is widened.
      { weight: 500, axes: { wght: 500 }, fit: 0.9965, fallbacks: sansFallbacks.regular },
      { weight: 600, axes: { wght: 600 }, fit: 0.9965, fallbacks: sansFallbacks.bold },
    ],
  },
]
