import { z } from 'zod'
import { defineBlock, f } from '../../generator/define/index.ts'
import { BlockTitle, Figures, Items, list } from './parts.tsx'

export const kpiColumns = defineBlock({
  name: 'kpi-columns',
  schema: z
    .array(z.strictObject({ title: f.title, items: list.describe('The measures, a line each') }))
    .describe('Measures in columns'),
  view: ({ data, level }) => (
    <ul className="kpis">
      {data.map(({ title, items }) => (
        <li key={title}>
          <BlockTitle level={level}>{title}</BlockTitle>
          <Items items={items} as={Figures} />
        </li>
      ))}
    </ul>
  ),
  plain: (data) =>
    data.flatMap(({ title, items }) => [
      { kind: 'heading', text: title },
      { kind: 'list', items },
    ]),
})
