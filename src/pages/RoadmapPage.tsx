import { deliverablesAndRisks } from '../site/blocks/deliverables-and-risks.tsx'
import { roadmapPhases } from '../site/blocks/roadmap-phases.tsx'
import { targets as targetsBlock } from '../site/blocks/targets.tsx'
import { ButtonLink } from '../site/components/ButtonLink.tsx'
import { PageHeader } from '../site/components/PageHeader.tsx'
import { Sample } from '../site/components/Sample.tsx'
import { Section } from '../site/components/Section.tsx'
import { Timeline } from '../site/components/Timeline.tsx'
import type { ViewProps } from '../model/page.ts'

/** The stages of the mission, and below them what each year is held to. */
export function RoadmapPage({ text, stages, phases, risks, targets }: ViewProps<'roadmap'>) {
  return (
    <>
      <PageHeader heading={text.heading} lead={text.lead}>
        {text.placeholder && <Sample />}
      </PageHeader>
      <Section id="stages" heading={text.stages} layout="wide">
        <Timeline stages={stages} />
      </Section>
      <Section id="phases" heading={text.phases.heading} lead={text.phases.lead}>
        <roadmapPhases.View data={phases} level={3} />
      </Section>
      <Section id="risks" heading={text.risks.heading} lead={text.risks.lead}>
        <deliverablesAndRisks.View data={risks} level={3} />
      </Section>
      <Section
        id="targets"
        heading={text.targets.heading}
        lead={text.targets.lead}
        aside={
          <ButtonLink href={text.action.href} tone="text">
            {text.action.label}
          </ButtonLink>
        }
      >
        <targetsBlock.View data={targets} level={3} />
      </Section>
    </>
  )
}
