import { defineBlock, f } from '../../generator/define/index.ts'
import { BlockTitle, Figures, list } from './parts.tsx'

export const kpiColumns = defineBlock({
  name: 'kpi-columns',
  schema: f.groups('Measures in columns', { title: f.title, items: list.describe('The measures, a line each') }),
  view: ({ data, level }) => (
    <ul className="grid gap-x-(--gap) gap-y-6 text-small/normal sm:grid-cols-2 lg:grid-cols-4 print:grid-cols-4">
      {data.map(({ title, items }) => (
        <li
          key={title}
          className="row-span-2 grid break-inside-avoid grid-rows-subgrid content-start gap-y-2 border-t-2 border-ink pt-3"
        >
          <BlockTitle level={level}>{title}</BlockTitle>
          <ul>
            {items.map((item) => (
              <li key={item} className="border-t border-rule py-2">
                <Figures text={item} />
              </li>
            ))}
          </ul>
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
