import { DownloadLink } from '../components/DownloadLink.tsx'
import { Link } from '../components/Link.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { Section } from '../components/Section.tsx'
import type { ViewProps } from '../model/page.ts'

/** Every page and every repository as a list of links. */
export function SitemapPage({ text, sections, repositories }: ViewProps<'sitemap'>) {
  return (
    <>
      <PageHeader heading={text.heading} lead={text.lead}>
        <DownloadLink href="/sitemap.xml">{text.download}</DownloadLink>
      </PageHeader>
      {sections.map(({ heading, pages }, index) => (
        <Section key={heading} id={`pages-${index + 1}`} heading={heading}>
          <ul className="index">
            {pages.map(({ path, title, description }) => (
              <li key={path}>
                <a href={path}>{title}</a>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </Section>
      ))}
      <Section id="repositories" heading={text.repositories.heading} lead={text.repositories.lead}>
        <ul className="index">
          {repositories.map(({ name, href, description }) => (
            <li key={href}>
              <Link href={href}>{name}</Link>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
