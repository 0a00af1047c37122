import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { ReactNode } from 'react'
import satori, { type SatoriOptions } from 'satori'

const { resolve } = createRequire(import.meta.url)

/** The alphabets of the packages. A letter that the named one lacks, Latin, is looked for in all others. */
const alphabets = ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese']
const faces = [
  { name: 'serif', family: 'source-serif-4', weight: 400 },
  { name: 'sans', family: 'ibm-plex-sans', weight: 400 },
  { name: 'sans', family: 'ibm-plex-sans', weight: 600 },
] as const

let loaded: SatoriOptions['fonts'] | undefined

/** The faces of the cards, from their packages. */
function fonts(): SatoriOptions['fonts'] {
  loaded ??= faces.flatMap(({ name, family, weight }) =>
    alphabets.map((alphabet) => ({
      name: alphabet === 'latin' ? name : `${name} ${alphabet}`,
      weight,
      data: readFileSync(resolve(`@fontsource/${family}/files/${family}-${alphabet}-${weight}-normal.woff`)),
    })),
  )
  return loaded
}

/** Sets a tree of boxes and texts as an SVG drawing whose letters are outlines. Sizes in pixels. */
export function typeset(tree: ReactNode, size: { width: number; height: number }): Promise<string> {
  return satori(tree, { ...size, fonts: fonts() })
}

/** The height in pixels that a tree takes at a width. */
export async function heightOf(tree: ReactNode, width: number): Promise<number> {
  const svg = await satori(tree, { width, fonts: fonts() })
  return Number(/ height="([\d.]+)"/.exec(svg)?.[1])
}

/** The letters of a text that no face has: on a card they are boxes. */
export async function lettersWithout(text: string): Promise<string> {
  const lacking = new Set<string>()
  const loadAdditionalAsset = async (_: string, segment: string): Promise<[]> => {
    for (const letter of segment) lacking.add(letter)
    return []
  }
  await satori(text, { width: 1000, fonts: fonts(), loadAdditionalAsset })
  return [...lacking].join('')
}
