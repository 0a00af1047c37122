/** ASCII, Latin-1 but for the soft hyphen, and the punctuation of careful typesetting: the packages' Latin files have all of them. */
export const letters = `${between(0x20, 0x7e)}${between(0xa0, 0xac)}${between(0xae, 0xff)}Œœ–—‘’‚“”„•…′″‹›⁄€™−`

function between(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}
