import { definePage } from '../../../generator/define/index.ts'
import { ButtonLink } from '../../components/Button.tsx'
import { Drawing } from '../../components/Drawing.tsx'
import { DrawnPoints } from '../../components/DrawnPoints.tsx'
import heroDiagram from '../../components/hero-diagram.svg?raw'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Section } from '../../components/Section.tsx'
import { Timeline } from '../../components/Timeline.tsx'
import { missionFile, type Mission } from '../../data/mission.ts'
import { routes } from '../../routes.ts'
import principleDrawings from './principles.svg?raw'

export const missionPage = definePage({
  route: routes.mission,
  text: missionFile,
  view: ({ text: { heading, lead, vision, principles, problem, approach, roadmap } }) => (
    <>
      <PageHeader heading={heading} lead={lead} />
      <Section id="vision" heading={vision.heading}>
        <p className="statement">{vision.text}</p>
      </Section>
      <Section id="principles" heading={principles.heading}>
        <DrawnPoints drawings={principleDrawings} points={principles.items} />
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
        <ol className="approach">
          {approach.parts.map(({ title, description }, index) => (
            <li key={title}>
              {approachDrawings[index]}
              <div>
                <h3>{title}</h3>
                <p>{description}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Section
        id="roadmap"
        heading={roadmap.heading}
        placeholder={roadmap.placeholder}
        shape="stack"
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

/** A dial from 0 to 100; its drawing repeats what its text says. */
function Gauge({ label, percent, value }: Mission['problem']['gauges'][number]) {
  return (
    <div className="gauge">
      <svg viewBox="0 0 240 144" width="240" height="144" aria-hidden="true" focusable="false">
        <g className="gauge-ticks">
          {ticks.map((tick) => (
            <path
              key={tick}
              d={tick % 5 === 0 ? 'M4 120h14' : 'M10 120h8'}
              transform={`rotate(${tick * 18} 120 120)`}
            />
          ))}
        </g>
        <path className="gauge-track" d="M26 120a94 94 0 0 1 188 0" />
        <path
          className="gauge-value"
          d="M26 120a94 94 0 0 1 188 0"
          pathLength={100}
          strokeDasharray={`${percent} 200`}
        />
        <path className="gauge-needle" d="M120 120H34" transform={`rotate(${percent * 1.8} 120 120)`} />
        <circle className="gauge-hub" cx="120" cy="120" r="4" />
        <text className="gauge-end" x="26" y="137">
          0
        </text>
        <text className="gauge-end" x="214" y="137">
          100
        </text>
      </svg>
      <p className="gauge-text">
        <strong className="figure">{value}</strong> {label}
      </p>
    </div>
  )
}

// Without the line that joins the steps of the hero diagram.
const approachDrawings = [
  { name: 'specification', viewBox: '35 18 183 154', width: 183, height: 154 },
  { name: 'certificate', viewBox: '68 32 164 110', width: 164, height: 110 },
  { name: 'watched-run' },
].map((drawing) => <Drawing key={drawing.name} sheet={heroDiagram} {...drawing} />)
