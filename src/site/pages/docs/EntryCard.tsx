import { Fragment } from 'react'
import { Card } from '../../components/Card.tsx'
import { DateText } from '../../components/DateText.tsx'
import { DocumentationIcon } from '../../components/Icon.tsx'
import { DescriptionList } from '../../components/DescriptionList.tsx'
import { Link } from '../../components/Link.tsx'
import { UnverifiedNote } from '../../components/Badge.tsx'
import { WithCode } from '../../components/WithCode.tsx'
import type { Docs } from '../../data/docs.ts'
import type { Products } from '../../data/products.ts'
import type { DocsEntry } from './page.tsx'

/** With room for the button that copies it. */
function Command({ text }: { text: string }) {
  return (
    <span className="relative flex min-h-6 items-center pr-16 pointer-coarse:min-h-11">
      <code className="wrap-anywhere" data-copy="">
        {text}
      </code>
    </span>
  )
}

interface EntryCardProps {
  entry: DocsEntry
  labels: Products['labels']
  text: Docs['repositories']
}

/** The documents of one product. Links from the catalogue land on it. */
export function EntryCard({ entry, labels, text }: EntryCardProps) {
  return (
    <Card as="li" id={entry.slug} className="grid gap-x-(--gap) gap-y-4 target:border-accent xl:grid-cols-2">
      <div className="grid content-start gap-2">
        <div className="flex items-center gap-4">
          <DocumentationIcon name={entry.icon} />
          <h4 className="font-semibold">{entry.name}</h4>
        </div>
        <p className="text-small">{entry.purpose}</p>
        <p className="text-small text-soft">
          <WithCode text={entry.description} />
        </p>
        {entry.unverified && <UnverifiedNote>{labels.unverified}</UnverifiedNote>}
      </div>
      <DescriptionList
        items={[
          {
            label: text.open,
            value: (
              <Link href={entry.url} className="font-mono text-code pointer-coarse:touch-target">
                {entry.url.replace(/^https:\/\/[^/]+\//, '')}
              </Link>
            ),
          },
          { label: text.command, value: entry.command ? <Command text={entry.command} /> : text.noCommand },
          {
            label: text.documents,
            value: entry.documents.map(({ label, href }, index) => (
              <Fragment key={href}>
                {index > 0 && ', '}
                <Link href={href} className="pointer-coarse:touch-target">
                  {label}
                  <span className="sr-only">{` ${entry.name}`}</span>
                </Link>
              </Fragment>
            )),
          },
          { label: labels.checked, value: <DateText day={entry.checked} /> },
        ]}
      />
    </Card>
  )
}
