import { A } from '../../generator/define/index.ts'
import type { ReactNode } from 'react'
import DownloadIcon from 'lucide-react/icons/download'
import { Icon } from './Icon.tsx'

interface DownloadLinkProps {
  href: string
  about?: string
  /** "501 KB" */
  size?: string
  children: ReactNode
}

/** A link that saves a file of this site. `about` names the file to assistive technology. */
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
