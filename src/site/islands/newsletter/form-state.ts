import type { Outcome } from './messages.ts'

/** The text itself stays in its field. */
export interface FormState {
  /** The address that is being sent. */
  sending: string | null
  outcome: Outcome | null
}

export type FormEvent = { type: 'submitted'; text: string } | { type: 'answered'; outcome: Outcome }

export const idleForm: FormState = { sending: null, outcome: null }

/** The address as the database stores it. */
export function normalise(text: string): string {
  return text.trim().toLowerCase()
}

/** What browsers let through and no mail reaches from elsewhere: `a@b`, `a@b.` */
export function looksIncomplete(text: string): boolean {
  const [name = '', host] = normalise(text).split('@')
  return name !== '' && host !== undefined && !/^[^.].*\.[^.]{2,}$/.test(host)
}

/** A submit during another changes nothing; an empty one ends at once. */
export function formReducer(state: FormState, event: FormEvent): FormState {
  if (event.type === 'answered') return state.sending === null ? state : { sending: null, outcome: event.outcome }
  if (state.sending !== null) return state
  const address = normalise(event.text)
  return address === '' ? { sending: null, outcome: 'empty' } : { sending: address, outcome: null }
}

/** Only a success clears the field: after anything else the visitor may want to try again. */
export function clearsField({ outcome }: FormState): boolean {
  return outcome === 'subscribed'
}
