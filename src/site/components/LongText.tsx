import type { ReactNode } from 'react'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { A, type Body, type PlaceholderKind } from '../../generator/define/index.ts'
import { PlaceholderNote } from './Badge.tsx'
import { Contents, hasContents } from './Contents.tsx'
import { Icon } from './Icon.tsx'
import { Prose } from './Prose.tsx'
import { useSite } from './site.ts'

const article =
  'grid gap-x-(--gap) gap-y-8 pt-5 [--measure:39rem] md:pt-12 lg:grid-cols-[13rem_minmax(0,1fr)]  print:block print:[--measure:120mm]'
const header =
  'grid justify-items-start gap-x-(--gap) gap-y-4 lg:col-span-full lg:grid-cols-subgrid lg:grid-rows-[auto_1fr] print:block'

interface LongTextProps {
  heading: string
  lead?: string | undefined
  notice?: ReactNode
  facts: { label: string; value: ReactNode }[]
  placeholder: PlaceholderKind | undefined
  body: Body
  /** Above the heading, and below the text. */
  back?: ReactNode
  children?: ReactNode
}

/** A text with its facts and its sections in the margin. Its class is for src/site/styles/prose.css. */
export function LongText({ heading, lead, notice, facts, placeholder, body, back, children }: LongTextProps) {
  return (
    <article className={`article ${article}`}>
      <header className={header}>
        {back}
        <div className="grid justify-items-start gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <h1 id="title" className="max-w-[20em]">
            {heading}
          </h1>
          {lead && <p className="max-w-[40em] font-serif text-statement/snug">{lead}</p>}
          {notice && (
            <p className="notice max-w-(--measure) border-l-2 border-proof bg-raised px-4 py-3 text-small">{notice}</p>
          )}
          <PlaceholderNote kind={placeholder} />
        </div>
        {facts.length > 0 && <Facts items={facts} />}
      </header>
      <Contents headings={body.headings} />
      <div className="min-w-0 lg:col-start-2">
        <div className="article-body">
          <Prose body={body} />
        </div>
        {hasContents(body.headings) && <BackUp />}
      </div>
      {children}
    </article>
  )
}

function Facts({ items }: { items: LongTextProps['facts'] }) {
  return (
    <dl
      className="grid w-full grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-6 border-y border-rule lg:grid-cols-1"
      data-unsearched=""
    >
      {items.map(({ label, value }) => (
        <div key={label} className="py-2 text-small">
          <dt className="label">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A long text has no margin on a phone: the way to its sections stays at the lower edge. */
function BackUp() {
  const { contents } = useSite()
  return (
    <A
      href="#contents"
      data-unsearched=""
      className="sticky bottom-4 mt-2 ml-auto flex min-h-11 w-max items-center gap-2 rounded-full border border-edge bg-surface px-4 text-small no-underline lg:hidden print:hidden"
    >
      <Icon of={ArrowUp} />
      {contents}
    </A>
  )
}
