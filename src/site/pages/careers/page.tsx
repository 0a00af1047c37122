import { z } from 'zod'
import { dataFile, definePage, f } from '../../../generator/define/index.ts'
import { DrawnPoints } from '../../components/DrawnPoints.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { PlaceholderNote } from '../../components/Badge.tsx'
import { Points } from '../../components/Points.tsx'
import { Section } from '../../components/Section.tsx'
import { settings } from '../../data/settings.ts'
import { routes } from '../../routes.ts'
import benefitDrawings from './benefits.svg?raw'
import { JobOpening } from './JobOpening.tsx'

const schema = z.strictObject({
  ...f.opening,
  placeholder: f.placeholder,
  values: z
    .strictObject({ heading: f.heading, items: z.array(f.point).length(4).describe('Four values') })
    .describe('How we work'),
  openings: z
    .strictObject({
      heading: f.heading,
      lead: f.lead,
      apply: f.text.describe('The button of an opening, which begins a mail'),
      skills: f.text.describe('Before the skills'),
      items: z
        .array(
          z.strictObject({
            title: f.text.describe('The role; it is also the subject of the mail'),
            type: f.text.describe('As in "Full-time"'),
            location: f.text.describe('As in "Remote"'),
            description: f.textWithCode.describe('A sentence or two'),
            skills: z.array(f.text).min(1).describe('What it takes, a few words each'),
          }),
        )
        .length(3)
        .describe('Three openings'),
    })
    .describe('What is open'),
  steps: z
    .strictObject({ heading: f.heading, items: z.array(f.point).min(1).describe('The steps, in order') })
    .describe('From a mail to a first day'),
  benefits: z
    .strictObject({ heading: f.heading, items: z.array(f.point).min(1).describe('The benefits') })
    .describe('What we offer'),
})
export type Text = z.infer<typeof schema>

export const careersPage = definePage({
  route: routes.careers,
  text: dataFile('data/careers.json', schema),
  uses: { site: settings },
  props: ({ text, site }) => ({
    text,
    openings: text.openings.items.map((one) => ({
      ...one,
      applyHref: `mailto:${site.addresses.careers}?subject=${encodeURIComponent(one.title)}`,
    })),
  }),
  view: ({ text, openings }) => (
    <>
      <PageHeader heading={text.heading} lead={text.lead}>
        <PlaceholderNote kind={text.placeholder} />
      </PageHeader>
      <Section
        id="openings"
        heading={text.openings.heading}
        lead={text.openings.lead}

        shape="stack"
      >
        <ul className="goals">
          {openings.map((opening) => (
            <JobOpening key={opening.title} opening={opening} text={text.openings} />
          ))}
        </ul>
      </Section>
      <Section id="steps" heading={text.steps.heading} shape="stack">
        <ol className="course">
          {text.steps.items.map(({ title, description }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="values" heading={text.values.heading}>
        <Points points={text.values.items} />
      </Section>
      <Section id="benefits" heading={text.benefits.heading}>
        <DrawnPoints points={text.benefits.items} drawings={benefitDrawings} />
      </Section>
    </>
  ),
})
