import { Approach } from '../site/components/Approach.tsx'
import { ButtonLink } from '../site/components/ButtonLink.tsx'
import { DrawnPoints } from '../site/components/DrawnPoints.tsx'
import { Gauge } from '../site/components/Gauge.tsx'
import { PageHeader } from '../site/components/PageHeader.tsx'
import { missionPrinciples } from '../site/components/point-drawings.ts'
import { Section } from '../site/components/Section.tsx'
import { Timeline } from '../site/components/Timeline.tsx'
import type { ViewProps } from '../model/page.ts'

export function MissionPage({ text }: ViewProps<'mission'>) {
  const { vision, principles, problem, approach, roadmap } = text
  return (
    <>
      <PageHeader heading={text.heading} lead={text.lead} />
      <Section id="vision" heading={vision.heading}>
        <p className="statement">{vision.text}</p>
      </Section>
      <Section id="principles" heading={principles.heading}>
        <DrawnPoints drawings={missionPrinciples} points={principles.items} />
      </Section>
      <Section id="problem" heading={problem.heading} lead={problem.text}>
        <div className="gauges">
          {problem.gauges.map((gauge) => (
            <Gauge key={gauge.label} {...gauge} />
          ))}
        </div>
        <p className="source">{problem.source}</p>
      </Section>
      <Section id="approach" heading={approach.heading}>
        <Approach parts={approach.parts} />
      </Section>
      <Section
        id="roadmap"
        heading={roadmap.heading}
        layout="wide"
        aside={
          <ButtonLink href={roadmap.action.href} tone="text">
            {roadmap.action.label}
          </ButtonLink>
        }
      >
        <Timeline stages={roadmap.stages} />
      </Section>
    </>
  )
}
