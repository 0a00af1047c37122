import { ButtonLink } from '../site/components/ButtonLink.tsx'
import { DocumentationList } from '../components/DocumentationList.tsx'
import { PageHeader } from '../site/components/PageHeader.tsx'
import { Section } from '../site/components/Section.tsx'
import { SubjectIndex } from '../components/SubjectIndex.tsx'
import { ToolShelf } from '../components/ToolShelf.tsx'
import { WithCode } from '../site/components/WithCode.tsx'
import type { ViewProps } from '../model/page.ts'

/** The documentation hub: the tools on a shelf, first steps, the documents of each repository, subjects and questions. */
export function DocsPage({ text, labels, categories, subjects }: ViewProps<'docs'>) {
  const { gettingStarted, repositories, faq } = text
  return (
    <>
      <PageHeader heading={text.heading} lead={text.lead} />
      <ToolShelf label={repositories.heading} categories={categories} />
      <Section id="getting-started" heading={gettingStarted.heading} layout="wide">
        <ol className="steps">
          {gettingStarted.steps.map(({ title, description, code, link }) => (
            <li key={title}>
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
              {link && (
                <ButtonLink href={link.href} tone="text">
                  {link.label}
                </ButtonLink>
              )}
            </li>
          ))}
        </ol>
      </Section>
      <Section id="repositories" heading={repositories.heading} lead={repositories.lead} layout="wide">
        {categories.map(({ id, name, entries }) => (
          <DocumentationList key={id} id={id} name={name} entries={entries} labels={labels} open={repositories.open} />
        ))}
      </Section>
      <Section id="subjects" heading={text.subjects.heading} lead={text.subjects.lead} layout="wide">
        <SubjectIndex subjects={subjects} />
      </Section>
      <Section id="faq" heading={faq.heading}>
        {faq.items.map(({ question, answer }) => (
          <details key={question} className="faq" name="faq">
            <summary>{question}</summary>
            <p>
              <WithCode text={answer} />
            </p>
          </details>
        ))}
      </Section>
    </>
  )
}
