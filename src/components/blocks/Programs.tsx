import type { BlockData } from '../../model/page.ts'
import { useSite } from '../site.ts'
import { Items } from './Items.tsx'

/** The programs, each under its letter. */
export function Programs({ data }: { data: BlockData['programs'] }) {
  const { blocks } = useSite()
  return (
    <ul className="compare compare-programs">
      {data.map(({ letter, title, workingGroups, deliverables }) => (
        <li key={letter}>
          <p className="block-title">
            <strong className="letter">{letter}</strong> {title}
          </p>
          <div>
            <Items label={blocks.workingGroups} items={workingGroups} />
          </div>
          <div>
            <Items label={blocks.deliverables} items={deliverables} />
          </div>
        </li>
      ))}
    </ul>
  )
}
