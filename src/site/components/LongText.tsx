import type { ReactNode } from 'react'
import type { Body, PlaceholderKind } from '../../generator/define/index.ts'
import { PlaceholderNote } from './Badge.tsx'
import { Contents } from './Contents.tsx'
import { Prose } from './Prose.tsx'

interface LongTextProps {
  /** Above the title. */
  above?: ReactNode
  title: string
  lead?: string | undefined
  notice?: ReactNode
  facts: { label: string; value: ReactNode }[]
  placeholder?: PlaceholderKind | undefined
  body: Body
  /** Below the text. */
  children?: ReactNode
}

/** A page to read: its title on a ground of its own, its sections in the margin, the text in one measure. */
export function LongText({ above, title, lead, notice, facts, placeholder, body, children }: LongTextProps) {
  return (
    <article className="article w-full">
      <header className="bg-tint py-8 md:py-12 print:py-0">
        <div className="frame grid justify-items-start gap-4">
          {above}
          <h1 id="title" className="max-w-[18em]">
            {title}
          </h1>
          {lead && <p className="max-w-[34em] font-serif text-statement/snug">{lead}</p>}
          {facts.length > 0 && (
            <dl className="flex flex-wrap gap-x-8 gap-y-2 pt-2 text-small" data-unsearched="">
              {facts.map(({ label, value }) => (
                <div key={label}>
                  <dt className="label">{label}</dt>
                  <dd className="font-medium">{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {notice && <p className="max-w-(--measure) border-l-4 border-degraded py-1 pl-4 text-small">{notice}</p>}
          <PlaceholderNote kind={placeholder} />
        </div>
      </header>
      <div className="frame grid grid-cols-[minmax(0,1fr)] gap-x-(--gap) gap-y-8 pt-8 lg:grid-cols-[13rem_minmax(0,1fr)] lg:pt-12 print:block">
        <Contents headings={body.headings} />
        <div className="min-w-0 lg:col-start-2">
          <div className="article-body">
            <Prose body={body} />
          </div>
          {children}
        </div>
      </div>
    </article>
  )
}
