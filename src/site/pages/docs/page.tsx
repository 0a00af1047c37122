import type { ReactNode } from 'react'
import { A, Code, definePage } from '../../../generator/define/index.ts'
import { ButtonLink } from '../../components/Button.tsx'
import { CopyCommands } from '../../components/CopyCommands.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { SearchForm } from '../../components/SearchForm.tsx'
import { codePane } from '../../components/looks.ts'
import { useSite } from '../../components/site.ts'
import { WithCode } from '../../components/WithCode.tsx'
import { docsFile, type Docs } from '../../data/docs.ts'
import { productsFile, productsOf, type Product, type Products } from '../../data/products.ts'
import { settings } from '../../data/settings.ts'
import { routes } from '../../routes.ts'
import { DocumentationList } from './DocumentationList.tsx'

type Categories = ReturnType<typeof categoriesOf>
export type Entry = Categories[number]['entries'][number]
type Questions = ReturnType<typeof questionsOf>

/** The documentation entries by product group; an entry's id is its product's slug. One that names no product is left out. */
function categoriesOf(text: Docs, { groups }: Products, tools: Product[]) {
  const named = new Map(tools.map((tool) => [tool.name, tool]))
  return groups.map(({ name, id }) => ({
    name,
    id,
    entries: text.repositories.entries.flatMap((entry) => {
      const product = named.get(entry.name)
      return product && entry.category === name ? [{ ...entry, id: product.slug, product }] : []
    }),
  }))
}

/** The questions, each with the entries of the tools that help. */
function questionsOf({ questions }: Docs, tools: Product[]) {
  return questions.items.map(({ question, tools: names }) => ({
    question,
    tools: tools.filter(({ name }) => names.includes(name)).map(({ slug: id, name }) => ({ id, name })),
  }))
}

export const docsPage = definePage({
  route: routes.docs,
  scripts: ['copy-commands'],
  text: docsFile,
  uses: { products: productsFile, site: settings },
  props: ({ text, products, site }) => {
    const tools = productsOf(products, site)
    return {
      text,
      labels: products.labels,
      categories: categoriesOf(text, products, tools),
      questions: questionsOf(text, tools),
    }
  },
  structuredData: ({ text }) => [faqPage(text.faq)],
  view: ({ text, labels, categories, questions }) => (
    <>
      <PageHeader
        heading={text.heading}
        lead={text.lead}
        tone="tint"
        aside={<SearchForm className="max-w-96 flex-[1_1_14rem]" />}
      />
      <div className="grid gap-x-(--gap) gap-y-8 pt-8 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <SideNavigation text={text} categories={categories} />
        <div className="grid min-w-0 gap-12">
          <Part id="getting-started" {...text.gettingStarted}>
            <Steps text={text.gettingStarted} />
          </Part>
          <Part id="which-tool" {...text.questions}>
            <QuestionList questions={questions} />
          </Part>
          <Part id="repositories" {...text.repositories}>
            {categories.map((category) => (
              <DocumentationList key={category.id} {...category} labels={labels} text={text.repositories} />
            ))}
          </Part>
          <Part id="faq" {...text.faq}>
            <Faq items={text.faq.items} />
          </Part>
        </div>
      </div>
      <CopyCommands />
    </>
  ),
})

interface PartProps {
  id: string
  heading: string
  lead?: string
  children: ReactNode
}

function Part({ id, heading, lead, children }: PartProps) {
  return (
    <section className="grid gap-5" aria-labelledby={id}>
      <div className="grid gap-2">
        <h2 id={id}>{heading}</h2>
        {lead && <p className="max-w-[40em] text-soft">{lead}</p>}
      </div>
      {children}
    </section>
  )
}

/** The parts of the page and all tools; where browsers know it, the part that is read is marked. */
function SideNavigation({ text, categories }: { text: Docs; categories: Categories }) {
  const link =
    'flex min-h-8 pointer-coarse:min-h-11 items-center border-l-2 border-rule py-1 pl-4 no-underline hover:border-proof'
  const part = (id: string, { heading }: { heading: string }) => (
    <A href={`#${id}`} className={`${link} font-semibold`}>
      {heading}
    </A>
  )
  return (
    <nav
      className="spy text-small lg:sticky lg:top-20 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto print:hidden"
      aria-label={text.heading}
    >
      <ul>
        <li>{part('getting-started', text.gettingStarted)}</li>
        <li>{part('which-tool', text.questions)}</li>
        <li>
          {part('repositories', text.repositories)}
          <ul className="max-lg:hidden">
            {categories
              .flatMap(({ entries }) => entries)
              .map(({ id, name }) => (
                <li key={id}>
                  <A href={`#${id}`} className={`${link} pl-8`}>
                    {name}
                  </A>
                </li>
              ))}
          </ul>
        </li>
        <li>{part('faq', text.faq)}</li>
      </ul>
    </nav>
  )
}

function Steps({ text }: { text: Docs['gettingStarted'] }) {
  const { languages } = useSite().code
  return (
    <ol className="grid gap-5">
      {text.steps.map(({ id, title, description, code, expect, otherwise, link }, index) => (
        <li
          key={title}
          id={id}
          className="grid gap-x-6 gap-y-3 rounded-md border border-rule bg-surface p-5 lg:grid-cols-[2fr_3fr]"
        >
          <div className="grid content-start justify-items-start gap-2">
            <div className="flex gap-2 font-semibold">
              <span className="text-proof" aria-hidden="true">
                {index + 1}.
              </span>
              <h3>
                <WithCode text={title} />
              </h3>
            </div>
            <p className="text-small text-soft">
              <WithCode text={description} />
            </p>
            {link && <ButtonLink {...link} tone="text" />}
          </div>
          <div className="grid min-w-0 content-start gap-3 text-small">
            {code && (
              <div className={`relative rounded-md bg-night p-4 text-ink scheme-dark ${codePane}`} data-tone="night">
                <p className="pb-3 label">{languages.bash}</p>
                <Code language="shell" label={title.replaceAll('`', '')} text={code} />
              </div>
            )}
            <p>
              <strong>{text.expect}</strong> <WithCode text={expect} />
            </p>
            <p className="text-soft">
              <strong className="text-ink">{text.otherwise}</strong> <WithCode text={otherwise} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}

function QuestionList({ questions }: { questions: Questions }) {
  return (
    <dl className="grid gap-3 md:grid-cols-2">
      {questions.map(({ question, tools }) => (
        <div key={question} className="rounded-md bg-tint p-4">
          <dt className="text-small">{question}</dt>
          <dd className="flex flex-wrap gap-x-4 pt-1 font-semibold">
            {tools.map(({ id, name }) => (
              <A key={id} href={`#${id}`} className="inline-flex min-h-8 items-center pointer-coarse:touch-target">
                {name}
              </A>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** One is open at a time, which the browser sees to. */
function Faq({ items }: Pick<Docs['faq'], 'items'>) {
  return (
    <div className="border-t border-rule">
      {items.map(({ question, answer }) => (
        <details key={question} name="faq" className="fold border-b border-rule">
          <summary className="flex justify-between gap-4 py-4 font-semibold">{question}</summary>
          <p className="max-w-[40em] pb-5 text-soft">
            <WithCode text={answer} />
          </p>
        </details>
      ))}
    </div>
  )
}

/** https://schema.org/FAQPage */
function faqPage({ items }: Docs['faq']): object {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      // Without the marks of code.
      acceptedAnswer: { '@type': 'Answer', text: answer.replaceAll('`', '') },
    })),
  }
}
