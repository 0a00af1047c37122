import { z } from 'zod'
import { dataFile, definePage, f } from '../../../generator/define/index.ts'
import { DateText } from '../../components/DateText.tsx'
import { PlaceholderNote } from '../../components/Badge.tsx'
import { Section } from '../../components/Section.tsx'
import { dayOf, type Day } from '../../data/day.ts'
import { routes } from '../../routes.ts'
import { IncidentDays, StatusBadge, StatusMark, UptimeScale } from './drawings.tsx'

const statuses = ['operational', 'degraded', 'resolved', 'unknown'] as const
export type Status = (typeof statuses)[number]
const status = z
  .string()
  .transform((value): Status => statuses.find((known) => known === value) ?? 'unknown')
  .describe('operational, degraded or resolved; anything else is shown as unknown')

const schema = z.strictObject({
  meta: f.meta,
  lead: f.text.describe('A sentence or two below the headline'),
  placeholder: f.placeholder,
  headlines: z
    .strictObject({
      operational: f.text.describe('Where every service is operational'),
      degraded: f.text.describe('Where one is degraded'),
      unknown: f.text.describe('Anywhere else'),
    })
    .describe('The page shows the one that is true'),
  reviewed: f.day.describe('The day of the last review of the services, as YYYY-MM-DD'),
  labels: z
    .strictObject({
      reviewed: f.text.describe('Before that day'),
      notReviewed: f.text.describe('The same, where that day is more than 30 days ago'),
      uptime: f.text.describe('Before the uptime of a service'),
      days: f.text.describe('Above the strip of 90 days'),
      lastIncident: f.text.describe('Before the day of its last incident'),
      duration: f.text.describe('Before how long an incident lasted'),
    })
    .describe('Labels of figures'),
  statuses: z
    .strictObject({
      operational: f.text.describe('For operational'),
      degraded: f.text.describe('For degraded'),
      resolved: f.text.describe('For resolved'),
      unknown: f.text.describe('For anything else'),
    })
    .describe('What each status is called'),
  services: z
    .strictObject({
      heading: f.heading,
      lead: f.text.describe('How to read the strips and scales'),
      items: z
        .array(
          z.strictObject({
            name: f.text.describe('What the service is called'),
            status,
            uptime: f.text.describe('As it is shown: "99.98%"'),
            lastIncident: f.text.describe('As pages show a day: "July 15, 2025"; an incident of that day is marked'),
          }),
        )
        .min(1)
        .describe('The services'),
    })
    .describe('How each service does'),
  incidents: z
    .strictObject({
      heading: f.heading,
      items: z
        .array(
          z.strictObject({
            date: f.day.describe('When it began, as YYYY-MM-DD'),
            title: f.text.describe('A few words'),
            description: f.text.describe('What happened, and what was done'),
            status,
            duration: f.text.describe('How long it lasted, as it is shown'),
          }),
        )
        .describe('The incidents'),
    })
    .describe('What went wrong'),
})
type Text = z.infer<typeof schema>
type Incident = Omit<Text['incidents']['items'][number], 'date'> & { date: Day }

export const statusPage = definePage({
  route: routes.status,
  style: 'services',
  text: dataFile('data/status.json', schema),
  props: ({ text }, { today }) => ({
    text,
    reviewed: dayOf(text.reviewed),
    reviewedLabel: f.isReviewOld(text.reviewed, today) ? text.labels.notReviewed : text.labels.reviewed,
    overall: worstOf(text.services.items.map((service) => service.status)),
    incidents: text.incidents.items.map((incident) => ({ ...incident, date: dayOf(incident.date) })),
  }),
  view: ({ text, reviewed, reviewedLabel, overall, incidents }) => (
    <>
      <header className="verdict">
        <StatusMark status={overall} />
        <h1>{text.headlines[overall]}</h1>
        <p className="lead">{text.lead}</p>
        <PlaceholderNote kind={text.placeholder} />
        <p className="byline">
          <span>{reviewedLabel}</span>
          <DateText day={reviewed} />
        </p>
      </header>
      <Section
        id="services"
        heading={text.services.heading}
        lead={text.services.lead}

        shape="stack"
      >
        <ul className="services">
          {text.services.items.map((service) => (
            <ServiceRow key={service.name} service={service} text={text} reviewed={reviewed} incidents={incidents} />
          ))}
        </ul>
      </Section>
      <Section id="incidents" heading={text.incidents.heading} shape="stack">
        <ol className="incidents">
          {incidents.map((incident) => (
            <IncidentRow key={incident.date.iso + incident.title} incident={incident} text={text} />
          ))}
        </ol>
      </Section>
    </>
  ),
})

function worstOf(states: Status[]): keyof Text['headlines'] {
  if (states.every((state) => state === 'operational')) return 'operational'
  return states.includes('degraded') ? 'degraded' : 'unknown'
}

interface ServiceRowProps {
  service: Text['services']['items'][number]
  text: Text
  reviewed: Day
  incidents: Incident[]
}

function ServiceRow({ service, text, reviewed, incidents }: ServiceRowProps) {
  const { name, uptime, lastIncident } = service
  const days = incidents.map(({ date }) => date).filter((day) => day.text === lastIncident)
  return (
    <li>
      <div className="service-name">
        <h3>{name}</h3>
        <StatusBadge status={service.status} words={text.statuses} />
      </div>
      <div className="service-uptime">
        <p className="label">{text.labels.uptime}</p>
        <p className="figure">{uptime}</p>
        <UptimeScale uptime={uptime} />
      </div>
      <div className="service-days">
        <p className="label">{text.labels.days}</p>
        <IncidentDays until={reviewed} incidents={days} />
        <p className="byline">
          <span>{text.labels.lastIncident}</span>
          <span className="service-last">{lastIncident}</span>
        </p>
      </div>
    </li>
  )
}

function IncidentRow({ incident, text }: { incident: Incident; text: Text }) {
  return (
    <li>
      <p className="byline incident-time">
        <DateText day={incident.date} />
        <span>
          {text.labels.duration}: {incident.duration}
        </span>
      </p>
      <div className="row-head">
        <h3>{incident.title}</h3>
        <p>{incident.description}</p>
      </div>
      <div className="row-head">
        <StatusBadge status={incident.status} words={text.statuses} />
      </div>
    </li>
  )
}
