import { Fragment } from 'react'
import { DateText } from '../../components/DateText.tsx'
import { DocumentationIcon } from '../../components/Icon.tsx'
import { DescriptionList } from '../../components/DescriptionList.tsx'
import { Link } from '../../components/Link.tsx'
import { UnverifiedNote } from '../../components/Badge.tsx'
import { WithCode } from '../../components/WithCode.tsx'
import type { Docs } from '../../data/docs.ts'
import type { Products } from '../../data/products.ts'
import type { Entry } from './page.tsx'

interface DocumentationListProps {
  id: string
  name: string
  entries: Entry[]
  labels: Products['labels']
  text: Docs['repositories']
}

/** The documents of one group's repositories, a row for each. Links from the catalogue land on an entry. */
export function DocumentationList({ id, name, entries, labels, text }: DocumentationListProps) {
  return (
    <div className="documentation">
      <h3 id={id}>{name}</h3>
      <ul>
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} labels={labels} text={text} />
        ))}
      </ul>
    </div>
  )
}

function EntryRow({ entry, labels, text }: { entry: Entry } & Pick<DocumentationListProps, 'labels' | 'text'>) {
  const { purpose, checked, unverified } = entry.product
  return (
    <li id={entry.id} className="documentation-entry">
      <DocumentationIcon name={entry.icon} />
      <div className="documentation-name">
        <h4 className="block-title">{entry.name}</h4>
        <Link href={entry.url} className="address">
          <span className="sr-only">{`${text.open}: `}</span>
          {entry.url.replace(/^https:\/\/[^/]+\//, '')}
        </Link>
        {unverified && <UnverifiedNote>{labels.unverified}</UnverifiedNote>}
      </div>
      <div className="documentation-text">
        <p>{purpose}</p>
        <p>
          <WithCode text={entry.description} />
        </p>
      </div>
      <DescriptionList
        items={[
          { label: text.command, value: entry.command ? <code>{entry.command}</code> : text.noCommand },
          {
            label: text.documents,
            value: entry.documents.map(({ label, href }, index) => (
              <Fragment key={href}>
                {index > 0 && ', '}
                <Link href={href}>{label}</Link>
              </Fragment>
            )),
          },
          { label: labels.checked, value: <DateText day={checked} /> },
        ]}
      />
    </li>
  )
}
