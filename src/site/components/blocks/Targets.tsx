import type { BlockData } from '../../../model/page.ts'
import { useSite } from '../site.ts'

/** Targets as a table: what is measured, the figure aimed at, and what it means. */
export function Targets({ data }: { data: BlockData['targets'] }) {
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
}
