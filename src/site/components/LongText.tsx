import type { ReactNode } from 'react'
import type { Body, PlaceholderKind } from '../../generator/define/index.ts'
import { InfoNote, PlaceholderNote } from './Badge.tsx'
import { BackToContents, besideContents, Contents } from './Contents.tsx'
import { Drawing, namesIn } from './Drawing.tsx'
import drawings from './head-drawings.svg?raw'
import { PageHeader } from './PageHeader.tsx'
import type { tones } from './Section.tsx'

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
        <div className="notice grid gap-2 empty:hidden">
          {notice && <InfoNote>{notice}</InfoNote>}
          <PlaceholderNote kind={placeholder} />
        </div>
        <Facts items={facts} />
        {actions?.content.render(actions.level)}
      </PageHeader>
      <div className={`frame pt-5 md:pt-12 ${besideContents}`} data-tone="paper">
        {hasContents && <Contents sections={sections} isNumbered />}
        <div className="article-body min-w-0 lg:col-start-2">
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

export function HeadDrawing({ name, className = 'self-center md:h-30 lg:h-42' }: { name: string; className?: string }) {
  if (!names.includes(name)) return null
  return (
    <Drawing
      sheet={drawings}
      name={name}
      className={`drawing max-w-full flex-none max-md:h-38 md:w-auto print:hidden ${className}`}
    />
  )
}

function Facts({ items }: { items: LongTextProps['facts'] }) {
  const known = items.filter(({ value }) => value !== undefined)
  if (known.length === 0) return null
  return (
    <dl className="grid w-full grid-cols-2 gap-x-6 gap-y-2 text-small lg:flex print:grid-cols-4" data-unsearched="">
      {known.map(({ label, value }) => (
        <div key={label}>
          <dt className="label">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
