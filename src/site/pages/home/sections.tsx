import { A, Code } from '../../../generator/define/index.ts'
import { MaturityBadge, PlaceholderNote } from '../../components/Badge.tsx'
import { ArticleList } from '../../components/ArticleList.tsx'
import { ButtonLink, ButtonRow } from '../../components/Button.tsx'
import { DocumentationIcon } from '../../components/DocumentationIcon.tsx'
import { PaperCover } from '../../components/PaperCover.tsx'
import { Section } from '../../components/Section.tsx'
import type { ArticleCard } from '../../data/blog.ts'
import type { PaperCard } from '../../data/papers.ts'
import type { Tool } from '../../data/products.ts'
import { href } from '../../routes.ts'
import type { HomeText } from './page.tsx'

export function ToolRow({ tool: { slug, icon, name, line, advice } }: { tool: Tool }) {
  return (
    <li className="relative flex items-center gap-3 border-t border-rule py-2 hover:border-accent print:py-0.5">
      {icon && <DocumentationIcon name={icon} />}
      <div className="flex-1">
        <h4 className="font-semibold">
          <A href={`${href('products')}#${slug}`} className="stretched">
            {name}
          </A>
        </h4>
        <p className="text-code text-soft">{line}</p>
      </div>
      <MaturityBadge advice={advice} />
    </li>
  )
}

export function HowItWorks({ steps, action, ...head }: HomeText['howItWorks']) {
  return (
    <Section id="how-it-works" {...head} shape="row" tone="tint" aside={<ButtonLink {...action} tone="primary" />}>
      <ol>
        {steps.map(({ title, description, formula }, index) => (
          <li
            key={title}
            className="grid items-start gap-x-(--gap) gap-y-3 border-t border-edge py-5 lg:grid-cols-[3fr_2fr]"
          >
            <div className="grid grid-cols-[3rem_minmax(0,1fr)] gap-y-2">
              <span className="row-span-2 font-serif text-figure/none text-accent numerals" aria-hidden="true">
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p className="text-small text-soft">{description}</p>
            </div>
            <div className="code-block pane p-4">
              <Code language="lean" label={title} text={formula} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

export function Community({ stats, testimonials, placeholder, links, ...head }: HomeText['community']) {
  return (
    <Section id="community" {...head} shape="row" tone="tint" aside={<ButtonRow links={links} />}>
      <dl className="grid grid-cols-3 gap-x-(--gap)">
        {stats.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end border-t-2 border-ink pt-5">
            <dt className="flex-1 text-soft">{label}</dt>
            <dd className="font-display text-section/none whitespace-nowrap numerals md:text-figure/none">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-4">
        <PlaceholderNote kind={placeholder} />
        <ul className="grid gap-x-(--gap) gap-y-6 lg:grid-cols-3">
          {testimonials.map(({ quote, role }) => (
            <li key={quote}>
              <figure>
                <blockquote className="font-serif text-title/snug">“{quote}”</blockquote>
                <figcaption className="pt-2 text-small text-soft">{role}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

type WritingProps = { text: HomeText['writing']; articles: ArticleCard[]; papers: PaperCard[] }

export function Writing({ text, articles, papers }: WritingProps) {
  return (
    <Section id="writing" {...text} shape="row">
      <div className="grid gap-x-(--gap) gap-y-8 lg:grid-cols-[3fr_2fr]">
        <ArticleList articles={articles} />
        <div className="grid grid-rows-[auto_1fr] gap-3">
          <h3>{text.papers}</h3>
          <ul className="grid auto-rows-fr gap-3">
            {papers.map((paper) => (
              <li
                key={paper.id}
                className="relative grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-5 border-t border-rule pt-3"
              >
                <PaperCover paper={paper} />
                <div className="grid gap-2">
                  <p className="flex flex-wrap gap-x-4 label">
                    <span className="text-accent">{paper.type}</span> <span>{paper.extent}</span>{' '}
                    <span>{paper.fileSize}</span>
                  </p>
                  <A href={paper.viewPath} className="stretched font-serif text-title/snug">
                    {paper.title}
                  </A>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
