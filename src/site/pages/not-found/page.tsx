import { z } from 'zod'
import { A, dataFile, definePage, f } from '../../../generator/define/index.ts'
import { ButtonLink } from '../../components/Button.tsx'
import { Drawing } from '../../components/Drawing.tsx'
import { Link } from '../../components/Link.tsx'
import { Mark } from '../../components/Mark.tsx'
import { Section } from '../../components/Section.tsx'
import { href, routes } from '../../routes.ts'
import illustration from './not-found.svg?raw'

const schema = z.strictObject({
  meta: f.meta,
  heading: f.text.describe('Heading of the page'),
  text: f.text.describe('A paragraph below it'),
  home: f.text.describe('The button to the home page'),
  back: f.text.describe('The button to the page before'),
  links: z
    .strictObject({ heading: f.heading, items: z.array(f.link).describe('The links') })
    .describe('Where people often want to go'),
})

/** ⊬: no page follows from this address. Without script, "back" leads home. */
export const notFoundPage = definePage({
  route: routes.notFound,
  unlisted: true,
  error: true,
  scripts: ['back'],
  style: 'services',
  text: dataFile('data/not-found.json', schema),
  view: ({ text }) => (
    <>
      <header className="sheet missing">
        <Drawing sheet={illustration} name="derivation" className="derivation" />
        <Mark sign="unproved" size={120} />
        <h1>{text.heading}</h1>
        <p className="lead">{text.text}</p>
        <div className="buttons">
          <ButtonLink href={href('home')} tone="primary">
            {text.home}
          </ButtonLink>
          <A className="button button-quiet" href={href('home')} data-back="">
            {text.back}
          </A>
        </div>
      </header>
      <Section id="pages" heading={text.links.heading} shape="stack">
        <ul className="derived">
          {text.links.items.map((link) => (
            <li key={link.href}>
              <Mark sign="proves" size={24} />
              <Link href={link.href}>{link.label}</Link>
              <span className="address">{link.href}</span>
            </li>
          ))}
        </ul>
      </Section>
    </>
  ),
})
