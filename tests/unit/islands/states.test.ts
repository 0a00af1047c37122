import { expect, test } from 'vitest'
import {
  clearsField,
  formReducer,
  idleForm,
  looksIncomplete,
  normalise,
} from '../../../src/site/islands/newsletter/form-state.ts'
import type { FormEvent } from '../../../src/site/islands/newsletter/form-state.ts'
import { messages, type Outcome } from '../../../src/site/islands/newsletter/messages.ts'
import { viewerReducer, type ViewerEvent, type ViewerState } from '../../../src/site/islands/viewer/viewer-state.ts'

// The state machines of the islands: what each event makes of each state. No event but these is there.

const submitted = (text: string): FormEvent => ({ type: 'submitted', text })
const outcomes = Object.keys(messages) as Outcome[]

test('a form sends one address at a time, as it is stored; late answers and empty texts send nothing', () => {
  const sending = { sending: 'ada@example.com', outcome: null }
  for (const outcome of outcomes) {
    const answered: FormEvent = { type: 'answered', outcome }
    const ended = { sending: null, outcome }
    expect(formReducer(idleForm, answered)).toBe(idleForm)
    expect(formReducer(sending, answered)).toEqual(ended)
    expect(formReducer(ended, submitted(' \u00a0Ada@Example.COM\n'))).toEqual(sending)
    expect(formReducer(ended, submitted(' \t'))).toEqual({ sending: null, outcome: 'empty' })
    expect(clearsField(ended)).toBe(outcome === 'subscribed')
  }
  expect(formReducer(sending, submitted('grace@example.com'))).toBe(sending)
  expect(normalise(' Ada.Lovelace+News@EXAMPLE.com')).toBe('ada.lovelace+news@example.com')
})

const url = 'https://site.example/papers/architecture.pdf'
const states: ViewerState[] = [
  { kind: 'idle' },
  { kind: 'missing' },
  { kind: 'refused' },
  { kind: 'loading', url, received: 0, total: undefined },
  { kind: 'shown', url, object: 'blob:one' },
  { kind: 'failed', url },
]

const open = (canPreview: boolean): ViewerEvent => ({
  type: 'opened',
  address: { kind: 'accepted', url: new URL(url) },
  canPreview,
})

test.each(states)(
  'the viewer, $kind, opens anew whatever there is, and what comes too late changes nothing',
  (state) => {
    const after = (event: ViewerEvent): ViewerState => viewerReducer(state, event)
    expect([after(open(true)), after(open(false))]).toEqual([states[3], states[5]])
    for (const kind of ['missing', 'refused'] as const)
      expect(after({ type: 'opened', address: { kind }, canPreview: true })).toEqual({ kind })
    const isLoading = state.kind === 'loading'
    expect(after({ type: 'progressed', received: 2, total: 4 })).toEqual(
      isLoading ? { ...state, received: 2, total: 4 } : state,
    )
    expect(after({ type: 'loaded', object: 'blob:one' })).toEqual(isLoading ? states[4] : state)
    expect(after({ type: 'failed' })).toEqual(isLoading ? states[5] : state)
    expect(after({ type: 'left' })).toEqual(isLoading || state.kind === 'shown' ? { kind: 'idle' } : state)
  },
)

test('an address looks incomplete once it has an @ without a name, a dot and a top-level domain after it', () => {
  expect(['a@b', ' A@b ', 'a@b.', 'a@.c', 'a@b.c', 'a@'].filter((address) => !looksIncomplete(address))).toEqual([])
  expect(['', ' ', 'a', '@', 'a@b.co', ' Ada@x.y.example '].filter(looksIncomplete)).toEqual([])
})
