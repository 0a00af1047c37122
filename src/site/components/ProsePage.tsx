import type { Body, ViewProps } from '../../model/page.ts'
import { Contents } from './Contents.tsx'
import { DateText } from './DateText.tsx'
import { EndMark } from './EndMark.tsx'
import { Facts } from './Facts.tsx'
import { Prose } from '../../components/Prose.tsx'
import { Sample } from './Sample.tsx'
import { useSite } from './site.ts'

/** A page that is one Markdown text: its title, what it is about, a notice where there is one, and the text. */
export function ProsePage({ matter, body }: Pick<ViewProps<'learn'>, 'matter'> & { body: Body }) {
  const site = useSite()
  const { title, lead, updated, notice, placeholder } = matter
  return (
    <article className="article">
      <header className="article-header">
        <h1 id="title">{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {notice && <p className="notice">{notice}</p>}
        {(updated || placeholder) && (
          <div className="record">
            {updated && <Facts facts={[{ label: site.updated, value: <DateText day={updated} /> }]} />}
            {placeholder && <Sample />}
          </div>
        )}
      </header>
      <Contents headings={body.headings} />
      <div className="article-body">
        <Prose body={body} />
        <EndMark />
      </div>
    </article>
  )
}
