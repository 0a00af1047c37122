import { DateText } from '../site/components/DateText.tsx'
import { DayStrip } from '../site/components/DayStrip.tsx'
import { Sample } from '../site/components/Sample.tsx'
import { Section } from '../site/components/Section.tsx'
import { StatusBadge } from '../site/components/StatusBadge.tsx'
import { StatusMark } from '../site/components/StatusMark.tsx'
import { UptimeBar } from '../site/components/UptimeBar.tsx'
import type { PageProps, ViewProps } from '../model/page.ts'

/** The services, how they do and what went wrong lately, as of the day it was last looked at. */
export function StatusPage(props: ViewProps<'status'>) {
  const { text, reviewed, overall, headline, incidents } = props
  return (
    <>
      <header className="verdict">
        <StatusMark status={overall} />
        <h1>{headline}</h1>
        <p className="lead">{text.lead}</p>
        <p className="byline">
          <span>{text.labels.reviewed}</span>
          <DateText day={reviewed} />
        </p>
      </header>
      <Section id="services" heading={text.services.heading} lead={text.services.lead} layout="wide">
        <ul className="services">
          {text.services.items.map((service) => (
            <Service key={service.name} service={service} {...props} />
          ))}
        </ul>
      </Section>
      <Section id="incidents" heading={text.incidents.heading} layout="wide">
        <ol className="incidents">
          {incidents.map((incident) => (
            <Incident key={incident.date.iso + incident.title} incident={incident} text={text} />
          ))}
        </ol>
      </Section>
    </>
  )
}

type Text = PageProps['status']['text']
interface ServiceProps extends Pick<PageProps['status'], 'text' | 'reviewed' | 'incidents'> {
  service: Text['services']['items'][number]
}

function Service({ service, text, reviewed, incidents }: ServiceProps) {
  const { name, status, uptime, lastIncident, placeholder } = service
  const days = incidents.map(({ date }) => date).filter(({ text: day }) => day === lastIncident)
  return (
    <li>
      <div className="service-name">
        <h3>{name}</h3>
        <StatusBadge status={status} words={text.statuses} />
        {placeholder && <Sample />}
      </div>
      <div className="service-uptime">
        <p className="label">{text.labels.uptime}</p>
        <p className="figure">{uptime}</p>
        <UptimeBar uptime={uptime} />
      </div>
      <div className="service-days">
        <p className="label">{text.labels.days}</p>
        <DayStrip until={reviewed} incidents={days} />
        <p className="byline">
          <span>{text.labels.lastIncident}</span>
          <span className="service-last">{lastIncident}</span>
        </p>
      </div>
    </li>
  )
}

interface IncidentProps {
  incident: PageProps['status']['incidents'][number]
  text: Text
}

/** A line of the log: when and how long, what, and where it stands. */
function Incident({ incident, text }: IncidentProps) {
  const { date, title, description, status, duration, placeholder } = incident
  return (
    <li>
      <p className="byline incident-time">
        <DateText day={date} />
        <span>
          {text.labels.duration}: {duration}
        </span>
      </p>
      <div className="row-head">
        <h3>{title}</h3>
        <p>{description}</p>
      </div>
      <div className="row-head">
        <StatusBadge status={status} words={text.statuses} />
        {placeholder && <Sample />}
      </div>
    </li>
  )
}
