import { definePage } from '../../../generator/define/index.ts'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { DrawnPoints, type PointDrawing } from '../../components/DrawnPoints.tsx'
import { Certificate, Specification } from '../../components/HeroDiagram.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Section } from '../../components/Section.tsx'
import { Timeline } from '../../components/Timeline.tsx'
import { missionFile, type Mission } from '../../data/mission.ts'
import { routes } from '../../routes.ts'

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
        <DrawnPoints drawings={drawings} points={principles.items} />
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

/** Events that pass a guard, and the record below in which each has its line, the refused one too. */
function MonitoredRun() {
  return (
    <svg className="drawing" viewBox="23 8 254 204" width="254" height="204" aria-hidden="true" focusable="false">
      <path className="thin" d="M24 30h114M24 54h114M24 78h114M162 30h114M162 54h114M162 78h114" />
      <path className="ink sheet-fill" d="M142 10h16v88h-16z" />
      <path className="proved" d="M150 20v68" />
      <circle className="event-passed" cx="186" cy="30" r="7" />
      <circle className="event-passed" cx="246" cy="30" r="7" />
      <circle className="event-passed" cx="216" cy="54" r="7" />
      <circle className="event" cx="54" cy="30" r="7" />
      <circle className="event" cx="88" cy="54" r="7" />
      <g className="event-refused">
        <circle cx="122" cy="78" r="8" />
        <path d="M116 84l12-12" />
      </g>
      <path className="thin" d="M150 98v16" />
      <path className="ink sheet-fill" d="M60 114h180v96H60z" />
      <path className="thin" d="M100 132h76M100 152h96M100 192h58" />
      <path
        className="ink"
        d="M74 127h10v10H74zM74 147h10v10H74zM74 167h10v10H74zM74 187h10v10H74zM79 137v10M79 157v10M79 177v10"
      />
      <path className="event-logged" d="M100 172h84" />
      <path
        className="proved"
        d="M212 126v12M212 132h12M212 146v12M212 152h12M212 166v12M212 172h12M212 186v12M212 192h12"
      />
    </svg>
  )
}

const approachDrawings = [
  <Specification key="specification" view={[35, 18, 183, 154]} />,
  <Certificate key="certificate" view={[68, 32, 164, 110]} />,
  <MonitoredRun key="run" />,
]

const drawings: PointDrawing[] = [
  // A short piece of a long line, measured.
  { thin: 'M1 42h118M40 34v16M64 34v16', ink: 'M40 10v14M64 10v14M40 17h24', proved: 'M40 42h24' },
  // Three authors, and one check that all of them come to.
  {
    thin: 'M18 9h28l14 19M18 28h42M18 47h28l14-19M92 28h27',
    ink: 'M4 4h10v10H4zM4 28a5 5 0 0 0 10 0a5 5 0 0 0-10 0M9 41l6 11H3zM64 14h28v28H64z',
    proved: 'M70 28l6 7 10-14',
  },
  // A theorem in its model, and a guard at the one way out of it.
  {
    thin: 'M76 28H64M2 6h62v44H2zM84 28h35',
    ink: 'M76 4v48M84 4v48',
    proved: 'M20 16v24M20 28h22',
  },
  // A chained log, and the same run again in other hands.
  {
    thin: 'M20 11h26M20 28h20M20 45h26M56 28h14M66 24l4 4-4 4',
    ink: 'M4 6h10v10H4zM4 23h10v10H4zM4 40h10v10H4zM9 16v7M9 33v7',
    proved: 'M82 11h26M82 28h20M82 45h26',
  },
]
