import type { BlockProps } from '../../../model/page.ts'
import { useSite } from '../site.ts'
import { BlockTitle } from './BlockTitle.tsx'
import { Items } from './Items.tsx'

/** The programs, each under its letter. */
export function Programs({ data, level }: BlockProps<'programs'>) {
  const { blocks } = useSite()
  return (
    <ul className="compare compare-programs">
      {data.map(({ letter, title, workingGroups, deliverables }) => (
        <li key={letter}>
          <BlockTitle level={level}>
            <strong className="letter">{letter}</strong> {title}
          </BlockTitle>
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
