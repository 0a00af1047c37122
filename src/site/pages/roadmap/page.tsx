import { z } from 'zod'
import { dataFile, definePage, f } from '../../../generator/define/index.ts'
import { DeliverablesAndRisks } from '../../components/blocks/DeliverablesAndRisks.tsx'
import { RoadmapPhases } from '../../components/blocks/RoadmapPhases.tsx'
import { Targets } from '../../components/blocks/Targets.tsx'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { PlaceholderBadge } from '../../components/PlaceholderBadge.tsx'
import { Section } from '../../components/Section.tsx'
import { Timeline } from '../../components/Timeline.tsx'
import { missionFile } from '../../data/mission.ts'
import { routes } from '../../routes.ts'
import { blockSchemas } from '../../schemas/blocks.ts'

const schema = z.strictObject({
  ...f.opening,
  stages: f.text.describe('Heading above the stages of the mission'),
  phases: z.strictObject({ heading: f.heading, lead: f.lead }).describe('Above the exit criteria'),
  risks: z.strictObject({ heading: f.heading, lead: f.lead }).describe('Above deliverables and risks'),
  targets: z.strictObject({ heading: f.heading, lead: f.lead }).describe('Above the table of targets'),
  action: f.link.describe('The link at the end'),
  placeholder: f.placeholder,
})

/** The stages of the mission, and below them what each year is held to. */
export const roadmapPage = definePage({
  route: routes.roadmap,
  text: dataFile('data/roadmap.json', schema),
  uses: {
    mission: missionFile,
    phases: dataFile('data/roadmap-phases.json', blockSchemas['roadmap-phases']),
    risks: dataFile('data/deliverables-and-risks.json', blockSchemas['deliverables-and-risks']),
    targets: dataFile('data/targets.json', blockSchemas.targets),
  },
  props: ({ mission, ...values }) => ({ ...values, stages: mission.roadmap.stages }),
  view: ({ text, stages, phases, risks, targets }) => (
    <>
      <PageHeader heading={text.heading} lead={text.lead}>
        {text.placeholder && <PlaceholderBadge />}
      </PageHeader>
      <Section id="stages" heading={text.stages} layout="wide">
        <Timeline stages={stages} />
      </Section>
      <Section id="phases" heading={text.phases.heading} lead={text.phases.lead}>
        <RoadmapPhases data={phases} level={3} />
      </Section>
      <Section id="risks" heading={text.risks.heading} lead={text.risks.lead}>
        <DeliverablesAndRisks data={risks} level={3} />
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
        <Targets data={targets} />
      </Section>
    </>
  ),
})
