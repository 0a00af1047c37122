import { A } from '../../../generator/define/index.ts'
import { Badge } from '../../components/Badge.tsx'
import { ButtonLink, DownloadLink } from '../../components/Button.tsx'
import { DateText } from '../../components/DateText.tsx'
import { DescriptionList } from '../../components/DescriptionList.tsx'
import { PaperCover } from '../../components/PaperCover.tsx'
import type { ArticleCard } from '../../data/blog.ts'
import type { PaperCard, Papers } from '../../data/papers.ts'

/** The stylesheet's filter goes by `data-category`. */
export function ArticleEntry({ article, minutes }: { article: ArticleCard; minutes: string }) {
  return (
    <li className="entry" data-category={article.category}>
      <div className="entry-side">
        <p className="byline">
          <DateText day={article.date} />
        </p>
        <div className="marks">
          <Badge>{article.category}</Badge>
          {article.heldBack && <Badge>{article.heldBack.label}</Badge>}
        </div>
      </div>
      <div className="entry-main">
        <h2>
          <A href={article.path}>{article.title}</A>
        </h2>
        <p>{article.description}</p>
      </div>
      <p className="entry-time byline">
        {article.readTime} {minutes}
      </p>
    </li>
  )
}

export function PaperEntry({ paper, labels }: { paper: PaperCard; labels: Papers['labels'] }) {
  return (
    <li className="paper">
      <PaperCover paper={paper} />{' '}
      <div className="marks">
        <Badge>{paper.type}</Badge>
      </div>
      <h3>{paper.title}</h3>
      <p>{paper.description}</p>
      <p className="byline">
        <span>
          {paper.pages} {labels.pages}
        </span>
        <span>{paper.fileSize}</span>
        <span>
          {labels.published} {paper.date.text}
        </span>
        {paper.revised && (
          <span>
            {labels.revised} {paper.revised.text}
          </span>
        )}
      </p>
      <div className="buttons">
        <ButtonLink href={paper.viewPath} tone="primary" about={paper.title}>
          {labels.view}
        </ButtonLink>
        <DownloadLink href={paper.url} about={paper.title}>
          {labels.download}
        </DownloadLink>
      </div>
      <details className="cite">
        <summary>{labels.cite}</summary>
        <DescriptionList items={[{ label: labels.hash, value: paper.sha256 }]} />
        <pre>
          <code>{paper.bibtex}</code>
        </pre>
      </details>
    </li>
  )
}
