import type { ReactNode } from 'react'
import type { Data, PaperCard } from '../model/page.ts'
import { Badge } from './Badge.tsx'
import { Facts } from './Facts.tsx'
import { Sample } from './Sample.tsx'

interface PaperEntryProps {
  paper: PaperCard
  labels: Data['papers']['labels']
  /** Below which heading it stands. */
  level?: 'h2' | 'h3'
  /** What can be done with it. */
  children: ReactNode
}

/** A research paper with its type and size. */
export function PaperEntry({ paper, labels, level: Heading = 'h3', children }: PaperEntryProps) {
  return (
    <li className="paper">
      <Sheet />
      <div className="marks">
        <Badge>{paper.type}</Badge>
        {paper.placeholder && <Sample />}
      </div>
      <Heading>{paper.title}</Heading>
      <p>{paper.description}</p>
      <p className="byline">
        <span>
          {paper.pages} {labels.pages}
        </span>
        <span>{paper.fileSize}</span>
      </p>
      <div className="buttons">{children}</div>
      <details className="cite">
        <summary>{labels.cite}</summary>
        <Facts
          facts={[
            { label: labels.published, value: paper.date.text },
            { label: labels.hash, value: paper.sha256 },
          ]}
        />
        <pre>
          <code>{paper.bibtex}</code>
        </pre>
      </details>
    </li>
  )
}

function Sheet() {
  return (
    <svg className="sheet" viewBox="0 0 72 96" width="72" height="96" aria-hidden="true" focusable="false">
      <path d="M1 1h52l18 18v76H1zM53 1v18h18" />
      <path d="M14 32h30M14 44h44M14 52h44M14 60h36M14 72h44M14 80h26" className="sheet-lines" />
    </svg>
  )
}
