import { z } from 'zod'
import { A, dataFile, definePage, f, Island } from '../../../generator/define/index.ts'
import { Badge, PlaceholderNote } from '../../components/Badge.tsx'
import { ButtonLink, DownloadLink } from '../../components/Button.tsx'
import { DescriptionList } from '../../components/DescriptionList.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { PaperCover } from '../../components/PaperCover.tsx'
import { paperCards, papersFile, type PaperCard, type Papers } from '../../data/papers.ts'
import { settings } from '../../data/settings.ts'
import { viewer } from '../../islands/viewer/island.ts'
import { routes } from '../../routes.ts'

const schema = z.strictObject({
  ...f.opening,
  labels: z
    .strictObject({
      open: f.text.describe('The button that shows a paper'),
      download: f.text.describe('The link to its file'),
      pages: f.text.describe('After the number of pages'),
    })
    .describe('Labels of a paper'),
})

export const paperViewerPage = definePage({
  route: routes.paperViewer,
  unlisted: true,
  style: 'services',
  text: dataFile('data/paper-viewer.json', schema),
  uses: { papers: papersFile, site: settings },
  props: ({ text, papers, site }, context) => ({
    text,
    paperLabels: papers.labels,
    placeholder: papers.placeholder,
    papers: paperCards(papers, { site, ...context }),
    allowed: site.viewerOrigins,
    newTab: site.newTab,
  }),
  view: ({ text: { heading, lead, labels }, paperLabels, placeholder, papers, allowed, newTab }) => (
    <div className="viewer-page">
      <PageHeader heading={heading} lead={lead}>
        <PlaceholderNote kind={placeholder} />
      </PageHeader>
      <Island
        of={viewer}
        props={{
          labels: { open: labels.open, download: labels.download, newTab },
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
            <FileFacts paper={paper} labels={paperLabels} />
          </li>
        ))}
      </ul>
      <ul className="beside-papers">
        {papers.map((paper) => (
          <li key={paper.id}>
            <h2>
              <A href={paper.viewPath}>{paper.title}</A>
            </h2>
            <FileFacts paper={paper} labels={paperLabels} />
          </li>
        ))}
      </ul>
    </div>
  ),
})

/** The extent of a paper's file, its edition, and the hash by which a copy can be checked. */
function FileFacts({
  paper: { pages, fileSize, date, revised, sha256 },
  labels,
}: {
  paper: PaperCard
  labels: Papers['labels']
}) {
  return (
    <div className="paper-record">
      <p className="byline">
        <span>
          {pages} {labels.pages}
        </span>
        <span>{fileSize}</span>
      </p>
      <DescriptionList
        items={[
          { label: labels.published, value: date.text },
          ...(revised ? [{ label: labels.revised, value: revised.text }] : []),
          { label: labels.hash, value: <code>{sha256}</code> },
        ]}
      />
    </div>
  )
}
