import { useEffect, useState } from 'react'
import { loadSearch } from './load-search.ts'
import type { Search } from './search-engine.ts'

export type SearchState =
  | { kind: 'loading' }
  | { kind: 'ready'; search: Search }
  /** `offline` is what the browser takes for the reason. */
  | { kind: 'failed'; offline: boolean }

/** Loads the index once the island is live; again, after a failure, when asked to. */
export function useSearch(url: string, isLive: boolean): [SearchState, retry: () => void] {
  const [state, setState] = useState<SearchState>({ kind: 'loading' })
  const isWanted = isLive && state.kind === 'loading'
  useEffect(() => {
    if (!isWanted) return undefined
    let isLeft = false
    loadSearch(url).then(
      (search) => void (isLeft || setState({ kind: 'ready', search })),
      (error: unknown) => {
        console.error(error)
        if (!isLeft) setState({ kind: 'failed', offline: !navigator.onLine })
      },
    )
    return () => void (isLeft = true)
  }, [url, isWanted])
  return [state, () => setState({ kind: 'loading' })]
}
