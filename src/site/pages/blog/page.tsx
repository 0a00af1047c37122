import { A, definePage, machineFiles } from '../../../generator/define/index.ts'
import { Badge } from '../../components/Badge.tsx'
import { ButtonLink, Buttons, DownloadLink } from '../../components/Button.tsx'
import { DateText, formatDay } from '../../components/DateText.tsx'
import { DescriptionList } from '../../components/DescriptionList.tsx'
import { HeadDrawing } from '../../components/LongText.tsx'
import { NewsletterSection } from '../../components/NewsletterSection.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { PaperCover } from '../../components/PaperCover.tsx'
import { Section } from '../../components/Section.tsx'
import { articleCards, articlesFolder, blogFile, type ArticleCard, type Blog } from '../../data/blog.ts'
import { categories } from '../../data/front-matter.ts'
import { newsletterFile, newsletterProps } from '../../data/newsletter.ts'
import { paperCards, papersFile, type PaperCard, type Papers } from '../../data/papers.ts'
import { settingsFile } from '../../data/settings.ts'
import { routes } from '../../routes.ts'

export const blogPage = definePage({
  route: routes.blog,
  text: blogFile,
  uses: { papers: papersFile, newsletter: newsletterFile, articles: articlesFolder, settings: settingsFile },
  props: ({ text, papers, newsletter, articles, settings }, context) => ({
    text,
    articles: articleCards(articles, text, context),
    papers: { heading: papers.heading, lead: papers.lead, placeholder: papers.placeholder, labels: papers.labels },
    paperCards: paperCards(papers, settings, context),
    newsletter: newsletterProps(newsletter, context.env),
  }),
  view: ({ text, articles, papers, paperCards: cards, newsletter }) => (
    <>
      <PageHeader
        {...text}
        aside={
          <p className="flex flex-wrap items-center gap-x-4 text-code text-soft">
            {text.feeds.label}
            {(['rss', 'atom', 'jsonFeed'] as const).map((kind) => (
              <A key={kind} href={machineFiles[kind]} className={feedLink}>
                {text.feeds[kind]}
              </A>
            ))}
          </p>
        }
      />
      <div className="articles grid gap-6 pb-(--step)">
        <CategoryFilter text={text.filter} />
        <ul className="grid gap-4 md:grid-cols-2 md:*:first:col-span-full lg:grid-cols-6" data-unsearched="">
          {articles.map((article, index) => (
            <ArticleEntry key={article.slug} article={article} isNewest={index === 0} />
          ))}
        </ul>
      </div>
      <Section id="papers" {...papers} shape="row">
        <ul className="grid gap-5">
          {cards.map((paper) => (
            <PaperEntry key={paper.id} paper={paper} labels={papers.labels} />
          ))}
        </ul>
      </Section>
      <NewsletterSection {...newsletter} />
    </>
  ),
})

const feedLink = 'inline-flex min-h-6 items-center pointer-coarse:touch-target'

const chipLabel =
  'inline-flex min-h-11 items-center border-b-2 border-transparent text-small text-soft peer-hover:border-accent peer-checked:border-accent peer-checked:text-accent'

/** src/site/styles/states.css does the filtering, one rule for each category. */
function CategoryFilter({ text }: { text: Blog['filter'] }) {
  const chips = categories.map((category) => ({ id: `category-${category.toLowerCase()}`, label: category as string }))
  const all = { id: 'category-all', label: text.all }
  return (
    <fieldset className="min-w-0 border-b border-rule print:hidden">
      <legend className="pb-2 label">{text.legend}</legend>
      <div className="fading -mx-3.5 -mb-px flex overflow-x-auto pr-16">
        {[all, ...chips].map(({ id, label }, index) => (
          <span key={id} className="chip relative flex flex-none px-3.5">
            <input
              type="radio"
              name="category"
              id={id}
              value={id}
              defaultChecked={index === 0}
              className="peer absolute inset-0 h-full w-full cursor-pointer appearance-none focus-visible:-outline-offset-4"
            />
            <label htmlFor={id} className={chipLabel}>
              {label}
            </label>
          </span>
        ))}
      </div>
    </fieldset>
  )
}

const sizes = {
  newest: {
    card: 'bg-forest text-ink scheme-dark lg:col-span-6 md:p-10',
    words: 'grid flex-[1_1_18rem] gap-5',
    title: 'max-w-[20em] font-display text-page',
    text: 'max-w-[40em] text-lead/normal text-soft',
    drawing: {},
  },
  older: {
    card: 'bg-surface lg:col-span-2 lg:nth-2:col-span-3 lg:nth-3:col-span-3 md:max-lg:last:col-span-full',
    words: 'grid flex-[1_1_18rem] gap-2',
    title: 'text-title/snug',
    text: 'max-w-[40em] text-small text-soft',
    drawing: { className: 'md:h-24' },
  },
} as const

const entry =
  'relative flex flex-wrap-reverse content-end items-end gap-5 rounded-md border border-rule p-5 hover:border-accent'

function ArticleEntry({ article, isNewest }: { article: ArticleCard; isNewest: boolean }) {
  const { card, words, title, text, drawing } = isNewest ? sizes.newest : sizes.older
  return (
    <li className={`${entry} ${card}`} data-category={article.category}>
      <div className={words}>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {article.banner && <Badge tone="warning">{article.banner.label}</Badge>}
          <p className="flex flex-wrap gap-x-4 label">
            <span className="text-accent">{article.category}</span> <DateText day={article.date} />{' '}
            <span>{article.readingTime}</span>
          </p>
        </div>
        <h2 className={title}>
          <A href={article.path} className="stretched no-underline">
            {article.title}
          </A>
        </h2>
        <p className={text}>{article.description}</p>
      </div>
      <HeadDrawing name={article.category.toLowerCase()} {...drawing} />
    </li>
  )
}

function PaperEntry({ paper, labels }: { paper: PaperCard; labels: Papers['labels'] }) {
  return (
    <li className={paperRow}>
      <PaperCover paper={paper} />{' '}
      <div className="grid content-start justify-items-start gap-2">
        <p className="label text-accent">{paper.type}</p>
        <h3 className="font-serif text-title/snug font-normal">{paper.title}</h3>
        <p className="max-w-[40em] text-soft">{paper.description}</p>
        <p className="flex flex-wrap gap-x-4 label">
          <span>{paper.extent}</span> <span>{paper.fileSize}</span>{' '}
          <span>{`${labels.published} ${formatDay(paper.date)}`}</span>{' '}
          {paper.revised && <span>{`${labels.revised} ${formatDay(paper.revised)}`}</span>}
        </p>
      </div>
      <div className="max-sm:col-span-full sm:max-lg:col-start-2">
        <Buttons>
          <ButtonLink href={paper.viewPath} tone="primary" about={paper.title} label={labels.view} />
          <DownloadLink href={paper.url} about={paper.title} label={labels.download} />
        </Buttons>
      </div>
      <details className="fold min-w-0 text-small max-sm:col-span-full sm:col-start-2 lg:-col-end-1 print:hidden">
        <summary className="flex min-h-11 max-w-max items-center gap-2 hover:text-accent">{labels.cite}</summary>
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
  'grid break-inside-avoid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-6 gap-y-3 border-t border-rule pt-5 lg:grid-cols-[7rem_minmax(0,1fr)_auto] lg:*:first:row-span-2'
