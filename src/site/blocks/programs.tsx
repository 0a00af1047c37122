import { defineBlock, f } from '../../generator/define/index.ts'
import type { Settings } from '../data/settings.ts'
import { BlockTitle, Items, labelledList, list } from './parts.tsx'

const lane = 'grid break-inside-avoid gap-x-(--gap) gap-y-4 border-b border-rule py-5 md:grid-cols-3'

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
        <li key={letter} className={lane}>
          <BlockTitle level={level}>
            <strong className="block font-display text-figure/none font-normal text-accent">{letter}</strong> {title}
          </BlockTitle>
          <Items label="workingGroups" items={workingGroups} />
          <Items label="deliverables" items={deliverables} />
        </li>
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
