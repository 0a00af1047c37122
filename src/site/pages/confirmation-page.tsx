import { z } from 'zod'
import { dataFile, definePage, f, type PageDefinition, type Route } from '../../generator/define/index.ts'
import { ArticleList } from '../components/ArticleList.tsx'
import { InfoNote } from '../components/Badge.tsx'
import { ButtonRow } from '../components/Button.tsx'
import { HeadDrawing } from '../components/LongText.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { Points } from '../components/Points.tsx'
import { Section } from '../components/Section.tsx'
import { Timeline } from '../components/Timeline.tsx'
import { articleCards, articlesFolder, blogFile } from '../data/blog.ts'

const schema = z.strictObject({
  ...f.opening,
  notice: f.text.optional().describe('A note below the lead'),
  next: f.section('What happens next', { items: z.array(f.point).min(1).describe('What comes') }),
  reading: f.heading.optional().describe('Above the newest articles, where they are shown'),
  links: z.array(f.link).min(1).describe('Where to go on'),
})

export function confirmationPage<N extends string>(
  route: Route<N>,
  file: string,
  shape: 'line' | 'columns',
): PageDefinition<N> {
  return definePage({
    route,
    unlisted: true,
    text: dataFile(file, schema),
    uses: { blog: blogFile, articles: articlesFolder },
    props: ({ text, blog, articles }, context) => ({
      text,
      articles: articleCards(articles, blog, context).slice(0, 3),
    }),
    view: ({ text, articles }) => (
      <>
        <PageHeader {...text} tone={shape === 'line' ? 'tint' : 'forest'} aside={<HeadDrawing name={route.name} />}>
          {text.notice && <InfoNote>{text.notice}</InfoNote>}
        </PageHeader>
        <Section id="next" heading={text.next.heading} shape="row">
          {shape === 'line' ? <Timeline stages={text.next.items} /> : <Points items={text.next.items} columns={3} />}
          <ButtonRow links={text.links} />
        </Section>
        {text.reading && articles.length > 0 && (
          <Section id="reading" heading={text.reading} shape="row" tone="tint">
            <ArticleList articles={articles} />
          </Section>
        )}
      </>
    ),
  })
}
