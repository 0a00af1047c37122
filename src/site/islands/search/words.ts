/** A word of a text, and where it stands. */
export interface Word {
  /** As it is compared: without accents, in small letters. */
  form: string
  start: number
  end: number
}

/** Letters and digits, with the marks that stand on letters. */
const word = /[\p{L}\p{N}\p{M}]+/gu

/** The words of a text in its order. Index, query and excerpt share this one notion of a word. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(word)].map(({ 0: found, index }) => ({
    form: formOf(found),
    start: index,
    end: index + found.length,
  }))
}

/** Two spellings of a word have one form: "Défi" is "defi". */
function formOf(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
