import type { ReactNode } from 'react'
import { useSite } from './site.ts'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Icon } from './Icon.tsx'

export function Badge({ children }: { children: ReactNode }) {
  return <span className="badge">{children}</span>
}

/** On entries with "placeholder": true; it opens to what that means. */
export function PlaceholderBadge() {
  const { sample } = useSite()
  return (
    <details className="sample">
      <summary>{sample.label}</summary>
      <p>{sample.meaning}</p>
    </details>
  )
}

export function UnverifiedNote({ children }: { children: string }) {
  return (
    <p className="unconfirmed">
      <Icon of={TriangleAlert} />
      {children}
    </p>
  )
}
