import { z } from 'zod'
import Clock from 'lucide-react/icons/clock'
import MapPin from 'lucide-react/icons/map-pin'
import { dataFile, definePage, f } from '../../../generator/define/index.ts'
import { InfoNote } from '../../components/Badge.tsx'
import { ButtonLink } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'
import { HeadDrawing } from '../../components/LongText.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Points } from '../../components/Points.tsx'
import { Section } from '../../components/Section.tsx'
import { Timeline } from '../../components/Timeline.tsx'
import { WithCode } from '../../components/WithCode.tsx'
import { settingsFile } from '../../data/settings.ts'
import { routes } from '../../routes.ts'

const schema = z.strictObject({
  ...f.opening,
  placeholder: f.placeholder,
  values: f.section('How we work', { items: z.array(f.point).length(4).describe('Four values') }),
  openings: f.section('What is open', {
    lead: f.lead,
    apply: f.text.describe('The button of an opening, which begins a mail'),
    skills: f.text.describe('Before the skills'),
    items: f
      .groups('The openings', {
        title: f.text.describe('The role; it is also the subject of the mail'),
        type: f.text.describe('As in "Full-time"'),
        location: f.text.describe('As in "Remote"'),
        description: f.textWithCode.describe('A sentence or two'),
        skills: z.array(f.text).min(1).describe('What it takes, a few words each'),
      })
      .superRefine(f.distinctBy('title')),
  }),
  steps: f.section('From a mail to a first day', { items: z.array(f.point).min(1).describe('The steps, in order') }),
  benefits: f.section('What we offer', { items: z.array(f.point).min(1).describe('The benefits') }),
})
type Text = z.infer<typeof schema>

export const careersPage = definePage({
  route: routes.careers,
  text: dataFile('data/careers.json', schema),
  uses: { settings: settingsFile },
  props: ({ text, settings }) => ({
    text,
    jobs: text.openings.items.map((one) => ({
      ...one,
      applyHref: `mailto:${settings.addresses.careers}?subject=${encodeURIComponent(one.title)}`,
    })),
  }),
  view: ({ text, text: { openings, steps, values, benefits }, jobs }) => (
    <>
      <PageHeader {...text} tone="tint" aside={<HeadDrawing name="careers" />} />
      {jobs.length > 0 && (
        <Section id="openings" heading={openings.heading} lead={openings.lead} shape="row">
          <ul className="grid gap-4">
            {jobs.map((opening) => (
              <JobOpening key={opening.title} opening={opening} text={openings} />
            ))}
          </ul>
        </Section>
      )}
      <Section id="steps" heading={steps.heading} shape="row" tone="night">
        <Timeline stages={steps.items.map((step, index) => ({ mark: String(index + 1), ...step }))} />
      </Section>
      <Section id="values" heading={values.heading} shape="row">
        <Points items={values.items} columns={2} />
      </Section>
      <Section id="benefits" heading={benefits.heading} shape="row" tone="tint">
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {benefits.items.map(({ title, description }) => (
            <Card as="li" key={title} className="gap-1 print:break-inside-avoid">
              <h3>{title}</h3>
              <p className="text-soft">{description}</p>
            </Card>
          ))}
        </ul>
      </Section>
    </>
  ),
})

type Job = Text['openings']['items'][number] & { applyHref: string }

function JobOpening({ opening, text }: { opening: Job; text: Text['openings'] }) {
  const { title, type, location, description, skills, applyHref } = opening
  return (
    <Card as="li" className="gap-x-(--gap) gap-y-4 lg:grid lg:grid-cols-[3fr_5fr_auto] print:break-inside-avoid">
      <div>
        <h3 className="font-serif text-statement/snug font-normal">{title}</h3>
        <div className="flex flex-wrap gap-x-4 gap-y-1 pt-2">
          <InfoNote icon={Clock}>{type}</InfoNote>
          <InfoNote icon={MapPin}>{location}</InfoNote>
        </div>
      </div>
      <div className="grid max-w-[40em] gap-3">
        <p>
          <WithCode text={description} />
        </p>
        <p className="text-small text-soft">
          <span className="sr-only">{`${text.skills} `}</span>
          {skills.join(', ')}
        </p>
      </div>
      <div className="lg:self-start">
        <ButtonLink href={applyHref} about={title} label={text.apply} />
      </div>
    </Card>
  )
}
