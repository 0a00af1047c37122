import { DrawnPoints } from '../site/components/DrawnPoints.tsx'
import { OpenGoal } from '../components/OpenGoal.tsx'
import { PageHeader } from '../site/components/PageHeader.tsx'
import { benefits } from '../site/components/point-drawings.ts'
import { Points } from '../site/components/Points.tsx'
import { Sample } from '../site/components/Sample.tsx'
import { Section } from '../site/components/Section.tsx'
import type { ViewProps } from '../model/page.ts'

/** The openings as goals to be closed, the way to one, and what it is like here. */
export function CareersPage({ text, openings }: ViewProps<'careers'>) {
  return (
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
  )
}
