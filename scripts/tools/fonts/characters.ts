/**
 * ASCII, Latin-1 but for the soft hyphen, Œ and œ, and the punctuation of careful typesetting: the packages' Latin files have all of
 * them. As CSS wants it: https://www.w3.org/TR/css-fonts-4/#unicode-range-desc
 */
export const unicodeRange =
  'U+20-7E, U+A0-AC, U+AE-FF, U+152-153, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+2032-2033, U+2039-203A, U+2044, U+20AC, U+2122, U+2212'

export const characters = unicodeRange
  .split(', ')
  .map((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
  })
  .join('')
