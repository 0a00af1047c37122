import { z } from 'zod'
import { dataFile, definePage, f } from '../../../generator/define/index.ts'
import { InfoNote } from '../../components/Badge.tsx'
import { ButtonLink } from '../../components/Button.tsx'
import { Points } from '../../components/Points.tsx'
import { routes } from '../../routes.ts'

const schema = z.strictObject({
  ...f.opening,
  response: f.text.describe('How soon an answer comes'),
  channels: f.section('Ways to reach us', {
    notice: f.text.optional().describe('What holds for all of them'),
    items: f
      .groups('The ways', {
        title: f.text.describe('What it is for'),
        description: f.text.describe('A sentence or two'),
        link: f.link.describe('The way to write'),
      })
      .min(1),
  }),
  before: f.section('What to look at before writing', { items: z.array(f.point).describe('What to look at') }),
})

export const contactPage = definePage({
  route: routes.contact,
  text: dataFile('data/contact.json', schema),
  props: (values) => values,
  view: ({ text: { heading, lead, response, channels, before } }) => (
    <div className="w-full bg-tint py-(--step)" data-tone="tint">
      <div className="frame grid gap-x-(--gap) gap-y-8">
        <header className="grid items-end gap-x-(--gap) gap-y-4 lg:grid-cols-2">
          <div className="grid gap-4">
            <h1>{heading}</h1>
            <p className="text-lead/normal text-soft">{lead}</p>
          </div>
          <p className="border-l-2 border-accent pl-4">{response}</p>
        </header>
        <div className="grid gap-8 rounded-md bg-surface p-6 md:p-10">
          <section className="grid gap-3" aria-labelledby="channels">
            <h2 id="channels">{channels.heading}</h2>
            {channels.notice && <InfoNote>{channels.notice}</InfoNote>}
            <ul className="grid gap-x-(--gap) gap-y-6 pt-3 sm:grid-cols-2 lg:grid-cols-3">
              {channels.items.map((channel) => (
                <Channel key={channel.title} {...channel} />
              ))}
            </ul>
          </section>
          <section className="grid gap-3 pt-4" aria-labelledby="before">
            <h2 id="before">{before.heading}</h2>
            <Points items={before.items} columns={3} />
          </section>
        </div>
      </div>
    </div>
  ),
})

function Channel({ title, description, link }: z.infer<typeof schema>['channels']['items'][number]) {
  const isMail = link.href.startsWith('mailto:')
  return (
    <li className="border-t-2 border-ink pt-3">
      <h3>{title}</h3>
      <p className="pt-1.5 text-small text-soft">{description}</p>
      <ButtonLink
        href={link.href}
        tone="text"
        {...(isMail ? { label: link.href.replace('mailto:', ''), about: link.label } : link)}
      />
    </li>
  )
}
