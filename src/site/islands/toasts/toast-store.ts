export interface ToastText {
  title: string
  description: string
  action?: { label: string; href: string }
  variant?: 'default' | 'destructive'
}

export interface Toast extends ToastText {
  id: number
  open: boolean
}

/** From dismissal to removal (specification). Until then it is closed, so that it can animate out. */
const removeAfterMs = 1_000_000

/** One at a time (specification): a new one takes the place of the last. */
let current: Toast | undefined
let nextId = 1
const listeners = new Set<() => void>()

function show(toast: Toast | undefined): void {
  current = toast
  for (const listener of listeners) listener()
}

export function addToast(text: ToastText): void {
  show({ ...text, id: nextId++, open: true })
}

export function dismissToast(id: number): void {
  if (current?.id !== id) return
  show({ ...current, open: false })
  setTimeout(() => current?.id === id && show(undefined), removeAfterMs)
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const currentToast = (): Toast | undefined => current
