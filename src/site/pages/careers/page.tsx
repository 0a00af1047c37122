import { z } from 'zod'
import { dataFile, definePage, f } from '../../../generator/define/index.ts'
import { DrawnPoints, type PointDrawing } from '../../components/DrawnPoints.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Points } from '../../components/Points.tsx'
import { PlaceholderBadge } from '../../components/PlaceholderBadge.tsx'
import { Section } from '../../components/Section.tsx'
import { settings } from '../../data/settings.ts'
import { routes } from '../../routes.ts'
import { JobOpening } from './JobOpening.tsx'

const schema = z.strictObject({
  ...f.opening,
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
            placeholder: f.placeholder,
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
    .strictObject({
      heading: f.heading,
      items: z.array(f.point).min(1).describe('The benefits'),
      placeholder: f.placeholder,
    })
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
      <PageHeader heading={text.heading} lead={text.lead} />
      <Section id="openings" heading={text.openings.heading} lead={text.openings.lead} layout="wide">
        <ul className="goals">
          {openings.map((opening) => (
            <JobOpening key={opening.title} opening={opening} text={text.openings} />
          ))}
        </ul>
      </Section>
      <Section id="steps" heading={text.steps.heading} layout="wide">
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
      <Section id="benefits" heading={text.benefits.heading} aside={text.benefits.placeholder && <PlaceholderBadge />}>
        <DrawnPoints points={text.benefits.items} drawings={drawings} />
      </Section>
    </>
  ),
})

const drawings: PointDrawing[] = [
  // Two working days in two places, and the hours that they share.
  {
    thin: 'M2 15h74M44 41h74M44 22v12M76 22v12',
    ink: 'M2 8v14M76 8v14M44 34v14M118 34v14',
    proved: 'M44 15h32M44 41h32',
  },
  // An open book, and the place where one reads.
  {
    thin: 'M12 19c10-2 22-1 32 3M12 28c10-2 22-1 32 3M12 37c10-2 22-1 32 3M64 31c10-4 22-5 32-3M64 40c10-4 22-5 32-3',
    ink: 'M54 15C40 7 18 5 2 8v40c16-3 38-1 52 7c14-8 36-10 52-7V8C90 5 68 7 54 15zM54 15v40',
    proved: 'M64 22c10-4 22-5 32-3',
  },
  // A screen on a desk, and a sequent on it.
  {
    thin: 'M66 15h18M66 23h12M12 52v4M108 52v4',
    ink: 'M28 3h64v34H28zM60 37v13M48 50h24M2 52h116',
    proved: 'M40 12v16M40 20h12',
  },
  // A paper with a name under it, and the repository that has the same name.
  {
    thin: 'M12 12h40M12 20h40M12 28h26M62 28h30',
    ink: 'M2 2h60v52H2zM92 20h16v16H92z',
    proved: 'M12 44c4-10 9-10 8-2s5 4 8-2 4 8 9 2 7 0 13-1M97 28h6',
  },
]
