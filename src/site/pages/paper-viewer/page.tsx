import { z } from 'zod'
import { A, dataFile, definePage, f, Island } from '../../../generator/define/index.ts'
import { placeholderText } from '../../components/Badge.tsx'
import { Buttons, ButtonLink, DownloadLink } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'
import { DescriptionList } from '../../components/DescriptionList.tsx'
import { HeadDrawing } from '../../components/LongText.tsx'
import { PaperCover } from '../../components/PaperCover.tsx'
import { formatDay } from '../../components/DateText.tsx'
import { paperCards, papersFile, type PaperCard, type Papers } from '../../data/papers.ts'
import { settingsFile } from '../../data/settings.ts'
import { viewer } from '../../islands/viewer/island.ts'
import { routes } from '../../routes.ts'

const schema = z.strictObject({
  ...f.opening,
  labels: f.group('Labels of a paper', {
    open: f.text.describe('The button that shows a paper'),
    back: f.text.describe('The link from a shown paper to the list of all'),
  }),
})

export const paperViewerPage = definePage({
  route: routes.paperViewer,
  unlisted: true,
  text: dataFile('data/paper-viewer.json', schema),
  uses: { papers: papersFile, settings: settingsFile },
  props: ({ text, papers, settings }, context) => ({
    text,
    paperLabels: papers.labels,
    note: papers.placeholder && placeholderText(settings.placeholders[papers.placeholder]),
    papers: paperCards(papers, settings, context),
    origins: settings.viewerOrigins,
    newTab: settings.newTab,
  }),
  view: ({ text: { heading, lead, labels }, paperLabels, note, papers, origins, newTab }) => (
    <div className="relative min-h-svh w-full">
      <Island
        of={viewer}
        props={{
          heading,
          lead,
          note,
          labels: { open: labels.open, download: paperLabels.download, back: labels.back, newTab },
          papers: papers.map(({ url, viewPath }) => ({ file: url, view: viewPath })),
          origins,
        }}
      />
      <div
        className="absolute inset-x-0 top-10 frame justify-items-end max-md:hidden md:grid viewing:hidden [[data-view='failed']~&]:hidden"
        inert
      >
        <HeadDrawing name="papers" className="md:h-30" />
      </div>
      <ul className="frame grid gap-4 pt-(--step) viewing:hidden">
        {papers.map((paper) => (
          <Card as="li" key={paper.id} className={row}>
            <div className="md:row-span-4 lg:row-span-3">
              <PaperCover paper={paper} />
            </div>
            <div className="grid content-start gap-2">
              <p className="label text-accent">{paper.type}</p>
              <h2 className="text-title/snug">{paper.title}</h2>
            </div>
            <p className="max-w-[40em] text-soft">{paper.description}</p>
            <div className="lg:self-end">
              <Buttons>
                <ButtonLink href={paper.viewPath} about={paper.title} tone="primary" label={paperLabels.view} />
                <ButtonLink href={paper.url} newTab about={paper.title} label={labels.open} />
                <DownloadLink href={paper.url} about={paper.title} label={paperLabels.download} />
              </Buttons>
            </div>
            <div className="lg:[grid-area:1/3/span_3]">
              <FileFacts paper={paper} labels={paperLabels} />
            </div>
          </Card>
        ))}
      </ul>
      <ul id="papers" className="frame hidden gap-x-(--gap) gap-y-6 py-8 md:grid-cols-3 viewing:grid">
        {papers.map((paper) => (
          <li key={paper.id} className="border-t-2 border-rule pt-3 has-aria-[current]:border-accent">
            <h2 className="text-title/snug">
              <A
                className="inline-flex min-h-8 items-center aria-[current]:text-accent pointer-coarse:touch-target"
                href={paper.viewPath}
              >
                {paper.title}
              </A>
            </h2>
            <FileFacts paper={paper} labels={paperLabels} />
          </li>
        ))}
      </ul>
    </div>
  ),
})

/** Beside its cover: its title alone on a phone, all on wider screens. */
const row =
  'grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-6 gap-y-4 max-md:*:nth-[n+3]:col-span-full md:grid-cols-[10rem_minmax(0,1fr)] lg:grid-cols-[10rem_4fr_3fr] lg:grid-rows-[auto_auto_1fr]'

function FileFacts({ paper, labels }: { paper: PaperCard; labels: Papers['labels'] }) {
  const { extent, fileSize, date, revised, sha256 } = paper
  return (
    <div>
      <p className="flex gap-4 pb-1 text-small font-medium">
        <span>{extent}</span>
        <span>{fileSize}</span>
      </p>
      <DescriptionList
        items={[
          { label: labels.published, value: formatDay(date) },
          { label: labels.revised, value: revised && formatDay(revised) },
          {
            label: labels.hash,
            value: <code className="block max-w-[32.5ch] text-code wrap-anywhere text-soft">{sha256}</code>,
          },
        ]}
      />
    </div>
  )
}
