import { ButtonLink } from '../site/components/ButtonLink.tsx'
import { DrawnPoints } from '../site/components/DrawnPoints.tsx'
import { InferenceRule } from '../site/components/InferenceRule.tsx'
import { NewsletterForm } from '../site/components/NewsletterForm.tsx'
import { toolPrinciples } from '../site/components/point-drawings.ts'
import { ProofLine } from '../site/components/ProofLine.tsx'
import { Section } from '../site/components/Section.tsx'
import { Stats } from '../site/components/Stats.tsx'
import { Testimonials } from '../site/components/Testimonials.tsx'
import type { ViewProps } from '../model/page.ts'

/** The front page: what the organisation does, drawn as one line from a rule to a running system. */
export function HomePage({ text, newsletter }: ViewProps<'home'>) {
  const { hero, howItWorks, principles, community } = text
  return (
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
        <ProofLine labels={hero.stations} caption={hero.caption} />
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
        <DrawnPoints points={principles.items} drawings={toolPrinciples} />
      </Section>
      <Section id="community" heading={community.heading} lead={community.lead} layout="wide">
        <Stats stats={community.stats} />
        <Testimonials testimonials={community.testimonials} />
        <div className="buttons">
          {community.links.map(({ label, href }) => (
            <ButtonLink key={label} href={href}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </Section>
      <NewsletterForm {...newsletter} />
    </>
  )
}
