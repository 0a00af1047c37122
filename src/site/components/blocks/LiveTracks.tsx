import type { BlockProps } from '../../../model/page.ts'
import { useSite } from '../site.ts'
import { WithCode } from '../WithCode.tsx'
import { BlockTitle } from './BlockTitle.tsx'
import { Figures } from './Figures.tsx'
import { Items } from './Items.tsx'

/** Tracks of current work, numbered: what each is to deliver, the outcome meant and the target it is held to. */
export function LiveTracks({ data, level }: BlockProps<'live-tracks'>) {
  const { blocks } = useSite()
  return (
    <ol className="compare compare-tracks">
      {data.map(({ title, deliverables, outcome, metrics }) => (
        <li key={title}>
          <BlockTitle level={level}>{title}</BlockTitle>
          <div>
            <Items label={blocks.deliverables} items={deliverables} as={WithCode} />
          </div>
          <div>
            <p className="label">{blocks.outcome}</p>
            <p>{outcome}</p>
          </div>
          <div>
            <Items label={blocks.metrics} items={metrics} as={Figures} />
          </div>
        </li>
      ))}
    </ol>
  )
}
