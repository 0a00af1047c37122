import { A, definePage, machineFiles } from '../../../generator/define/index.ts'
import { NewsletterSection } from '../../components/NewsletterSection.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Section } from '../../components/Section.tsx'
import { articlesFolder, blogFile, cardOf, chooseArticles, type Blog } from '../../data/blog.ts'
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
      <PageHeader heading={text.heading} lead={text.lead}>
        <p className="byline">
          {text.feeds.label}
          <A href={machineFiles.rss}>{text.feeds.rss}</A>
          <A href={machineFiles.atom}>{text.feeds.atom}</A>
          <A href={machineFiles.jsonFeed}>{text.feeds.jsonFeed}</A>
        </p>
      </PageHeader>
      <div className="articles">
        <CategoryFilter text={text.filter} />
        <ul className="entries">
          {articles.map((article) => (
            <ArticleEntry key={article.id} article={article} minutes={text.labels.minutes} />
          ))}
        </ul>
      </div>
      <Section id="papers" {...papers} shape="stack">
        <ul className="papers">
          {cards.map((paper) => (
            <PaperEntry key={paper.id} paper={paper} labels={papers.labels} />
          ))}
        </ul>
      </Section>
      <NewsletterSection text={newsletter} backend={backend} />
    </>
  ),
})

/** The stylesheet does the filtering, one rule for each category. */
function CategoryFilter({ text }: { text: Blog['filter'] }) {
  const chips = [{ id: 'category-all', label: text.all }].concat(
    categories.map((category) => ({ id: `category-${category.toLowerCase()}`, label: category })),
  )
  return (
    <fieldset className="category-filter">
      <legend>{text.legend}</legend>
      <div className="chips">
        {chips.map(({ id, label }, index) => (
          <span key={id} className="chip">
            <input type="radio" name="category" id={id} value={id} defaultChecked={index === 0} />
            <label htmlFor={id}>{label}</label>
          </span>
        ))}
      </div>
    </fieldset>
  )
}
