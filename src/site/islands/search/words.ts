export interface Word {
  /** As it is compared: lower case, without accents. */
  form: string
  start: number
  end: number
}

const word = /[\p{L}\p{N}\p{M}]+/gu

/** Index, query and excerpt all split text with this. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(word)].map(({ 0: found, index }) => ({
    form: formOf(found),
    start: index,
    end: index + found.length,
  }))
}

/** "Défi" is "defi". */
function formOf(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
