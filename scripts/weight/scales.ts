import type { SiteFile } from '../make-site.ts'
import type { Scales } from './visit.ts'
import { sumOf, type Weight } from './weight.ts'

interface Weighing {
  /** The base path of the addresses in pages. */
  base: string
  weigh: (content: string | Uint8Array) => Weight
}

/** Scales for pages that name the files of a bundle; each file is weighed once. */
export function scalesFor(files: SiteFile[], { base, weigh }: Weighing): Scales {
  const contents = new Map(files.map(({ path, content }) => [path, content]))
  const known = new Map<string, Weight>()
  const weighFile = (path: string): Weight => {
    const weight = known.get(path) ?? weigh(contents.get(path) ?? '')
    known.set(path, weight)
    return weight
  }
  const pathOf = (address: string): string => address.slice(base.length)
  const fonts = new Map<string, Weight>()
  return {
    text: weigh,
    file: (address) => weighFile(pathOf(address)),
    fontsOf: (address) => {
      const path = pathOf(address)
      const weight = fonts.get(path) ?? sumOf(fontsIn(String(contents.get(path) ?? '')).map(weighFile))
      fonts.set(path, weight)
      return weight
    },
  }
}

/** The paths of the fonts that a stylesheet names, which lie beside it. */
function fontsIn(stylesheet: string): string[] {
  return [...new Set([...stylesheet.matchAll(/url\(\.\/([\w-]+\.woff2)\)/g)].map(([, name = '']) => `assets/${name}`))]
}
