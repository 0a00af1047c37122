import { A } from '../../../generator/define/A.tsx'
import { ArticleEntry } from '../../components/ArticleEntry.tsx'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { CategoryFilter } from '../../components/CategoryFilter.tsx'
import { DownloadLink } from '../../components/DownloadLink.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { PaperEntry } from '../../components/PaperEntry.tsx'
import { Section } from '../../components/Section.tsx'
import { definePage } from '../../../generator/define/define.tsx'
import { machineFiles } from '../../../generator/render/addresses.ts'
import { NewsletterForm } from '../../components/NewsletterForm.tsx'
import { articles, blog, cardOf, categories, chooseArticles } from '../../data/blog.ts'
import { backendOf, newsletter } from '../../data/newsletter.ts'
import { paperCards, papers } from '../../data/papers.ts'
import { settings } from '../../data/settings.ts'
import { routes } from '../../routes.ts'

/** The index of articles, filtered by category in CSS alone, and the research papers. */
export const blogPage = definePage({
  route: routes.blog,
  feeds: true,
  text: blog,
  uses: { papers, newsletter, articles, site: settings },
  props: ({ text, papers, newsletter, articles, site }, known) => ({
    text,
    categories,
    articles: chooseArticles(articles, known).shown.map((article) => cardOf(article, text, known.today)),
    papers: { heading: papers.heading, lead: papers.lead, labels: papers.labels },
    paperCards: paperCards(papers, { site, ...known }),
    newsletter,
    backend: backendOf(known.env),
  }),
  downloads: ({ paperCards }) => paperCards,
  view: ({ text, categories, articles, papers, paperCards, newsletter, backend }) => (
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
        <CategoryFilter text={text.filter} categories={categories} />
        <ul className="entries">
          {articles.map((article) => (
            <ArticleEntry key={article.id} article={article} minutes={text.labels.minutes} />
          ))}
        </ul>
      </div>
      <Section id="papers" heading={papers.heading} lead={papers.lead} layout="wide">
        <ul className="papers">
          {paperCards.map((paper) => (
            <PaperEntry key={paper.id} paper={paper} labels={papers.labels}>
              <ButtonLink href={paper.viewPath} tone="primary" about={paper.title}>
                {papers.labels.view}
              </ButtonLink>
              <DownloadLink href={paper.url} about={paper.title}>
                {papers.labels.download}
              </DownloadLink>
            </PaperEntry>
          ))}
        </ul>
      </Section>
      <NewsletterForm text={newsletter} backend={backend} />
    </>
  ),
})
