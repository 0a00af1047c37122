import { z } from 'zod'
import { dataFile, definePage, f, type PageDefinition, type Route } from '../../generator/define/index.ts'
import { ButtonRow } from '../components/Button.tsx'
import { HeadDrawing } from '../components/LongText.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { Points } from '../components/Points.tsx'
import { Section } from '../components/Section.tsx'
import { Timeline } from '../components/Timeline.tsx'

const schema = z.strictObject({
  ...f.opening,
  next: f.section('What happens next', { items: z.array(f.point).min(1).describe('What comes') }),
  links: z.array(f.link).min(1).describe('Where to go on'),
})

export function confirmationPage<N extends string>(
  route: Route<N>,
  file: string,
  shape: 'line' | 'columns',
): PageDefinition<N> {
  return definePage({
    route,
    unlisted: true,
    text: dataFile(file, schema),
    props: (values) => values,
    view: ({ text }) => (
      <>
        <PageHeader
          {...text}
          tone={shape === 'line' ? 'tint' : 'forest'}
          aside={<HeadDrawing name={route.name} className="self-center md:h-30" />}
        />
        <Section id="next" heading={text.next.heading} shape="row">
          {shape === 'line' ? <Timeline stages={text.next.items} /> : <Points items={text.next.items} columns={3} />}
          <ButtonRow links={text.links} />
        </Section>
      </>
    ),
  })
}
