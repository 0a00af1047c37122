import type { LucideIcon } from 'lucide-react'

/** A drawn icon beside a word: never the only carrier of a meaning, so assistive technology passes over it. */
export function Icon({ of: Drawing, size = 16 }: { of: LucideIcon; size?: number }) {
  return <Drawing className="icon" size={size} strokeWidth={1.75} aria-hidden="true" focusable="false" />
}
