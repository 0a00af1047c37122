import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import type { WithLoad } from '../../../generator/islands/load.ts'
import { addressWith, cleanQuery, longest, queryIn } from './query.ts'
import { SearchResults, type SearchTexts } from './SearchResults.tsx'
import { useSearch } from './use-search.ts'

export interface SearchProps {
  /** The page itself, to which the form goes without script. */
  page: string
  /** Where the index is. */
  index: string
  texts: SearchTexts & { label: string; button: string; hint: string }
}

/** The field and what it finds. The field's text stands in itself and, as `?q=`, in the address; what is searched for is here. */
export default function SearchForm({ page, index, texts, load }: WithLoad<SearchProps>) {
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const [query, setQuery] = useState('')
  const [state, retry] = useSearch(index, load !== undefined)
  useEffect(() => {
    if (!load || !field.current) return
    // What was typed before React came is newer than the address.
    field.current.value ||= queryIn(location.search)
    const first = cleanQuery(field.current.value)
    setQuery(first)
    keepInAddress(first)
  }, [load])

  const look = (): void => {
    const next = cleanQuery(field.current?.value ?? '')
    setQuery(next)
    keepInAddress(next)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    look()
    if (state.kind === 'failed') retry()
  }
  const clear = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Escape' || !event.currentTarget.value) return
    event.preventDefault()
    event.currentTarget.value = ''
    look()
  }
  const retryFromField = (): void => {
    // The button goes with the failure; the focus would be lost with it.
    field.current?.focus()
    retry()
  }
  return (
    <>
      <form role="search" action={page} method="get" onSubmit={submit}>
        <label htmlFor="search">{texts.label}</label>
        <div className="search-field">
          <input
            ref={field}
            id="search"
            name="q"
            type="search"
            maxLength={longest}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            aria-describedby={`${id}hint`}
            onInput={look}
            onKeyDown={clear}
          />
          <button type="submit" className="button button-primary">
            {texts.button}
          </button>
        </div>
        <p id={`${id}hint`} className="search-hint">
          {texts.hint}
        </p>
      </form>
      <SearchResults query={query} state={state} texts={texts} retry={retryFromField} />
    </>
  )
}

/** Puts the query into the address, for the list to be shared. It makes no entry of the history. */
function keepInAddress(query: string): void {
  try {
    history.replaceState(history.state, '', addressWith(query, location))
  } catch {
    // Browsers refuse some hundred changes within seconds, which fast typing may reach: the next one is put there again.
  }
}
