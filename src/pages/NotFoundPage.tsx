import { ButtonLink } from '../components/ButtonLink.tsx'
import { Link } from '../components/Link.tsx'
import { Mark } from '../components/Mark.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { Section } from '../components/Section.tsx'
import type { ViewProps } from '../model/page.ts'
import { href } from '../routes.ts'

/** ⊬: no page follows from this address. Without script, "back" leads home. */
export function NotFoundPage({ text }: ViewProps<'notFound'>) {
  return (
    <>
      <div className="page-mark page-mark-large">
        <Mark sign="unproved" size={120} />
      </div>
      <PageHeader heading={text.heading} lead={text.text}>
        <div className="buttons">
          <ButtonLink href={href('home')} tone="primary">
            {text.home}
          </ButtonLink>
          <a className="button button-quiet" href={href('home')} data-back="">
            {text.back}
          </a>
        </div>
      </PageHeader>
      <Section id="pages" heading={text.links.heading}>
        <ul className="index index-short">
          {text.links.items.map((link) => (
            <li key={link.href}>
              <Link href={link.href}>{link.label}</Link>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
