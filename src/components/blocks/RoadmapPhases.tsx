import type { BlockData } from '../../model/page.ts'
import { useSite } from '../site.ts'
import { Items } from './Items.tsx'

/** The years along a line, each with the criteria by which it is called finished, as boxes to tick. */
export function RoadmapPhases({ data }: { data: BlockData['roadmap-phases'] }) {
  const { blocks } = useSite()
  return (
    <ol className="phases">
      {data.map(({ year, title, metrics }) => (
        <li key={year}>
          <p className="block-title">
            <strong className="letter">{year}</strong> {title}
          </p>
          <Items label={blocks.exitCriteria} items={metrics} figures />
        </li>
      ))}
    </ol>
  )
}
