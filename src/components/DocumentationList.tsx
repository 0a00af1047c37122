import type { Data, DocumentationEntry } from '../model/page.ts'
import { DateText } from '../site/components/DateText.tsx'
import { DocumentationIcon } from '../site/components/DocumentationIcon.tsx'
import { Facts } from '../site/components/Facts.tsx'
import { Link } from '../site/components/Link.tsx'
import { Unconfirmed } from '../site/components/Unconfirmed.tsx'
import { WithCode } from '../site/components/WithCode.tsx'

interface DocumentationListProps {
  id: string
  name: string
  entries: DocumentationEntry[]
  labels: Data['products']['labels']
  /** What each entry's address is the address of. */
  open: string
}

/** The documents of one group's repositories, a row for each. Links from the catalogue land on an entry. */
export function DocumentationList({ id, name, entries, labels, open }: DocumentationListProps) {
  return (
    <div className="documentation">
      <h3 id={id}>{name}</h3>
      <ul>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} labels={labels} open={open} />
        ))}
      </ul>
    </div>
  )
}

function Entry({
  entry,
  labels,
  open,
}: { entry: DocumentationEntry } & Pick<DocumentationListProps, 'labels' | 'open'>) {
  const { languages, licence, checked, unverified } = entry.product
  return (
    <li id={entry.id} className="documentation-entry">
      <DocumentationIcon name={entry.icon} />
      <div className="documentation-name">
        <h4 className="block-title">{entry.name}</h4>
        <Link href={entry.url} className="address">
          <span className="sr-only">{`${open}: `}</span>
          {entry.url.replace(/^https:\/\/[^/]+\//, '')}
        </Link>
        {unverified && <Unconfirmed>{labels.unverified}</Unconfirmed>}
      </div>
      <p className="documentation-text">
        <WithCode text={entry.description} />
      </p>
      <Facts
        facts={[
          { label: labels.languages, value: languages.join(', ') },
          { label: labels.licence, value: <WithCode text={licence} /> },
          { label: labels.checked, value: <DateText day={checked} /> },
        ]}
      />
    </li>
  )
}
