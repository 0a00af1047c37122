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

const limit = 1

export type ToastEvent =
  { type: 'add'; toast: Toast } | { type: 'dismiss'; id: number } | { type: 'remove'; id: number }

/** Newest first. A dismissed toast stays in the list, closed, so that it can animate out. */
export function toastReducer(toasts: readonly Toast[], event: ToastEvent): readonly Toast[] {
  switch (event.type) {
    case 'add':
      return [event.toast, ...toasts].slice(0, limit)
    case 'dismiss':
      return toasts.map((toast) => (toast.id === event.id ? { ...toast, open: false } : toast))
    case 'remove':
      return toasts.filter(({ id }) => id !== event.id)
  }
}
