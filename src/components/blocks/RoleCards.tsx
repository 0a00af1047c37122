import type { BlockData } from '../../model/page.ts'
import { useSite } from '../site.ts'
import { Items } from './Items.tsx'

/** Roles: what somebody in each can do, and what they ask of the others. */
export function RoleCards({ data }: { data: BlockData['role-cards'] }) {
  const { blocks } = useSite()
  return (
    <ul className="compare compare-roles">
      {data.map(({ title, capabilities, asks }) => (
        <li key={title}>
          <p className="block-title">{title}</p>
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
}
