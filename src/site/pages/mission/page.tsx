import { definePage } from '../../../generator/define/index.ts'
import { ButtonLink } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'
import { Drawing, namesIn } from '../../components/Drawing.tsx'
import { LabelLine } from '../../components/Badge.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Section } from '../../components/Section.tsx'
import { Timeline } from '../../components/Timeline.tsx'
import { missionFile, type Mission } from '../../data/mission.ts'
import { routes } from '../../routes.ts'
import approachSheet from './approach.svg?raw'

export const missionPage = definePage({
  route: routes.mission,
  text: missionFile,
  view: ({ text: { heading, lead, vision, principles, problem, approach, roadmap } }) => (
    <>
      <PageHeader heading={heading} lead={lead} tone="night" />
      <Section id="vision" heading={vision.heading} shape="center">
        <p className="mx-auto max-w-[46rem] text-center font-serif text-statement/snug">{vision.text}</p>
      </Section>
      <Section id="principles" heading={principles.heading} shape="stack" tone="tint">
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {principles.items.map(({ title, description }) => (
            <Card as="li" key={title} className="break-inside-avoid gap-2 border-t-4 border-t-proof">
              <h3>{title}</h3>
              <p className="text-small text-soft">{description}</p>
            </Card>
          ))}
        </ul>
      </Section>
      <Section
        id="problem"
        heading={problem.heading}
        lead={problem.text}
        shape="panel"
        aside={<LabelLine>{problem.source}</LabelLine>}
      >
        <div className="grid gap-6 sm:grid-cols-2">
          {problem.gauges.map((gauge, index) => (
            <Gauge key={gauge.label} {...gauge} tone={index === 0 ? 'tested' : 'proved'} />
          ))}
        </div>
      </Section>
      <Section id="approach" heading={approach.heading} shape="stack">
        <ol className="grid gap-x-(--gap) gap-y-8 md:grid-cols-3 print:grid-cols-3">
          {approach.parts.map(({ title, description }, index) => (
            <li key={title} className="grid break-inside-avoid content-start gap-2">
              <div className="grid h-56 place-items-center rounded-md bg-raised p-4">{approachDrawings[index]}</div>
              <h3>
                <span className="text-proof">{index + 1}.</span> {title}
              </h3>
              <p className="text-small text-soft">{description}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section
        id="roadmap"
        heading={roadmap.heading}
        placeholder={roadmap.placeholder}
        shape="row"
        tone="tint"
        aside={
          <ButtonLink href={roadmap.action.href} tone="text">
            {roadmap.action.label}
          </ButtonLink>
        }
      >
        <Timeline stages={roadmap.stages} />
      </Section>
    </>
  ),
})

const ticks = Array.from({ length: 11 }, (_, index) => index)
const arc = 'M26 120a94 94 0 0 1 188 0'
/** What testing covers is no good news, and no bad news either. */
const gaugeColours = { tested: 'stroke-unknown', proved: 'stroke-proof' } as const

type GaugeProps = Mission['problem']['gauges'][number] & { tone: keyof typeof gaugeColours }

/** A dial from 0 to 100; its drawing repeats what its text says. */
function Gauge({ label, percent, value, tone }: GaugeProps) {
  return (
    <figure className="mx-auto grid w-full max-w-80 break-inside-avoid content-start justify-items-center text-center">
      <svg className="h-auto w-full fill-none" viewBox="0 0 240 144" width="240" height="144" aria-hidden="true">
        <g className="stroke-edge">
          {ticks.map((tick) => (
            <path
              key={tick}
              d={tick % 5 === 0 ? 'M4 120h14' : 'M10 120h8'}
              transform={`rotate(${tick * 18} 120 120)`}
            />
          ))}
        </g>
        <path className="stroke-rule" strokeWidth="10" d={arc} />
        <path
          className={gaugeColours[tone]}
          strokeWidth="10"
          d={arc}
          pathLength={100}
          strokeDasharray={`${percent} 200`}
        />
        <path className="stroke-ink" strokeWidth="1.5" d="M120 120H34" transform={`rotate(${percent * 1.8} 120 120)`} />
        <circle className="fill-ink" cx="120" cy="120" r="4" />
        <g className="fill-faint font-mono" fontSize="12" textAnchor="middle">
          <text x="26" y="138">
            0
          </text>
          <text x="214" y="138">
            100
          </text>
        </g>
      </svg>
      <figcaption className="text-soft">
        <strong className="block font-display text-figure leading-tight font-normal text-ink">{value}</strong> {label}
      </figcaption>
    </figure>
  )
}

const approachDrawings = namesIn(approachSheet).map((name) => (
  <Drawing key={name} sheet={approachSheet} name={name} className="drawing max-w-max" />
))
