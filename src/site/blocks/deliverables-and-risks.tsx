import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { defineBlock, f } from '../../generator/define/index.ts'
import { Card } from '../components/Card.tsx'
import type { Settings } from '../data/settings.ts'
import { BlockTitle, Items, labelledList, listWithCode, yearField } from './parts.tsx'

export const deliverablesAndRisks = defineBlock({
  name: 'deliverables-and-risks',
  schema: f.groups('The deliverables of each year, with their risks', {
    year: yearField,
    deliverables: listWithCode.describe('What is promised'),
    risks: listWithCode.describe('What could prevent or devalue them'),
  }),
  view: ({ data, level }) => (
    <ol className="grid gap-4 text-small/normal">
      {data.map(({ year, deliverables, risks }) => (
        <Card as="li" key={year} className="grid break-inside-avoid gap-x-(--gap) gap-y-4 md:grid-cols-[6rem_1fr_1fr]">
          <BlockTitle level={level}>
            <span className="font-display text-section/none font-normal whitespace-nowrap text-accent numerals">
              {year}
            </span>
          </BlockTitle>
          <Items label="deliverables" items={deliverables} />
          <Items label="risks" items={risks} icon={TriangleAlert} />
        </Card>
      ))}
    </ol>
  ),
  plain: (data, { blocks }: Settings) =>
    data.flatMap(({ year, deliverables, risks }) => [
      { kind: 'heading', text: year },
      ...labelledList(blocks.deliverables, deliverables),
      ...labelledList(blocks.risks, risks),
    ]),
})
