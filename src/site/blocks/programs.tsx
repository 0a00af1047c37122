import { z } from 'zod'
import { defineBlock, f } from '../../generator/define/index.ts'
import { useSite } from '../components/site.ts'
import type { Settings } from '../data/settings.ts'
import { BlockTitle, Items, labelledList, list } from './parts.tsx'

export const programs = defineBlock({
  name: 'programs',
  schema: z
    .array(
      z.strictObject({
        letter: f.text.describe('A letter to name it by'),
        title: f.title,
        workingGroups: list.describe('Who works on it'),
        deliverables: list.describe('What will be handed over'),
      }),
    )
    .describe('Programs that someone may join'),
  view: ({ data, level }) => {
    const { blocks } = useSite()
    return (
      <ul className="compare compare-programs">
        {data.map(({ letter, title, workingGroups, deliverables }) => (
          <li key={letter}>
            <BlockTitle level={level}>
              <strong className="letter">{letter}</strong> {title}
            </BlockTitle>
            <div>
              <Items label={blocks.workingGroups} items={workingGroups} />
            </div>
            <div>
              <Items label={blocks.deliverables} items={deliverables} />
            </div>
          </li>
        ))}
      </ul>
    )
  },
  plain: (data, { blocks }: Settings) =>
    data.flatMap(({ letter, title, workingGroups, deliverables }) => [
      { kind: 'heading', text: `${letter}: ${title}` },
      ...labelledList(blocks.workingGroups, workingGroups),
      ...labelledList(blocks.deliverables, deliverables),
    ]),
})
