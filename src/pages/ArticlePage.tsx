import { A } from '../generator/define/A.tsx'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Badge } from '../site/components/Badge.tsx'
import { ButtonLink } from '../site/components/ButtonLink.tsx'
import { Contents } from '../site/components/Contents.tsx'
import { DateText } from '../site/components/DateText.tsx'
import { EndMark } from '../site/components/EndMark.tsx'
import { Facts } from '../site/components/Facts.tsx'
import { Icon } from '../site/components/Icon.tsx'
import { Neighbours } from '../components/Neighbours.tsx'
import { Prose } from '../components/Prose.tsx'
import { Sample } from '../site/components/Sample.tsx'
import { useSite } from '../site/components/site.ts'
import type { ViewProps } from '../model/page.ts'
import { href } from '../routes.ts'

/** An article, set like a paper: title, abstract and record, sections in the margin, the text, and where to read on. */
export function ArticlePage({ article, labels, newer, older, body }: ViewProps<'article'>) {
  const site = useSite()
  const { category, date, updated, readTime } = article
  return (
    <article className="article">
      <header className="article-header">
        <A className="back" href={href('blog')}>
          <Icon of={ArrowLeft} />
          {labels.back}
        </A>
        <h1 id="title">{article.title}</h1>
        <p className="lead">{article.description}</p>
        {article.heldBack && (
          <p className="notice">
            <strong>{article.heldBack.label}.</strong> {article.heldBack.meaning}
          </p>
        )}
        <div className="record">
          <Facts
            facts={[
              { label: labels.category, value: <Badge>{category}</Badge> },
              { label: labels.published, value: <DateText day={date} /> },
              ...(updated ? [{ label: site.updated, value: <DateText day={updated} /> }] : []),
              { label: labels.readingTime, value: `${readTime} ${labels.minutes}` },
            ]}
          />
          {article.placeholder && <Sample />}
        </div>
      </header>
      <Contents headings={body.headings} />
      <div className="article-body">
        <Prose body={body} />
        <EndMark />
      </div>
      <footer className="article-footer">
        <Neighbours newer={newer} older={older} labels={labels} />
        <ButtonLink href={href('blog')} tone="primary">
          {labels.continueReading}
        </ButtonLink>
      </footer>
    </article>
  )
}
