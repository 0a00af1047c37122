import { definePage } from '../../../generator/define/index.ts'
import { ButtonRow } from '../../components/Button.tsx'
import { Drawing, namesIn } from '../../components/Drawing.tsx'
import { InfoNote } from '../../components/Badge.tsx'
import { HeadDrawing } from '../../components/LongText.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Points } from '../../components/Points.tsx'
import { Section } from '../../components/Section.tsx'
import { Timeline } from '../../components/Timeline.tsx'
import { missionFile, type Mission } from '../../data/mission.ts'
import { routes } from '../../routes.ts'
import approachSheet from './approach.svg?raw'

const approachNames = namesIn(approachSheet)

export const missionPage = definePage({
  route: routes.mission,
  text: missionFile,
  props: (values) => values,
  view: ({ text: { heading, lead, vision, principles, problem, approach, roadmap } }) => (
    <>
      <PageHeader heading={heading} lead={lead} tone="night" aside={<HeadDrawing name="mission" />} />
      <Section id="vision" heading={vision.heading}>
        <p className="font-serif text-statement/snug">{vision.text}</p>
      </Section>
      <Section id="principles" heading={principles.heading} shape="row" tone="tint">
        <Points items={principles.items} columns={2} />
      </Section>
      <Section
        id="problem"
        heading={problem.heading}
        lead={problem.text}
        shape="panel"
        aside={<InfoNote>{problem.source}</InfoNote>}
      >
        <div className="grid gap-8">
          {/* What testing covers is no good news, and no bad news either. */}
          {problem.gauges.map((gauge, index) => (
            <Gauge key={gauge.label} {...gauge} colour={index === 0 ? 'stroke-unknown' : 'stroke-accent'} />
          ))}
        </div>
      </Section>
      <Section id="approach" heading={approach.heading} shape="row">
        <ol className="grid gap-x-(--gap) gap-y-8 md:grid-cols-3 print:grid-cols-3">
          {approach.parts.map(({ title, description }, index) => (
            <li key={title} className="grid break-inside-avoid content-start gap-2">
              <div className="flex h-38 items-center justify-center rounded-md bg-raised p-4 md:h-56">
                <Drawing
                  sheet={approachSheet}
                  name={approachNames[index] ?? ''}
                  className="drawing max-h-30 max-w-max md:max-h-none"
                />
              </div>
              <h3 className="pt-3">
                <span className="text-accent">{index + 1}.</span> {title}
              </h3>
              <p className="text-small text-soft">{description}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="roadmap" {...roadmap} shape="row" tone="tint">
        <Timeline stages={roadmap.stages.map(({ year, title }) => ({ mark: year, title }))} />
        <ButtonRow links={roadmap.actions} />
      </Section>
    </>
  ),
})

const columns = (count: number) => Array.from({ length: count }, (_, index) => `M${index * 10 + 4} 0v48`).join('')

function Gauge({ label, value, colour }: Mission['problem']['gauges'][number] & { colour: string }) {
  return (
    <figure className="grid break-inside-avoid items-center gap-x-6 gap-y-2 md:grid-cols-[12rem_1fr]">
      <figcaption className="text-soft">
        <strong className="block font-display text-section/tight font-normal text-ink">{value}</strong> {label}
      </figcaption>
      <svg
        className="h-auto w-full"
        viewBox="0 0 198 48"
        width="198"
        height="48"
        strokeWidth="8"
        strokeDasharray="8 2"
        aria-hidden="true"
      >
        <path className="stroke-rule" d={columns(20)} />
        <path className={colour} d={columns(Math.round(Number(value.replace(/\D/g, '')) / 5))} />
      </svg>
    </figure>
  )
}
