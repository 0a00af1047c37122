import type { Page } from 'playwright'

/** What tests ask about colours inside a page. */
export interface Colours {
  /** Contrast of a CSS colour to another, from 1 to 21. */
  contrast: (one: string, other: string) => number
  /** The colour behind an element: that of the nearest element around it that paints one. */
  groundOf: (element: Element) => string
}

/** Gives each page of a context `colours`, for functions that run inside it. */
export async function withColours(page: Page): Promise<Page> {
  await page.addInitScript(`globalThis.colours = (${coloursOf.toString()})()`)
  return page
}

/** Runs in the page: nothing from outside of it is known there. */
function coloursOf(): Colours {
  const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!brush) throw new Error('The browser paints nothing.')
  const channelsOf = (colour: string): number[] => {
    brush.clearRect(0, 0, 1, 1)
    brush.fillStyle = colour
    brush.fillRect(0, 0, 1, 1)
    return [...brush.getImageData(0, 0, 1, 1).data]
  }
  // https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
  const luminanceOf = (colour: string): number => {
    const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
      const part = channel / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  // https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
  const contrast = (one: string, other: string): number => {
    const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b)
    return (lighter + 0.05) / (darker + 0.05)
  }
  const groundOf = (element: Element): string => {
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { backgroundColor } = getComputedStyle(around)
      if (channelsOf(backgroundColor)[3] !== 0) return backgroundColor
    }
    return 'Canvas'
  }
  return { contrast, groundOf }
}
