import { useEffect, useState } from 'react'
import { searchIn, type Search } from './search-engine.ts'
import type { SearchFile } from '../../../generator/search/search-file.ts'

const timeoutMs = 20_000

export type SearchState =
  | { kind: 'loading' }
  | { kind: 'ready'; search: Search }
  /** `offline`: as far as the browser knows. */
  | { kind: 'failed'; offline: boolean }

/** Loads the index once the island is live; again, after a failure, when asked to. */
export function useSearch(url: string, isLive: boolean): [SearchState, retry: () => void] {
  const [state, setState] = useState<SearchState>({ kind: 'loading' })
  const shouldLoad = isLive && state.kind === 'loading'
  useEffect(() => {
    if (!shouldLoad) return
    loadSearch(url).then(
      (search) => setState({ kind: 'ready', search }),
      (error: unknown) => {
        console.error(error)
        setState({ kind: 'failed', offline: !navigator.onLine })
      },
    )
  }, [url, shouldLoad])
  return [state, () => setState({ kind: 'loading' })]
}

async function loadSearch(url: string): Promise<Search> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  const { pages } = (await response.json()) as SearchFile
  // Browsers take a backslash for a slash, and drop tabs and line breaks.
  if (!pages.every(({ path }) => /^\/(?!\/)[^\s\\]*$/.test(path))) throw new Error(`${url} leads to another site`)
  return searchIn(pages)
}
