import { A } from '../../generator/define/index.ts'
import type { ReactNode } from 'react'
import DownloadIcon from 'lucide-react/icons/download'
import { Icon } from './Icon.tsx'

interface DownloadLinkProps {
  href: string
  /** What the label is about, for screen readers. */
  about?: string
  size?: string
  children: ReactNode
}

export function DownloadLink({ href, about, size, children }: DownloadLinkProps) {
  return (
    <A href={href} className="button button-quiet" download="">
      <Icon of={DownloadIcon} />
      {children}
      {size && <span className="button-note">{size}</span>}
      {about && <span className="sr-only">{` ${about}`}</span>}
    </A>
  )
}
