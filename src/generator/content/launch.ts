import { parseText, type SourceFile, type Tree } from './source.ts'

/** Something an owner has to settle before the site goes public. */
export interface LaunchItem {
  kind: 'placeholder' | 'unverified' | 'example'
  file: string
  line: number
}

/** A mail address or a site under `.example`, which is reserved (RFC 2606). From the start of a word: else long ones take forever. */
export const reservedAddress = /(?:(?<![\w.+-])[\w.+-]+@|https?:\/\/)[\w.-]+\.example\b/

/** By kind, the mark that content carries; front matter and JSON spell a flag differently. */
const marks: [LaunchItem['kind'], RegExp][] = [
  ['placeholder', /(?:^\s*|")placeholder"?:\s*true\b/],
  ['unverified', /"unverified":\s*true\b/],
  ['example', new RegExp(String.raw`^(?!\s*"example":).*${reservedAddress.source}`)],
]

/** Every placeholder, unverified link and reserved `.example` address (RFC 2606) in content/, with its line. */
export function launchItemsOf({ content }: Tree): LaunchItem[] {
  return content
    .filter(({ kind, path }) => kind === 'file' && /\.(json|md)$/.test(path) && !path.endsWith('README.md'))
    .flatMap(itemsOf)
}

function itemsOf(file: SourceFile): LaunchItem[] {
  const lines = (parseText(file).value ?? '').split('\n')
  return lines.flatMap((text, index) => itemsIn(text, file.path, index + 1))
}

function itemsIn(text: string, file: string, line: number): LaunchItem[] {
  return marks.filter(([, mark]) => mark.test(text)).map(([kind]) => ({ kind, file, line }))
}
