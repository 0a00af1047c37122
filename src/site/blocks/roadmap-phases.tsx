import { z } from 'zod'
import { defineBlock, f } from '../../generator/define/index.ts'
import { useSite } from '../components/site.ts'
import type { Settings } from '../data/settings.ts'
import { BlockTitle, Figures, Items, labelledList, list, yearField } from './parts.tsx'

export const roadmapPhases = defineBlock({
  name: 'roadmap-phases',
  schema: z
    .array(
      z.strictObject({ year: yearField, title: f.title, metrics: list.describe('The criteria that end the phase') }),
    )
    .describe('Phases of a plan, each with its exit criteria'),
  view: ({ data, level }) => {
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
  },
  plain: (data, { blocks }: Settings) =>
    data.flatMap(({ year, title, metrics }) => [
      { kind: 'heading', text: `${year}: ${title}` },
      ...labelledList(blocks.exitCriteria, metrics),
    ]),
})
