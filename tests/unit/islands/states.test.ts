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
import { toastReducer, type Toast, type ToastEvent } from '../../../src/site/islands/toasts/toast-state.ts'
import { viewerReducer, type ViewerEvent, type ViewerState } from '../../../src/site/islands/viewer/viewer-state.ts'

// The state machines of the islands: every sequence of six events keeps their laws.

/** A state that was reached, the event that comes, and the state that follows. */
interface Step<State, Event> {
  before: State
  event: Event
  after: State
}

interface Machine<State, Event> {
  reducer: (state: State, event: Event) => State
  start: State
  /** What may come after so many events. */
  eventsAt: (depth: number) => Event[]
  /** What a step breaks, each in a sentence; after the steps before it. */
  laws: (step: Step<State, Event>, so: readonly Step<State, Event>[]) => (string | false)[]
}

/** Tries every sequence of six events. @returns how many there are, and what they break. */
function walk<State, Event>({ reducer, start, eventsAt, laws }: Machine<State, Event>): [number, string[]] {
  const broken = new Set<string>()
  const path: Step<State, Event>[] = []
  let sequences = 0
  const go = (before: State): void => {
    if (path.length === 6) return
    for (const event of eventsAt(path.length)) {
      const step = { before, event, after: frozen(reducer(before, event)) }
      sequences++
      for (const law of laws(step, path))
        if (law && broken.size < 10) broken.add(`${law}: ${JSON.stringify([...path.map((one) => one.event), event])}`)
      path.push(step)
      go(step.after)
      path.pop()
    }
  }
  go(frozen(start))
  return [sequences, [...broken]]
}

