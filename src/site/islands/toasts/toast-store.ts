import { toastReducer, type Toast, type ToastEvent, type ToastText } from './toast-state.ts'

/** From dismissal to removal (specification). */
const removeAfterMs = 1_000_000

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
  setTimeout(() => send({ type: 'remove', id }), removeAfterMs)
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentToasts(): readonly Toast[] {
  return toasts
}
