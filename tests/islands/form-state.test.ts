import { expect, test } from 'vitest'
import {
  clearsField,
  formReducer,
  idleForm,
  normalise,
  type FormEvent,
} from '../../src/islands/newsletter/form-state.ts'
import { messages, type Outcome } from '../../src/islands/newsletter/messages.ts'
import { walk } from './walk.ts'

const outcomes = Object.keys(messages) as Outcome[]
const events: FormEvent[] = [
  ...['', ' \t', ' Ada@Example.COM ', 'grace@example.com'].map((text) => ({ type: 'submitted' as const, text })),
  ...outcomes.map((outcome) => ({ type: 'answered' as const, outcome })),
]

test('every sequence of six events keeps the laws of the form', () => {
  const { sequences, broken } = walk({
    reducer: formReducer,
    start: idleForm,
    eventsAt: () => events,
    length: 6,
    laws: ({ before, event, after }, so) => {
      const all = [...so, { before, event, after }]
      const sent = all.filter((step) => step.before.sending === null && step.after.sending !== null).length
      const ended = all.filter((step) => step.before.sending !== null && step.after.sending === null).length
      return [
        sent - ended !== (after.sending === null ? 0 : 1) && 'one request at a time',
        before.sending !== null && event.type === 'submitted' && after !== before && 'a second submit changes nothing',
        before.sending === null && event.type === 'answered' && after !== before && 'a late answer changes nothing',
        after.sending !== null && after.outcome !== null && 'no outcome while one is awaited',
        after.sending !== null &&
          (after.sending === '' || normalise(after.sending) !== after.sending) &&
          'sent as stored',
        outcomes.some((outcome) => formReducer(after, { type: 'answered', outcome }).sending !== null) && 'never stuck',
        clearsField(after) &&
          after !== before &&
          !(before.sending !== null && event.type === 'answered' && event.outcome === 'subscribed') &&
          'cleared by a success alone',
        event.type === 'submitted' &&
          before.sending === null &&
          (after.outcome === 'empty') !== (event.text.trim() === '') &&
          'empty is told, and only empty',
      ]
    },
  })
  expect(broken).toEqual([])
  expect(sequences).toBe([1, 2, 3, 4, 5, 6].reduce((sum, length) => sum + events.length ** length, 0))
})

test('an address is stored trimmed and lower-cased, and otherwise as it was typed', () => {
  expect(normalise('\u00A0 Ada.Lovelace+News@EXAMPLE.com\n')).toBe('ada.lovelace+news@example.com')
})
