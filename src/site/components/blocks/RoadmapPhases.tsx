import type { BlockProps } from '../../../model/page.ts'
import { useSite } from '../site.ts'
import { BlockTitle } from './BlockTitle.tsx'
import { Figures } from './Figures.tsx'
import { Items } from './Items.tsx'

/** The years along a line, each with the criteria by which it is called finished, as boxes to tick. */
export function RoadmapPhases({ data, level }: BlockProps<'roadmap-phases'>) {
  const { blocks } = useSite()
  return (
    <ol className="timeline phases">
      {data.map(({ year, title, metrics }) => (
        <li key={year}>
          <BlockTitle level={level}>
            <strong className="letter">{year}</strong> {title}
          </BlockTitle>
          <Items label={blocks.exitCriteria} items={metrics} as={Figures} />
        </li>
      ))}
    </ol>
  )
}
