import type { Body, ViewProps } from '../model/page.ts'
import { Contents } from './Contents.tsx'
import { DateText } from './DateText.tsx'
import { Prose } from './Prose.tsx'
import { Sample } from './Sample.tsx'
import { useSite } from './site.ts'

/** A page that is one Markdown text: its title, what it is about, a notice where there is one, and the text. */
export function ProsePage({ matter, body }: Pick<ViewProps<'learn'>, 'matter'> & { body: Body }) {
  const site = useSite()
  return (
    <article className="article">
      <header className="article-header">
        <h1 id="title">{matter.title}</h1>
        {matter.lead && <p className="lead">{matter.lead}</p>}
        {matter.updated && (
          <p className="byline">
            <span>
              {site.updated} <DateText day={matter.updated} />
            </span>
          </p>
        )}
        {matter.notice && <p className="notice">{matter.notice}</p>}
        {matter.placeholder && <Sample />}
      </header>
      <Contents headings={body.headings} of="title" />
      <div className="article-body">
        <Prose body={body} />
      </div>
    </article>
  )
}
