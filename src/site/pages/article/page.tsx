import { A, absolute, definePages, type PageContext } from '../../../generator/define/index.ts'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { Badge } from '../../components/Badge.tsx'
import { ButtonLink } from '../../components/Button.tsx'
import { DateText } from '../../components/DateText.tsx'
import { Icon } from '../../components/Icon.tsx'
import { LongText } from '../../components/LongText.tsx'
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
    <LongText
      above={
        <A
          className="inline-flex min-h-11 items-center gap-2 text-small print:hidden"
          href={href('blog')}
          data-unsearched=""
        >
          <Icon of={ArrowLeft} />
          {labels.back}
        </A>
      }
      title={article.title}
      lead={article.description}
      notice={
        article.heldBack && (
          <>
            <strong>{article.heldBack.label}.</strong> {article.heldBack.meaning}
          </>
        )
      }
      facts={[
        { label: labels.category, value: <Badge>{article.category}</Badge> },
        { label: labels.published, value: <DateText day={article.date} /> },
        ...(article.updated ? [{ label: words.updated, value: <DateText day={article.updated} /> }] : []),
        { label: labels.readingTime, value: `${article.readTime} ${labels.minutes}` },
      ]}
      placeholder={article.placeholder}
      body={body}
    >
      <footer className="grid justify-items-start gap-6 pt-12 print:hidden" data-unsearched="">
        <Neighbours newer={newer} older={older} labels={labels} />
        <ButtonLink href={href('blog')} tone="primary">
          {labels.continueReading}
        </ButtonLink>
      </footer>
    </LongText>
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
  return (
    <ul className="grid w-full gap-4 md:grid-cols-2">
      {newer && (
        <li>
          <A href={newer.path} rel="next" className={neighbour}>
            <span className="flex items-center gap-2 label">
              <Icon of={ArrowLeft} size={14} />
              {labels.newer}
            </span>{' '}
            <Entry article={newer} />
          </A>
        </li>
      )}
      {older && (
        <li className="text-end md:col-start-2">
          <A href={older.path} rel="prev" className={neighbour}>
            <span className="flex items-center justify-end gap-2 label">
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

const neighbour =
  'grid h-full content-start gap-1 rounded-md border border-rule bg-surface p-5 no-underline hover:border-proof'

function Entry({ article: { title, date, category } }: { article: ArticleCard }) {
  return (
    <>
      <span className="font-semibold">{title}</span>{' '}
      <span className="label">
        <DateText day={date} /> <span>{category}</span>
      </span>
    </>
  )
}
