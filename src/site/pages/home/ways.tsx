import { A } from '../../../generator/define/index.ts'
import { ButtonLink } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'
import { DateText } from '../../components/DateText.tsx'
import { Section } from '../../components/Section.tsx'
import type { ArticleCard } from '../../data/blog.ts'
import type { PaperCard } from '../../data/papers.ts'
import type { HomeText } from './page.tsx'

interface WritingProps {
  text: HomeText['writing']
  articles: ArticleCard[]
  /** After a reading time, and after a number of pages. */
  minutes: string
  papers: PaperCard[]
  pages: string
}

/** The newest articles, and the papers next to them. */
export function Writing({ text, articles, minutes, papers, pages }: WritingProps) {
  return (
    <Section id="writing" {...text} shape="stack">
      <div className="grid gap-x-(--gap) gap-y-8 lg:grid-cols-[3fr_2fr]">
        <ul className="border-t border-rule" data-unsearched="">
          {articles.map(({ slug, path, title, description, date, category, readTime }) => (
            <li key={slug} className="grid gap-x-6 gap-y-1 border-b border-rule py-4 md:grid-cols-[12rem_1fr]">
              <p className="label md:row-span-2">
                <DateText day={date} />
                <br />
                <span className="whitespace-nowrap">
                  {category}, {readTime} {minutes}
                </span>
              </p>
              <h3>
                <A href={path} className="no-underline hover:underline pointer-coarse:touch-target">
                  {title}
                </A>
              </h3>
              <p className="text-small text-soft">{description}</p>
            </li>
          ))}
        </ul>
        <div className="grid content-start gap-3">
          <h3>{text.papers}</h3>
          <ul className="grid gap-3">
            {papers.map(({ id, title, type, pages: count, fileSize, viewPath }) => (
              <Card as="li" key={id} className="gap-1">
                <p className="label">
                  {type}, {count} {pages}, {fileSize}
                </p>
                <A href={viewPath} className="font-semibold no-underline hover:underline pointer-coarse:touch-target">
                  {title}
                </A>
              </Card>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}

export function WaysIn({ heading, items }: HomeText['waysIn']) {
  return (
    <Section id="ways-in" heading={heading} shape="stack">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {items.map(({ title, description, action }) => (
          <Card as="li" key={title} className="gap-2">
            <h3>{title}</h3>
            <p className="flex-1 text-small text-soft">{description}</p>
            <ButtonLink {...action} tone="text" />
          </Card>
        ))}
      </ul>
    </Section>
  )
}
