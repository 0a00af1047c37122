import type { BlockData } from '../../model/page.ts'
import { useSite } from '../site.ts'
import { Items } from './Items.tsx'

/** Roles: what somebody in each can do, and what they ask of the others. */
export function RoleCards({ data }: { data: BlockData['role-cards'] }) {
  const { blocks } = useSite()
  return (
    <ul className="cards">
      {data.map(({ title, capabilities, asks }) => (
        <li key={title} className="card">
          <p className="block-title">{title}</p>
          <Items label={blocks.capabilities} items={capabilities} />
          <Items label={blocks.asks} items={asks} />
        </li>
      ))}
    </ul>
  )
}
