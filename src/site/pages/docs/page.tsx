import { Fragment } from 'react'
import { A, definePage } from '../../../generator/define/index.ts'
import { ButtonLink } from '../../components/Button.tsx'
import { DocumentationIcon } from '../../components/Icon.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Section } from '../../components/Section.tsx'
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
      <PageHeader heading={text.heading} lead={text.lead} />
      <ToolIndex label={text.repositories.heading} categories={categories} />
      <Section id="getting-started" heading={text.gettingStarted.heading} shape="stack">
        <ol className="steps">
          {text.gettingStarted.steps.map(({ id, title, description, code, expect, otherwise, link }) => (
            <li key={title} id={id}>
              <h3>
                <WithCode text={title} />
              </h3>
              <p>
                <WithCode text={description} />
              </p>
              {code && (
                <pre>
                  <code>{code}</code>
                </pre>
              )}
              <p>
                <strong>{text.gettingStarted.expect}</strong> <WithCode text={expect} />
              </p>
              <p>
                <strong>{text.gettingStarted.otherwise}</strong> <WithCode text={otherwise} />
              </p>
              {link && (
                <ButtonLink href={link.href} tone="text">
                  {link.label}
                </ButtonLink>
              )}
            </li>
          ))}
        </ol>
      </Section>
      <Section id="which-tool" heading={text.questions.heading} lead={text.questions.lead} shape="stack">
        <QuestionList questions={questions} />
      </Section>
      <Section id="repositories" heading={text.repositories.heading} lead={text.repositories.lead} shape="stack">
        {categories.map(({ id, name, entries }) => (
          <DocumentationList key={id} id={id} name={name} entries={entries} labels={labels} text={text.repositories} />
        ))}
      </Section>
      <Section id="faq" heading={text.faq.heading}>
        {text.faq.items.map(({ question, answer }) => (
          <details key={question} className="faq" name="faq">
            <summary>{question}</summary>
            <p>
              <WithCode text={answer} />
            </p>
          </details>
        ))}
      </Section>
    </>
  ),
})

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

/** All tools, group by group, each with a link to its entry below. */
function ToolIndex({ label, categories }: { label: string; categories: Categories }) {
  return (
    <nav className="sheet shelf" aria-label={label}>
      <ul>
        {categories.map(({ id, name, entries }) => (
          <li key={id} className="shelf-group">
            <p className="label">{name}</p>
            <ul>
              {entries.map((entry) => (
                <li key={entry.id}>
                  <A href={`#${entry.id}`}>
                    <DocumentationIcon name={entry.icon} />
                    {entry.name}
                  </A>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function QuestionList({ questions }: { questions: Questions }) {
  return (
    <dl className="subjects">
      {questions.map(({ question, tools }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>
            {tools.map(({ id, name }, index) => (
              <Fragment key={id}>
                {index > 0 && ', '}
                <A href={`#${id}`}>{name}</A>
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
