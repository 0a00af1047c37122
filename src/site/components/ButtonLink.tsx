import type { ReactNode } from 'react'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { Icon } from './Icon.tsx'
import { Link, isExternal } from './Link.tsx'
import { Mark } from './Mark.tsx'

const classes = {
  primary: 'button button-primary',
  quiet: 'button button-quiet',
  text: 'action',
} as const

interface ButtonLinkProps {
  href: string
  tone?: keyof typeof classes
  /** Read after the label by assistive technology, where the label alone is said of several things. */
  about?: string
  newTab?: boolean
  children: ReactNode
}

/** A link that asks for the next step: as a button, or as text with an arrow. */
export function ButtonLink({ href, tone = 'quiet', about, newTab, children }: ButtonLinkProps) {
  const outside = newTab ?? isExternal(href)
  return (
    <Link href={href} className={classes[tone]} newTab={outside}>
      {children}
      {about && <span className="sr-only">{` ${about}`}</span>}
      {outside ? <Icon of={ArrowUpRight} /> : <Mark sign="arrow" size={14} />}
    </Link>
  )
}
