import type { ReactNode } from 'react'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { A, type Body, type Heading, type PlaceholderKind } from '../../generator/define/index.ts'
import { InfoNote, PlaceholderNote } from './Badge.tsx'
import { Drawing, namesIn } from './Drawing.tsx'
import drawings from './head-drawings.svg?raw'
import { Icon } from './Icon.tsx'
import { PageHeader } from './PageHeader.tsx'
import type { tones } from './Section.tsx'
import { useSiteSettings } from './site-settings.ts'

const columns = 'frame grid gap-x-(--gap) gap-y-8 pt-5 md:pt-12 lg:grid-cols-[13rem_minmax(0,1fr)] print:block'

interface LongTextProps {
  heading: string
  lead?: string | undefined
  tone: keyof typeof tones
  /** A name in head-drawings.svg. A text for which there is none has no drawing. */
  drawing: string
  notice?: ReactNode
  facts: { label: string; value: ReactNode }[]
  placeholder?: PlaceholderKind | undefined
  body: Body
  back?: ReactNode
  children?: ReactNode
}

/** A text below its head, with its sections in the margin. Its class is for src/site/styles/prose.css. */
export function LongText({ notice, facts, placeholder, body, children, drawing, ...head }: LongTextProps) {
  const [first, ...rest] = body.parts
  const sections = body.headings.filter(({ depth }) => depth === 2)
  const hasContents = sections.length >= 3
  const actions = first && first.kind !== 'prose' && first.name === 'actions' ? first : undefined
  return (
    <article className="article w-full">
      <PageHeader {...head} aside={<HeadDrawing name={drawing} />}>
        <div className="notice grid gap-1.5 empty:hidden">
          {notice && <InfoNote>{notice}</InfoNote>}
          <PlaceholderNote kind={placeholder} />
        </div>
        <Facts items={facts} />
        {actions?.content.render(actions.level)}
      </PageHeader>
      <div className={columns} data-tone="paper">
        {hasContents && <Contents sections={sections} />}
        <div className="article-body relative min-w-0 lg:col-start-2">
          <Prose parts={actions ? rest : body.parts} />
          {hasContents && <BackToContents />}
        </div>
        {children}
      </div>
    </article>
  )
}

type BodyPart = Body['parts'][number]

function Prose({ parts }: { parts: BodyPart[] }) {
  return parts.map((part, index) => {
    const next = parts[index + 1]
    if (isNoted(part)) return null
    if (!next || !isNoted(next)) return <Part key={index} part={part} />
    return (
      <div key={index} className="noted">
        <Part part={part} />
        <Part part={next} />
      </div>
    )
  })
}

const isNoted = (part: BodyPart) => part.kind === 'prose' && part.noted === true

function Part({ part }: { part: BodyPart }) {
  if (part.kind === 'prose') return <div className="prose" dangerouslySetInnerHTML={{ __html: part.html }} />
  return (
    <div className={part.name === 'notes' ? 'article-notes' : 'article-block'}>{part.content.render(part.level)}</div>
  )
}

const names = namesIn(drawings)

export function HeadDrawing({ name, className = 'h-30 self-center lg:h-42' }: { name: string; className?: string }) {
  if (!names.includes(name)) return null
  return (
    <Drawing sheet={drawings} name={name} className={`drawing w-auto max-w-full flex-none print:hidden ${className}`} />
  )
}

function Facts({ items }: { items: LongTextProps['facts'] }) {
  const known = items.filter(({ value }) => value !== undefined)
  if (known.length === 0) return null
  return (
    <dl className="grid w-full grid-cols-2 gap-x-8 gap-y-2 text-small lg:flex print:grid-cols-4" data-unsearched="">
      {known.map(({ label, value }) => (
        <div key={label}>
          <dt className="label">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const inMargin = 'lg:sticky lg:top-20 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto'

function Contents({ sections }: { sections: Heading[] }) {
  const { contents } = useSiteSettings()
  return (
    <nav id="contents" className={`spy text-code print:hidden ${inMargin}`} aria-label={contents}>
      <details className="fold">
        <summary className="flex min-h-11 items-center justify-between border-t border-b border-rule label">
          {contents}
        </summary>
        <ol>
          {sections.map(({ id, text }, index) => (
            <li key={id}>
              <A
                href={`#${id}`}
                className="flex items-baseline gap-3 border-b border-rule py-2 text-soft no-underline hover:text-accent pointer-coarse:min-h-11 pointer-coarse:content-center"
              >
                <span className="w-[3.5ch] flex-none whitespace-nowrap label text-accent" aria-hidden="true">
                  §{index + 1}
                </span>
                {text}
              </A>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}

const backUp =
  'pointer-events-auto sticky bottom-0 flex min-h-11 flex-1 items-center justify-between border-t border-rule bg-paper px-(--gutter) text-code no-underline focus-visible:-outline-offset-4'

function BackToContents() {
  const { contents } = useSiteSettings()
  return (
    <div className="back-up lg:hidden print:hidden">
      <A href="#contents" data-unsearched="" className={backUp}>
        {contents}
        <Icon of={ArrowUp} />
      </A>
    </div>
  )
}
