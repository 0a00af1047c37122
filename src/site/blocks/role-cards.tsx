import { defineBlock, f } from '../../generator/define/index.ts'
import { Card } from '../components/Card.tsx'
import type { Settings } from '../data/settings.ts'
import { BlockTitle, Items, labelledList, list } from './parts.tsx'

export const roleCards = defineBlock({
  name: 'role-cards',
  schema: f.groups('Roles: who does what, and what each asks for', {
    title: f.title,
    capabilities: list.describe('What someone in the role does, a line each'),
    asks: list.describe('What they need from you, a line each'),
  }),
  view: ({ data, level }) => (
    <ul className="grid gap-4 text-small/normal md:grid-cols-2">
      {data.map(({ title, capabilities, asks }) => (
        <Card as="li" key={title} className="row-span-3 grid break-inside-avoid grid-rows-subgrid gap-4">
          <div className="border-b border-accent pb-3">
            <BlockTitle level={level}>{title}</BlockTitle>
          </div>
          <Items label="capabilities" items={capabilities} />
          <Items label="asks" items={asks} />
        </Card>
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
