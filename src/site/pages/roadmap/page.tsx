import { z } from 'zod'
import { dataFile, definePage, f } from '../../../generator/define/index.ts'
import { deliverablesAndRisks } from '../../blocks/deliverables-and-risks.tsx'
import { Progress, roadmapPhases } from '../../blocks/roadmap-phases.tsx'
import { targets as targetsBlock } from '../../blocks/targets.tsx'
import { HeadDrawing } from '../../components/LongText.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Section } from '../../components/Section.tsx'
import { Timeline } from '../../components/Timeline.tsx'
import { missionFile } from '../../data/mission.ts'
import { routes } from '../../routes.ts'

const schema = z.strictObject({
  ...f.opening,
  stages: f.text.describe('Heading above the stages of the mission'),
  phases: f.section('Above the exit criteria', { lead: f.lead }),
  risks: f.section('Above deliverables and risks', { lead: f.lead }),
  targets: f.section('Above the table of targets', { lead: f.lead }),
  action: f.link.describe('The link at the end'),
  placeholder: f.placeholder,
})

export const roadmapPage = definePage({
  route: routes.roadmap,
  text: dataFile('data/roadmap.json', schema),
  uses: {
    mission: missionFile,
    phases: dataFile('data/roadmap-phases.json', roadmapPhases.schema),
    risks: dataFile('data/deliverables-and-risks.json', deliverablesAndRisks.schema),
    targets: dataFile('data/targets.json', targetsBlock.schema),
  },
  props: ({ mission, ...values }) => ({ ...values, stages: mission.roadmap.stages }),
  view: ({ text, stages, phases, risks, targets }) => (
    <>
      <PageHeader {...text} aside={<HeadDrawing name="stages" />} />
      <Section id="stages" heading={text.stages} shape="row" tone="night">
        <Timeline stages={stages.map(({ year, ...stage }) => ({ mark: year, ...stage }))} />
      </Section>
      <Section
        id="phases"
        {...text.phases}
        shape="row"
        aside={
          <p className="font-display text-section/tight">
            <Progress of={phases.flatMap(({ metrics }) => metrics)} />
          </p>
        }
      >
        <roadmapPhases.View data={phases} level={3} />
      </Section>
      <Section id="risks" {...text.risks} shape="row" tone="tint">
        <deliverablesAndRisks.View data={risks} level={3} />
      </Section>
      <Section id="targets" {...text.targets} action={text.action} shape="row">
        <targetsBlock.View data={targets} level={3} />
      </Section>
    </>
  ),
})
