import MiniSearch, { type SearchResult } from 'minisearch'
import type { SearchSection } from '../../../generator/search/page-text.ts'
import type { SearchPage } from '../../../generator/search/search-index.ts'
import { excerpt, marked, wordsOf, type Piece } from './excerpt.ts'

export type Hit = { path: string; title: Piece[]; excerpt: Piece[]; sections: { path: string; heading: Piece[] }[] }

export type Found = { count: number; hits: Hit[] }

const limits = { pages: 20, sections: 3 }

export type Search = (query: string) => Found

/** Indexes pages in chunks, so that typing is not blocked. A hit holds all words of the query, as prefixes, one letter in five wrong. */
export async function searchIn(pages: SearchPage[]): Promise<Search> {
  const index = new MiniSearch<SearchPage>({
    idField: 'path',
    fields: ['title', 'headings', 'text'],
    extractField: fieldOf,
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
  await index.addAllAsync(pages, { chunkSize: 100 })
  return (query) => {
    const results = index.search(query)
    const hits = results.slice(0, limits.pages).flatMap((result) => {
      const page = pages.find(({ path }) => path === result.id)
      return page ? [hitOf(page, result)] : []
    })
    return { count: results.length, hits }
  }
}

function fieldOf(page: SearchPage, field: string): string {
  if (field === 'path' || field === 'title') return page[field]
  if (field === 'headings') return page.sections.map(({ heading }) => heading).join('\n')
  return [page.text, ...page.sections.map(({ text }) => text)].join('\n')
}

function hitOf(page: SearchPage, { terms, queryTerms }: SearchResult): Hit {
  const found = new Set(terms)
  const typed = new Set(queryTerms)
  const weightOf = (form: string): number => (typed.has(form) ? 3 : found.has(form) ? 1 : 0)
  const scoreOf = (text: string): number =>
    [...new Set(wordsOf(text).map(({ form }) => form))].reduce((sum, form) => sum + weightOf(form), 0)
  const opening: SearchSection = { id: '', heading: '', text: page.text }
  const parts = [opening, ...page.sections]
    .map((part) => ({ part, score: 3 * scoreOf(part.heading) + scoreOf(part.text) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ part }) => part)
  return {
    path: page.path,
    title: marked(page.title, found),
    excerpt: excerpt(parts[0]?.text || page.text, found),
    sections: parts
      // "What exists" alone says nothing where several parts of a page are called so.
      .filter(({ heading }) => page.sections.filter((section) => section.heading === heading).length === 1)
      .slice(0, limits.sections)
      .map(({ id, heading }) => ({ path: `${page.path}#${encodeURIComponent(id)}`, heading: marked(heading, found) })),
  }
}
