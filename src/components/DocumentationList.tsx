import type { DocumentationEntry } from '../model/page.ts'
import { ButtonLink } from './ButtonLink.tsx'
import { DocumentationIcon } from './DocumentationIcon.tsx'

interface DocumentationListProps {
  id: string
  name: string
  entries: DocumentationEntry[]
  /** The label of each entry's link. */
  open: string
}

/** The documents of one group's repositories. Links from the catalogue land on an entry. */
export function DocumentationList({ id, name, entries, open }: DocumentationListProps) {
  return (
    <div className="documentation">
      <h3 id={id}>{name}</h3>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id} id={entry.id} className="documentation-entry">
            <DocumentationIcon name={entry.icon} />
            <div>
              <p className="block-title">{entry.name}</p>
              <p>{entry.description}</p>
              <ButtonLink href={entry.url} tone="text" about={entry.name}>
                {open}
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
