import { DateText } from '../../components/DateText.tsx'
import { DocumentationIcon } from '../../components/Icon.tsx'
import { DescriptionList } from '../../components/DescriptionList.tsx'
import { Link } from '../../components/Link.tsx'
import { UnverifiedNote } from '../../components/Badge.tsx'
import { WithCode } from '../../components/WithCode.tsx'
import type { Products } from '../../data/products.ts'
import type { Entry } from './page.tsx'

interface DocumentationListProps {
  id: string
  name: string
  entries: Entry[]
  labels: Products['labels']
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
          <EntryRow key={entry.id} entry={entry} labels={labels} open={open} />
        ))}
      </ul>
    </div>
  )
}

function EntryRow({ entry, labels, open }: { entry: Entry } & Pick<DocumentationListProps, 'labels' | 'open'>) {
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
        {unverified && <UnverifiedNote>{labels.unverified}</UnverifiedNote>}
      </div>
      <p className="documentation-text">
        <WithCode text={entry.description} />
      </p>
      <DescriptionList
        items={[
          { label: labels.languages, value: languages.join(', ') },
          { label: labels.licence, value: <WithCode text={licence} /> },
          { label: labels.checked, value: <DateText day={checked} /> },
        ]}
      />
    </li>
  )
}