/** A reducer that changes what it was given would be found out: this throws where it does. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value) && !(value instanceof URL)) {
    Object.freeze(value)
    Object.values(value).forEach(frozen)
  }
  return value
}

const sequencesOf = (events: number): number => [1, 2, 3, 4, 5, 6].reduce((sum, length) => sum + events ** length, 0)

test('the form of the newsletter', () => {
  const outcomes = Object.keys(messages) as Outcome[]
  const events: FormEvent[] = [
    ...['', ' \t', ' Ada@Example.COM ', 'grace@example.com'].map((text) => ({ type: 'submitted' as const, text })),
    ...outcomes.map((outcome) => ({ type: 'answered' as const, outcome })),
  ]
  const [sequences, broken] = walk({
    reducer: formReducer,
    start: idleForm,
    eventsAt: () => events,
    laws: ({ before, event, after }, so) => {
      const all = [...so, { before, event, after }]
      const sent = all.filter((step) => step.before.sending === null && step.after.sending !== null).length
      const ended = all.filter((step) => step.before.sending !== null && step.after.sending === null).length
      const isSending = before.sending !== null
      return [
        sent - ended !== (after.sending === null ? 0 : 1) && 'one request at a time',
        isSending && event.type === 'submitted' && after !== before && 'a second submit changes nothing',
        !isSending && event.type === 'answered' && after !== before && 'a late answer changes nothing',
        after.sending !== null && after.outcome !== null && 'no outcome while one is awaited',
        after.sending !== null &&
          (after.sending === '' || normalise(after.sending) !== after.sending) &&
          'sent as stored',
        outcomes.some((outcome) => formReducer(after, { type: 'answered', outcome }).sending !== null) && 'never stuck',
        clearsField(after) &&
          after !== before &&
          !(isSending && event.type === 'answered' && event.outcome === 'subscribed') &&
          'cleared by a success alone',
        event.type === 'submitted' &&
          !isSending &&
          (after.outcome === 'empty') !== (event.text.trim() === '') &&
          'empty is told, and only empty',
      ]
    },
  })
  expect([broken, sequences]).toEqual([[], sequencesOf(events.length)])
  // Stored trimmed and in lower case, and otherwise as it was typed.
  expect(normalise('\u00A0 Ada.Lovelace+News@EXAMPLE.com\n')).toBe('ada.lovelace+news@example.com')
})

const isOpen = (toasts: readonly Toast[], id: number): boolean => toasts.some((one) => one.id === id && one.open)

test('toasts', () => {
  const start: readonly Toast[] = []
  const [sequences, broken] = walk({
    reducer: toastReducer,
    start,
    // Ids are given once each, in order, as the store does.
    eventsAt: (depth): ToastEvent[] => [
      { type: 'add', toast: { title: 'Title', description: 'Description', id: depth + 1, open: true } },
      ...[1, 2, depth].flatMap((id): ToastEvent[] => [
        { type: 'dismiss', id },
        { type: 'remove', id },
      ]),
    ],
    laws: ({ before, event, after }) => {
      const always = [
        after.length > 1 && 'at most one toast',
        after.some(({ id }) => toastReducer(after, { type: 'remove', id }).length > 0) && 'it can be empty again',
      ]
      if (event.type === 'add') return [...always, after[0] !== event.toast && 'the newest is the one that is shown']
      return [
        ...always,
        after.length > before.length && 'only adding adds',
        after.some(({ id }) => isOpen(after, id) && !isOpen(before, id)) && 'what was closed stays closed',
        !before.some(({ id }) => id === event.id) &&
          JSON.stringify(after) !== JSON.stringify(before) &&
          'one that is not there concerns nobody',
        event.type === 'dismiss' && isOpen(after, event.id) && 'dismissed is closed',
        event.type === 'remove' && after.some(({ id }) => id === event.id) && 'removed is gone',
      ]
    },
  })
  expect([broken, sequences]).toEqual([[], sequencesOf(7)])
})

const openedAs = ({ address, canPreview }: ViewerEvent & { type: 'opened' }): ViewerState['kind'] =>
  address.kind !== 'accepted' ? address.kind : canPreview ? 'loading' : 'failed'

test('the viewer', () => {
  const url = new URL('https://site.example/papers/architecture.pdf')
  const open: ViewerEvent = { type: 'opened', address: { kind: 'accepted', url }, canPreview: true }
  const events: ViewerEvent[] = [
    open,
    { ...open, canPreview: false },
    { type: 'opened', address: { kind: 'missing' }, canPreview: true },
    { type: 'opened', address: { kind: 'refused' }, canPreview: false },
    { type: 'progressed', received: 1, total: undefined },
    { type: 'progressed', received: 2, total: 4 },
    { type: 'loaded', object: 'blob:one' },
    { type: 'failed' },
    { type: 'left' },
  ]
  const start: ViewerState = { kind: 'idle' }
  const mayFollow: Partial<Record<ViewerState['kind'], ViewerState['kind'][]>> = {
    loading: ['shown', 'failed', 'idle'],
    shown: ['idle'],
  }
  const [sequences, broken] = walk({
    reducer: viewerReducer,
    start,
    eventsAt: () => events,
    laws: ({ before, event, after }) => [
      event.type === 'opened'
        ? after.kind !== openedAs(event) && 'an address decides what is opened'
        : after.kind !== before.kind &&
          !mayFollow[before.kind]?.includes(after.kind) &&
          'no step but those of the viewer',
      'url' in after !== /loading|shown|failed/.test(after.kind) && 'only what was accepted is linked',
      'url' in after && after.url !== url.href && 'the link is the address that was accepted',
      'object' in after !== (after.kind === 'shown') && 'an object is there while it is shown',
      event.type === 'left' && /loading|shown/.test(after.kind) && 'nothing is left behind',
      before.kind !== 'loading' && event.type === 'loaded' && after !== before && 'what comes too late is not shown',
      viewerReducer(after, open).kind !== 'loading' && 'never stuck: it can be opened again',
      after.kind === 'loading' && viewerReducer(after, { type: 'failed' }).kind !== 'failed' && 'loading can end',
    ],
  })
  expect([broken, sequences]).toEqual([[], sequencesOf(events.length)])
})

test('an address without the end of its host looks incomplete', () => {
  expect(['a@b', ' A@b ', 'a@b.', 'a@.c', 'a@b.c', 'a@'].map((address) => looksIncomplete(address))).toEqual(
    Array(6).fill(true),
  )
  expect(['', ' ', 'a', '@', 'a@b.co', ' Ada@x.y.example '].map((address) => looksIncomplete(address))).toEqual(
    Array(6).fill(false),
  )
})
