import { Contents } from '../components/Contents.tsx'
import { DateText } from '../components/DateText.tsx'
import { EndMark } from '../components/EndMark.tsx'
import { Facts } from '../components/Facts.tsx'
import { Sample } from '../components/Sample.tsx'
import { proseMatter } from '../data/front-matter.ts'
import { defineTextPage, textFile, type PageDefinition } from '../../generator/define/define.tsx'
import type { Route } from '../../generator/define/define-routes.ts'
import { dayOf } from '../../model/day.ts'
import { Prose } from '../components/Prose.tsx'
import { settings } from '../data/settings.ts'

/** A page that is one Markdown text: its title, what it is about, a notice where there is one, and the text. */
export function textPage<N extends string>(route: Route<N>, file: string): PageDefinition<N> {
  return defineTextPage({
    route,
    style: 'texts',
    text: textFile(file, proseMatter),
    uses: { site: settings },
    changed: ({ updated }) => updated,
    props: ({ text: { matter }, site }) => ({
      ...matter,
      updated: matter.updated && { label: site.updated, day: dayOf(matter.updated) },
    }),
    view: ({ title, lead, notice, updated, placeholder, body }) => (
      <article className="article">
        <header className="article-header">
          <h1 id="title">{title}</h1>
          {lead && <p className="lead">{lead}</p>}
          {notice && <p className="notice">{notice}</p>}
          {(updated || placeholder) && (
            <div className="record">
              {updated && <Facts facts={[{ label: updated.label, value: <DateText day={updated.day} /> }]} />}
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
    ),
  })
}
