import type { ReactNode } from 'react'

const layouts = {
  /** Heading in the margin, body beside it. */
  beside: 'section',
  /** Heading above, body across the page. */
  wide: 'section section-wide',
} as const

interface SectionProps {
  id: string
  heading: string
  lead?: string | undefined
  layout?: keyof typeof layouts
  /** Stands below the heading and the lead: a mark, a link. */
  aside?: ReactNode
  children: ReactNode
}

/** A numbered section of a page: "§2" hangs above its h2 (the number is the stylesheet's). */
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
