import * as Radix from '@radix-ui/react-toast'
import { useSyncExternalStore } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import CircleCheck from 'lucide-react/icons/circle-check'
import X from 'lucide-react/icons/x'
import { Icon } from '../../components/Icon.tsx'

export interface ToastText {
  title: string
  description: string
  action?: { label: string; href: string }
  variant?: 'default' | 'destructive'
}

type Toast = ToastText & { id: number; open: boolean }

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

let root: Root | undefined

/** The first toast hydrates the empty region that every page holds. */
export default function showToast(toast: ToastText): void {
  addToast(toast)
  const box = document.getElementById('toasts')
  if (box) root ??= hydrateRoot(box, <Toasts box={box} />, { onRecoverableError: () => {} })
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
      {variant === 'default' && <Icon of={CircleCheck} size={18} />}
      <div>
        <Radix.Title className="font-semibold">{title}</Radix.Title>
        {/* Without the space, title and description are announced as one word. */}{' '}
        <Radix.Description className="text-small">{description}</Radix.Description>
      </div>
      {action && (
        <Radix.Action asChild altText={action.label}>
          <a href={action.href}>{action.label}</a>
        </Radix.Action>
      )}
      <Radix.Close className="toast-close" aria-label="Close">
        <Icon of={X} size={20} />
      </Radix.Close>
    </Radix.Root>
  )
}
