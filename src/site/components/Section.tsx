import type { ReactNode } from 'react'
import type { PlaceholderKind } from '../../generator/define/index.ts'
import { PlaceholderNote } from './Badge.tsx'

const layouts = {
  /** Heading in the margin. */
  beside: 'section',
  /** Heading above the body. */
  wide: 'section section-wide',
} as const

interface SectionProps {
  id: string
  heading: string
  lead?: string | undefined
  layout?: keyof typeof layouts
  placeholder?: PlaceholderKind | undefined
  aside?: ReactNode
  children: ReactNode
}

/** Numbered by the stylesheet. */
export function Section({ id, heading, lead, layout = 'beside', placeholder, aside, children }: SectionProps) {
  return (
    <section className={layouts[layout]} aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{heading}</h2>
        {lead && <p className="section-lead">{lead}</p>}
        <PlaceholderNote kind={placeholder} />
        {aside}
      </div>
      <div className="section-body">{children}</div>
    </section>
  )
}
