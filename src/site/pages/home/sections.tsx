import { A, Code } from '../../../generator/define/index.ts'
import { MaturityBadge, PlaceholderNote } from '../../components/Badge.tsx'
import { ButtonLink, Buttons } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'
import { DateText } from '../../components/DateText.tsx'
import { DocumentationIcon } from '../../components/Icon.tsx'
import { Section } from '../../components/Section.tsx'
import type { ArticleCard } from '../../data/blog.ts'
import type { PaperCard } from '../../data/papers.ts'
import type { Tool } from '../../data/products.ts'
import { href } from '../../routes.ts'
import type { HomeText } from './page.tsx'

const card =
  'relative row-span-3 grid grid-cols-[auto_minmax(0,1fr)] grid-rows-subgrid items-center gap-x-4 gap-y-2 rounded-md border border-rule bg-surface p-4 hover:border-proof has-focus-visible:border-proof'

/** Neighbours share the rows of their parts; one that has a row for itself is one line. */
export function ToolCard({ tool, isAlone }: { tool: Tool; isAlone: boolean }) {
  return (
    <li className={`${card} ${isAlone ? 'sm:flex' : ''}`}>
      {tool.icon && <DocumentationIcon name={tool.icon} />}
      <h4 className="font-semibold">
        <A href={`${href('products')}#${tool.slug}`} className="stretched no-underline">
          {tool.name}
        </A>
      </h4>
      <p className={`col-span-full flex-1 text-small text-balance text-soft ${isAlone ? 'self-center' : 'self-start'}`}>
        {tool.line}
      </p>
      <div className="col-span-full">
        <MaturityBadge advice={tool.advice} />
      </div>
    </li>
  )
}

export function HowItWorks({ steps, action, ...head }: HomeText['howItWorks']) {
  return (
    <Section id="how-it-works" {...head} tone="tint" aside={<ButtonLink {...action} tone="primary" />}>
      <ol className="grid gap-6">
        {steps.map(({ title, description, formula }, index) => (
          <li key={title} className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-4 gap-y-2">
            <span
              className="row-span-4 grid size-12 place-items-center rounded-full bg-ink font-semibold text-paper"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <h3 className="self-center">{title}</h3>
            <p className="text-soft">{description}</p>
            <Code language="lean" label={title} text={formula} />
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** The placeholder is that of the quotations: the figures are above it. */
export function Community({ stats, testimonials, placeholder, links, ...head }: HomeText['community']) {
  return (
    <Section id="community" {...head} shape="row" tone="tint">
      <dl className="grid gap-5 sm:grid-cols-3">
        {stats.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse border-t-2 border-ink pt-3">
            <dt className="text-soft">{label}</dt>
            <dd className="font-serif text-figure/none numerals">{value}</dd>
          </div>
        ))}
      </dl>
      <PlaceholderNote kind={placeholder} />
      <ul className="grid gap-5 lg:grid-cols-3">
        {testimonials.map(({ quote, role }) => (
          <li key={quote} className="rounded-md bg-surface p-6">
            <figure className="flex h-full flex-col gap-3">
              <span className="h-8 font-serif text-figure/none text-proof" aria-hidden="true">
                “
              </span>
              <blockquote className="flex-1 font-serif text-title/snug">{quote}</blockquote>
              <figcaption className="text-small text-soft">{role}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <Buttons>
        {links.map((link) => (
          <ButtonLink key={link.label} {...link} />
        ))}
      </Buttons>
    </Section>
  )
}

interface WritingProps {
  text: HomeText['writing']
  articles: ArticleCard[]
  papers: PaperCard[]
}

export function Writing({ text, articles, papers }: WritingProps) {
  return (
    <Section id="writing" {...text} shape="stack">
      <div className="grid gap-x-(--gap) gap-y-8 lg:grid-cols-[3fr_2fr]">
        <ul className="border-t border-rule" data-unsearched="">
          {articles.map(({ slug, path, title, description, date, category, readingTime }) => (
            <li key={slug} className="grid gap-x-6 gap-y-1 border-b border-rule py-4 md:grid-cols-[12rem_1fr]">
              <p className="flex flex-wrap content-start gap-x-4 label md:row-span-2 md:grid">
                <DateText day={date} /> <span>{category}</span> <span>{readingTime}</span>
              </p>
              <h3>
                <A href={path} className="no-underline hover:underline pointer-coarse:touch-target">
                  {title}
                </A>
              </h3>
              <p className="text-small text-balance text-soft">{description}</p>
            </li>
          ))}
        </ul>
        <div className="grid content-start gap-3">
          <h3>{text.papers}</h3>
          <ul className="grid gap-3">
            {papers.map(({ id, title, type, extent, fileSize, viewPath }) => (
              <Card as="li" key={id} className="gap-1">
                <p className="label">{`${type}, ${extent}, ${fileSize}`}</p>
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
