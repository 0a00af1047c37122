import { z } from 'zod'
import { defineBlock, f } from '../../generator/define/index.ts'
import { useSite } from '../components/site.ts'
import type { Settings } from '../data/settings.ts'

export const targets = defineBlock({
  name: 'targets',
  schema: z
    .array(
      z.strictObject({
        measure: f.text.describe('What is measured'),
        target: f.text.describe('The figure to reach'),
        note: f.text.optional().describe('What it means'),
      }),
    )
    .describe('A table of measures and their targets'),
  view: ({ data }) => {
    const { blocks } = useSite()
    const noted = data.some(({ note }) => note)
    return (
      <table className="targets">
        <thead>
          <tr>
            <th scope="col">{blocks.measure}</th>
            <th scope="col">{blocks.target}</th>
            {noted && <th scope="col">{blocks.note}</th>}
          </tr>
        </thead>
        <tbody>
          {data.map(({ measure, target, note }) => (
            <tr key={measure}>
              <th scope="row">{measure}</th>
              <td className="target">{target}</td>
              {noted && <td>{note}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    )
  },
  plain: (data, { blocks }: Settings) => [
    {
      kind: 'table',
      head: [blocks.measure, blocks.target, blocks.note],
      rows: data.map(({ measure, target, note = '' }) => [measure, target, note]),
    },
  ],
})
