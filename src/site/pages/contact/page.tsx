import { z } from 'zod'
import { dataFile, definePage, f } from '../../../generator/define/index.ts'
import { ButtonLink } from '../../components/Button.tsx'
import { PlaceholderNote } from '../../components/Badge.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Points } from '../../components/Points.tsx'
import { Section } from '../../components/Section.tsx'
import { routes } from '../../routes.ts'

const schema = z.strictObject({
  ...f.opening,
  response: f.text.describe('How soon an answer comes'),
  channels: z
    .strictObject({
      heading: f.heading,
      placeholder: f.placeholder,
      items: z
        .array(
          z.strictObject({
            title: f.text.describe('What it is for'),
            description: f.text.describe('A sentence or two'),
            link: f.link.describe('The way to write'),
          }),
        )
        .min(1)
        .describe('The ways'),
    })
    .describe('Ways to reach us'),
  before: z
    .strictObject({ heading: f.heading, items: z.array(f.point).describe('What to look at') })
    .describe('What to look at before writing'),
})

export const contactPage = definePage({
  route: routes.contact,
  style: 'services',
  text: dataFile('data/contact.json', schema),
  view: ({ text }) => (
    <>
      <PageHeader heading={text.heading} lead={text.lead} />
      <section className="exchange" aria-labelledby="channels">
        <div className="exchange-in">
          <h2 id="channels">{text.channels.heading}</h2>
          <p>{text.response}</p>
          <PlaceholderNote kind={text.channels.placeholder} />
        </div>
        <ul className="directory">
          {text.channels.items.map(({ title, description, link }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="directory-address">{link.href.replace(/^(mailto:|https?:\/\/)/, '')}</p>
              <p className="directory-text">{description}</p>
              <ButtonLink href={link.href} tone="text">
                {link.label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </section>
      <Section id="before" heading={text.before.heading}>
        <Points points={text.before.items} />
      </Section>
    </>
  ),
})
