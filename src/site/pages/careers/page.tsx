import { z } from 'zod'
import { DrawnPoints } from '../../components/DrawnPoints.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { benefits } from '../../components/point-drawings.ts'
import { Points } from '../../components/Points.tsx'
import { Sample } from '../../components/Sample.tsx'
import { Section } from '../../components/Section.tsx'
import { heading, lead, opening, placeholder, point, text, textWithCode } from '../../../generator/define/fields.ts'
import { dataFile, definePage } from '../../../generator/define/define.tsx'
import { settings } from '../../data/settings.ts'
import { routes } from '../../routes.ts'
import { OpenGoal } from './OpenGoal.tsx'

const schema = z.strictObject({
  ...opening,
  values: z.strictObject({ heading, items: z.array(point).length(4).describe('Four values') }).describe('How we work'),
  openings: z
    .strictObject({
      heading,
      lead,
      apply: text.describe('The button of an opening, which begins a mail'),
      skills: text.describe('Before the skills'),
      items: z
        .array(
          z.strictObject({
            title: text.describe('The role; it is also the subject of the mail'),
            type: text.describe('As in "Full-time"'),
            location: text.describe('As in "Remote"'),
            description: textWithCode.describe('A sentence or two'),
            skills: z.array(text).min(1).describe('What it takes, a few words each'),
            placeholder,
          }),
        )
        .length(3)
        .describe('Three openings'),
    })
    .describe('What is open'),
  steps: z
    .strictObject({ heading, items: z.array(point).min(1).describe('The steps, in order') })
    .describe('From a mail to a first day'),
  benefits: z
    .strictObject({ heading, items: z.array(point).min(1).describe('The benefits'), placeholder })
    .describe('What we offer'),
})
export type Text = z.infer<typeof schema>

/** The openings as goals to be closed, the way to one, and what it is like here. */
export const careers = definePage({
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
            <OpenGoal key={opening.title} opening={opening} text={text.openings} />
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
      <Section id="benefits" heading={text.benefits.heading} aside={text.benefits.placeholder && <Sample />}>
        <DrawnPoints points={text.benefits.items} drawings={benefits} />
      </Section>
    </>
  ),
})
