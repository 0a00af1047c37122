import { A, definePage, machineFiles } from '../../../generator/define/index.ts'
import { NewsletterSection } from '../../components/NewsletterSection.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Section } from '../../components/Section.tsx'
import { articlesFolder, blogFile, cardOf, chooseArticles, type ArticleCard, type Blog } from '../../data/blog.ts'
import { categories } from '../../data/front-matter.ts'
import { backendOf, newsletterFile } from '../../data/newsletter.ts'
import { paperCards, papersFile } from '../../data/papers.ts'
import { settings } from '../../data/settings.ts'
import { routes } from '../../routes.ts'
import { ArticleEntry, PaperEntry } from './entries.tsx'

export const blogPage = definePage({
  route: routes.blog,
  feeds: true,
  text: blogFile,
  uses: { papers: papersFile, newsletter: newsletterFile, articles: articlesFolder, site: settings },
  props: ({ text, papers, newsletter, articles, site }, context) => ({
    text,
    articles: chooseArticles(articles, context).shown.map((article) => cardOf(article, text, context.today)),
    papers: { heading: papers.heading, lead: papers.lead, placeholder: papers.placeholder, labels: papers.labels },
    paperCards: paperCards(papers, { site, ...context }),
    newsletter,
    backend: backendOf(context.env),
  }),
  view: ({ text, articles, papers, paperCards: cards, newsletter, backend }) => (
    <>
      <PageHeader
        heading={text.heading}
        lead={text.lead}
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
        <CategoryFilter text={text.filter} articles={articles} />
        <ul className="grid gap-4 md:grid-cols-2 md:*:first:col-span-full lg:grid-cols-6" data-unsearched="">
          {articles.map((article, index) => (
            <ArticleEntry
              key={article.slug}
              article={article}
              size={index === 0 ? 'newest' : 'older'}
              minutes={text.labels.minutes}
            />
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
      <NewsletterSection text={newsletter} backend={backend} />
    </>
  ),
})

const feedLink = 'inline-flex min-h-6 items-center pointer-coarse:touch-target'

const chipLabel =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 border-b-2 border-transparent px-2 text-small text-soft peer-checked:border-proof peer-checked:text-proof peer-hover:border-edge peer-focus-visible:outline-3 peer-focus-visible:outline-proof'

/** src/site/styles/states.css does the filtering, one rule for each category. */
function CategoryFilter({ text, articles }: { text: Blog['filter']; articles: ArticleCard[] }) {
  const chips = categories.map((category) => ({
    id: `category-${category.toLowerCase()}`,
    label: category as string,
    count: articles.filter((article) => article.category === category).length,
  }))
  const all = { id: 'category-all', label: text.all, count: articles.length }
  return (
    <fieldset className="print:hidden">
      <legend className="pb-2 label">{text.legend}</legend>
      <div className="flex flex-wrap gap-x-5 border-b border-rule">
        {[all, ...chips].map(({ id, label, count }, index) => (
          <span key={id} className="chip relative flex">
            <input
              type="radio"
              name="category"
              id={id}
              value={id}
              defaultChecked={index === 0}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <label htmlFor={id} className={chipLabel}>
              {label} <span className="label numerals">{count}</span>
            </label>
          </span>
        ))}
      </div>
    </fieldset>
  )
}
