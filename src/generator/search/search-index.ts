import type { PageHead } from '../define/index.ts'
import { outputPath, searchPath, type OutputFile } from '../render/output-file.ts'
import type { PageText, SearchSection } from './page-text.ts'

export type SearchFile = { pages: SearchPage[] }

export interface SearchPage extends PageText {
  /** With the base path: "/docs/". */
  path: string
  title: string
}

/** Characters of the whole index, and of one page at most: 1,000 pages have 1,024 each and 10,000 have 128. */
const limits = { whole: 2_000_000, page: 32_768 }

/** How many characters of a page are in the index: a power of two, so that one more page seldom changes it for all. */
export function searchLimit(pages: number): number {
  return Math.min(limits.page, 2 ** Math.floor(Math.log2(limits.whole / Math.max(1, pages))))
}

export function searchEntry({ path, title }: PageHead, page: PageText, base: string, limit: number): string {
  const entry: SearchPage = { path: base + path.slice(1), title, ...cut(page.text, page.sections, limit) }
  return JSON.stringify(entry)
}

export function searchFile(entries: string[]): OutputFile {
  return { path: outputPath(searchPath), content: `{"pages":[\n${entries.join(',\n')}\n]}\n` }
}

/** Headings come first, as they say most, with up to half of the limit; texts share the rest in order. */
export function cut(text: string, sections: SearchSection[], limit: number): PageText {
  let room = limit / 2
  const named = sections.filter(({ heading }) => (room -= heading.length) >= 0)
  let left = limit - named.reduce((sum, { heading }) => sum + heading.length, 0)
  const take = (whole: string): string => {
    const lastSpace = Math.max(0, ...[' ', '\n'].map((space) => whole.lastIndexOf(space, left - 1)))
    const part = whole.length <= left ? whole : whole.slice(0, lastSpace).trimEnd()
    left = whole.length <= left ? left - whole.length : 0
    return part === '' || part === whole ? part : `${part} …`
  }
  return { text: take(text), sections: named.map((section) => ({ ...section, text: take(section.text) })) }
}
