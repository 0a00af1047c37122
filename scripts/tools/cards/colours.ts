import { readFileSync } from 'node:fs'

const tokens = readFileSync('src/site/styles/tokens.css', 'utf8')

/** A colour of a light page by its name in the site's tokens, for drawings that know no stylesheet. */
export function light(name: string): string {
  return coloursOf(name)[0]
}

export function dark(name: string): string {
  return coloursOf(name)[1]
}

function coloursOf(name: string): [light: string, dark: string] {
  const [, first, second] = new RegExp(`--color-${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens) ?? []
  if (first === undefined || second === undefined) throw new Error(`tokens.css has no colour ${name}`)
  return [first, second]
}
