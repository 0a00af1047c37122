import type { ReactNode } from 'react'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import ArrowRight from 'lucide-react/icons/arrow-right'
import DownloadIcon from 'lucide-react/icons/download'
import Mail from 'lucide-react/icons/mail'
import { A } from '../../generator/define/index.ts'
import { Icon } from './Icon.tsx'
import { Link, isExternal } from './Link.tsx'
import { button } from './looks.ts'

export type LabelledLink = { href: string; label: string }

type ButtonLinkProps = LabelledLink & { tone?: keyof typeof button; about?: string; newTab?: boolean }

export function ButtonLink({ href, label, tone = 'quiet', about, newTab = isExternal(href) }: ButtonLinkProps) {
  return (
    <Link href={href} className={button[tone]} newTab={newTab}>
      {label}
      {about && <span className="sr-only">{` ${about}`}</span>}
      <Icon of={href.startsWith('mailto:') ? Mail : newTab ? ArrowUpRight : ArrowRight} />
    </Link>
  )
}

type DownloadLinkProps = Omit<ButtonLinkProps, 'newTab'> & { size?: string }

export function DownloadLink({ href, label, tone = 'quiet', about, size }: DownloadLinkProps) {
  return (
    <A href={href} className={button[tone]} download="">
      {label}
      {size && <span className="label">{` ${size}`}</span>}
      {about && <span className="sr-only">{` ${about}`}</span>}
      <Icon of={DownloadIcon} />
    </A>
  )
}

export function Buttons({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-3 max-sm:*:grow" data-unsearched="">
      {children}
    </div>
  )
}

export function ButtonRow({ links }: { links: LabelledLink[] }) {
  return (
    <Buttons>
      {links.map((link, index) => (
        <ButtonLink key={link.href} {...link} tone={index === 0 ? 'primary' : 'quiet'} />
      ))}
    </Buttons>
  )
}
