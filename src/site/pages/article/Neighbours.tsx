import { A } from '../../../generator/define/A.tsx'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { DateText } from '../../components/DateText.tsx'
import { Icon } from '../../components/Icon.tsx'
import type { ArticleCard, Blog } from '../../data/blog.ts'

interface NeighboursProps {
  newer: ArticleCard | undefined
  older: ArticleCard | undefined
  labels: Blog['labels']
}

/** The articles just before and after this one in time, as a pair. */
export function Neighbours({ newer, older, labels }: NeighboursProps) {
  if (!newer && !older) return null
  return (
    <ul className="neighbours">
      {newer && (
        <li>
          <A href={newer.path} rel="next">
            <span className="label">
              <Icon of={ArrowLeft} size={14} />
              {labels.newer}
            </span>{' '}
            <Entry article={newer} />
          </A>
        </li>
      )}
      {older && (
        <li className="neighbour-older">
          <A href={older.path} rel="prev">
            <span className="label">
              {labels.older}
              <Icon of={ArrowRight} size={14} />
            </span>{' '}
            <Entry article={older} />
          </A>
        </li>
      )}
    </ul>
  )
}

function Entry({ article: { title, date, category } }: { article: ArticleCard }) {
  return (
    <>
      <span className="neighbour-title">{title}</span>{' '}
      <span className="byline">
        <DateText day={date} /> <span>{category}</span>
      </span>
    </>
  )
}
