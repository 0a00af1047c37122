import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const text = { title: 'Title', description: 'Description' }
const fresh = (): Promise<typeof import('../../../src/site/islands/toasts/toast-store.ts')> =>
  import('../../../src/site/islands/toasts/toast-store.ts')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.resetModules()
})

test('the store tells its listeners, and removes a dismissed toast after 1,000,000 ms', async () => {
  const { addToast, currentToasts, dismissToast, subscribeToToasts } = await fresh()
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
  const { addToast, currentToasts, dismissToast } = await fresh()
  addToast(text)
  dismissToast(currentToasts()[0]?.id ?? 0)
  addToast({ ...text, title: 'Second' })
  vi.runAllTimers()
  expect(currentToasts().map(({ title, open }) => [title, open])).toEqual([['Second', true]])
})
