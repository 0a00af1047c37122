/**
 * The letters of both web fonts: ASCII and Latin-1, which English and the names of Western Europe are written in; Œ and œ, which
 * Latin-1 forgot; and the punctuation of careful typesetting. Both packages' Latin files have all of them; ≤, → and subscript
 * figures they have not, nor the turnstile. What is not here falls back, before and after the fonts have come.
 */
export const letters = [
  ...between(0x20, 0x7e),
  // The soft hyphen, 0xad, has no shape of its own.
  ...between(0xa0, 0xac),
  ...between(0xae, 0xff),
  'Œœ–—‘’‚“”„•…′″‹›⁄€™−',
].join('')

/** Letters as the `unicode-range` of a font face, https://www.w3.org/TR/css-fonts-4/#unicode-range-desc: "U+20-7E, U+20AC". */
export function unicodeRangeOf(text: string): string {
  const codes = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0).toSorted((a, b) => a - b)
  const ranges: [first: number, last: number][] = []
  for (const code of codes) {
    const range = ranges.at(-1)
    if (range && code === range[1] + 1) range[1] = code
    else ranges.push([code, code])
  }
  return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ')
}

function between(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
}

function hex(code: number): string {
  return code.toString(16).toUpperCase()
}
