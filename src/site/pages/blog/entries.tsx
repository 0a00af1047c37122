import { A } from '../../../generator/define/index.ts'
import { Badge } from '../../components/Badge.tsx'
import { ButtonLink, Buttons, DownloadLink } from '../../components/Button.tsx'
import { DateText, formatDay } from '../../components/DateText.tsx'
import { DescriptionList } from '../../components/DescriptionList.tsx'
import { HeadDrawing } from '../../components/LongText.tsx'
import { PaperCover } from '../../components/PaperCover.tsx'
import type { ArticleCard } from '../../data/blog.ts'
import type { PaperCard, Papers } from '../../data/papers.ts'

const sizes = {
  newest: {
    card: 'gap-5 border border-rule bg-night p-6 text-ink scheme-dark md:p-10 lg:col-span-6 lg:grid-cols-[minmax(0,1fr)_auto]',
    title: 'max-w-[20em] font-display text-page',
    text: 'max-w-[40em] text-lead/normal text-soft',
  },
  // The two after the newest share a row, and three each of those that are older.
  older: {
    card: 'gap-2 border border-rule bg-surface p-5 hover:border-proof lg:col-span-2 lg:nth-2:col-span-3 lg:nth-3:col-span-3 md:max-lg:last:col-span-full',
    title: 'font-serif text-statement/snug',
    text: 'text-small text-soft',
  },
} as const

const leadDrawing = 'w-44 max-lg:order-first lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:w-84 lg:self-center'

interface ArticleEntryProps {
  article: ArticleCard
  size: keyof typeof sizes
  minutes: string
}

/** src/site/styles/states.css filters by `data-category`. */
export function ArticleEntry({ article, size, minutes }: ArticleEntryProps) {
  const { card, title, text } = sizes[size]
  return (
    <li className={`relative grid content-start rounded-md ${card}`} data-category={article.category}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge>{article.category}</Badge>
        {article.heldBack && <Badge tone="warning">{article.heldBack.label}</Badge>}
        <p className="flex flex-wrap gap-x-4 label">
          <DateText day={article.date} />{' '}
          <span>
            {article.readTime} {minutes}
          </span>
        </p>
      </div>
      <h2 className={title}>
        <A href={article.path} className="no-underline after:absolute after:inset-0 hover:underline">
          {article.title}
        </A>
      </h2>
      <p className={text}>{article.description}</p>
      {size === 'newest' && <HeadDrawing name={article.category.toLowerCase()} className={leadDrawing} />}
    </li>
  )
}

export function PaperEntry({ paper, labels }: { paper: PaperCard; labels: Papers['labels'] }) {
  return (
    <li className={paperRow}>
      <PaperCover paper={paper} />{' '}
      <div className="grid content-start justify-items-start gap-2">
        <Badge>{paper.type}</Badge>
        <h3 className="text-title/snug">{paper.title}</h3>
        <p className="max-w-[40em] text-soft">{paper.description}</p>
        <p className="flex flex-wrap gap-x-4 label">
          <span>
            {paper.pages} {labels.pages}
          </span>{' '}
          <span>{paper.fileSize}</span>{' '}
          <span>
            {labels.published} {formatDay(paper.date)}
          </span>{' '}
          {paper.revised && (
            <span>
              {labels.revised} {formatDay(paper.revised)}
            </span>
          )}
        </p>
      </div>
      <div className="max-lg:col-start-2">
        <Buttons>
          <ButtonLink href={paper.viewPath} tone="primary" about={paper.title} label={labels.view} />
          <DownloadLink href={paper.url} about={paper.title} label={labels.download} />
        </Buttons>
      </div>
      <details className="fold min-w-0 text-small max-sm:col-span-full sm:col-start-2 lg:-col-end-1 print:hidden">
        <summary className="flex min-h-11 max-w-max items-center gap-2 hover:text-proof">{labels.cite}</summary>
        <div className="grid gap-3 pb-3">
          <DescriptionList
            items={[{ label: labels.hash, value: <code className="wrap-anywhere">{paper.sha256}</code> }]}
          />
          <pre className="wrap-anywhere">
            <code>{paper.bibtex}</code>
          </pre>
        </div>
      </details>
    </li>
  )
}

const paperRow =
  'grid break-inside-avoid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-5 gap-y-3 border-t border-rule pt-5 lg:grid-cols-[7rem_minmax(0,1fr)_auto] lg:gap-x-6'
