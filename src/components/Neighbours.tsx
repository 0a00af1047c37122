import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { Data, Link } from '../model/page.ts'
import { Icon } from './Icon.tsx'

interface NeighboursProps {
  newer: Link | undefined
  older: Link | undefined
  labels: Data['blog']['labels']
}

/** The articles just before and after this one in time. */
export function Neighbours({ newer, older, labels }: NeighboursProps) {
  if (!newer && !older) return null
  return (
    <ul className="neighbours">
      {newer && (
        <li>
          <a href={newer.href} rel="next">
            <span className="label">
              <Icon of={ArrowLeft} size={14} />
              {labels.newer}
            </span>{' '}
            <span className="neighbour-title">{newer.label}</span>
          </a>
        </li>
      )}
      {older && (
        <li className="neighbour-older">
          <a href={older.href} rel="prev">
            <span className="label">
              {labels.older}
              <Icon of={ArrowRight} size={14} />
            </span>{' '}
            <span className="neighbour-title">{older.label}</span>
          </a>
        </li>
      )}
    </ul>
  )
}
