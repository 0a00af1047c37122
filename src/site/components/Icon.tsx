import type { LucideIcon } from 'lucide-react'

/** Always next to a word that says the same. */
export function Icon({ of: Drawing, size = 16 }: { of: LucideIcon; size?: number }) {
  return <Drawing className="icon" size={size} strokeWidth={1.75} aria-hidden="true" focusable="false" />
}
