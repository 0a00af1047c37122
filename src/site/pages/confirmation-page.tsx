import { z } from 'zod'
import { dataFile, definePage, f, type PageDefinition, type Route } from '../../generator/define/index.ts'
import { ButtonRow } from '../components/Button.tsx'
import { HeadDrawing } from '../components/LongText.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { Section } from '../components/Section.tsx'

const schema = z.strictObject({
  ...f.opening,
  next: f.section('What happens next', { items: z.array(f.point).min(1).describe('What comes') }),
  links: z.array(f.link).min(1).describe('Where to go on'),
})

export function confirmationPage<N extends string>(
  route: Route<N>,
  file: string,
  List: 'ol' | 'ul',
): PageDefinition<N> {
  return definePage({
    route,
    unlisted: true,
    text: dataFile(file, schema),
    props: (values) => values,
    view: ({ text }) => (
      <>
        <PageHeader {...text} tone="tint" aside={<HeadDrawing name={route.name} className="self-center md:h-30" />} />
        <Section id="next" heading={text.next.heading} shape="row">
          <List className="grid gap-x-(--gap) gap-y-6 md:grid-cols-3">
            {text.next.items.map(({ title, description }, index) => (
              <li key={title} className="grid content-start gap-2 border-t-2 border-accent pt-4">
                {List === 'ol' && (
                  <span className="font-display text-section/none text-accent" aria-hidden="true">
                    {index + 1}
                  </span>
                )}
                <h3>{title}</h3>
                <p className="text-soft">{description}</p>
              </li>
            ))}
          </List>
          <ButtonRow links={text.links} />
        </Section>
      </>
    ),
  })
}
