import { ButtonLink } from '../site/components/ButtonLink.tsx'
import { PageHeader } from '../site/components/PageHeader.tsx'
import { Points } from '../site/components/Points.tsx'
import { Section } from '../site/components/Section.tsx'
import type { ViewProps } from '../model/page.ts'

/** The channels as a directory: one line in, a branch to each, and the address at its end. */
export function ContactPage({ text }: ViewProps<'contact'>) {
  return (
    <>
      <PageHeader heading={text.heading} lead={text.lead} />
      <section className="exchange" aria-labelledby="channels">
        <div className="exchange-in">
          <h2 id="channels">{text.channels.heading}</h2>
          <p>{text.response}</p>
        </div>
        <ul className="directory">
          {text.channels.items.map(({ title, description, link }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="directory-address">{addressIn(link.href)}</p>
              <p className="directory-text">{description}</p>
              <ButtonLink href={link.href} tone="text">
                {link.label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </section>
      <Section id="before" heading={text.before.heading}>
        <Points points={text.before.items} />
      </Section>
    </>
  )
}

/** What a person would type: "press@lab.example", "github.com/lab". */
function addressIn(href: string): string {
  return href.replace(/^(mailto:|https?:\/\/)/, '')
}
