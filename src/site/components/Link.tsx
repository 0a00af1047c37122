import { A } from '../../generator/define/index.ts'
import type { ReactNode } from 'react'
import { useSiteSettings } from './site-settings.ts'

type LinkProps = { href: string; className?: string | undefined; newTab?: boolean; children: ReactNode }

export function Link({ href, className, newTab = isExternal(href), children }: LinkProps) {
  const site = useSiteSettings()
  const attributes = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <A href={href} className={className} {...attributes}>
      {children}
      {newTab && <span className="sr-only">{` ${site.newTab}`}</span>}
    </A>
  )
}

export const isExternal = (href: string): boolean => /^https?:\/\//.test(href)
