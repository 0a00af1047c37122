import { z } from 'zod'
import { absolute, dataFile, definePage, f, type PageContext } from '../../../generator/define/index.ts'
import { ButtonLink } from '../../components/Button.tsx'
import { Drawing } from '../../components/Drawing.tsx'
import { DrawnPoints } from '../../components/DrawnPoints.tsx'
import heroDiagram from '../../components/hero-diagram.svg?raw'
import { Mark } from '../../components/Mark.tsx'
import { NewsletterSection } from '../../components/NewsletterSection.tsx'
import { PlaceholderNote } from '../../components/Badge.tsx'
import { Section } from '../../components/Section.tsx'
import { backendOf, newsletterFile } from '../../data/newsletter.ts'
import { settings, type Settings } from '../../data/settings.ts'
import { routes } from '../../routes.ts'
import principleDrawings from './principles.svg?raw'

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
          }),
        )
        .length(3)
        .describe('Three voices'),
      placeholder: f.placeholder,
      links: z.array(f.link).describe('Where to join'),
    })
    .describe('Who takes part'),
})
type Text = z.infer<typeof schema>

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
        <DrawnPoints points={principles.items} drawings={principleDrawings} />
      </Section>
      <Section id="community" heading={community.heading} lead={community.lead} shape="stack">
        <Community {...community} />
      </Section>
      <NewsletterSection text={newsletter} backend={backend} />
    </>
  ),
})

/** https://schema.org/Organization */
function organization(site: Settings, address: PageContext['address']): object {
  return {
    '@type': 'Organization',
    name: site.name,
    description: site.description,
    url: absolute(address, '/'),
    logo: absolute(address, '/icon.svg'),
    sameAs: [site.organisation.url],
  }
}

/**
 * From a specification over its proof and certificate to the running system. It draws itself once, within the five seconds after
 * which motion would need a control (https://www.w3.org/TR/WCAG22/#pause-stop-hide).
 */
function HeroDiagram({ labels, caption }: { labels: string[]; caption: string }) {
  return (
    <figure className="sheet">
      <ol className="proof-line">
        {['specification', 'proof', 'certificate', 'runtime'].map((name, index) => (
          <li key={name}>
            <Drawing sheet={heroDiagram} name={name} />
            <p className="label">{labels[index]}</p>
          </li>
        ))}
      </ol>
      <figcaption>{caption}</figcaption>
    </figure>
  )
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
          <p className="formula">{formula}</p>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  )
}

function Community({ stats, testimonials, placeholder, links }: Text['community']) {
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
        {testimonials.map(({ quote, role }) => (
          <li key={quote}>
            <figure className="quote">
              <blockquote>
                <p>{quote}</p>
              </blockquote>
              <figcaption>{role}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <PlaceholderNote kind={placeholder} />
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
