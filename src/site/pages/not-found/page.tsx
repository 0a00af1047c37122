import { z } from 'zod'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { A, dataFile, definePage, f } from '../../../generator/define/index.ts'
import { ButtonLink, Buttons } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'
import { Icon } from '../../components/Icon.tsx'
import { Link } from '../../components/Link.tsx'
import { button } from '../../components/looks.ts'
import { HeadDrawing } from '../../components/LongText.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { SearchForm } from '../../components/SearchForm.tsx'
import { Section } from '../../components/Section.tsx'
import { href, routes } from '../../routes.ts'

const describedLink = f.link.extend({ description: f.text.describe('What is there, in a few words') })

const schema = z.strictObject({
  meta: f.meta,
  heading: f.text.describe('Heading of the page'),
  text: f.text.describe('A paragraph below it'),
  home: f.text.describe('The button to the home page'),
  back: f.text.describe('The button to the page before'),
  links: f.section('Where people often want to go', { items: z.array(describedLink).describe('The links') }),
})

/** Without script, "back" leads home. */
export const notFoundPage = definePage({
  route: routes.notFound,
  unlisted: true,
  error: true,
  text: dataFile('data/not-found.json', schema),
  props: (values) => values,
  details: () => ({ scripts: ['back'] }),
  view: ({ text }) => (
    <>
      <PageHeader
        heading={text.heading}
        lead={text.text}
        tone="night"
        aside={[
          <p key="404" className="order-first self-center font-display text-poster/none text-accent" aria-hidden="true">
            404
          </p>,
          <HeadDrawing key="drawing" name="notFound" />,
        ]}
      >
        <Buttons>
          <ButtonLink href={href('home')} tone="primary" label={text.home} />
          <A className={button.quiet} href={href('home')} data-back="">
            {text.back}
          </A>
        </Buttons>
      </PageHeader>
      <Section id="pages" heading={text.links.heading} aside={<SearchForm className="w-full pt-3" />}>
        <ul className="grid gap-4 sm:grid-cols-2">
          {text.links.items.map((link) => (
            <Card as="li" key={link.href} className="relative gap-1 hover:border-accent">
              <Link href={link.href} className="stretched flex items-center justify-between font-semibold no-underline">
                {link.label}
                <Icon of={ArrowRight} />
              </Link>
              <p className="text-small text-soft">{link.description}</p>
            </Card>
          ))}
        </ul>
      </Section>
    </>
  ),
})
