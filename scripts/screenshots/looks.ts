import { UsageError } from '../cli/user-error.ts'

const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** How a page is looked at: the reader's theme, and the width of the window in CSS pixels. */
export interface Look {
  theme: Theme
  width: number
}

/** A phone, a tablet and a desk. */
const widths = [390, 820, 1440]

/** All looks, or those that the flags name. @throws UsageError for what is no theme or width. */
export function looksOf({ theme, width }: { theme: string | undefined; width: string | undefined }): Look[] {
  const chosen = themes.filter((one) => theme === undefined || one === theme)
  if (chosen.length === 0) throw new UsageError(`--theme ${theme} is no theme. Themes: ${themes.join(', ')}.`)
  return chosen.flatMap((one) =>
    (width === undefined ? widths : [widthOf(width)]).map((pixels) => ({ theme: one, width: pixels })),
  )
}

function widthOf(text: string): number {
  const width = Number(text)
  if (!/^\d+$/.test(text) || width < 200 || width > 4000)
    throw new UsageError(`--width ${text} is not a width. Give a number of pixels from 200 to 4000.`)
  return width
}
