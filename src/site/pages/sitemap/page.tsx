import { z } from 'zod'
import { dataFile, definePage, f, Island, searchPath, type PageHead } from '../../../generator/define/index.ts'
import { DownloadLink } from '../../components/Button.tsx'
import { HeadDrawing } from '../../components/LongText.tsx'
import { Link } from '../../components/Link.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Section } from '../../components/Section.tsx'
import { productsFile, repositoryOf } from '../../data/products.ts'
import { settingsFile } from '../../data/settings.ts'
import { search } from '../../islands/search/island.ts'
import { routes } from '../../routes.ts'

const sitemapFile = dataFile(
  'data/sitemap.json',
  z.strictObject({
    ...f.opening,
    download: f.text.describe('The link to sitemap.xml'),
    search: f.group('The search at the top: what it says in each of its states', {
      label: f.text.describe('Names the field'),
      button: f.text.describe('The button next to it'),
      hint: f.text.describe('What is searched, and where'),
      withoutScript: f.text.describe('Said below the field while nothing runs that could search'),
      results: f.text.describe('What assistive technology calls the list of results'),
      loading: f.text.describe('Said while the index is on its way'),
      one: f.textWith('query').describe('One page was found; {query} is replaced by what was entered'),
      many: f.textWith('count', 'query').describe('{count} is replaced by the number of pages found'),
      more: f
        .textWith('count', 'shown', 'query')
        .describe('Only the best are listed; {shown} is replaced by their number'),
      none: f.textWith('query').describe('Nothing was found'),
      noneHint: f.text.describe('What to do when nothing was found'),
      failed: f.text.describe('The index could not be loaded'),
      offline: f.text.describe('The same, without a connection'),
      retry: f.text.describe('The button that tries again'),
    }),
    others: f.text.describe('Heading above pages that the footer does not link to'),
    articles: f.text.describe('Heading above the articles'),
    repositories: f.section('Above the repositories', { lead: f.lead }),
  }),
)

export const sitemapPage = definePage({
  route: routes.sitemap,
  unsearched: true,
  text: sitemapFile,
  uses: { products: productsFile, settings: settingsFile },
  props: ({ text, products, settings }, { pages }) => {
    const paths = new Set(pages.map(({ path }) => path))
    const { columns, navigation, links } = settings.footer
    const sections = [...columns, { heading: navigation, links }].map(({ heading, links: all }) => ({
      heading,
      pages: all.filter(({ href }) => paths.has(href)).map(({ href, label }) => ({ path: href, name: label })),
    }))
    const named = new Set(sections.flatMap((section) => section.pages.map(({ path }) => path)))
    const listed = pages.filter((page) => page.listed && !named.has(page.path))
    const others = listed.filter(({ route }) => route !== 'article').map(entryOf)
    const posts = listed.filter(({ route }) => route === 'article')
    return {
      text,
      sections: [...sections, { heading: text.others, pages: others }].filter((section) => section.pages.length > 0),
      articles: { heading: text.articles, pages: posts.map(entryOf) },
      repositories: products.products.map((tool) => ({ path: repositoryOf(tool, settings), name: tool.name })),
    }
  },
  details: ({ sections, articles }) => ({ contents: [...sections, articles] }),
  view: ({ text, sections, articles, repositories }) => (
    <>
      <PageHeader
        {...text}
        aside={
          <>
            <HeadDrawing name="sitemap" className="self-center md:h-30 lg:h-42 searching:hidden" />
            <div className="-mb-3 w-full pt-4">
              <Island of={search} props={{ page: routes.sitemap.path, index: searchPath, texts: text.search }} />
              <p className="without-script text-small text-soft scripted:-mt-8">{text.search.withoutScript}</p>
            </div>
          </>
        }
      >
        <div className="searching:hidden">
          <DownloadLink href="/sitemap.xml" tone="text" label={text.download} />
        </div>
      </PageHeader>
      <div className="w-full searching:hidden" data-tone="paper">
        <div className="frame grid gap-x-(--gap) gap-y-8 sm:grid-cols-3 lg:grid-cols-5">
          {sections.map(({ heading, pages }, index) => (
            <section key={heading} aria-labelledby={`pages-${index + 1}`}>
              <h2 id={`pages-${index + 1}`} className={columnHeading}>
                {heading}
              </h2>
              <Entries entries={pages} />
            </section>
          ))}
        </div>
        <Section id="articles" heading={articles.heading} shape="row">
          <Entries entries={articles.pages} look="md:grid-cols-2" />
        </Section>
        <Section id="repositories" {...text.repositories} shape="row" tone="tint">
          <Entries entries={repositories} look="sm:grid-cols-2 lg:grid-cols-3" />
        </Section>
      </div>
    </>
  ),
})

const columnHeading = 'border-t-2 border-ink pt-3 pb-2 font-sans text-body font-semibold'

const entryOf = ({ path, title }: PageHead): Entry => ({ path, name: title })

type Entry = { path: string; name: string }

function Entries({ entries, look = '' }: { entries: Entry[]; look?: string }) {
  return (
    <ul className={`grid gap-x-(--gap) ${look}`}>
      {entries.map(({ path, name }) => (
        <li key={path} className="grid content-start justify-items-start border-t border-rule py-2">
          <Link href={path} className="inline-flex min-h-6 items-center font-medium pointer-coarse:touch-target">
            {name}
          </Link>
          <span className="text-code wrap-anywhere text-soft">{path.replace(/^https?:\/\//, '')}</span>
        </li>
      ))}
    </ul>
  )
}
