import type { ReactNode } from 'react'

/** Shorter headings are set larger. */
const shortLength = 14

interface PageHeaderProps {
  heading: string
  lead?: string | undefined
  children?: ReactNode
}

export function PageHeader({ heading, lead, children }: PageHeaderProps) {
  return (
    <header className={heading.length <= shortLength ? 'page-header page-header-short' : 'page-header'}>
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
