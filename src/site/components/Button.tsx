import type { ReactNode } from 'react'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import ArrowRight from 'lucide-react/icons/arrow-right'
import DownloadIcon from 'lucide-react/icons/download'
import { A } from '../../generator/define/index.ts'
import { Icon } from './Icon.tsx'
import { Link, isExternal } from './Link.tsx'
import { button } from './looks.ts'

interface ButtonLinkProps {
  href: string
  tone?: keyof typeof button
  /** What the label is about, for screen readers. */
  about?: string
  newTab?: boolean
  children: ReactNode
}

export function ButtonLink({ href, tone = 'quiet', about, newTab, children }: ButtonLinkProps) {
  const outside = newTab ?? isExternal(href)
  return (
    <Link href={href} className={button[tone]} newTab={outside}>
      {children}
      {about && <span className="sr-only">{` ${about}`}</span>}
      <Icon of={outside ? ArrowUpRight : ArrowRight} />
    </Link>
  )
}

interface DownloadLinkProps {
  href: string
  /** What the label is about, for screen readers. */
  about?: string
  size?: string
  children: ReactNode
}

export function DownloadLink({ href, about, size, children }: DownloadLinkProps) {
  return (
    <A href={href} className={button.quiet} download="">
      <Icon of={DownloadIcon} />
      {children}
      {size && <span className="font-mono text-label text-soft">{` ${size}`}</span>}
      {about && <span className="sr-only">{` ${about}`}</span>}
    </A>
  )
}

/** On a phone a row of buttons is filled, in equal parts where they fit. */
export function Buttons({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-auto" data-unsearched="">
      {children}
    </div>
  )
}
