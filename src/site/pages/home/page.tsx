import { z } from 'zod'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { absolute, dataFile, definePage, f, type PageContext } from '../../../generator/define/index.ts'
import { layerNames } from '../../blocks/coverage.tsx'
import { ButtonRow } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'
import { Icon } from '../../components/Icon.tsx'
import { Link } from '../../components/Link.tsx'
import { button } from '../../components/looks.ts'
import { NewsletterSection } from '../../components/NewsletterSection.tsx'
import { Points } from '../../components/Points.tsx'
import { Section } from '../../components/Section.tsx'
import { articleCards, articlesFolder, blogFile } from '../../data/blog.ts'
import { docsFile } from '../../data/docs.ts'
import { newsletterFile, newsletterProps } from '../../data/newsletter.ts'
import { paperCards, papersFile } from '../../data/papers.ts'
import { coverageFile, productsFile, toolGroups } from '../../data/products.ts'
import { settingsFile, type Settings } from '../../data/settings.ts'
import { routes } from '../../routes.ts'
import { Example, exampleSchema } from './Example.tsx'
import { Community, HowItWorks, ToolRow, Writing } from './sections.tsx'

const section = z.strictObject({ heading: f.heading, lead: f.lead, action: f.link.describe('The link below it') })

const step = f.point.extend({ formula: f.code.describe('The step in formal notation') })
const wayIn = f.point.extend({ action: f.link.describe('Where it leads') })

const schema = z.strictObject({
  meta: f.meta,
  hero: f.group('The opening of the page', {
    heading: f.text.describe('Heading of the page'),
    lead: f.text.describe('A sentence or two below it'),
    actions: z.array(f.link).length(2).describe('Two buttons'),
    note: f.text.describe('What is not shown yet, small, below the example'),
    stations: z.array(f.text).length(4).describe('What the four parts of the example are called'),
    example: exampleSchema,
  }),
  tools: section.describe('Above the tools'),
  howItWorks: f.section('From a rule to its proof', {
    lead: f.lead,
    steps: z.array(step).length(3).describe('Three steps'),
    action: f.link.describe('The link below the steps'),
  }),
  principles: f.section('What the work rests on', {
    items: z.array(f.point).length(3).describe('Three principles'),
    action: f.link.describe('The link below them'),
  }),
  writing: section.extend({ papers: f.text.describe('Above the papers') }).describe('Above articles and papers'),
  waysIn: f.section('Where each kind of reader starts', {
    items: z.array(wayIn).length(4).describe('Four kinds of readers'),
  }),
  community: f.section('Who takes part', {
    lead: f.lead,
    stats: f
      .groups('Three figures', {
        value: f.text.describe('The figure, as it is shown'),
        label: f.text.describe('What it counts'),
      })
      .length(3),
    testimonials: f
      .groups('Three voices', { quote: f.text.describe('What was said'), role: f.text.describe('Who said it') })
      .length(3),
    placeholder: f.placeholder,
    links: z.array(f.link).describe('Where to join'),
  }),
})
export type HomeText = z.infer<typeof schema>

export const homePage = definePage({
  route: routes.home,
  text: dataFile('data/home.json', schema),
  uses: {
    newsletter: newsletterFile,
    settings: settingsFile,
    products: productsFile,
    docs: docsFile,
    rows: coverageFile,
    blog: blogFile,
    articles: articlesFolder,
    papers: papersFile,
  },
  props: ({ text, newsletter, settings, products, docs, rows, blog, articles, papers }, context) => ({
    text,
    newsletter: newsletterProps(newsletter, context.env),
    groups: toolGroups(products, docs, rows, settings),
    tools: layerNames.map((layer) => rows.flatMap(({ title, main }) => (main.includes(layer) ? title : [])).join(', ')),
    articles: articleCards(articles, blog, context).slice(0, 3),
    papers: paperCards(papers, settings, context),
  }),
  details: (_, { settings }, { address }) => ({ structuredData: [organization(settings, address)] }),
  view: ({ text, newsletter, groups, tools, articles, papers }) => (
    <>
      <header className="grid items-end gap-x-(--gap) gap-y-4 py-5 md:gap-y-5 md:py-12 lg:grid-cols-3">
        <h1 className="text-display lg:col-span-2">{text.hero.heading}</h1>
        <div className="grid gap-4 md:gap-5">
          <p className="max-w-[40em] text-lead/normal text-balance text-soft">{text.hero.lead}</p>
          <ButtonRow links={text.hero.actions} />
        </div>
      </header>
      <Example {...text.hero} tools={tools} />
      <Section id="tools" {...text.tools} shape="row">
        <div className="gap-x-(--gap) md:columns-2">
          {groups.map(({ id, name, products }) => (
            <div key={id} className="break-inside-avoid pb-5">
              <h3 className="border-t-2 border-ink pt-2 pb-1">{name}</h3>
              <ul>
                {products.map((tool) => (
                  <ToolRow key={tool.slug} tool={tool} />
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Section>
      <Section id="ways-in" heading={text.waysIn.heading} shape="row">
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {text.waysIn.items.map(({ title, description, action }) => (
            <Card as="li" key={title} className="relative gap-2 pb-3 hover:border-accent">
              <h3>{title}</h3>
              <p className="flex-1 text-small text-soft">{description}</p>
              <Link href={action.href} className={`${button.text} stretched`}>
                {action.label}
                <Icon of={ArrowRight} />
              </Link>
            </Card>
          ))}
        </ul>
      </Section>
      <HowItWorks {...text.howItWorks} />
      <Section id="principles" {...text.principles} shape="row">
        <Points items={text.principles.items} columns={3} />
      </Section>
      <Community {...text.community} />
      <Writing text={text.writing} articles={articles} papers={papers} />
      <NewsletterSection {...newsletter} />
    </>
  ),
})

/** https://schema.org/Organization */
function organization(settings: Settings, address: PageContext['address']): object {
  return {
    '@type': 'Organization',
    name: settings.name,
    description: settings.description,
    url: absolute(address, '/'),
    logo: absolute(address, '/icon.svg'),
    sameAs: [settings.organisation.url],
  }
}
