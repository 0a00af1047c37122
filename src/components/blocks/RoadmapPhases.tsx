import type { BlockData } from '../../model/page.ts'
import { useSite } from '../site.ts'
import { Items } from './Items.tsx'

/** The years with the criteria by which each is called finished. */
export function RoadmapPhases({ data }: { data: BlockData['roadmap-phases'] }) {
  const { blocks } = useSite()
  return (
    <ol className="years">
      {data.map(({ year, title, metrics }) => (
        <li key={year}>
          <p className="year">
            <strong className="figure">{year}</strong> {title}
          </p>
          <div>
            <Items label={blocks.exitCriteria} items={metrics} />
          </div>
        </li>
      ))}
    </ol>
  )
}
