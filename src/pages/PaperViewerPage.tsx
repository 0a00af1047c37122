import { A } from '../generator/define/A.tsx'
import { Badge } from '../site/components/Badge.tsx'
import { ButtonLink } from '../site/components/ButtonLink.tsx'
import { DownloadLink } from '../site/components/DownloadLink.tsx'
import { PaperCover } from '../site/components/PaperCover.tsx'
import { PageHeader } from '../site/components/PageHeader.tsx'
import { PaperRecord } from '../site/components/PaperRecord.tsx'
import { Sample } from '../site/components/Sample.tsx'
import { useSite } from '../site/components/site.ts'
import { Island } from '../islands/Island.tsx'
import type { ViewProps } from '../model/page.ts'

/** Shows the PDF that the address names; without script, or when it names none, lists the papers to open or to save. */
export function PaperViewerPage({ text, labels: paperLabels, papers, allowed }: ViewProps<'paperViewer'>) {
  const site = useSite()
  const { labels } = text
  return (
    <div className="viewer-page">
      <PageHeader heading={text.heading} lead={text.lead} />
      <Island
        name="viewer"
        props={{
          labels: { open: labels.open, download: labels.download, newTab: site.newTab },
          papers: papers.map(({ url, viewPath }) => ({ file: url, view: viewPath })),
          allowed,
        }}
      />
      <ul className="papers shelf-papers">
        {papers.map((paper) => (
          <li key={paper.id}>
            <PaperCover paper={paper} />
            <div className="marks">
              <Badge>{paper.type}</Badge>
              {paper.placeholder && <Sample />}
            </div>
            <h2>{paper.title}</h2>
            <p>{paper.description}</p>
            <div className="buttons">
              <ButtonLink href={paper.url} newTab about={paper.title}>
                {labels.open}
              </ButtonLink>
              <DownloadLink href={paper.url} about={paper.title}>
                {labels.download}
              </DownloadLink>
            </div>
            <PaperRecord paper={paper} labels={paperLabels} />
          </li>
        ))}
      </ul>
      <ul className="beside-papers">
        {papers.map((paper) => (
          <li key={paper.id}>
            <h2>
              <A href={paper.viewPath}>{paper.title}</A>
            </h2>
            {paper.placeholder && <Sample />}
            <PaperRecord paper={paper} labels={paperLabels} />
          </li>
        ))}
      </ul>
    </div>
  )
}
