import type { BlockProps } from '../../../model/page.ts'
import { useSite } from '../site.ts'
import { BlockTitle } from './BlockTitle.tsx'
import { Items } from './Items.tsx'

/** Roles: what somebody in each can do, and what they ask of the others. */
export function RoleCards({ data, level }: BlockProps<'role-cards'>) {
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
}
