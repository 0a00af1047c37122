import { z } from 'zod'
import { dataFile, definePage, f, type PageDefinition, type Route } from '../../generator/define/index.ts'
import { ButtonLink } from '../components/Button.tsx'
import { Drawing } from '../components/Drawing.tsx'
import { Mark } from '../components/Mark.tsx'
import { Points } from '../components/Points.tsx'
import { Section } from '../components/Section.tsx'
import stamps from './stamps.svg?raw'

const schema = z.strictObject({
  ...f.opening,
  next: z
    .strictObject({ heading: f.heading, items: z.array(f.point).min(1).describe('What comes') })
    .describe('What happens next'),
  links: z.array(f.link).min(1).describe('Where to go on'),
})

/** What a visitor sees after sending something: that it worked, what happens next, and where to go on. */
export function confirmationPage<N extends string>(
  route: Route<N>,
  file: string,
  stamp: 'seal' | 'postmark',
): PageDefinition<N> {
  return definePage({
    route,
    unlisted: true,
    style: 'services',
    text: dataFile(file, schema),
    view: ({ text }) => (
      <>
        <header className="sheet slip-ground">
          <div className="slip">
            <h1>{text.heading}</h1>
            <p className="lead">{text.lead}</p>
            <div className="slip-line">
              <Mark sign="proves" size={32} />
              <Mark sign="end" size={32} />
            </div>
            <Drawing sheet={stamps} name={stamp} className={`stamp-${stamp}`} />
          </div>
        </header>
        <Section id="next" heading={text.next.heading}>
          <Points points={text.next.items} ordered />
          <div className="buttons">
            {text.links.map(({ label, href }) => (
              <ButtonLink key={href} href={href}>
                {label}
              </ButtonLink>
            ))}
          </div>
        </Section>
      </>
    ),
  })
}
