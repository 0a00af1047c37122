import { z } from 'zod'
import Clock from 'lucide-react/icons/clock'
import { dataFile, definePage, f } from '../../../generator/define/index.ts'
import { InfoNote } from '../../components/Badge.tsx'
import { ButtonLink } from '../../components/Button.tsx'
import { HeadDrawing } from '../../components/LongText.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Points } from '../../components/Points.tsx'
import { Section } from '../../components/Section.tsx'
import { routes } from '../../routes.ts'

const schema = z.strictObject({
  ...f.opening,
  channels: f.section('Ways to reach us', {
    notice: f.text.optional().describe('What holds for all of them'),
    items: f
      .groups('The ways', {
        title: f.text.describe('What it is for'),
        description: f.text.describe('A sentence or two'),
        link: f.link.describe('The way to write'),
        reply: f.text.optional().describe('How soon an answer comes'),
      })
      .min(1),
  }),
  before: f.section('What to look at before writing', { items: z.array(f.point).min(1).describe('What to look at') }),
})

export const contactPage = definePage({
  route: routes.contact,
  text: dataFile('data/contact.json', schema),
  props: (values) => values,
  view: ({ text: { channels, before, ...head } }) => (
    <>
      <PageHeader {...head} tone="tint" aside={<HeadDrawing name="contact" />} />
      <Section
        id="channels"
        heading={channels.heading}
        shape="row"
        aside={channels.notice && <InfoNote>{channels.notice}</InfoNote>}
      >
        <ul className="border-t border-rule">
          {channels.items.map((channel) => (
            <Channel key={channel.title} {...channel} />
          ))}
        </ul>
      </Section>
      <Section id="before" heading={before.heading} shape="row" tone="tint">
        <Points items={before.items} columns={3} />
      </Section>
    </>
  ),
})

function Channel({ title, description, link, reply }: z.infer<typeof schema>['channels']['items'][number]) {
  return (
    <li className="grid items-baseline gap-x-(--gap) border-b border-rule py-4 md:grid-cols-2 lg:grid-cols-4">
      <h3>{title}</h3>
      <div className="grid gap-2 md:row-span-2 lg:col-span-2">
        <p className="max-w-[40em] text-soft">{description}</p>
        {reply && <InfoNote icon={Clock}>{reply}</InfoNote>}
      </div>
      <ButtonLink
        href={link.href}
        tone="text"
        {...(link.href.startsWith('mailto:') ? { label: link.href.replace('mailto:', ''), about: link.label } : link)}
      />
    </li>
  )
}
