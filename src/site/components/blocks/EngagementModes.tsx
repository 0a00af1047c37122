import type { BlockData } from '../../../model/page.ts'
import { WithCode } from '../WithCode.tsx'

/** Ways to take part: a name and what it means. */
export function EngagementModes({ data }: { data: BlockData['engagement-modes'] }) {
  return (
    <dl className="modes">
      {data.map(({ title, description }) => (
        <div key={title}>
          <dt className="block-title">{title}</dt>
          <dd>
            <WithCode text={description} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
