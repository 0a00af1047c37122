import { A } from '../../generator/define/index.ts'
import type { ReactNode } from 'react'
import { useSite } from './site.ts'

interface LinkProps {
  href: string
  className?: string | undefined
  /** For a page of this site that should keep the current one open. */
  newTab?: boolean
  children: ReactNode
}

/** A link. One that leaves the site opens a new tab and says so to assistive technology. */
export function Link({ href, className, newTab = isExternal(href), children }: LinkProps) {
  const site = useSite()
  if (!newTab) {
    return (
      <A href={href} className={className}>
        {children}
      </A>
    )
  }
  return (
    <A href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only">{` ${site.newTab}`}</span>
    </A>
  )
}

export const isExternal = (href: string): boolean => /^https?:\/\//.test(href)
