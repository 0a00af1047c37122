import { defineBlock, f } from '../../generator/define/index.ts'
import { Card } from '../components/Card.tsx'
import { WithCode } from '../components/WithCode.tsx'
import type { Settings } from '../data/settings.ts'
import { BlockTitle, Figures, Items, LabelledText, labelledList, list, listWithCode, paragraph } from './parts.tsx'

export const liveTracks = defineBlock({
  name: 'live-tracks',
  schema: f.groups('Work that is going on', {
    title: f.title,
    deliverables: listWithCode.describe('What will be handed over'),
    outcome: f.text.describe('What is different afterwards'),
    metrics: list.describe('How that is measured'),
  }),
  view: ({ data, level }) => (
    <ol className="grid gap-4 text-small/normal md:grid-cols-2 xl:grid-cols-3">
      {data.map(({ title, deliverables, outcome, metrics }, index) => (
        <Card as="li" key={title} className="row-span-4 grid break-inside-avoid grid-rows-subgrid gap-4">
          <div className="flex items-baseline gap-3 border-b border-accent pb-3">
            <p className="font-display text-figure/none text-accent" aria-hidden="true">
              {index + 1}
            </p>
            <BlockTitle level={level}>{title}</BlockTitle>
          </div>
          <Items label="deliverables" items={deliverables} as={WithCode} />
          <div className="grid content-start gap-2">
            <LabelledText label="outcome" text={outcome} />
          </div>
          <div className="border-t border-rule pt-3">
            <Items label="metrics" items={metrics} as={Figures} />
          </div>
        </Card>
      ))}
    </ol>
  ),
  plain: (data, { blocks }: Settings) =>
    data.flatMap(({ title, deliverables, outcome, metrics }, index) => [
      { kind: 'heading', text: `${index + 1}. ${title}` },
      ...labelledList(blocks.deliverables, deliverables, { hasCode: true }),
      paragraph(`${blocks.outcome}: ${outcome}`),
      ...labelledList(blocks.metrics, metrics),
    ]),
})
