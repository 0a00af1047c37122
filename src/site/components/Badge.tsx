import type { ReactNode } from 'react'
import type { PlaceholderKind } from '../../generator/define/index.ts'
import { useSite } from './site.ts'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Icon } from './Icon.tsx'

export function Badge({ children }: { children: ReactNode }) {
  return <span className="badge">{children}</span>
}

/** Says which kind of placeholder a section or a page is. */
export function PlaceholderNote({ kind }: { kind: PlaceholderKind | undefined }) {
  const { placeholders } = useSite()
  return (
    kind && (
      <p className="sample">
        <strong>{placeholders[kind].label}.</strong> {placeholders[kind].meaning}
      </p>
    )
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
