import type { Data, PaperCard } from '../../model/page.ts'
import { Facts } from './Facts.tsx'

/** What is on record of a paper's file: its extent, its edition, and the digest by which a copy can be checked. */
export function PaperRecord({ paper, labels }: { paper: PaperCard; labels: Data['papers']['labels'] }) {
  const { pages, fileSize, date, sha256 } = paper
  return (
    <div className="paper-record">
      <p className="byline">
        <span>
          {pages} {labels.pages}
        </span>
        <span>{fileSize}</span>
      </p>
      <Facts
        facts={[
          { label: labels.published, value: date.text },
          { label: labels.hash, value: <code>{sha256}</code> },
        ]}
      />
    </div>
  )
}
