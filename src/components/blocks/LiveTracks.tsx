import type { BlockData } from '../../model/page.ts'
import { useSite } from '../site.ts'
import { Items } from './Items.tsx'

/** Tracks of current work, numbered: what each is to deliver, the outcome meant and the target it is held to. */
export function LiveTracks({ data }: { data: BlockData['live-tracks'] }) {
  const { blocks } = useSite()
  return (
    <ol className="compare compare-tracks">
      {data.map(({ title, deliverables, outcome, metrics }) => (
        <li key={title}>
          <p className="block-title">{title}</p>
          <div>
            <Items label={blocks.deliverables} items={deliverables} />
          </div>
          <div>
            <p className="label">{blocks.outcome}</p>
            <p>{outcome}</p>
          </div>
          <div>
            <Items label={blocks.metrics} items={metrics} figures />
          </div>
        </li>
      ))}
    </ol>
  )
}
