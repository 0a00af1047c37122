import { defineBlock, f } from '../../generator/define/index.ts'
import type { Settings } from '../data/settings.ts'
import { Items, Lane, labelledList, list } from './parts.tsx'

export const roleCards = defineBlock({
  name: 'role-cards',
  schema: f.groups('Roles: who does what, and what each asks for', {
    title: f.title,
    capabilities: list.describe('What someone in the role does, a line each'),
    asks: list.describe('What they need from you, a line each'),
  }),
  view: ({ data, level }) => (
    <ul className="roles border-t border-ink text-small/normal">
      {data.map(({ title, capabilities, asks }) => (
        <Lane key={title} title={title} level={level}>
          <Items label="capabilities" items={capabilities} />
          <Items label="asks" items={asks} />
        </Lane>
      ))}
    </ul>
  ),
  plain: (data, { blocks }: Settings) =>
    data.flatMap(({ title, capabilities, asks }) => [
      { kind: 'heading', text: title },
      ...labelledList(blocks.capabilities, capabilities),
      ...labelledList(blocks.asks, asks),
    ]),
})
