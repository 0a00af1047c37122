import { z } from 'zod'
import FileText from 'lucide-react/icons/file-text'
import Mail from 'lucide-react/icons/mail'
import { dataFile, definePage, f } from '../../../generator/define/index.ts'
import { ButtonLink } from '../../components/Button.tsx'
import { PlaceholderNote } from '../../components/Badge.tsx'
import { Card } from '../../components/Card.tsx'
import { Icon } from '../../components/Icon.tsx'
import { routes } from '../../routes.ts'

const schema = z.strictObject({
  ...f.opening,
  response: f.text.describe('How soon an answer comes'),
  channels: f.group('Ways to reach us', {
    heading: f.heading,
    placeholder: f.placeholder,
    items: f
      .groups('The ways', {
        title: f.text.describe('What it is for'),
        description: f.text.describe('A sentence or two'),
        link: f.link.describe('The way to write'),
      })
      .min(1),
  }),
  before: f.group('What to look at before writing', {
    heading: f.heading,
    items: z.array(f.point).describe('What to look at'),
  }),
})

export const contactPage = definePage({
  route: routes.contact,
  text: dataFile('data/contact.json', schema),
  props: (values) => values,
  view: ({ text: { heading, lead, response, channels, before } }) => (
    <div className="w-full bg-night py-(--step) text-ink scheme-dark" data-tone="night">
      <div className="frame grid gap-x-(--gap) gap-y-8 lg:grid-cols-[2fr_3fr] lg:grid-rows-[auto_1fr]">
        <header className="grid gap-4">
          <h1>{heading}</h1>
          <p className="text-lead/normal text-soft">{lead}</p>
          <p className="border-l-2 border-proof pl-4">{response}</p>
        </header>
        <section className={channelsPane} aria-labelledby="channels">
          <h2 id="channels">{channels.heading}</h2>
          <PlaceholderNote kind={channels.placeholder} />
          <ul className="grid gap-4 pt-3 sm:grid-cols-2">
            {channels.items.map(({ title, description, link }, index) => (
              <Card as="li" key={title} className="items-start gap-2">
                <h3>{title}</h3>
                <p className="text-small text-soft">{description}</p>
                <p className="mt-auto flex items-center gap-2 pt-2 font-mono text-label text-soft">
                  <Icon of={link.href.startsWith('mailto:') ? Mail : FileText} />
                  {link.href.replace(/^mailto:/, '')}
                </p>
                <ButtonLink {...link} tone={index === 0 ? 'primary' : 'quiet'} />
              </Card>
            ))}
          </ul>
        </section>
        <section aria-labelledby="before">
          <h2 id="before" className="pb-3">
            {before.heading}
          </h2>
          <ul>
            {before.items.map(({ title, description }) => (
              <li key={title} className="border-t border-edge py-4">
                <h3>{title}</h3>
                <p className="pt-1 text-small text-soft">{description}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  ),
})

/** In the colours of the page, as a sheet that lies on the night. */
const channelsPane =
  'grid content-start gap-3 rounded-md border border-rule bg-paper p-5 text-ink scheme-light-dark md:p-7 lg:col-start-2 lg:row-span-2 lg:row-start-1'
