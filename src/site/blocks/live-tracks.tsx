import { z } from 'zod'
import { defineBlock, f } from '../../generator/define/index.ts'
import { useSite } from '../components/site.ts'
import { WithCode } from '../components/WithCode.tsx'
import type { Settings } from '../data/settings.ts'
import { BlockTitle, Figures, Items, labelledList, list, listWithCode, paragraph } from './parts.tsx'

/** Tracks of current work, numbered: what each is to deliver, the outcome meant and the target it is held to. */
export const liveTracks = defineBlock({
  name: 'live-tracks',
  schema: z
    .array(
      z.strictObject({
        title: f.title,
        deliverables: listWithCode.describe('What will be handed over'),
        outcome: f.text.describe('What is different afterwards'),
        metrics: list.describe('How that is measured'),
      }),
    )
    .describe('Work that is going on'),
  view: ({ data, level }) => {
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
  },
  plain: (data, { blocks }: Settings) =>
    data.flatMap(({ title, deliverables, outcome, metrics }, index) => [
      { kind: 'heading', text: `${index + 1}. ${title}` },
      ...labelledList(blocks.deliverables, deliverables, { hasCode: true }),
      paragraph(`${blocks.outcome}: ${outcome}`),
      ...labelledList(blocks.metrics, metrics),
    ]),
})
