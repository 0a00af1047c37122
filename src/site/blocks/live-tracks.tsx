import { defineBlock, f } from '../../generator/define/index.ts'
import type { Settings } from '../data/settings.ts'
import { CoverageKey, layerFields, Layers } from './coverage.tsx'
import { Figures, Items, LabelledText, labelledList, Lane, list, listWithCode, paragraph } from './parts.tsx'

export const liveTracks = defineBlock({
  name: 'live-tracks',
  schema: f.groups('Work that is going on', {
    title: f.title,
    href: f.address.optional().describe('Where more is said of it: "#track-1"'),
    ...layerFields,
    deliverables: listWithCode.describe('What will be handed over'),
    outcome: f.text.describe('What is different afterwards'),
    metrics: list.describe('How that is measured'),
  }),
  view: ({ data, level }) => (
    <>
      <CoverageKey />
      <ol className="border-t border-ink text-small/normal">
        {data.map(({ title, href, deliverables, outcome, metrics, ...row }, index) => (
          <Lane key={title} mark={index + 1} title={title} href={href} level={level} aside={<Layers row={row} />}>
            <Items label="deliverables" items={deliverables} />
            <div className="grid content-start gap-2">
              <LabelledText label="outcome" text={outcome} />
              <Items label="metrics" items={metrics} as={Figures} />
            </div>
          </Lane>
        ))}
      </ol>
    </>
  ),
  plain: (data, { blocks }: Settings) =>
    data.flatMap(({ title, deliverables, outcome, metrics, main }, index) => [
      { kind: 'heading', text: `${index + 1}. ${title}` },
      paragraph(`${blocks.main}: ${main.map((layer) => blocks.layers[layer]).join(', ')}`),
      ...labelledList(blocks.deliverables, deliverables),
      paragraph(`${blocks.outcome}: ${outcome}`),
      ...labelledList(blocks.metrics, metrics),
    ]),
})
