import { afterEach, expect, test, vi } from 'vitest'
import { addToast, currentToast, dismissToast, subscribeToToasts } from '../../../src/site/islands/toasts/toasts.tsx'

const text = { title: 'Title', description: 'Description' }
afterEach(() => void vi.useRealTimers())

test('the store tells its listeners, removes a dismissed toast after 1,000,000 ms, and leaves one that took its place', () => {
  vi.useFakeTimers()
  const told = vi.fn<() => void>()
  const leave = subscribeToToasts(told)
  addToast(text)
  const first = currentToast()
  expect(first).toEqual({ ...text, id: first?.id, open: true })
  dismissToast(first?.id ?? 0)
  expect(currentToast()).toEqual({ ...first, open: false })
  vi.advanceTimersByTime(999_999)
  expect(currentToast()).toBeDefined()
  vi.advanceTimersByTime(1)
  expect([currentToast(), told.mock.calls.length]).toEqual([undefined, 3])
  leave()
  addToast(text)
  dismissToast(currentToast()?.id ?? 0)
  addToast({ ...text, title: 'Second' })
  vi.runAllTimers()
  expect(currentToast()).toMatchObject({ title: 'Second', open: true })
  expect(told).toHaveBeenCalledTimes(3)
})
