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
  /** What the label is about, for screen readers. */
  about?: string
  newTab?: boolean
  children: ReactNode
}

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
