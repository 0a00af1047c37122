import MiniSearch, { type SearchResult } from 'minisearch'
import { excerpt, marked, type Piece } from './excerpt.ts'
import type { SearchPage, SearchSection } from './search-file.ts'
import { wordsOf } from './words.ts'

/** A page that was found, as it is shown. */
export interface Hit {
  path: string
  title: Piece[]
  excerpt: Piece[]
  /** Its sections that hold what was searched for, the best first. */
  sections: { path: string; heading: Piece[] }[]
}

export interface Found {
  /** Of all pages that were found. */
  count: number
  /** The best of them. */
  hits: Hit[]
}

/** Pages and sections that are shown. Who has not found it among these will rather add a word. */
const shown = { pages: 20, sections: 3 }

/** Looks for a query, which is not empty. */
export type Search = (query: string) => Found

/**
 * Makes an index of pages, a part at a time, so that the field can be typed in meanwhile. All words of a query must stand on a
 * page; the beginning of a word will do, and one letter in five may be wrong. Titles weigh more than headings, and those than text.
 */
export async function searchIn(pages: SearchPage[]): Promise<Search> {
  const index = new MiniSearch<SearchPage & { id: number }>({
    fields: ['title', 'headings', 'text'],
    extractField: (page, field) => fieldOf(page, field),
    tokenize: (text) => wordsOf(text).map(({ form }) => form),
    processTerm: (form) => form,
    searchOptions: {
      boost: { title: 6, headings: 3 },
      combineWith: 'AND',
      prefix: (form) => form.length > 1,
      fuzzy: (form) => (form.length > 4 ? 0.2 : false),
      maxFuzzy: 2,
      weights: { prefix: 0.6, fuzzy: 0.2 },
    },
  })
  await index.addAllAsync(
    pages.map((page, id) => ({ ...page, id })),
    { chunkSize: 100 },
  )
  return (query) => {
    const results = index.search(query)
    const hits = results.slice(0, shown.pages).flatMap((result) => {
      const page = pages[result.id as number]
      return page ? [hitOf(page, result)] : []
    })
    return { count: results.length, hits }
  }
}

function fieldOf(page: SearchPage & { id: number }, field: string): string | number {
  if (field === 'id') return page.id
  if (field === 'title') return page.title
  if (field === 'headings') return page.sections.map(({ heading }) => heading).join('\n')
  return [page.text, ...page.sections.map(({ text }) => text)].join('\n')
}

function hitOf(page: SearchPage, { terms, queryTerms }: SearchResult): Hit {
  const found = new Set(terms)
  const asked = new Set(queryTerms)
  const worth = ({ heading, text }: Omit<SearchSection, 'id'>): number => 3 * worthOf(heading) + worthOf(text)
  const worthOf = (text: string): number =>
    [...new Set(wordsOf(text).map(({ form }) => form))].reduce((sum, form) => sum + valueOf(form), 0)
  const valueOf = (form: string): number => (asked.has(form) ? 3 : found.has(form) ? 1 : 0)
  const sections = page.sections
    .map((section) => ({ section, value: worth(section) }))
    .filter(({ value }) => value > 0)
    .toSorted((a, b) => b.value - a.value)
  const opening = worth({ heading: '', text: page.text })
  const best = sections[0] && sections[0].value > opening ? sections[0].section : page
  return {
    path: page.path,
    title: marked(page.title, found),
    excerpt: excerpt(best.text || page.text, found),
    sections: sections.slice(0, shown.sections).map(({ section: { id, heading } }) => ({
      path: `${page.path}#${encodeURIComponent(id)}`,
      heading: marked(heading, found),
    })),
  }
}
