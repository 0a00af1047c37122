import { Form } from '../../generator/define/index.ts'
import { maxQueryLength } from '../islands/search/widget.tsx'
import { href } from '../routes.ts'
import { button } from './looks.ts'
import { useSiteSettings } from './site-settings.ts'

/** Leads to the page of all pages, where the search answers at once: no page needs a script. */
export function SearchForm({ className = '', autoFocus = false }: { className?: string; autoFocus?: boolean }) {
  const { search } = useSiteSettings().header
  return (
    <Form action={href('sitemap')} className={`flex flex-wrap items-end gap-3 ${className}`}>
      <label className="grid flex-[1_1_8rem] gap-2 text-small font-medium">
        {search.label}
        <input
          type="search"
          name="q"
          placeholder={search.example}
          required
          maxLength={maxQueryLength}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- In a popover the focus goes there only when it is opened.
          autoFocus={autoFocus}
          autoComplete="off"
          enterKeyHint="search"
        />
      </label>
      <button type="submit" className={button.primary}>
        {search.button}
      </button>
    </Form>
  )
}
