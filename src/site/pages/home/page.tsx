import { Fragment } from 'react'
import { z } from 'zod'
import { absolute, dataFile, definePage, f, type Known } from '../../../generator/define/index.ts'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { DrawnPoints, type PointDrawing } from '../../components/DrawnPoints.tsx'
import { HeroDiagram } from '../../components/HeroDiagram.tsx'
import { Mark } from '../../components/Mark.tsx'
import { NewsletterSection } from '../../components/NewsletterSection.tsx'
import { PlaceholderBadge } from '../../components/PlaceholderBadge.tsx'
import { Section } from '../../components/Section.tsx'
import { backendOf, newsletterFile } from '../../data/newsletter.ts'
import { settings, type Settings } from '../../data/settings.ts'
import { routes } from '../../routes.ts'

const schema = z.strictObject({
  meta: f.meta,
  hero: z
    .strictObject({
      heading: f.text.describe('Heading of the page'),
      lead: f.text.describe('A sentence or two below it'),
      actions: z.array(f.link).length(2).describe('Two buttons'),
      stations: z.array(f.text).length(4).describe('The four words below the drawing'),
      caption: f.text.describe('What the drawing shows, in words'),
    })
    .describe('The opening of the page'),
  howItWorks: z
    .strictObject({
      heading: f.heading,
      lead: f.lead,
      steps: z
        .array(f.point.extend({ formula: f.text.describe('The step in formal notation') }))
        .length(3)
        .describe('Three steps'),
      action: f.link.describe('The link below the steps'),
    })
    .describe('From a rule to its proof'),
  principles: z
    .strictObject({
      heading: f.heading,
      items: z.array(f.point).length(3).describe('Three principles'),
      action: f.link.describe('The link below them'),
    })
    .describe('What the work rests on'),
  community: z
    .strictObject({
      heading: f.heading,
      lead: f.lead,
      stats: z
        .array(
          z.strictObject({
            value: f.text.describe('The figure, as it is shown'),
            label: f.text.describe('What it counts'),
          }),
        )
        .length(3)
        .describe('Three figures'),
      testimonials: z
        .array(
          z.strictObject({
            quote: f.text.describe('What was said'),
            role: f.text.describe('Who said it'),
            placeholder: f.placeholder,
          }),
        )
        .length(3)
        .describe('Three voices'),
      links: z.array(f.link).describe('Where to join'),
    })
    .describe('Who takes part'),
})
type Text = z.infer<typeof schema>

/** What the organisation does, drawn as one line from a rule to a running system. */
export const homePage = definePage({
  route: routes.home,
  titleAlone: true,
  feeds: true,
  text: dataFile('data/home.json', schema),
  uses: { newsletter: newsletterFile, site: settings },
  props: ({ text, newsletter }, { env }) => ({ text, newsletter, backend: backendOf(env) }),
  structuredData: ({ site }, { address }) => [organization(site, address)],
  view: ({ text: { hero, howItWorks, principles, community }, newsletter, backend }) => (
    <>
      <header className="hero">
        <h1>{hero.heading}</h1>
        <div className="hero-lead">
          <p className="lead">{hero.lead}</p>
          <div className="buttons">
            {hero.actions.map(({ label, href }, index) => (
              <ButtonLink key={label} href={href} tone={index === 0 ? 'primary' : 'quiet'}>
                {label}
              </ButtonLink>
            ))}
          </div>
        </div>
        <HeroDiagram labels={hero.stations} caption={hero.caption} />
      </header>
      <Section
        id="how-it-works"
        heading={howItWorks.heading}
        lead={howItWorks.lead}
        aside={
          <ButtonLink href={howItWorks.action.href} tone="primary">
            {howItWorks.action.label}
          </ButtonLink>
        }
      >
        <InferenceRule steps={howItWorks.steps} />
      </Section>
      <Section
        id="principles"
        heading={principles.heading}
        aside={
          <ButtonLink href={principles.action.href} tone="text">
            {principles.action.label}
          </ButtonLink>
        }
      >
        <DrawnPoints points={principles.items} drawings={drawings} />
      </Section>
      <Section id="community" heading={community.heading} lead={community.lead} layout="wide">
        <Community {...community} />
      </Section>
      <NewsletterSection text={newsletter} backend={backend} />
    </>
  ),
})

/** https://schema.org/Organization */
function organization(site: Settings, address: Known['address']): object {
  return {
    '@type': 'Organization',
    name: site.name,
    description: site.description,
    url: absolute(address, '/'),
    logo: absolute(address, '/icon.svg'),
    sameAs: [site.organisation.url],
  }
}

/** The premises stand above the line, the last step follows from them below it. */
function InferenceRule({ steps }: Pick<Text['howItWorks'], 'steps'>) {
  return (
    <ol className="inference">
      {steps.map(({ title, description, formula }, index) => (
        <li key={title}>
          {index === steps.length - 1 && (
            <span className="inference-mark">
              <Mark sign="proves" size={40} />
            </span>
          )}
          <h3>{title}</h3>
          <p className="formula">
            <Formula text={formula} />
          </p>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  )
}

/** Lines break only behind a comma, as long as its parts fit. */
function Formula({ text }: { text: string }) {
  return text.split(/(?<=,) /).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' '}
      <span className="whole">{part}</span>
    </Fragment>
  ))
}

function Community({ stats, testimonials, links }: Text['community']) {
  return (
    <>
      <dl className="stats">
        {stats.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="quotes">
        {testimonials.map(({ quote, role, placeholder }) => (
          <li key={quote}>
            <figure className="quote">
              <blockquote>
                <p>{quote}</p>
              </blockquote>
              <figcaption>
                {role}
                {placeholder && <PlaceholderBadge />}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <div className="buttons">
        {links.map(({ label, href }) => (
          <ButtonLink key={label} href={href}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </>
  )
}

const drawings: PointDrawing[] = [
  // A formal statement, and the plain sentence that says the same.
  {
    thin: 'M2 5h50v46H2zM78 14h40M78 23h32M78 32h40M78 41h22',
    ink: 'M30 20h14M30 28h9M30 36h14M58 24h12M58 32h12',
    proved: 'M11 17v22M11 28h11',
  },
  // A line of steps with one that is missing, and a flag where it should be.
  {
    thin: 'M2 46h34M62 46h56M55 11h20',
    ink: 'M49 35V4h32v14H49M40 37h5M53 37h5M58 42v-5M58 50v5h-5M45 55h-5v-5M40 42v-5',
    proved: 'M6 46h12M22 46h12M66 46h14M84 46h14M102 46h12',
  },
  // One source, which each of three people opens and checks.
  {
    thin: 'M40 28h34M52 28L64 9h10M52 28l12 19h10M9 17h14M9 25h24M9 33h18M9 41h24',
    ink: 'M2 4h28l10 10v38H2zM30 4v10h10M74 9a5 5 0 0 0 10 0a5 5 0 0 0-10 0M74 28a5 5 0 0 0 10 0a5 5 0 0 0-10 0M74 47a5 5 0 0 0 10 0a5 5 0 0 0-10 0',
    proved: 'M96 9l5 5 11-11M96 28l5 5 11-11M96 47l5 5 11-11',
  },
]
