import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Badge } from '../components/Badge.tsx'
import { ButtonLink } from '../components/ButtonLink.tsx'
import { Contents } from '../components/Contents.tsx'
import { DateText } from '../components/DateText.tsx'
import { Icon } from '../components/Icon.tsx'
import { Neighbours } from '../components/Neighbours.tsx'
import { Prose } from '../components/Prose.tsx'
import { Sample } from '../components/Sample.tsx'
import { useSite } from '../components/site.ts'
import type { ViewProps } from '../model/page.ts'
import { href } from '../routes.ts'

/** An article, set like a paper: title and date, sections in the margin, the text, and where to read on. */
export function ArticlePage({ article, labels, newer, older, body }: ViewProps<'article'>) {
  const site = useSite()
  return (
    <article className="article">
      <header className="article-header">
        <a className="back" href={href('blog')}>
          <Icon of={ArrowLeft} />
          {labels.back}
        </a>
        <div className="marks">
          <Badge>{article.category}</Badge>
          {article.placeholder && <Sample />}
        </div>
        <h1 id="title">{article.title}</h1>
        <p className="lead">{article.description}</p>
        <p className="byline">
          <DateText day={article.date} />
          <span>
            {article.readTime} {labels.minutes}
          </span>
          {article.updated && (
            <span>
              {site.updated} <DateText day={article.updated} />
            </span>
          )}
        </p>
      </header>
      <Contents headings={body.headings} of="title" />
      <div className="article-body">
        <Prose body={body} />
      </div>
      <footer className="article-footer">
        <ButtonLink href={href('blog')} tone="primary">
          {labels.continueReading}
        </ButtonLink>
        <Neighbours newer={newer} older={older} labels={labels} />
      </footer>
    </article>
  )
}
