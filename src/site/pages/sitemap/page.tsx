import { Address } from '../../components/Address.tsx'
import { DownloadLink } from '../../components/DownloadLink.tsx'
import { Link } from '../../components/Link.tsx'
import { Logo } from '../../components/Logo.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { sitemap as schema } from '../../schemas/pages.ts'
import { dataFile, defineCheck, definePage } from '../../../generator/define/define.tsx'
import { Island } from '../../../generator/define/Island.tsx'
import { searchPath } from '../../../generator/render/addresses.ts'
import { products, productsOf } from '../../data/products.ts'
import { settings } from '../../data/settings.ts'
import { search } from '../../islands/search/island.ts'
import { routes } from '../../routes.ts'

const file = dataFile('data/sitemap.json', schema)

/** The search, and the whole site as one tree: from its address a branch to each group, from the group a twig to each page or repository. */
export const sitemap = definePage({
  route: routes.sitemap,
  style: 'services',
  unsearched: true,
  text: file,
  uses: { products, site: settings },
  props: ({ text, products, site }, { pages }) => {
    const titles = new Map(pages.map(({ path, title }) => [path, title]))
    const posts = pages.filter(({ route, listed }) => route === 'article' && listed)
    return {
      text,
      index: { page: routes.sitemap.path, index: searchPath },
      sections: [
        ...text.sections.map(({ heading, paths }) => ({
          heading,
          pages: paths.map((path) => ({ path, title: titles.get(path) ?? path })),
        })),
        { heading: text.articles, pages: posts.map(({ path, title }) => ({ path, title })) },
      ],
      repositories: productsOf(products, site).map(({ name, repository }) => ({ path: repository, title: name })),
      url: site.url,
    }
  },
  contents: ({ sections }) => sections,
  view: ({ text, index, sections, repositories, url }) => (
    <>
      <PageHeader heading={text.heading} lead={text.lead}>
        <DownloadLink href="/sitemap.xml">{text.download}</DownloadLink>
      </PageHeader>
      <div className="search">
        <Island of={search} props={{ ...index, texts: text.search }} />
        <p className="without-script">{text.search.withoutScript}</p>
      </div>
      <div className="tree">
        <p className="tree-root">
          <Logo />
          <span className="address">{addressOf(url)}</span>
        </p>
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
  uses: { sitemap: file },
  check: ({ sitemap: { sections } }, at, { pages }) =>
    pages
      .filter(
        ({ listed, route, path }) =>
          listed && route !== 'article' && !sections.some(({ paths }) => paths.includes(path)),
      )
      .map(({ path }) => at(file, [], `does not name ${path}. Add it to one of the sections.`)),
})

interface BranchProps {
  id: string
  heading: string
  lead?: string
  leaves: { path: string; title: string }[]
}

function Branch({ id, heading, lead, leaves }: BranchProps) {
  return (
    <section className="tree-branch" aria-labelledby={id}>
      <div className="tree-head">
        <h2 id={id}>{heading}</h2>
        {lead && <p>{lead}</p>}
      </div>
      <ul>
        {leaves.map(({ path, title }) => (
          <li key={path}>
            <Link href={path}>{title}</Link>
            <span className="leader" />
            <span className="address">
              <Address of={addressOf(path)} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** An address as it is said, without its protocol. */
function addressOf(url: string): string {
  return url.replace(/^https?:\/\//, '')
}
