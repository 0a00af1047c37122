/** A name of a product, spelt otherwise than products.json spells it. */
export interface Misspelling {
  /** As it stands in the text, on one line. */
  found: string
  name: string
  /** Where it begins in the text. */
  index: number
}

/** Finds misspelt names in a text. */
export type NameCheck = (text: string) => Misspelling[]

/**
 * Gives what finds the names of products in other capitals, or with other blanks and hyphens: "Specsync" and "spec sync" for
 * "SpecSync". Names of ordinary words are left alone where they may be just those words: "security envelopes" is a misspelt
 * "Security Envelopes" no more than a name of one word in lower case is.
 */
export function nameCheck(names: readonly string[]): NameCheck {
  if (names.length === 0) return () => []
  const known = names.map((name) => ({ name, pattern: new RegExp(`^${patternOf(name)}$`, 'i') }))
  // What stands around a name is looked at once there is one: an expression that looks behind itself at each letter is slow.
  const any = new RegExp(names.map(patternOf).join('|'), 'gi')
  return (text) =>
    [...text.matchAll(any)].flatMap(({ 0: match, index }) => {
      if (!standsAlone(text, index, index + match.length)) return []
      const found = match.replace(/\s+/g, ' ')
      const { name } = known.find(({ pattern }) => pattern.test(found)) ?? {}
      return name !== undefined && found !== name && isMeant(found, name) ? [{ found, name, index }] : []
    })
}

/** Whether a part of a text is neither part of a longer word nor of an address or the name of a file. */
function standsAlone(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 1), start)
  return !/[\p{L}\p{N}_./@#:-]/u.test(before) && !/^(?:[\p{L}\p{N}_/@]|[-.]\p{L})/u.test(text.slice(end, end + 2))
}

/** What a writer is told of it, after the place. */
export function misspeltMessage({ found, name }: Misspelling): string {
  return `says "${found}", but the product is called ${name}. Write ${name}.`
}

/** The words of a name: "Spec", "Sync" of "SpecSync". */
function wordsOf(name: string): string[] {
  return name.split(/[\s-]+|(?<=\p{Ll})(?=\p{Lu})/u).filter(Boolean)
}

function patternOf(name: string): string {
  return wordsOf(name)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('[\\s-]?')
}

/** Whether a spelling can be nothing but the name. */
function isMeant(found: string, name: string): boolean {
  const parts = name.split(/[\s-]+/)
  // A capital inside a word, or an abbreviation: no ordinary words look so.
  if (parts.some((part) => /\p{Lu}/u.test(part.slice(1)))) return true
  if (parts.length === 1) return false
  const capitals = found.match(/(?:^|[\s-]|\p{Ll})\p{Lu}|\p{Lu}{2}/gu)?.length ?? 0
  return capitals > 1 || !/[\s-]/.test(found)
}
