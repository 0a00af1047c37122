import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toastReducer, type Toast, type ToastEvent } from '../../src/islands/toasts/toast-state.ts'
import { walk } from './walk.ts'

const text = { title: 'Title', description: 'Description' }

/** Ids are given once each, in order, as the store does. */
const eventsAt = (depth: number): ToastEvent[] => [
  { type: 'add', toast: { ...text, id: depth + 1, open: true } },
  ...[1, 2, depth].flatMap((id): ToastEvent[] => [
    { type: 'dismiss', id },
    { type: 'remove', id },
  ]),
]

test('every sequence of six events keeps the laws of toasts', () => {
  const start: readonly Toast[] = []
  const { sequences, broken } = walk({
    reducer: toastReducer,
    start,
    eventsAt,
    length: 6,
    laws: ({ before, event, after }) => [
      after.length > 1 && 'at most one toast',
      event.type === 'add' && after[0] !== event.toast && 'the newest is the one that is shown',
      event.type !== 'add' && after.length > before.length && 'only adding adds',
      event.type !== 'add' &&
        after.some(({ id, open }) => open && !before.some((toast) => toast.id === id && toast.open)) &&
        'what was closed stays closed',
      event.type !== 'add' &&
        !before.some(({ id }) => id === event.id) &&
        JSON.stringify(after) !== JSON.stringify(before) &&
        'one that is not there concerns nobody',
      event.type === 'dismiss' && after.some(({ id, open }) => id === event.id && open) && 'dismissed is closed',
      event.type === 'remove' && after.some(({ id }) => id === event.id) && 'removed is gone',
      after.some(({ id }) => toastReducer(after, { type: 'remove', id }).length > 0) && 'never stuck: it can be empty',
    ],
  })
  expect(broken).toEqual([])
  expect(sequences).toBe([1, 2, 3, 4, 5, 6].reduce((sum, length) => sum + 7 ** length, 0))
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.resetModules()
})

test('the store tells its listeners, and removes a dismissed toast after 1,000,000 ms', async () => {
  const { addToast, currentToasts, dismissToast, subscribeToToasts } =
    await import('../../src/islands/toasts/toast-store.ts')
  const told = vi.fn<() => void>()
  const leave = subscribeToToasts(told)
  addToast(text)
  const [first] = currentToasts()
  expect(first).toEqual({ ...text, id: first?.id, open: true })
  dismissToast(first?.id ?? 0)
  expect(currentToasts()).toEqual([{ ...first, open: false }])
  vi.advanceTimersByTime(999_999)
  expect(currentToasts()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(currentToasts()).toEqual([])
  expect(told).toHaveBeenCalledTimes(3)
  leave()
  addToast(text)
  expect(told).toHaveBeenCalledTimes(3)
})

test('the removal of an old toast leaves the one that took its place', async () => {
  const { addToast, currentToasts, dismissToast } = await import('../../src/islands/toasts/toast-store.ts')
  addToast(text)
  dismissToast(currentToasts()[0]?.id ?? 0)
  addToast({ ...text, title: 'Second' })
  vi.runAllTimers()
  expect(currentToasts().map(({ title, open }) => [title, open])).toEqual([['Second', true]])
})
