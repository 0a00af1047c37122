import { A } from '../../../generator/define/A.tsx'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Badge } from '../../components/Badge.tsx'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { Contents } from '../../components/Contents.tsx'
import { DateText } from '../../components/DateText.tsx'
import { EndMark } from '../../components/EndMark.tsx'
import { Facts } from '../../components/Facts.tsx'
import { Icon } from '../../components/Icon.tsx'
import { Sample } from '../../components/Sample.tsx'
import { definePages } from '../../../generator/define/define.tsx'
import { blogPosting } from '../../../model/structured-data.ts'
import { Prose } from '../../components/Prose.tsx'
import { articles, blog, cardOf, chooseArticles, isHeldBack } from '../../data/blog.ts'
import { settings } from '../../data/settings.ts'
import { href, routes } from '../../routes.ts'
import { Neighbours } from './Neighbours.tsx'

/** An article, set like a paper: title, abstract and record, sections in the margin, the text, and where to read on. */
export const article = definePages({
  route: routes.article,
  style: 'texts',
  feeds: true,
  each: articles,
  uses: { blog, site: settings },
  choose: chooseArticles,
  changed: ({ updated, date }) => updated ?? date,
  isListed: (document, { today }) => !isHeldBack(document, today),
  props: ({ text, shown, blog, site }, { today }) => {
    const at = shown.indexOf(text)
    const cardAt = (index: number) => shown[index] && cardOf(shown[index], blog, today)
    return {
      article: cardOf(text, blog, today),
      labels: blog.labels,
      words: { updated: site.updated },
      newer: cardAt(at - 1),
      older: cardAt(at + 1),
    }
  },
  structuredData: ({ site }, { address }, { article: card }) => [blogPosting(card, { site, address })],
  feed: ({ article: { date, updated, ...card } }) => ({ ...card, date: date.iso, updated: updated?.iso }),
  label: ({ article: { category } }) => category,
  aliases: ({ aliases }) => aliases,
  view: ({ article, labels, words, newer, older, body }) => (
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
              { label: labels.category, value: <Badge>{article.category}</Badge> },
              { label: labels.published, value: <DateText day={article.date} /> },
              ...(article.updated ? [{ label: words.updated, value: <DateText day={article.updated} /> }] : []),
              { label: labels.readingTime, value: `${article.readTime} ${labels.minutes}` },
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
  ),
})
