import { toastReducer, type Toast, type ToastEvent, type ToastText } from './toast-state.ts'

/** A dismissed toast is removed after this many milliseconds (the specification of toasts). */
const removeAfter = 1_000_000

let toasts: readonly Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()

function send(event: ToastEvent): void {
  toasts = toastReducer(toasts, event)
  for (const listener of listeners) listener()
}

export function addToast(text: ToastText): void {
  send({ type: 'add', toast: { ...text, id: nextId++, open: true } })
}

export function dismissToast(id: number): void {
  send({ type: 'dismiss', id })
  setTimeout(() => send({ type: 'remove', id }), removeAfter)
}

/** For useSyncExternalStore. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentToasts(): readonly Toast[] {
  return toasts
}
