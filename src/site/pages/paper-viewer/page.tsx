import { A } from '../../../generator/define/A.tsx'
import { Badge } from '../../components/Badge.tsx'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { DownloadLink } from '../../components/DownloadLink.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { PaperCover } from '../../components/PaperCover.tsx'
import { PaperRecord } from '../../components/PaperRecord.tsx'
import { Sample } from '../../components/Sample.tsx'
import { paperViewer as schema } from '../../schemas/papers.ts'
import { dataFile, definePage } from '../../../generator/define/define.tsx'
import { Island } from '../../../generator/define/Island.tsx'
import { paperCards, papers } from '../../data/papers.ts'
import { settings } from '../../data/settings.ts'
import { viewer } from '../../islands/viewer/island.ts'
import { routes } from '../../routes.ts'

/** Shows the PDF that the address names; without script, or when it names none, lists the papers to open or to save. */
export const paperViewer = definePage({
  route: routes.paperViewer,
  unlisted: true,
  style: 'services',
  text: dataFile('data/paper-viewer.json', schema),
  uses: { papers, site: settings },
  props: ({ text, papers, site }, known) => ({
    text,
    paperLabels: papers.labels,
    papers: paperCards(papers, { site, ...known }),
    allowed: site.viewerOrigins,
    newTab: site.newTab,
  }),
  downloads: ({ papers }) => papers,
  view: ({ text, paperLabels, papers, allowed, newTab }) => (
    <div className="viewer-page">
      <PageHeader heading={text.heading} lead={text.lead} />
      <Island
        of={viewer}
        props={{
          labels: { open: text.labels.open, download: text.labels.download, newTab: newTab },
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
                {text.labels.open}
              </ButtonLink>
              <DownloadLink href={paper.url} about={paper.title}>
                {text.labels.download}
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
  ),
})
