import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { colourCode, type Colour } from '../../src/generator/markdown/colour-code.ts'
import { piecesFrom, runsOf } from './colour-runs.ts'
import { keepValue, recallValue } from './kept-value.ts'

/** The colours of code that was coloured before: it takes as long as all else that is done with a page. */
export interface KeptColours {
  colour: Colour
  /** Those that were first needed since this was last asked. */
  takeFresh: () => KeptColour[]
  /** Takes in what another thread has coloured. */
  add: (colours: KeptColour[]) => void
  save: () => void
}

/** The runs of a code, under its hash. */
export type KeptColour = [hash: string, runs: string]

/** By the hash of a code: its runs. */
type Shelf = Record<string, string>

/** Of one of 64 shelves, some 100 kB at most: a page with changed code asks for few of them. What is more begins anew. */
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
  const put = ([hash, runs]: KeptColour): void => {
    const number = shelfOf(hash)
    const shelf = shelfAt(number)
    if (Object.keys(shelf).length >= shelfAtMost) shelves.set(number, { [hash]: runs })
    else shelf[hash] = runs
    changed.add(number)
  }
  let fresh: KeptColour[] = []
  return {
    colour(code, language) {
      const hash = createHash('sha256').update(`${language}\n${code}`).digest('base64url')
      const known = shelfAt(shelfOf(hash))[hash]
      if (known) return piecesFrom(known, code)
      const pieces = colourCode(code, language)
      const kept: KeptColour = [hash, runsOf(pieces)]
      put(kept)
      fresh.push(kept)
      return pieces
    },
    takeFresh() {
      const taken = fresh
      fresh = []
      return taken
    },
    add: (colours) => colours.forEach(put),
    save() {
      for (const number of changed) keepValue(placeOf(number), shelves.get(number))
    },
  }
}

/** By the first of the letters of a hash, of which there are 64. */
function shelfOf(hash: string): number {
  return letters.indexOf(hash.charAt(0))
}

/** Of base64url, RFC 4648, section 5. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
