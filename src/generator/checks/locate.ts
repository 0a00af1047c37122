import type { Problem } from '../content/problem.ts'
import { pathOfFile } from '../render/output-file.ts'
import type { FileFinding, Finding } from './finding.ts'

export interface Sources {
  /** The number of all pages. */
  pages: number
  /** The writers' files that a file of the output is built from, the main one first; itself, where none are known. */
  of: (file: string) => readonly string[]
  /** The text of a writers' file, to find the line of a finding; "" where there is none. */
  textOf: (source: string) => string
}

/** Reports every finding once, whatever the number of pages that show it, and where it was written. */
export function problemsOf(findings: FileFinding[], sources: Sources): Problem[] {
  const byMessage = new Map<string, { finding: Finding; files: Set<string> }>()
  for (const finding of findings) {
    const same = byMessage.get(finding.message)
    if (!same) byMessage.set(finding.message, { finding, files: new Set([finding.file]) })
    else {
      same.files.add(finding.file)
      if (same.finding.spellings.length < finding.spellings.length) same.finding = finding
    }
  }
  return [...byMessage.values()].flatMap(({ finding, files }) => locate(finding, [...files], sources))
}

/** Every line of the sources that holds it; one problem for the layout where every page has it. */
function locate({ message, spellings, match }: Finding, files: string[], { pages, of, textOf }: Sources): Problem[] {
  const writers = [...new Set(['content/site.json', ...files.flatMap(of)])]
  for (const spelling of spellings) {
    const places = writers.flatMap((file) =>
      linesWith(textOf(file), spelling, match).map((line) => ({ file, line, message })),
    )
    if (places.length > 0) return places
  }
  const onPages = files.filter((file) => file.endsWith('.html'))
  if (pages > 1 && onPages.length === pages)
    return [{ file: 'src/site/components/Layout.tsx', message: `${message} It is on every page: probably the layout.` }]
  const [first = ''] = files
  return [{ file: of(first)[0] ?? first, message: `${message} It is in ${listed(files)}.` }]
}

/** The first few of the files, by the address of those that are pages. */
function listed(files: string[]): string {
  const names = files.map((file) => (file.endsWith('.html') ? pathOfFile(file) : file))
  return names.length > 5 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ')
}

/** Lines, counted from 1, that contain a text in the given way. */
function linesWith(text: string, target: string, match: Finding['match']): number[] {
  if (!target || !text.includes(target)) return []
  const lines = text.split('\n')
  if (match === 'inside') return lines.flatMap((line, index) => (line.includes(target) ? [index + 1] : []))
  const literal = target.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const pattern =
    match === 'whole'
      ? new RegExp(`(?:^|[:|>"'\\]*_#-])\\s*${literal}\\s*(?:$|["'|,<*_[(])`)
      : new RegExp(`(?<![\\w/.:-])${literal}(?![\\w/-])`)
  return lines.flatMap((line, index) => (pattern.test(line) ? [index + 1] : []))
}
