import { A } from '../generator/define/A.tsx'
import { ArticleEntry } from '../site/components/ArticleEntry.tsx'
import { ButtonLink } from '../site/components/ButtonLink.tsx'
import { CategoryFilter } from '../site/components/CategoryFilter.tsx'
import { DownloadLink } from '../site/components/DownloadLink.tsx'
import { NewsletterForm } from '../components/NewsletterForm.tsx'
import { PageHeader } from '../site/components/PageHeader.tsx'
import { PaperEntry } from '../site/components/PaperEntry.tsx'
import { Section } from '../site/components/Section.tsx'
import type { ViewProps } from '../model/page.ts'
import { machineFiles } from '../routes.ts'

/** The index of articles, filtered by category in CSS alone, and the research papers. */
export function BlogPage({ text, categories, articles, papers, paperCards, newsletter }: ViewProps<'blog'>) {
  const { labels } = papers
  return (
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
            <PaperEntry key={paper.id} paper={paper} labels={labels}>
              <ButtonLink href={paper.viewPath} tone="primary" about={paper.title}>
                {labels.view}
              </ButtonLink>
              <DownloadLink href={paper.url} about={paper.title}>
                {labels.download}
              </DownloadLink>
            </PaperEntry>
          ))}
        </ul>
      </Section>
      <NewsletterForm newsletter={newsletter} />
    </>
  )
}
