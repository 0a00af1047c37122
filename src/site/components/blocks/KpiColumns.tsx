import type { BlockProps } from '../../../model/page.ts'
import { BlockTitle } from './BlockTitle.tsx'
import { Figures } from './Figures.tsx'
import { Items } from './Items.tsx'

/** What is counted, in columns under their groups. */
export function KpiColumns({ data, level }: BlockProps<'kpi-columns'>) {
  return (
    <ul className="kpis">
      {data.map(({ title, items }) => (
        <li key={title}>
          <BlockTitle level={level}>{title}</BlockTitle>
          <Items items={items} as={Figures} />
        </li>
      ))}
    </ul>
  )
}
