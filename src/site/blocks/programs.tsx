import { defineBlock, f } from '../../generator/define/index.ts'
import type { Settings } from '../data/settings.ts'
import { Items, Lane, labelledList, list } from './parts.tsx'

export const programs = defineBlock({
  name: 'programs',
  schema: f.groups('Programs that someone may join', {
    letter: f.text.describe('A letter to name it by'),
    title: f.title,
    workingGroups: list.describe('Who works on it'),
    deliverables: list.describe('What will be handed over'),
  }),
  view: ({ data, level }) => (
    <ul className="border-t border-ink text-small/normal">
      {data.map(({ letter, title, workingGroups, deliverables }) => (
        <Lane key={letter} mark={letter} title={title} level={level}>
          <Items label="workingGroups" items={workingGroups} />
          <Items label="deliverables" items={deliverables} />
        </Lane>
      ))}
    </ul>
  ),
  plain: (data, { blocks }: Settings) =>
    data.flatMap(({ letter, title, workingGroups, deliverables }) => [
      { kind: 'heading', text: `${letter}: ${title}` },
      ...labelledList(blocks.workingGroups, workingGroups),
      ...labelledList(blocks.deliverables, deliverables),
    ]),
})
