import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import type { WithLoad } from '../../../generator/define/define-island.ts'
import { addressWith, cleanQuery, longest, queryIn } from './query.ts'
import { SearchResults, type SearchTexts } from './SearchResults.tsx'
import { useSearch } from './use-search.ts'
import { button } from '../../components/looks.ts'

export interface SearchProps {
  /** The form's action without script: the page itself. */
  page: string
  index: string
  texts: SearchTexts & { label: string; button: string; hint: string }
}

/** The query is also in the address, as `?q=`, so that results can be shared. */
export default function SearchForm({ page, index, texts, load }: WithLoad<SearchProps>) {
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const [query, setQuery] = useState('')
  const [state, retry] = useSearch(index, load !== undefined)
  useEffect(() => {
    if (!load || !field.current) return
    // Text typed before hydration is newer than the address.
    field.current.value ||= queryIn(location.search)
    const first = cleanQuery(field.current.value)
    setQuery(first)
    replaceAddress(first)
  }, [load])

  const update = (): void => {
    const next = cleanQuery(field.current?.value ?? '')
    setQuery(next)
    replaceAddress(next)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    update()
    if (state.kind === 'failed') retry()
  }
  const clear = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Escape' || !event.currentTarget.value) return
    event.preventDefault()
    event.currentTarget.value = ''
    update()
  }
  const retryFromField = (): void => {
    // The retry button disappears: keep the focus.
    field.current?.focus()
    retry()
  }
  return (
    <>
      <form role="search" action={page} method="get" onSubmit={submit}>
        <label htmlFor="search" className="block pb-1 text-small font-medium">
          {texts.label}
        </label>
        <div className="flex max-w-[46rem] flex-wrap gap-3">
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
            onInput={update}
            onKeyDown={clear}
            className="w-auto min-w-0 flex-[1_1_14rem]"
          />
          <button type="submit" className={button.primary}>
            {texts.button}
          </button>
        </div>
        <p id={`${id}hint`} className="max-w-[46rem] pt-3 text-small text-soft max-md:[form:has(~ol)_&]:hidden">
          {texts.hint}
        </p>
      </form>
      <SearchResults query={query} state={state} texts={texts} retry={retryFromField} />
    </>
  )
}

function replaceAddress(query: string): void {
  try {
    history.replaceState(history.state, '', addressWith(query, location))
  } catch {
    // Browsers limit these calls to some hundred within seconds; the next one will do.
  }
}
