import type { BlockProps } from '../../../model/page.ts'
import { useSite } from '../site.ts'
import { WithCode } from '../WithCode.tsx'
import { BlockTitle } from './BlockTitle.tsx'
import { Items } from './Items.tsx'

/** For each year what is to be handed over, beside what could go wrong. */
export function DeliverablesAndRisks({ data, level }: BlockProps<'deliverables-and-risks'>) {
  const { blocks } = useSite()
  return (
    <ol className="compare compare-years">
      {data.map(({ year, deliverables, risks }) => (
        <li key={year}>
          <BlockTitle level={level}>
            <strong className="letter">{year}</strong>
          </BlockTitle>
          <div>
            <Items label={blocks.deliverables} items={deliverables} as={WithCode} />
          </div>
          <div className="risks">
            <Items label={blocks.risks} items={risks} as={WithCode} />
          </div>
        </li>
      ))}
    </ol>
  )
}
