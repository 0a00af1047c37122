import { z } from 'zod'
import { defineBlock, f } from '../../generator/define/index.ts'
import { useSite } from '../components/site.ts'
import type { Settings } from '../data/settings.ts'
import { BlockTitle, Items, labelledList, list } from './parts.tsx'

/** Roles: what each can do, and what it asks of the others. */
export const roleCards = defineBlock({
  name: 'role-cards',
  schema: z
    .array(
      z.strictObject({
        title: f.title,
        capabilities: list.describe('What someone in the role does, a line each'),
        asks: list.describe('What they need from you, a line each'),
      }),
    )
    .describe('Roles: who does what, and what each asks for'),
  view: ({ data, level }) => {
    const { blocks } = useSite()
    return (
      <ul className="compare compare-roles">
        {data.map(({ title, capabilities, asks }) => (
          <li key={title}>
            <BlockTitle level={level}>{title}</BlockTitle>
            <div>
              <Items label={blocks.capabilities} items={capabilities} />
            </div>
            <div>
              <Items label={blocks.asks} items={asks} />
            </div>
          </li>
        ))}
      </ul>
    )
  },
  plain: (data, { blocks }: Settings) =>
    data.flatMap(({ title, capabilities, asks }) => [
      { kind: 'heading', text: title },
      ...labelledList(blocks.capabilities, capabilities),
      ...labelledList(blocks.asks, asks),
    ]),
})
