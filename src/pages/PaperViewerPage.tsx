import { ButtonLink } from '../components/ButtonLink.tsx'
import { DownloadLink } from '../components/DownloadLink.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { PaperEntry } from '../components/PaperEntry.tsx'
import { useSite } from '../components/site.ts'
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
      <ul className="papers">
        {papers.map((paper) => (
          <PaperEntry key={paper.id} paper={paper} labels={paperLabels} level="h2">
            <ButtonLink href={paper.url} newTab about={paper.title}>
              {labels.open}
            </ButtonLink>
            <DownloadLink href={paper.url} about={paper.title}>
              {labels.download}
            </DownloadLink>
          </PaperEntry>
        ))}
      </ul>
    </div>
  )
}
