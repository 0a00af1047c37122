import { useCallback, useEffect, useId, useRef, useState, type FormEvent } from 'react'
import type { WithLoad } from '../../../generator/define/index.ts'
import type { SearchFile } from '../../../generator/search/search-index.ts'
import { SearchResults, type SearchState, type SearchTexts } from './SearchResults.tsx'
import { searchIn, type Search } from './search-engine.ts'
import { button } from '../../components/looks.ts'

const timeoutMs = 20_000

export const maxQueryLength = 100

type OwnTexts = { label: string; button: string; hint: string }
export type SearchProps = { page: string; index: string; texts: SearchTexts & OwnTexts }

/** The query is also in the address, as `?q=`, so that results can be shared. */
export default function SearchForm({ page, index, texts, load }: WithLoad<SearchProps>) {
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const [query, setQuery] = useState('')
  const [state, retry] = useSearch(index, load !== undefined)
  const update = useCallback(() => {
    const next = cleanQuery(field.current?.value ?? '')
    setQuery(next)
    try {
      history.replaceState(history.state, '', addressWith(next, location))
    } catch {
      // Browsers limit these calls to some hundred within seconds; the next one will do.
    }
  }, [])
  useEffect(() => {
    if (!load || !field.current) return
    // Text typed before hydration is newer than the address.
    field.current.value ||= queryIn(location.search)
    update()
  }, [load, update])

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    update()
    if (state.kind === 'failed') retry()
  }
  const retryFromField = (): void => {
    // The retry button disappears: keep the focus.
    field.current?.focus()
    retry()
  }
  return (
    <>
      <form
        role="search"
        action={page}
        method="get"
        onSubmit={submit}
        className="rounded-md border border-rule bg-tint p-5"
      >
        <label htmlFor="search" className="block pb-2 text-small font-medium">
          {texts.label}
        </label>
        <div className="flex flex-wrap gap-3">
          <input
            ref={field}
            id="search"
            name="q"
            type="search"
            maxLength={maxQueryLength}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            aria-describedby={`${id}hint`}
            onInput={update}
            className="w-auto min-w-0 flex-[1_1_8rem] scroll-mt-40"
          />
          <button type="submit" className={button.primary}>
            {texts.button}
          </button>
        </div>
        <p id={`${id}hint`} className="pt-3 text-small text-soft searching:hidden">
          {texts.hint}
        </p>
      </form>
      <SearchResults query={query} state={state} texts={texts} retry={retryFromField} />
    </>
  )
}

/** One line without control characters, and not too long: a query may come from anyone's link. */
export function cleanQuery(text: string): string {
  return text
    .slice(0, maxQueryLength)
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
}

export function queryIn(search: string): string {
  return cleanQuery(new URLSearchParams(search).get('q') ?? '')
}

export function addressWith(query: string, { pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string {
  return pathname + (query && `?${new URLSearchParams({ q: query })}`) + hash
}

function useSearch(url: string, isLive: boolean): [SearchState, retry: () => void] {
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
  const texts = pages.flatMap(({ title, text, sections }) => [
    title,
    text,
    ...sections.flatMap(({ id, heading, text: part }) => [id, heading, part]),
  ])
  // An address cannot hold half of a character.
  if (!texts.every((text) => typeof text === 'string' && !/\p{Cs}/u.test(text)))
    throw new Error(`${url} is no search index`)
  return searchIn(pages)
}
