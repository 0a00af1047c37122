import { useEffect, useId, useRef, useState, type FormEvent as SubmitEvent } from 'react'
import { button as look } from '../../components/looks.ts'
import type { Load, WithLoad } from '../../../generator/define/define-island.ts'
import { clearsField, formReducer, idleForm, looksIncomplete, type FormEvent, type FormState } from './form-state.ts'
import { messages, type Outcome } from './messages.ts'
import type { Backend } from './subscribe.ts'

export interface NewsletterProps {
  label: string
  example: string
  button: string
  incomplete: string
  backend: Backend
}

/** Until the island is live nothing can be sent. */
export default function NewsletterForm({
  label,
  example,
  button,
  incomplete,
  backend,
  load,
}: WithLoad<NewsletterProps>) {
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const [{ sending }, step] = useSteps()
  const [isIncomplete, setIncomplete] = useState(false)
  // What a toast should have said, where the code of toasts does not load.
  const [shownInPage, setShownInPage] = useState<Outcome>()
  useEffect(() => {
    // Prefetched while the visitor types; a failure shows when they are used.
    if (load) Promise.all([loadSubscribe(load), loadToasts(load)]).catch(() => {})
  }, [load])

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const input = field.current
    if (!input || !load) return
    // An empty field is answered by a toast, a malformed address by the browser.
    if (input.value.trim() && !event.currentTarget.reportValidity()) return
    setIncomplete(looksIncomplete(input.value))
    const { before, after } = step({ type: 'submitted', text: input.value })
    if (before.sending !== null) return
    const { after: end } =
      after.sending === null ? { after } : step({ type: 'answered', outcome: await send(after.sending, backend, load) })
    // Clearing only the value would leave the empty field invalid.
    if (clearsField(end)) {
      input.form?.reset()
      setIncomplete(false)
    }
    if (end.outcome) setShownInPage(await tell(end.outcome, load))
  }

  return (
    <form method="post" noValidate={load !== undefined} onSubmit={(event) => void submit(event).catch(console.error)}>
      <label htmlFor={id} className="block pb-1 text-small font-medium">
        {label}
      </label>
      <div className="flex flex-wrap gap-3">
        <input
          ref={field}
          id={id}
          name="email"
          type="email"
          required
          autoComplete="email"
          placeholder={example}
          aria-describedby={`${id}-hint`}
          onBlur={({ target }) => setIncomplete(looksIncomplete(target.value))}
          // Not at once: the visitor may still be typing.
          onChange={({ target }) => setIncomplete(isIncomplete && looksIncomplete(target.value))}
          className="w-auto flex-[1_1_14rem]"
        />
        <button type="submit" className={look.primary} disabled={load === undefined || sending !== null}>
          {sending === null ? button : 'Subscribing...'}
        </button>
      </div>
      <p id={`${id}-hint`} aria-live="polite" className="pt-1 text-small font-medium">
        {isIncomplete && incomplete}
      </p>
      {shownInPage && <p role="alert">{`${messages[shownInPage].title} ${messages[shownInPage].description}`}</p>}
    </form>
  )
}

/** A reducer whose state a handler can read at once: a second submit may come before React has rendered the first. */
function useSteps(): [FormState, (event: FormEvent) => { before: FormState; after: FormState }] {
  const [state, setState] = useState(idleForm)
  const current = useRef(state)
  const step = (event: FormEvent): { before: FormState; after: FormState } => {
    const before = current.current
    current.current = formReducer(before, event)
    setState(current.current)
    return { before, after: current.current }
  }
  return [state, step]
}

/** Code that cannot be loaded counts as no answer. */
async function send(address: string, backend: Backend, load: Load): Promise<Outcome> {
  try {
    return await (await loadSubscribe(load)).default(address, backend)
  } catch (error) {
    console.error(error)
    return 'failed'
  }
}

/** Shows the outcome in a toast. @returns it where that is impossible. */
async function tell(outcome: Outcome, load: Load): Promise<Outcome | undefined> {
  try {
    const { default: showToast } = await loadToasts(load)
    showToast(messages[outcome])
    return undefined
  } catch (error) {
    console.error(error)
    return outcome
  }
}

const loadSubscribe = (load: Load): Promise<typeof import('./subscribe.ts')> => load('subscribe')
const loadToasts = (load: Load): Promise<typeof import('../toasts/toasts.tsx')> => load('toasts')
