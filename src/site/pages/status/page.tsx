import { z } from 'zod'
import CheckCheck from 'lucide-react/icons/check-check'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { dataFile, defineCheck, definePage, didYouMean, f } from '../../../generator/define/index.ts'
import { Badge, PlaceholderNote } from '../../components/Badge.tsx'
import { DateText } from '../../components/DateText.tsx'
import { Icon } from '../../components/Icon.tsx'
import { Section } from '../../components/Section.tsx'
import { routes } from '../../routes.ts'

const statuses = ['operational', 'degraded', 'resolved', 'unknown'] as const
type Status = (typeof statuses)[number]
const status = f.text.describe('operational, degraded or resolved; anything else is shown as unknown')

function statusOf(value: string): Status {
  return statuses.find((known) => known === value) ?? 'unknown'
}

const looks = {
  operational: { tone: 'accent', icon: CircleCheck },
  degraded: { tone: 'warning', icon: TriangleAlert },
  resolved: { tone: 'info', icon: CheckCheck },
  unknown: { tone: 'plain', icon: CircleHelp },
} as const satisfies Record<Status, unknown>

const schema = z.strictObject({
  meta: f.meta,
  lead: f.text.describe('A sentence or two below the headline'),
  placeholder: f.placeholder,
  headlines: f.group('The page shows the one that is true', {
    operational: f.text.describe('Where every service is operational'),
    degraded: f.text.describe('Where one is degraded'),
    unknown: f.text.describe('Anywhere else'),
  }),
  reviewed: f.day.describe('The day of the last look at the services, as YYYY-MM-DD'),
  labels: f.group('Words beside figures', {
    reviewed: f.text.describe('Before that day'),
    notReviewed: f.text.describe('The same, where that day is more than 30 days ago'),
    uptime: f.text.describe('Before the uptime of a service'),
    weeks: f.text.describe('Below the strip of 26 weeks'),
    lastIncident: f.text.describe('Before the day of its last incident'),
    noIncident: f.text.describe('In place of both, where there was none'),
    duration: f.text.describe('Before how long an incident lasted'),
  }),
  statuses: z.record(z.enum(statuses), f.text).describe('What operational, degraded, resolved and unknown are called'),
  services: f.section('How each service is doing', {
    lead: f.text.describe('How to read the figures and strips'),
    items: f
      .groups('The services', {
        name: f.text.describe('What the service is called'),
        status,
        uptime: f.text
          .regex(/^(?:100|\d?\d(?:\.\d+)?)%$/, 'which is not a percentage. Write it as "99.98%"')
          .describe('As it is shown: "99.98%"'),
        lastIncident: f.day.optional().describe('The day of its last incident, as YYYY-MM-DD, which its strip marks'),
      })
      .min(1)
      .superRefine(f.distinctBy('name')),
  }),
  incidents: f.section('What went wrong', {
    items: f
      .groups('The incidents', {
        date: f.day.describe('When it began, as YYYY-MM-DD'),
        title: f.text.describe('A few words'),
        description: f.text.describe('What happened, and what was done'),
        status,
        duration: f.text.describe('How long it lasted, as it is shown'),
      })
      .superRefine(f.distinctBy('description')),
  }),
})
type Text = z.infer<typeof schema>
const statusFile = dataFile('data/status.json', schema)

export const statusPage = definePage({
  route: routes.status,
  text: statusFile,
  props: ({ text }, { today }) => ({
    text,
    incidents: text.incidents.items.toSorted((a, b) => b.date.localeCompare(a.date)),
    isOld: f.isReviewOld(text.reviewed, today),
    overall: worstOf(text.services.items.map((service) => statusOf(service.status))),
  }),
  view: ({ text, incidents, isOld, overall }) => (
    <>
      <header className="grid gap-5 pt-8 md:pt-12">
        <div className={`${panel} ${isOld ? 'border-degraded bg-raised' : panels[overall]}`}>
          <div className="grid content-start gap-3">
            <p className="flex items-center gap-2 label">
              <span className="text-degraded empty:hidden">{isOld && <Icon of={TriangleAlert} />}</span>
              {text.meta.title}
            </p>
            <p
              className={`text-ink ${isOld ? 'font-display text-section/tight md:text-page/none' : 'text-lead/normal'}`}
            >
              {isOld ? text.labels.notReviewed : text.labels.reviewed} <DateText day={text.reviewed} />
            </p>
            <h1 className={`flex items-center gap-3 ${isOld ? 'font-sans text-title font-medium' : ''}`}>
              {!isOld && <Icon of={looks[overall].icon} size={40} />}
              {text.headlines[overall]}
            </h1>
            <PlaceholderNote kind={text.placeholder} />
          </div>
          <p className="text-soft lg:max-w-[20em]">{text.lead}</p>
        </div>
      </header>
      <Section id="services" heading={text.services.heading} lead={text.services.lead} shape="row">
        <ul className="rounded-md border border-rule bg-surface">
          {text.services.items.map((service) => (
            <ServiceRow key={service.name} service={service} text={text} isOld={isOld} />
          ))}
        </ul>
      </Section>
      {incidents.length > 0 && (
        <Section id="incidents" heading={text.incidents.heading} tone="tint">
          <ol className="grid gap-8">
            {incidents.map(({ date, title, description, status: value, duration }) => (
              <li key={date + title} className={incidentRow}>
                <div className="grid content-start gap-1">
                  <p className="label text-soft">
                    <DateText day={date} />
                  </p>
                  <p>{`${text.labels.duration}: ${duration}`}</p>
                  <StatusBadge value={value} words={text.statuses} />
                </div>
                <div>
                  <h3>{title}</h3>
                  <p className="max-w-[40em] pt-1 text-soft">{description}</p>
                </div>
              </li>
            ))}
          </ol>
        </Section>
      )}
    </>
  ),
})

