import type { BlockData } from '../../model/page.ts'
import { useSite } from '../site.ts'
import { Items } from './Items.tsx'

/** For each year what is to be handed over, beside what could go wrong. */
export function DeliverablesAndRisks({ data }: { data: BlockData['deliverables-and-risks'] }) {
  const { blocks } = useSite()
  return (
    <ol className="compare compare-years">
      {data.map(({ year, deliverables, risks }) => (
        <li key={year}>
          <p className="block-title">
            <strong className="letter">{year}</strong>
          </p>
          <div>
            <Items label={blocks.deliverables} items={deliverables} />
          </div>
          <div className="risks">
            <Items label={blocks.risks} items={risks} />
          </div>
        </li>
      ))}
    </ol>
  )
}
