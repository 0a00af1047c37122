import { DownloadLink } from '../site/components/DownloadLink.tsx'
import { Island } from '../islands/Island.tsx'
import { Link } from '../site/components/Link.tsx'
import { Logo } from '../site/components/Logo.tsx'
import { PageHeader } from '../site/components/PageHeader.tsx'
import { useSite } from '../site/components/site.ts'
import type { ViewProps } from '../model/page.ts'

/** The search, and the whole site as one tree: from its address a branch to each group, from the group a twig to each page or repository. */
export function SitemapPage({ text, search, sections, repositories }: ViewProps<'sitemap'>) {
  const { url } = useSite()
  const repositoryLeaves = repositories.map(({ name, href }) => ({ path: href, title: name }))
  return (
    <>
      <PageHeader heading={text.heading} lead={text.lead}>
        <DownloadLink href="/sitemap.xml">{text.download}</DownloadLink>
      </PageHeader>
      <div className="search">
        <Island name="search" props={{ ...search, texts: text.search }} />
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
          leaves={repositoryLeaves}
        />
      </div>
    </>
  )
}

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
            <span className="address">{addressOf(path)}</span>
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
