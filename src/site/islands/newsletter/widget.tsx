import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import CircleCheck from 'lucide-react/icons/circle-check'
import { Icon } from '../../components/Icon.tsx'
import { button as look } from '../../components/looks.ts'
import type { Load, WithLoad } from '../../../generator/define/index.ts'
import type { ToastText } from '../toasts/toasts.tsx'
import type { Backend } from './subscribe.ts'

export type Outcome = 'empty' | 'subscribed' | 'already' | 'failed'

/** From the specification's error catalogue, word for word. */
const messages: Record<Outcome, ToastText> = {
  empty: { title: 'Email required', description: 'Please enter your email address.', variant: 'destructive' },
  subscribed: { title: 'Successfully subscribed!', description: 'Thank you for subscribing to our newsletter.' },
  already: { title: 'Already subscribed!', description: 'This email is already subscribed to our newsletter.' },
  failed: {
    title: 'Subscription failed',
    description: 'Something went wrong. Please try again later.',
    variant: 'destructive',
  },
}

export interface NewsletterProps {
  label: string
  example: string
  button: string
  malformed: string
  incomplete: string
  backend: Backend
}

/** Until the island is live nothing can be sent. */
export default function NewsletterForm({ backend, load, ...text }: WithLoad<NewsletterProps>) {
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // A second submit may come before React has rendered the first.
  const isBusy = useRef(false)
  const id = useId()
  const [isSending, setSending] = useState(false)
  const [note, setNote] = useState<Fault | Outcome>()
  // Shown in the form where the code of toasts does not load.
  const [unshown, setUnshown] = useState<Outcome>()
  useEffect(() => {
    // Prefetched while the visitor types; a failure shows when they are used.
    if (load) Promise.all([loadSubscribe(load), loadToasts(load)]).catch(() => {})
  }, [load])

  useEffect(() => {
    const sender = button.current
    // What is disabled loses the focus, and gets it back unless something else has it.
    return () => void (isSending && document.activeElement === document.body && sender?.focus({ preventScroll: true }))
  }, [isSending])

  const isDone = isOutcome(note) && !messages[note].variant

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = event.currentTarget
    if (!load || !field.current || isBusy.current) return
    const fault = faultOf(field.current)
    setNote(fault)
    setUnshown(undefined)
    // Where no toast covers it.
    form.scrollIntoView({ block: 'nearest' })
    if (fault && fault !== 'incomplete') field.current.focus()
    if (fault === 'malformed') return
    let outcome: Outcome = 'empty'
    if (fault !== 'empty') {
      isBusy.current = true
      setSending(true)
      outcome = await send(normalise(field.current.value), backend, load)
      isBusy.current = false
      setSending(false)
    }
    // After anything else the visitor may want to try again. Clearing only the value would leave the empty field invalid.
    if (outcome === 'subscribed') form.reset()
    // Here as well, as the keyboard of a phone may cover the toast.
    setNote((before) => (outcome === 'failed' ? (before ?? outcome) : outcome))
    setUnshown(await showOutcome(outcome, load))
  }

  return (
    <form
      method="post"
      className="scroll-mb-36"
      noValidate={load !== undefined}
      onSubmit={(event) => void submit(event).catch(console.error)}
    >
      <label htmlFor={id} className="block pb-2 text-small font-medium">
        {text.label}
      </label>
      <div className="flex flex-wrap gap-3">
        <input
          ref={field}
          id={id}
          name="email"
          type="email"
          required
          autoComplete="email"
          readOnly={isSending}
          placeholder={text.example}
          aria-invalid={note === 'empty' || note === 'malformed'}
          aria-describedby={`${id}-note`}
          // Not at once: the visitor may still be typing.
          onBlur={({ target }) => target.value && !isOutcome(note) && setNote(faultOf(target))}
          onChange={({ target }) => (isOutcome(note) || !faultOf(target)) && setNote(undefined)}
          className={`w-auto min-w-0 flex-[1_1_8rem] ${note === 'incomplete' ? 'border-refused' : ''}`}
        />
        <button ref={button} type="submit" className={look.primary} disabled={load === undefined || isSending}>
          {isSending ? 'Subscribing...' : text.button}
        </button>
      </div>
      {/* Has room for two lines from the start. What a toast says as well is announced by that. */}
      <p
        id={`${id}-note`}
        aria-live={isOutcome(note) ? 'off' : 'polite'}
        className={`min-h-13 pt-2.5 text-small/tight ${isDone ? 'flex gap-2 font-medium text-accent' : note ? 'fault' : ''}`}
      >
        {isDone && <Icon of={CircleCheck} size={18} />}
        {/* A new element for other words: a translation takes bare texts out of React's hands. */}
        {note && <span key={note}>{isOutcome(note) ? messages[note].title : text[note]}</span>}
      </p>
      {unshown && <p role="alert">{`${messages[unshown].title} ${messages[unshown].description}`}</p>}
    </form>
  )
}

type Fault = 'empty' | 'malformed' | 'incomplete'

const isOutcome = (note: Fault | Outcome | undefined): note is Outcome => note !== undefined && note in messages

async function send(address: string, backend: Backend, load: Load): Promise<Outcome> {
  try {
    return await (await loadSubscribe(load)).default(address, backend)
  } catch (error) {
    console.error(error)
    return 'failed'
  }
}

let latest = 0

/** A toast whose code is late says nothing once a newer outcome is known. */
async function showOutcome(outcome: Outcome, load: Load, own = ++latest): Promise<Outcome | undefined> {
  try {
    const { default: showToast } = await loadToasts(load)
    if (own === latest) showToast(messages[outcome])
    return undefined
  } catch (error) {
    console.error(error)
    return own === latest ? outcome : undefined
  }
}

const loadSubscribe = (load: Load): Promise<typeof import('./subscribe.ts')> => load('subscribe')
const loadToasts = (load: Load): Promise<typeof import('../toasts/toasts.tsx')> => load('toasts')

export function normalise(text: string): string {
  const address = text.trim().toLowerCase()
  // Firefox leaves a domain in letters beyond ASCII as it is typed, and mail needs its other form.
  const [, name = '', host = ''] = /^([^@]*@)(?=.*\P{ASCII})([\p{L}\p{M}\p{N}.-]*)$/u.exec(address) ?? []
  return URL.canParse(`http://${host}`) ? name + new URL(`http://${host}`).hostname : address
}

function faultOf({ value, validity }: HTMLInputElement): Fault | undefined {
  if (normalise(value) === '') return 'empty'
  if (!validity.valid || isTooLong(normalise(value))) return 'malformed'
  return looksIncomplete(value) ? 'incomplete' : undefined
}

/** More than the database takes: https://www.rfc-editor.org/rfc/rfc5321#section-4.5.3.1 */
export function isTooLong(address: string): boolean {
  return address.length > 254 || address.indexOf('@') > 64
}

/** Addresses that browsers accept although mail cannot reach them: `a@b`, `a@b.` */
export function looksIncomplete(text: string): boolean {
  const [name = '', host] = normalise(text).split('@')
  return name !== '' && host !== undefined && !/^[^.].*\.[^.]{2,}$/.test(host)
}
