import type { ReactNode } from 'react'

/** A heading of at most so many letters is set larger. */
const short = 14

interface PageHeaderProps {
  heading: string
  lead?: string | undefined
  /** Stands below the lead. */
  children?: ReactNode
}

/** The opening of a page: its one h1, hung to the left, and what the page is about beside it. */
export function PageHeader({ heading, lead, children }: PageHeaderProps) {
  return (
    <header className={heading.length <= short ? 'page-header page-header-short' : 'page-header'}>
      <h1>{heading}</h1>
      {(lead || children) && (
        <div className="page-lead">
          {lead && <p className="lead">{lead}</p>}
          {children}
        </div>
      )}
    </header>
  )
}
