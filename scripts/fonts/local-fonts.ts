import type { FontMetrics } from '@capsizecss/core'
import arial from '@capsizecss/metrics/arial'
import arialBold from '@capsizecss/metrics/arial/700'
import georgia from '@capsizecss/metrics/georgia'
import notoSerif from '@capsizecss/metrics/notoSerif'
import roboto from '@capsizecss/metrics/roboto'
import robotoBold from '@capsizecss/metrics/roboto/700'
import timesNewRoman from '@capsizecss/metrics/timesNewRoman'

/** The measures of a font that decide about lines, in its own units. */
export type Measures = Pick<
  FontMetrics,
  'familyName' | 'fullName' | 'postscriptName' | 'ascent' | 'descent' | 'lineGap' | 'unitsPerEm' | 'xWidthAvg'
>

/** A font that machines have of themselves. */
export interface Fallback {
  measures: Measures
  /** Fonts made to the same widths, by full name and by PostScript name: browsers look for either. */
  twins: string[]
}

/** Measured with @capsizecss/unpack from release 2.37, https://dejavu-fonts.github.io/, which @capsizecss/metrics has not. */
const dejavu = { ascent: 1901, descent: -483, lineGap: 0, unitsPerEm: 2048 }
const dejavuSerif = { ...dejavu, ...names('DejaVu Serif', 'DejaVuSerif'), xWidthAvg: 1058 }
const dejavuSans = { ...dejavu, ...names('DejaVu Sans', 'DejaVuSans'), xWidthAvg: 1041 }
const dejavuSansBold = { ...dejavu, ...names('DejaVu Sans', 'DejaVuSans-Bold', ' Bold'), xWidthAvg: 1176 }

function names(
  familyName: string,
  postscriptName: string,
  cut = '',
): Pick<Measures, 'familyName' | 'fullName' | 'postscriptName'> {
  return { familyName, fullName: familyName + cut, postscriptName }
}

const timesTwins = ['Liberation Serif', 'LiberationSerif', 'Tinos', 'Tinos Regular', 'Tinos-Regular']

/** Windows and Apple have Georgia and Times, Linux what is made to their widths, Android Noto. */
export const serifFallbacks: Fallback[] = [
  { measures: georgia, twins: ['Gelasio', 'Gelasio Regular', 'Gelasio-Regular'] },
  { measures: timesNewRoman, twins: timesTwins },
  { measures: notoSerif, twins: ['Noto Serif'] },
  { measures: dejavuSerif, twins: [] },
]

/** Windows and Apple have Arial, Linux what is made to its widths, Android Roboto. So the systems' own fonts are not asked for. */
export const sansFallbacks = {
  regular: [
    {
      measures: arial,
      twins: ['Liberation Sans', 'LiberationSans', 'Arimo', 'Arimo Regular', 'Arimo-Regular', 'Helvetica'],
    },
    { measures: roboto, twins: ['Roboto'] },
    { measures: dejavuSans, twins: [] },
  ],
  bold: [
    {
      measures: arialBold,
      twins: [
        'Liberation Sans Bold',
        'LiberationSans-Bold',
        'Arimo Bold',
        'Arimo-Bold',
        'Helvetica Bold',
        'Helvetica-Bold',
      ],
    },
    { measures: robotoBold, twins: [] },
    { measures: dejavuSansBold, twins: [] },
  ],
} satisfies Record<string, Fallback[]>
