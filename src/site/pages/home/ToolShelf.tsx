import { A } from '../../../generator/define/index.ts'
import { MaturityBadge } from '../../components/Badge.tsx'
import { DocumentationIcon } from '../../components/Icon.tsx'
import type { Tool, ToolGroups } from '../../data/products.ts'
import { href } from '../../routes.ts'

/** So many tools of a group share a row; without an entry, two or four. */
const columns: Record<number, string> = { 1: '', 2: 'sm:grid-cols-2', 3: 'lg:grid-cols-3' }

/** The tools by group, each leading to its card. */
export function ToolShelf({ groups }: { groups: ToolGroups }) {
  return (
    <div className="grid gap-6 print:block">
      {groups.map(({ id, name, products }) => (
        <div key={id} className="grid gap-3 lg:grid-cols-[13rem_minmax(0,1fr)]">
          <h3 className="border-t-2 border-ink pt-2">{name}</h3>
          <ul className={`grid gap-3 ${columns[products.length] ?? 'sm:grid-cols-2 lg:grid-cols-4'}`}>
            {products.map((tool) => (
              <ShelfCard key={tool.slug} tool={tool} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

const card =
  'relative row-span-3 grid grid-cols-[auto_minmax(0,1fr)] grid-rows-subgrid items-center gap-x-4 gap-y-2 rounded-md border border-rule bg-surface p-4 hover:border-proof has-focus-visible:border-proof'

function ShelfCard({ tool }: { tool: Tool }) {
  return (
    <li className={card}>
      {tool.icon && <DocumentationIcon name={tool.icon} />}
      <h4 className="font-semibold">
        <A href={`${href('products')}#${tool.slug}`} className="no-underline after:absolute after:inset-0">
          {tool.name}
        </A>
      </h4>
      <p className="col-span-full self-start text-small text-soft">{tool.line}</p>
      <div className="col-span-full">
        <MaturityBadge advice={tool.advice} />
      </div>
    </li>
  )
}
