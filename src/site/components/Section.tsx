import type { ReactNode } from 'react'

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
  aside?: ReactNode
  children: ReactNode
}

/** Numbered by the stylesheet. */
export function Section({ id, heading, lead, layout = 'beside', aside, children }: SectionProps) {
  return (
    <section className={layouts[layout]} aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{heading}</h2>
        {lead && <p className="section-lead">{lead}</p>}
        {aside}
      </div>
      <div className="section-body">{children}</div>
    </section>
  )
}
