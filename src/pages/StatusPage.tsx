import { DateText } from '../components/DateText.tsx'
import { Facts } from '../components/Facts.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { Sample } from '../components/Sample.tsx'
import { Section } from '../components/Section.tsx'
import { StatusBadge } from '../components/StatusBadge.tsx'
import { UptimeBar } from '../components/UptimeBar.tsx'
import type { ViewProps } from '../model/page.ts'

/** The services, how they do and what went wrong lately, as of the day it was last looked at. */
export function StatusPage({ text, reviewed, overall, headline, incidents }: ViewProps<'status'>) {
  const { labels, statuses, services } = text
  return (
    <>
      <div className="page-mark">
        <StatusBadge status={overall} words={statuses} />
      </div>
      <PageHeader heading={headline} lead={text.lead}>
        <Facts facts={[{ label: labels.reviewed, value: <DateText day={reviewed} /> }]} />
      </PageHeader>
      <Section id="services" heading={services.heading} layout="wide">
        <ul className="services">
          {services.items.map(({ name, status, uptime, lastIncident, placeholder }) => (
            <li key={name}>
              <div className="service-name">
                <h3>{name}</h3>
                {placeholder && <Sample />}
              </div>
              <StatusBadge status={status} words={statuses} />
              <div className="service-uptime">
                <p className="label">{labels.uptime}</p>
                <p className="figure">{uptime}</p>
                <UptimeBar uptime={uptime} />
              </div>
              <div>
                <p className="label">{labels.lastIncident}</p>
                <p>{lastIncident}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="incidents" heading={text.incidents.heading}>
        <ol className="incidents">
          {incidents.map(({ date, title, description, status, duration, placeholder }) => (
            <li key={date.iso + title}>
              <div className="row-head">
                <p className="byline">
                  <DateText day={date} />
                  <span>
                    {labels.duration}: {duration}
                  </span>
                </p>
                <h3>{title}</h3>
                {placeholder && <Sample />}
              </div>
              <div className="row-body">
                <StatusBadge status={status} words={statuses} />
                <p>{description}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
    </>
  )
}
