import { A, absolute, definePages, type PageContext } from '../../../generator/define/index.ts'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { Badge, PlaceholderNote } from '../../components/Badge.tsx'
import { ButtonLink } from '../../components/Button.tsx'
import { Contents } from '../../components/Contents.tsx'
import { DateText } from '../../components/DateText.tsx'
import { Tombstone } from '../../components/Tombstone.tsx'
import { DescriptionList } from '../../components/DescriptionList.tsx'
import { Icon } from '../../components/Icon.tsx'
import { Prose } from '../../components/Prose.tsx'
import {
  articlesFolder,
  blogFile,
  cardOf,
  chooseArticles,
  isHeldBack,
  type ArticleCard,
  type Blog,
} from '../../data/blog.ts'
import { settings, type Settings } from '../../data/settings.ts'
import { href, routes } from '../../routes.ts'

export const articlePage = definePages({
  route: routes.article,
  style: 'texts',
  feeds: true,
  each: articlesFolder,
  uses: { blog: blogFile, site: settings },
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
  structuredData: ({ site }, { address }, { article: card }) => [blogPosting(card, site, address)],
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
          <DescriptionList
            items={[
              { label: labels.category, value: <Badge>{article.category}</Badge> },
              { label: labels.published, value: <DateText day={article.date} /> },
              ...(article.updated ? [{ label: words.updated, value: <DateText day={article.updated} /> }] : []),
              { label: labels.readingTime, value: `${article.readTime} ${labels.minutes}` },
            ]}
          />
        </div>
        <PlaceholderNote kind={article.placeholder} />
      </header>
      <Contents headings={body.headings} />
      <div className="article-body">
        <Prose body={body} />
        <Tombstone />
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

/** https://schema.org/BlogPosting */
function blogPosting(article: ArticleCard, site: Settings, address: PageContext['address']): object {
  const publisher = { '@type': 'Organization', name: site.name, url: absolute(address, '/') }
  const url = absolute(address, article.path)
  return {
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.description,
    datePublished: article.date.iso,
    dateModified: (article.updated ?? article.date).iso,
    articleSection: article.category,
    timeRequired: `PT${article.readTime}M`,
    url,
    mainEntityOfPage: url,
    author: publisher,
    publisher,
  }
}

interface NeighboursProps {
  newer: ArticleCard | undefined
  older: ArticleCard | undefined
  labels: Blog['labels']
}

function Neighbours({ newer, older, labels }: NeighboursProps) {
  if (!newer && !older) return null
  return (
    <ul className="neighbours">
      {newer && (
        <li>
          <A href={newer.path} rel="next">
            <span className="label">
              <Icon of={ArrowLeft} size={14} />
              {labels.newer}
            </span>{' '}
            <Entry article={newer} />
          </A>
        </li>
      )}
      {older && (
        <li className="neighbour-older">
          <A href={older.path} rel="prev">
            <span className="label">
              {labels.older}
              <Icon of={ArrowRight} size={14} />
            </span>{' '}
            <Entry article={older} />
          </A>
        </li>
      )}
    </ul>
  )
}

function Entry({ article: { title, date, category } }: { article: ArticleCard }) {
  return (
    <>
      <span className="neighbour-title">{title}</span>{' '}
      <span className="byline">
        <DateText day={date} /> <span>{category}</span>
      </span>
    </>
  )
}
