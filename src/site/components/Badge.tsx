import type { ReactNode } from 'react'

/** A short label in the monospaced face: a category, a tag, a type. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className="badge">{children}</span>
}
