import type { Problem } from '../content/problem.ts'
import { pathOfFile } from '../render/output-file.ts'

/** What is wrong with a file of the output, and how to find the place in the writers' files. */
export interface Finding {
  /** Without the name of the page, so that a finding of many pages is reported once. */
  message: string
  /** What the writer may have written: the likeliest first. */
  spellings: string[]
  /** How a spelling is found on a line: by itself, within other words, or as the whole of a value. */
  match: 'alone' | 'inside' | 'whole'
  /** The address of the article that is named too early. */
  leaked?: string
}

export function toFinding(message: string, spellings: string[], match: Finding['match'] = 'alone'): Finding {
  return { message, spellings, match }
}

export interface FileFinding extends Finding {
  /** Of the output: "docs/index.html". */
  file: string
}

export interface Sources {
  pages: number
  /** The writers' files that a file of the output is built from, the main one first; itself, where none are known. */
  of: (file: string) => readonly string[]
  /** The text of a writers' file, to find the line of a finding; "" where there is none. */
  textOf: (source: string) => string
}

/** Reports every finding once, whatever the number of pages that show it, and where it was written. */
export function reportFindings(findings: FileFinding[], sources: Sources): Problem[] {
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

/** Every place in the sources that holds it; one problem for the layout where every page has it. */
function locate({ message, spellings, match }: Finding, files: string[], { pages, of, textOf }: Sources): Problem[] {
  const writers = [...new Set(['content/site.json', ...files.flatMap(of)])]
  for (const spelling of spellings) {
    const places = writers.flatMap((file) =>
      placesOf(textOf(file), spelling, match).map((place) => ({ file, ...place, message })),
    )
    if (places.length > 0) return places
  }
  const onPages = files.filter((file) => file.endsWith('.html'))
  if (pages > 1 && onPages.length === pages)
    return [{ file: 'src/site/components/Layout.tsx', message: `${message} It is on every page: probably the layout.` }]
  const [first = ''] = files
  return [{ file: of(first)[0] ?? first, message: `${message} It is in ${listed(files)}.` }]
}

function listed(files: string[]): string {
  const names = files.map((file) => (file.endsWith('.html') ? pathOfFile(file) : file))
  return names.length > 5 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ')
}

function placesOf(text: string, target: string, way: Finding['match']): Required<Pick<Problem, 'line' | 'column'>>[] {
  if (!target || !text.includes(target)) return []
  const literal = target.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const ways = {
    inside: literal,
    whole: `(?:^|[:|>"'\\]*_#-])\\s*${literal}\\s*(?:$|["'|,<*_[(])`,
    alone: `(?<![\\w/.:-])${literal}(?![\\w/-])`,
  }
  const pattern = new RegExp(ways[way])
  return text.split('\n').flatMap((line, index) => {
    const match = pattern.exec(line)
    return match ? [{ line: index + 1, column: line.indexOf(target, match.index) + 1 }] : []
  })
}
