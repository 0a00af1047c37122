import { useEffect, useState } from 'react'
import { searchIn, type Search } from './search-engine.ts'
import { parseSearchFile } from './search-file.ts'

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
    if (!shouldLoad) return undefined
    let isUnmounted = false
    loadSearch(url).then(
      (search) => void (isUnmounted || setState({ kind: 'ready', search })),
      (error: unknown) => {
        console.error(error)
        if (!isUnmounted) setState({ kind: 'failed', offline: !navigator.onLine })
      },
    )
    return () => void (isUnmounted = true)
  }, [url, shouldLoad])
  return [state, () => setState({ kind: 'loading' })]
}

async function loadSearch(url: string): Promise<Search> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return searchIn(parseSearchFile(await response.text()).pages)
}
