import MiniSearch, { type SearchResult } from 'minisearch'
import { excerpt, marked, type Piece } from './excerpt.ts'
import type { SearchPage, SearchSection } from './search-file.ts'
import { wordsOf } from './words.ts'

export interface Hit {
  path: string
  title: Piece[]
  excerpt: Piece[]
  sections: { path: string; heading: Piece[] }[]
}

export interface Found {
  count: number
  hits: Hit[]
}

const shown = { pages: 20, sections: 3 }

export type Search = (query: string) => Found

/** Indexes pages in chunks, so that typing is not blocked. A hit holds all words of the query, as prefixes, one letter in five wrong. */
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
