import { z } from 'zod'
import { dataFile, defineCheck, definePage, f, Island, searchPath } from '../../../generator/define/index.ts'
import { DownloadLink } from '../../components/Button.tsx'
import { Link } from '../../components/Link.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { productsFile, productsOf } from '../../data/products.ts'
import { settings } from '../../data/settings.ts'
import { search } from '../../islands/search/island.ts'
import { routes } from '../../routes.ts'

const sitemapFile = dataFile(
  'data/sitemap.json',
  z.strictObject({
    ...f.opening,
    download: f.text.describe('The link to sitemap.xml'),
    search: z
      .strictObject({
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
      })
      .describe('The search at the top: what it says in each of its states'),
    sections: z
      .array(
        z.strictObject({
          heading: f.heading,
          paths: z.array(f.address).min(1).describe('The pages below it: "/docs/"'),
        }),
      )
      .describe('Each page under one heading'),
    articles: f.text.describe('Heading above the articles'),
    repositories: z.strictObject({ heading: f.heading, lead: f.lead }).describe('Above the repositories'),
  }),
)

export const sitemapPage = definePage({
  route: routes.sitemap,
  style: 'site',
  unsearched: true,
  text: sitemapFile,
  uses: { products: productsFile, site: settings },
  props: ({ text, products, site }, { pages }) => {
    // As the footer calls them; their titles are written for search engines.
    const names = new Map(site.footer.columns.flatMap(({ links }) => links.map(({ href, label }) => [href, label])))
    const posts = pages.filter(({ route, listed }) => route === 'article' && listed)
    return {
      text,
      sections: [
        ...text.sections.map(({ heading, paths }) => ({
          heading,
          pages: paths.map((path) => ({ path, title: names.get(path) ?? path })),
        })),
        { heading: text.articles, pages: posts.map(({ path, title }) => ({ path, title })) },
      ],
      repositories: productsOf(products, site).map(({ name, repository }) => ({ path: repository, title: name })),
    }
  },
  contents: ({ sections }) => sections,
  view: ({ text, sections, repositories }) => (
    <>
      <PageHeader
        heading={text.heading}
        lead={text.lead}
        aside={<DownloadLink href="/sitemap.xml">{text.download}</DownloadLink>}
      />
      <div className="w-full bg-tint py-8" data-tone="tint">
        <div className="frame">
          <Island of={search} props={{ page: routes.sitemap.path, index: searchPath, texts: text.search }} />
          <p className="without-script -mt-9 text-small text-soft [@media(scripting:none)]:mt-0">
            {text.search.withoutScript}
          </p>
        </div>
      </div>
      <div className="grid gap-x-(--gap) gap-y-10 pt-10 md:grid-cols-2 lg:grid-cols-3">
        {sections.map(({ heading, pages }, index) => (
          <Branch key={heading} id={`pages-${index + 1}`} heading={heading} leaves={pages} />
        ))}
        <Branch
          id="repositories"
          heading={text.repositories.heading}
          lead={text.repositories.lead}
          leaves={repositories}
        />
      </div>
    </>
  ),
})

/** Each page that search engines may list stands in it. (A path that no page has is found as any bad link is.) */
export const everyPageIsNamed = defineCheck({
  uses: { sitemap: sitemapFile },
  check: ({ sitemap: { sections } }, at, { pages }) =>
    pages
      .filter(
        ({ listed, route, path }) =>
          listed && route !== 'article' && !sections.some(({ paths }) => paths.includes(path)),
      )
      .map(({ path }) => at(sitemapFile, [], `does not name ${path}. Add it to one of the sections.`)),
})

interface BranchProps {
  id: string
  heading: string
  lead?: string
  leaves: { path: string; title: string }[]
}

function Branch({ id, heading, lead, leaves }: BranchProps) {
  return (
    <section className="grid content-start gap-3 border-t-2 border-ink pt-3" aria-labelledby={id}>
      <h2 id={id} className="font-sans text-body font-semibold tracking-normal">
        {heading}
      </h2>
      {lead && <p className="text-small text-soft">{lead}</p>}
      <ul className="grid gap-1">
        {leaves.map(({ path, title }) => (
          <li key={path}>
            <Link href={path} className="inline-flex min-h-7 items-center py-0.5 leading-snug pointer-coarse:min-h-11">
              {title}
            </Link>
            <p className="break-words label">{path.replace(/^https?:\/\//, '')}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
