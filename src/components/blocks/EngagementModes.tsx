import type { BlockData } from '../../model/page.ts'

/** Ways to take part: a name and what it means. */
export function EngagementModes({ data }: { data: BlockData['engagement-modes'] }) {
  return (
    <dl className="modes">
      {data.map(({ title, description }) => (
        <div key={title}>
          <dt className="block-title">{title}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  )
}
