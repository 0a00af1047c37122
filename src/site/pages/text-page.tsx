import { defineTextPage, textFile, type PageDefinition, type Route } from '../../generator/define/index.ts'
import { Contents } from '../components/Contents.tsx'
import { DateText } from '../components/DateText.tsx'
import { Tombstone } from '../components/Tombstone.tsx'
import { DescriptionList } from '../components/DescriptionList.tsx'
import { PlaceholderNote } from '../components/Badge.tsx'
import { Prose } from '../components/Prose.tsx'
import { dayOf } from '../data/day.ts'
import { proseMatter } from '../data/front-matter.ts'
import { settings } from '../data/settings.ts'

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
          {updated && (
            <div className="record">
              <DescriptionList items={[{ label: updated.label, value: <DateText day={updated.day} /> }]} />
            </div>
          )}
          <PlaceholderNote kind={placeholder} />
        </header>
        <Contents headings={body.headings} />
        <div className="article-body">
          <Prose body={body} />
          <Tombstone />
        </div>
      </article>
    ),
  })
}
