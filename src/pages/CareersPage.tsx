import { ButtonLink } from '../components/ButtonLink.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { Points } from '../components/Points.tsx'
import { Sample } from '../components/Sample.tsx'
import { Section } from '../components/Section.tsx'
import { Tags } from '../components/Tags.tsx'
import type { ViewProps } from '../model/page.ts'

export function CareersPage({ text, openings }: ViewProps<'careers'>) {
  return (
    <>
      <PageHeader heading={text.heading} lead={text.lead} />
      <Section id="values" heading={text.values.heading}>
        <Points points={text.values.items} look="columns" />
      </Section>
      <Section id="openings" heading={text.openings.heading} lead={text.openings.lead}>
        <ul className="openings">
          {openings.map(({ title, type, location, description, skills, placeholder, applyHref }) => (
            <li key={title}>
              <div className="row-head">
                <h3>{title}</h3>
                <p className="byline">
                  <span>{type}</span>
                  <span>{location}</span>
                </p>
                {placeholder && <Sample />}
              </div>
              <div className="row-body">
                <p>{description}</p>
                <Tags label={text.openings.skills} tags={skills} />
                <ButtonLink href={applyHref} tone="primary" about={title}>
                  {text.openings.apply}
                </ButtonLink>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="steps" heading={text.steps.heading}>
        <Points points={text.steps.items} ordered />
      </Section>
      <Section id="benefits" heading={text.benefits.heading} aside={text.benefits.placeholder && <Sample />}>
        <Points points={text.benefits.items} look="columns" />
      </Section>
    </>
  )
}
