import type { BlockData } from '../../model/page.ts'
import { Items } from './Items.tsx'

/** What is counted, in columns under their groups. */
export function KpiColumns({ data }: { data: BlockData['kpi-columns'] }) {
  return (
    <ul className="kpis">
      {data.map(({ title, items }) => (
        <li key={title}>
          <p className="block-title">{title}</p>
          <Items items={items} figures />
        </li>
      ))}
    </ul>
  )
}
