import { z } from 'zod'
import { defineBlock } from '../../generator/define/index.ts'
import { useSite } from '../components/site.ts'
import { WithCode } from '../components/WithCode.tsx'
import type { Settings } from '../data/settings.ts'
import { BlockTitle, Items, labelledList, listWithCode, yearField } from './parts.tsx'

/** For each year what is to be handed over, and what could go wrong. */
export const deliverablesAndRisks = defineBlock({
  name: 'deliverables-and-risks',
  schema: z
    .array(
      z.strictObject({
        year: yearField,
        deliverables: listWithCode.describe('What is promised'),
        risks: listWithCode.describe('What could prevent or devalue them'),
      }),
    )
    .describe('The deliverables of each year, with their risks'),
  view: ({ data, level }) => {
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
  },
  plain: (data, { blocks }: Settings) =>
    data.flatMap(({ year, deliverables, risks }) => [
      { kind: 'heading', text: year },
      ...labelledList(blocks.deliverables, deliverables, { hasCode: true }),
      ...labelledList(blocks.risks, risks, { hasCode: true }),
    ]),
})