export const statusIsConsistent = defineCheck({
  uses: { text: statusFile },
  check: ({ text }, at) => [
    ...(['services', 'incidents'] as const).flatMap((part) =>
      text[part].items.flatMap(({ status: value }, index) => {
        if (statuses.some((known) => known === value)) return []
        const remedy = didYouMean(value, statuses) || ` Known ones: ${statuses.join(', ')}.`
        const message = `status is "${value}", which is shown as unknown.${remedy}`
        return [{ ...at(statusFile, [part, 'items', index, 'status'], message), warning: true as const }]
      }),
    ),
    ...text.incidents.items.flatMap(({ date, title }) =>
      date > text.reviewed ? [at(statusFile, ['reviewed'], `reviewed is before “${title}”. Set your last look.`)] : [],
    ),
    ...text.services.items.flatMap(({ lastIncident: day = '' }, index) => {
      const message = `lastIncident is ${day}, after the last review. Set reviewed to the day of your last look.`
      const isListed = day === '' || text.incidents.items.some(({ date }) => date === day)
      const unlisted = `lastIncident is ${day}, a day of none of the incidents below. Correct it, or add the incident.`
      const told = day > text.reviewed ? message : isListed ? '' : unlisted
      return told ? [at(statusFile, ['services', 'items', index, 'lastIncident'], told)] : []
    }),
  ],
})

const incidentRow =
  'grid gap-x-(--gap) gap-y-3 border-t border-rule pt-5 md:grid-cols-[12rem_1fr] print:break-inside-avoid'

const panel = 'grid items-end gap-x-(--gap) gap-y-4 rounded-md border-2 p-6 md:p-10 lg:grid-cols-[minmax(0,1fr)_auto]'

/** Only for a recent review: an older one claims nothing. */
const panels = {
  operational: 'border-accent bg-tint text-accent',
  degraded: 'border-degraded bg-raised text-degraded',
  unknown: 'border-dashed border-unknown',
} as const satisfies Record<keyof Text['headlines'], string>

function worstOf(states: Status[]): keyof Text['headlines'] {
  if (states.every((state) => state === 'operational')) return 'operational'
  return states.includes('degraded') ? 'degraded' : 'unknown'
}

type Service = Text['services']['items'][number]

function ServiceRow({ service, text, isOld }: { service: Service; text: Text; isOld: boolean }) {
  const { name, uptime, lastIncident } = service
  return (
    <li className="grid grid-cols-2 items-center gap-x-(--gap) gap-y-4 border-t border-rule p-5 first:border-t-0 lg:grid-cols-4 print:break-inside-avoid">
      <div className="grid justify-items-start gap-2">
        <h3>{name}</h3>
        <StatusBadge value={service.status} words={text.statuses} isOld={isOld} />
      </div>
      <p className="grid gap-2">
        <span className="font-display text-section/none numerals">{uptime}</span>{' '}
        <span className="label">{text.labels.uptime}</span>
      </p>
      <div className="col-span-full grid gap-2 lg:col-span-2">
        <IncidentWeeks until={text.reviewed} incident={lastIncident} isOld={isOld} />
        <p className="flex flex-wrap justify-between gap-x-4 text-small">
          <span className="text-soft">{text.labels.weeks}</span>{' '}
          <span>
            {lastIncident ? text.labels.lastIncident : text.labels.noIncident}{' '}
            {lastIncident && <DateText day={lastIncident} />}
          </span>
        </p>
      </div>
    </li>
  )
}

/** A bar for each of the 26 weeks up to a day, 8 wide with its gap; an earlier incident is left out. Says nothing by itself. */
function IncidentWeeks({ until, incident, isOld }: { until: string; incident: string | undefined; isOld: boolean }) {
  const marked = incident ? 25 - Math.floor(f.daysBetween(incident, until) / 7) : -1
  return (
    <svg className="h-10 w-full" viewBox="0 0 206 40" preserveAspectRatio="none" aria-hidden="true">
      <path className={isOld ? 'stroke-edge' : 'stroke-accent'} strokeWidth="28" strokeDasharray="4 4" d="M0 26h204" />
      <path className="incident-week stroke-degraded" strokeWidth="6" d={marked < 0 ? '' : `M${marked * 8 + 2} 0v40`} />
    </svg>
  )
}

function StatusBadge({ value, words, isOld }: { value: string; words: Text['statuses']; isOld?: boolean }) {
  const known = statusOf(value)
  return (
    <Badge {...looks[known]} {...(isOld && { tone: 'plain' })}>
      {words[known]}
    </Badge>
  )
}
