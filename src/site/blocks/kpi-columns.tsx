import { z } from 'zod'
import { BlockTitle } from '../components/blocks/BlockTitle.tsx'
import { Figures } from '../components/blocks/Figures.tsx'
import { Items } from '../components/blocks/Items.tsx'
import { title } from '../../generator/define/fields.ts'
import { defineBlock } from '../../generator/define/index.ts'
import { list } from './parts.ts'

/** What is counted, in columns under their groups. */
export const kpiColumns = defineBlock({
  name: 'kpi-columns',
  schema: z
    .array(z.strictObject({ title, items: list.describe('The measures, a line each') }))
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
