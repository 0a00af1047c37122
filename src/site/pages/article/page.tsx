import { A, absolute, definePages, type PageContext } from '../../../generator/define/index.ts'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { ButtonLink } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'
import { DateText } from '../../components/DateText.tsx'
import { Icon } from '../../components/Icon.tsx'
import { LongText } from '../../components/LongText.tsx'
import { articlesFolder, blogFile, cardOf, isHeldBack, sortArticles, type ArticleCard } from '../../data/blog.ts'
import { settingsFile, type Settings } from '../../data/settings.ts'
import { href, routes } from '../../routes.ts'

export const articlePage = definePages({
  route: routes.article,
  each: articlesFolder,
  uses: { blog: blogFile, settings: settingsFile },
  choose: sortArticles,
  isHeldBack,
  props: ({ text, before, after, blog, settings }, { today }) => ({
    article: cardOf(text, blog, today),
    labels: { ...blog.labels, updated: settings.updated },
    newer: before && cardOf(before, blog, today),
    older: after && cardOf(after, blog, today),
  }),
  details: ({ article }, { text: { matter }, settings }, { address }) => ({
    structuredData: [blogPosting(article, settings, address)],
    feed: article,
    changed: matter.updated ?? matter.date,
    aliases: matter.aliases,
  }),
  view: ({ article, labels, newer, older, body }) => (
    <LongText
      heading={article.title}
      lead={article.description}
      tone={tones[article.category]}
      drawing={article.category.toLowerCase()}
      notice={article.banner && `${article.banner.label}. ${article.banner.meaning}`}
      facts={[
        { label: labels.category, value: article.category },
        { label: labels.published, value: <DateText day={article.date} /> },
        { label: labels.updated, value: article.updated && <DateText day={article.updated} /> },
        { label: labels.readingTime, value: article.readingTime },
      ]}
      placeholder={article.placeholder}
      body={body}
      back={
        <A
          className="inline-flex min-h-11 items-center gap-2 text-small print:hidden"
          href={href('blog')}
          data-unsearched=""
        >
          <Icon of={ArrowLeft} />
          {labels.back}
        </A>
      }
    >
      <footer className="grid justify-items-start gap-8 pt-8 lg:col-start-2 print:hidden" data-unsearched="">
        {(newer ?? older) && (
          <ul className="grid w-full gap-4 md:grid-cols-2 md:*:only:col-span-full">
            {newer && <Neighbour article={newer} rel="next" label={labels.newer} />}
            {older && <Neighbour article={older} rel="prev" label={labels.older} />}
          </ul>
        )}
        <ButtonLink href={href('blog')} label={labels.continueReading} />
      </footer>
    </LongText>
  ),
})

const tones = {
  Vision: 'night',
  Technical: 'tint',
  Roadmap: 'forest',
  Infrastructure: 'forest',
  Updates: 'night',
  Community: 'tint',
} as const satisfies Record<ArticleCard['category'], string>

/** https://schema.org/BlogPosting */
function blogPosting(article: ArticleCard, settings: Settings, address: PageContext['address']): object {
  const publisher = { '@type': 'Organization', name: settings.name, url: absolute(address, '/') }
  const url = absolute(address, article.path)
  return {
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.description,
    datePublished: article.date,
    dateModified: article.updated ?? article.date,
    articleSection: article.category,
    timeRequired: `PT${article.minutes}M`,
    url,
    mainEntityOfPage: url,
    author: publisher,
    publisher,
  }
}

const neighbour = {
  next: 'relative gap-2 hover:border-accent',
  prev: 'relative gap-2 hover:border-accent md:not-only:items-end md:not-only:text-end',
} as const

function Neighbour({ article, rel, label }: { article: ArticleCard; rel: 'next' | 'prev'; label: string }) {
  return (
    <Card as="li" className={neighbour[rel]}>
      <p className="flex items-center gap-2 label">
        {rel === 'next' && <Icon of={ArrowLeft} size={14} />}
        {label}
        {rel === 'prev' && <Icon of={ArrowRight} size={14} />}
      </p>
      <A
        href={article.path}
        rel={rel}
        className="stretched font-serif text-title/snug text-balance no-underline hover:underline"
      >
        {article.title}
      </A>
      <p className="label">
        <DateText day={article.date} />, {article.category}
      </p>
    </Card>
  )
}
