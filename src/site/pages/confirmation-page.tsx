import { z } from 'zod'
import { dataFile, definePage, f, type PageDefinition, type Route } from '../../generator/define/index.ts'
import Check from 'lucide-react/icons/check'
import { ButtonLink, Buttons } from '../components/Button.tsx'
import { Card } from '../components/Card.tsx'
import { Icon } from '../components/Icon.tsx'
import { Section } from '../components/Section.tsx'

const schema = z.strictObject({
  ...f.opening,
  next: z
    .strictObject({ heading: f.heading, items: z.array(f.point).min(1).describe('What comes') })
    .describe('What happens next'),
  links: z.array(f.link).min(1).describe('Where to go on'),
})

/** What a visitor sees after sending something: that it worked, what happens next, and where to go on. */
export function confirmationPage<N extends string>(route: Route<N>, file: string): PageDefinition<N> {
  return definePage({
    route,
    unlisted: true,
    style: 'site',
    text: dataFile(file, schema),
    view: ({ text }) => (
      <>
        <div className="w-full bg-tint py-(--step)" data-tone="tint">
          <header className="frame grid justify-items-center gap-4 text-center">
            <span className="rounded-full border-2 border-proof p-3 text-proof">
              <Icon of={Check} size={32} />
            </span>
            <h1>{text.heading}</h1>
            <p className="max-w-[40em] text-lead/normal text-soft">{text.lead}</p>
            <Buttons>
              {text.links.map(({ label, href }) => (
                <ButtonLink key={label} href={href}>
                  {label}
                </ButtonLink>
              ))}
            </Buttons>
          </header>
        </div>
        <Section id="next" heading={text.next.heading} shape="stack">
          <ol className="grid gap-4 [counter-reset:step] md:grid-cols-3">
            {text.next.items.map(({ title, description }) => (
              <Card as="li" key={title} className="gap-1 [counter-increment:step]">
                <h3 className="before:mr-2 before:text-proof before:content-[counter(step)_'.']">{title}</h3>
                <p className="text-small text-soft">{description}</p>
              </Card>
            ))}
          </ol>
        </Section>
      </>
    ),
  })
}
