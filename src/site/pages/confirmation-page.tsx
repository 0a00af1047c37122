import { z } from 'zod'
import type { LucideIcon } from 'lucide-react'
import { dataFile, definePage, f, type PageDefinition, type Route } from '../../generator/define/index.ts'
import { ButtonRow } from '../components/Button.tsx'
import { Card } from '../components/Card.tsx'
import { Icon } from '../components/Icon.tsx'
import { Section } from '../components/Section.tsx'

const schema = z.strictObject({
  ...f.opening,
  next: f.group('What happens next', { heading: f.heading, items: z.array(f.point).min(1).describe('What comes') }),
  links: z.array(f.link).min(1).describe('Where to go on'),
})

/** What a visitor sees after sending something: that it worked, what happens next, and where to go on. */
export function confirmationPage<N extends string>(
  route: Route<N>,
  file: string,
  icon: LucideIcon,
  List: 'ol' | 'ul',
): PageDefinition<N> {
  return definePage({
    route,
    unlisted: true,
    text: dataFile(file, schema),
    view: ({ text }) => (
      <>
        <header className="w-full bg-tint py-(--step)" data-tone="tint">
          <div className="frame grid justify-items-center gap-4 text-center">
            <span className="grid size-12 place-items-center rounded-full bg-proof text-paper">
              <Icon of={icon} size={24} />
            </span>
            <h1>{text.heading}</h1>
            <p className="max-w-[40em] text-lead/normal text-soft">{text.lead}</p>
          </div>
        </header>
        <Section id="next" heading={text.next.heading} shape="stack">
          <List className="grid gap-x-(--gap) gap-y-6 md:grid-cols-3">
            {text.next.items.map(({ title, description }, index) =>
              List === 'ol' ? (
                <li key={title} className="grid content-start gap-2 border-t-2 border-proof pt-4">
                  <span className="font-display text-section leading-none text-proof" aria-hidden="true">
                    {index + 1}
                  </span>
                  <h3>{title}</h3>
                  <p className="text-soft">{description}</p>
                </li>
              ) : (
                <Card as="li" key={title} className="gap-1">
                  <h3>{title}</h3>
                  <p className="text-soft">{description}</p>
                </Card>
              ),
            )}
          </List>
          <ButtonRow links={text.links} />
        </Section>
      </>
    ),
  })
}
