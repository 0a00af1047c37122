import { A } from '../generator/define/A.tsx'
import type { PageProps } from '../model/page.ts'
import { DocumentationIcon } from '../site/components/DocumentationIcon.tsx'

interface ToolShelfProps {
  /** What the row of drawings leads to, for assistive technology. */
  label: string
  categories: PageProps['docs']['categories']
}

/** All tools on one shelf, group by group: each a drawing and a name that lead to its entry below. */
export function ToolShelf({ label, categories }: ToolShelfProps) {
  return (
    <nav className="sheet shelf" aria-label={label}>
      <ul>
        {categories.map(({ id, name, entries }) => (
          <li key={id} className="shelf-group">
            <p className="label">{name}</p>
            <ul>
              {entries.map((entry) => (
                <li key={entry.id}>
                  <A href={`#${entry.id}`}>
                    <DocumentationIcon name={entry.icon} />
                    {entry.name}
                  </A>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}
