import { z } from 'zod'
import { A, dataFile, definePage, f } from '../../../generator/define/index.ts'
import { ButtonLink, Buttons } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'
import { button } from '../../components/looks.ts'
import { PageHeader } from '../../components/PageHeader.tsx'
import { SearchForm } from '../../components/SearchForm.tsx'
import { Link } from '../../components/Link.tsx'
import { Section } from '../../components/Section.tsx'
import { href, routes } from '../../routes.ts'

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

/** Without script, "back" leads home. */
export const notFoundPage = definePage({
  route: routes.notFound,
  unlisted: true,
  error: true,
  scripts: ['back'],
  style: 'site',
  text: dataFile('data/not-found.json', schema),
  view: ({ text }) => (
    <>
      <PageHeader heading={text.heading} lead={text.text} tone="tint">
        <Buttons>
          <ButtonLink href={href('home')} tone="primary">
            {text.home}
          </ButtonLink>
          <A className={button.quiet} href={href('home')} data-back="">
            {text.back}
          </A>
        </Buttons>
      </PageHeader>
      <Section id="pages" heading={text.links.heading} aside={<SearchForm className="pt-3" />}>
        <ul className="grid gap-3 sm:grid-cols-2">
          {text.links.items.map((link) => (
            <Card as="li" key={link.href} className="relative gap-0 hover:border-proof">
              <Link href={link.href} className="font-semibold no-underline after:absolute after:inset-0">
                {link.label}
              </Link>
              <span className="label">{link.href}</span>
            </Card>
          ))}
        </ul>
      </Section>
    </>
  ),
})
