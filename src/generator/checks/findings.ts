import type { Position } from '../content/located.ts'
import type { Problem } from '../content/problem.ts'
import { escapeRegExp } from '../content/product-names.ts'
import { positionsIn } from '../content/source.ts'
import type { SiteDefinition } from '../define/site.ts'
import { pathOfFile } from '../render/output-file.ts'

/** A mistake in a file of the output, and how to find its place in the writers' files. */
export interface Finding {
  /** Without the name of the page, so that a finding of many pages is reported once. */
  message: string
  /** Texts to look for in the writers' files, the likeliest first. */
  candidates: string[]
  /** How a candidate is found on a line: as a word of its own, anywhere, as the whole of a value, or as the whole line. */
  match: 'word' | 'substring' | 'value' | 'line'
  /** The path of the held-back text that is mentioned. */
  leaked?: string
}

export function toFinding(message: string, candidates: string[], match: Finding['match'] = 'word'): Finding {
  return { message, candidates, match }
}

export type FileFinding = Finding & { file: string }

export interface SourceLookup {
  pageCount: number
  site: SiteDefinition
  /** The writers' files that a file of the output is built from, the main one first; itself, where none are known. */
  sourcesOf: (file: string) => readonly string[]
  textOf: (source: string) => string
}

/** To find the place of each, or what was meant, takes time; nobody reads more at once. */
export const mostReported = 500

/** Reports every finding once, whatever the number of pages that show it, and where it was written. */
export function reportFindings(findings: FileFinding[], lookup: SourceLookup): Problem[] {
  const byMessage = new Map(findings.map(({ message }) => [message, new Array<FileFinding>()]))
  for (const finding of findings) byMessage.get(finding.message)?.push(finding)
  const all = [...byMessage.values()]
  const problems = all.slice(0, mostReported).flatMap((same) => locate(same, lookup))
  const [next] = all[mostReported] ?? []
  if (!next) return problems
  const [file = next.file] = lookup.sourcesOf(next.file)
  return [
    ...problems,
    { file, message: `has ${all.length - mostReported} more problems, or other files do. Correct these first.` },
  ]
}

/** Every place in the sources that holds what was found in files of the output; one problem for the layout where every page has it. Of findings alike, the one with most candidates knows most places. */
function locate(same: FileFinding[], { pageCount, site, sourcesOf, textOf }: SourceLookup): Problem[] {
  const files = [...new Set(same.map(({ file }) => file))]
  const own = files.flatMap(sourcesOf)
  const shared = own.every((source) => source.startsWith('public/')) ? [] : [site.settings.file]
  const { message, candidates, match } = same.reduce((a, b) => (b.candidates.length > a.candidates.length ? b : a))
  for (const candidate of candidates) {
    const places = [...new Set([...shared, ...own])].flatMap((file) =>
      placesIn(textOf(file), candidate, match).map((place) => ({ file, ...place, message })),
    )
    if (places.length > 0) return places
  }
  const isEverywhere = pageCount > 1 && files.filter((file) => file.endsWith('.html')).length === pageCount
  if (isEverywhere) return [{ file: site.layoutFile, message: `${message} It is on every page: probably the layout.` }]
  const [first = ''] = files
  return [{ file: sourcesOf(first)[0] ?? first, message: `${message} Found in ${listed(files)}.` }]
}

function listed(files: string[]): string {
  const names = files.map((file) => (file.endsWith('.html') ? pathOfFile(file) : file))
  return names.length > 5 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ')
}

function placesIn(text: string, candidate: string, match: Finding['match']): Position[] {
  if (!candidate) return []
  // V8 takes no pattern of 32 kB.
  const literal = escapeRegExp(candidate.slice(0, 999))
  const patterns = {
    substring: literal,
    value: `(?:^|[:|>"'\\]*_#-])\\s*${literal}\\s*(?:$|["'|,<*_[(])`,
    line: `^[\\s>]*${literal}[\\s#]*$`,
    word: `(?<![\\w/.:-])${literal}(?![\\w/-])`,
  }
  const pattern = new RegExp(patterns[candidate.length > 999 ? 'substring' : match])
  const places: Position[] = []
  const positionOf = positionsIn(text)
  let end = 0
  // Only the lines that hold it: there may be thousands of findings in a long text.
  for (let at = text.indexOf(candidate); at >= 0; at = text.indexOf(candidate, end)) {
    const start = text.lastIndexOf('\n', at) + 1
    const next = text.indexOf('\n', at)
    end = next < 0 ? text.length : next
    const line = text.slice(start, end)
    const found = pattern.exec(line)
    if (found) places.push(positionOf(start + line.indexOf(candidate, found.index)))
  }
  return places
}
