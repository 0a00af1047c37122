import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { colourCode, type Colour, type Piece } from '../../src/content/colour-code.ts'
import { keepValue, recallValue } from './kept-value.ts'

/** The colours of code that was coloured before: it takes as long as all else that is done with a page. */
export interface KeptColours {
  colour: Colour
  save: () => void
}

/** By the hash of a code: its pieces as JSON, which takes a fraction of the memory. */
type Shelf = Record<string, string>

/** Of one of 64 shelves, some 40 kB: a page with changed code asks for few of them. What is more begins anew. */
const shelfAtMost = 500

/** Opens the shelves on which colours are kept by the hash of the code; each is read when it is first asked for. */
export function openColours(folder: string): KeptColours {
  const shelves = new Map<number, Shelf>()
  const changed = new Set<number>()
  const placeOf = (number: number): string => join(folder, `colours-${number}.json`)
  const shelfAt = (number: number): Shelf => {
    // Kept under this name by the same code.
    const shelf = shelves.get(number) ?? (recallValue(placeOf(number)) as Shelf | undefined) ?? {}
    shelves.set(number, shelf)
    return shelf
  }
  return {
    colour(code, language) {
      const hash = createHash('sha256').update(`${language}\n${code}`).digest()
      const number = (hash[0] ?? 0) % 64
      const key = hash.toString('base64url')
      const shelf = shelfAt(number)
      const known = shelf[key]
      if (known) return JSON.parse(known) as Piece[]
      const pieces = colourCode(code, language)
      const kept = JSON.stringify(pieces)
      if (Object.keys(shelf).length >= shelfAtMost) shelves.set(number, { [key]: kept })
      else shelf[key] = kept
      changed.add(number)
      return pieces
    },
    save() {
      for (const number of changed) keepValue(placeOf(number), shelves.get(number))
    },
  }
}
