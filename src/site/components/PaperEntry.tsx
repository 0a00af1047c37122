import type { ReactNode } from 'react'
import type { Data, PaperCard } from '../../model/page.ts'
import { Badge } from './Badge.tsx'
import { Facts } from './Facts.tsx'
import { PaperCover } from './PaperCover.tsx'
import { Sample } from './Sample.tsx'

interface PaperEntryProps {
  paper: PaperCard
  labels: Data['papers']['labels']
  /** Below which heading it stands. */
  level?: 'h2' | 'h3'
  /** What can be done with it. */
  children: ReactNode
}

/** A research paper: its cover, what it is about, its extent, and how to cite and check it. */
export function PaperEntry({ paper, labels, level: Heading = 'h3', children }: PaperEntryProps) {
  return (
    <li className="paper">
      <PaperCover paper={paper} />{' '}
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
        <span>
          {labels.published} {paper.date.text}
        </span>
      </p>
      <div className="buttons">{children}</div>
      <details className="cite">
        <summary>{labels.cite}</summary>
        <Facts facts={[{ label: labels.hash, value: paper.sha256 }]} />
        <pre>
          <code>{paper.bibtex}</code>
        </pre>
      </details>
    </li>
  )
}
