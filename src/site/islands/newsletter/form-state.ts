import type { Outcome } from './messages.ts'

/** The form's text stands in its field; what is known here is what happens to it. */
export interface FormState {
  /** The address on its way, or null while nothing is. */
  sending: string | null
  outcome: Outcome | null
}

export type FormEvent = { type: 'submitted'; text: string } | { type: 'answered'; outcome: Outcome }

export const idleForm: FormState = { sending: null, outcome: null }

/** The address as it is stored: trimmed and lower-cased. */
export function normalise(text: string): string {
  return text.trim().toLowerCase()
}

/** Idle, sending, idle. A submit while one is on its way changes nothing; an empty one ends at once. */
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
