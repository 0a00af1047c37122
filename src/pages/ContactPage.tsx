import { ButtonLink } from '../components/ButtonLink.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { Points } from '../components/Points.tsx'
import { Section } from '../components/Section.tsx'
import type { ViewProps } from '../model/page.ts'

export function ContactPage({ text }: ViewProps<'contact'>) {
  return (
    <>
      <PageHeader heading={text.heading} lead={text.lead}>
        <p className="notice">{text.response}</p>
      </PageHeader>
      <Section id="channels" heading={text.channels.heading}>
        <ul className="points points-rows channels">
          {text.channels.items.map(({ title, description, link }) => (
            <li key={title}>
              <h3>{title}</h3>
              <div>
                <p>{description}</p>
                <ButtonLink href={link.href} tone="text">
                  {link.label}
                </ButtonLink>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="before" heading={text.before.heading}>
        <Points points={text.before.items} />
      </Section>
    </>
  )
}
