import { useDeferredValue, useMemo } from 'react'
import type { Piece } from './excerpt.ts'
import type { Found, Hit, Search } from './search-engine.ts'
import { button } from '../../components/looks.ts'

export type SearchState = { kind: 'loading' } | { kind: 'ready'; search: Search } | { kind: 'failed'; offline: boolean }

/** They may hold {query}, {count} of the pages found, and {shown}, how many of them can be listed. */
export type SearchTexts = Record<
  'results' | 'loading' | 'one' | 'many' | 'more' | 'none' | 'noneHint' | 'failed' | 'offline' | 'retry',
  string
>

type SearchResultsProps = { query: string; state: SearchState; texts: SearchTexts; retry: () => void }

export function SearchResults({ query, state, texts, retry }: SearchResultsProps) {
  // Typing has priority over searching.
  const settled = useDeferredValue(query)
  const found = useMemo(() => (state.kind === 'ready' && settled ? state.search(settled) : undefined), [state, settled])
  const status = found?.count === 0 ? 'none' : state.kind
  const lines = linesFor(settled, state, found, texts)
  return (
    // In place of what the page lists, and as high as the window from the start, so that nothing moves when results arrive.
    <div className={settled && places[status]}>
      {settled && <h2 className="pt-8">{texts.results}</h2>}
      <div role="status" className={`min-h-8 ${looks[status]}`} data-state={status}>
        {lines.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {state.kind === 'failed' && (
        <button type="button" className={button.quiet} onClick={retry}>
          {texts.retry}
        </button>
      )}
      {found && found.count > 0 && (
        <ol className="mt-2 border-t border-rule" aria-label={texts.results}>
          {found.hits.map((hit) => (
            <Result key={hit.path} hit={hit} />
          ))}
        </ol>
      )}
    </div>
  )
}

function linesFor(query: string, state: SearchState, found: Found | undefined, texts: SearchTexts): string[] {
  if (state.kind === 'failed') return [state.offline ? texts.offline : texts.failed]
  if (state.kind === 'loading') return query ? [texts.loading] : []
  if (!found) return []
  const values = { query, count: String(found.count), shown: String(found.hits.length) }
  if (found.count === 0) return [fill(texts.none, values), texts.noneHint]
  const { one, many, more } = texts
  return [fill(found.count === 1 ? one : found.hits.length < found.count ? more : many, values)]
}

/** In one pass: a query may look like a placeholder itself. */
function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

const places = { loading: 'results min-h-svh', ready: 'results min-h-svh', none: 'no-results', failed: '' }

const looks = {
  loading: 'pt-2',
  ready: 'pt-2',
  none: 'pt-2 font-medium',
  failed: 'max-w-[40em] border-l-2 border-refused py-2 pl-4',
} as const

function Result({ hit }: { hit: Hit }) {
  return (
    <li className="grid gap-x-(--gap) border-b border-rule py-4 lg:grid-cols-[2fr_3fr]">
      <div>
        <a href={hit.path} className="inline-flex min-h-8 items-center font-semibold pointer-coarse:touch-target">
          <Marked pieces={hit.title} />
        </a>
        <p className="label">{hit.path}</p>
      </div>
      <div>
        <p className="py-1.5 text-small text-soft">
          <Marked pieces={hit.excerpt} />
        </p>
        <ul className="flex flex-wrap gap-x-6 text-code">
          {hit.sections.map(({ path, heading }) => (
            <li key={path}>
              <a href={path} className="inline-flex min-h-6 items-center text-accent pointer-coarse:touch-target">
                <Marked pieces={heading} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}

/** In one element, as flexbox would drop the spaces between several; a new one for other words, as a translation takes bare texts out of React's hands. */
function Marked({ pieces }: { pieces: Piece[] }) {
  return (
    <span key={JSON.stringify(pieces)}>
      {pieces.map(({ text, isHit }, index) =>
        isHit ? (
          <mark key={index} className="bg-tint font-semibold text-inherit">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </span>
  )
}
