import type { Data } from '../model/page.ts'
import { ButtonLink } from './ButtonLink.tsx'
import { Mark } from './Mark.tsx'
import { PageHeader } from './PageHeader.tsx'
import { Points } from './Points.tsx'
import { Section } from './Section.tsx'

/** What a visitor sees after sending something: that it worked, what happens next, and where to go on. */
export function Confirmation({ text }: { text: Data['contact-success'] }) {
  return (
    <>
      <div className="page-mark">
        <Mark sign="end" size={40} />
      </div>
      <PageHeader heading={text.heading} lead={text.lead} />
      <Section id="next" heading={text.next.heading}>
        <Points points={text.next.items} ordered />
        <div className="buttons">
          {text.links.map(({ label, href }) => (
            <ButtonLink key={href} href={href}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </Section>
    </>
  )
}
