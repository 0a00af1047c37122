import * as Radix from '@radix-ui/react-toast'
import { useSyncExternalStore } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { addToast, currentToast, dismissToast, subscribeToToasts, type Toast, type ToastText } from './toast-store.ts'

let mounted = false

/** The first toast hydrates the empty region that every page holds. */
export default function showToast(toast: ToastText): void {
  addToast(toast)
  const box = document.getElementById('toasts')
  if (mounted || !box) return
  mounted = true
  hydrateRoot(box, <Toasts box={box} />, { onRecoverableError: () => {} })
}

/** Durations, gestures and key are the specification's; Radix adds pausing, Escape and the announcement. */
function Toasts({ box }: { box: HTMLElement }) {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => undefined)
  return (
    <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50} announcerContainer={box}>
      {toast && <ToastView key={toast.id} toast={toast} />}
      <Radix.Viewport className="toasts" hotkey={['F8']} label="Notifications ({hotkey})" />
    </Radix.Provider>
  )
}

function ToastView({ toast: { id, open, title, description, action, variant = 'default' } }: { toast: Toast }) {
  return (
    <Radix.Root
      className="toast"
      data-variant={variant}
      open={open}
      onOpenChange={(isOpen) => isOpen || dismissToast(id)}
    >
      <div>
        <Radix.Title className="toast-title">{title}</Radix.Title>
        {/* Without the space, title and description are announced as one word. */}{' '}
        <Radix.Description className="toast-description">{description}</Radix.Description>
      </div>
      {action && (
        <Radix.Action asChild altText={action.label}>
          <a href={action.href}>{action.label}</a>
        </Radix.Action>
      )}
      <Radix.Close className="toast-close" aria-label="Close">
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" />
        </svg>
      </Radix.Close>
    </Radix.Root>
  )
}
