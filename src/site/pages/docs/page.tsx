import { Fragment, type ReactNode } from 'react'
import { A, definePage } from '../../../generator/define/index.ts'
import { InfoNote, MaturityBadge } from '../../components/Badge.tsx'
import { BackToContents, besideContents, Contents } from '../../components/Contents.tsx'
import { CopyCommands } from '../../components/CopyCommands.tsx'
import { DateText } from '../../components/DateText.tsx'
import { DescriptionList } from '../../components/DescriptionList.tsx'
import { DocumentationIcon } from '../../components/DocumentationIcon.tsx'
import { Link } from '../../components/Link.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { SearchForm } from '../../components/SearchForm.tsx'
import { WithCode } from '../../components/WithCode.tsx'
import { docsFile, type Docs } from '../../data/docs.ts'
import { coverageFile, productsFile, toolGroups, type Products, type Tool } from '../../data/products.ts'
import { settingsFile } from '../../data/settings.ts'
import { routes } from '../../routes.ts'
import { Steps } from './Steps.tsx'

export const docsPage = definePage({
  route: routes.docs,
  text: docsFile,
  uses: { products: productsFile, rows: coverageFile, settings: settingsFile },
  props: ({ text, products, rows, settings }) => ({
    text,
    labels: products.labels,
    groups: toolGroups(products, text, rows, settings).map((group) => ({
      ...group,
      entries: group.products.flatMap((tool) => {
        const entry = text.repositories.entries.find(({ name }) => name === tool.name)
        return entry ? [{ ...tool, ...entry }] : []
      }),
    })),
    questions: text.questions.items.map(({ question, tools }) => ({
      question,
      tools: products.products.filter(({ name }) => tools.includes(name)),
    })),
  }),
  details: () => ({ scripts: ['copy-commands'] }),
  view: ({ text, labels, groups, questions }) => (
    <>
      <PageHeader {...text} tone="tint" aside={<SearchForm className="flex-[1_1_18rem]" />} />
      <div className={`pt-8 ${besideContents}`}>
        <Contents sections={sectionsOf(text, groups)} />
        <div className="grid min-w-0 gap-12">
          <Part id="getting-started" {...text.gettingStarted}>
            <Steps text={text.gettingStarted} />
          </Part>
          <Part id="which-tool" {...text.questions}>
            <dl className="rounded-md bg-tint px-5 py-2">
              {questions.map(({ question, tools }) => (
                <div key={question} className="grid gap-x-6 border-t border-rule py-2 first:border-t-0 lg:grid-cols-2">
                  <dt className="text-pretty">{question}</dt>
                  <dd className="flex flex-wrap gap-x-4 font-semibold">
                    {tools.map(({ slug, name }) => (
                      <A key={slug} href={`#${slug}`} className="pointer-coarse:touch-target">
                        {name}
                      </A>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </Part>
          <Part id="repositories" {...text.repositories}>
            <div className="grid gap-12">
              {groups.map(({ id, name, entries }) => (
                <div key={id} className="grid gap-4">
                  <h3 id={id} className="text-title">
                    {name}
                  </h3>
                  <ul className="rounded-md border border-rule bg-surface">
                    {entries.map((entry) => (
                      <Entry key={entry.slug} entry={entry} labels={labels} text={text.repositories} />
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </Part>
          <Part id="faq" {...text.faq}>
            {/* One is open at a time, which the browser sees to. */}
            <div className="border-t border-rule">
              {text.faq.items.map(({ question, answer }) => (
                <details key={question} name="faq" className="fold border-b border-rule">
                  <summary className="flex justify-between gap-4 py-4 font-semibold">{question}</summary>
                  <p className="max-w-[40em] pb-5 text-soft">
                    <WithCode text={answer} />
                  </p>
                </details>
              ))}
            </div>
          </Part>
          <BackToContents />
        </div>
      </div>
      <CopyCommands />
    </>
  ),
})

type DocsEntry = Docs['repositories']['entries'][number] & Tool

function Part({ id, heading, lead, children }: { id: string; heading: string; lead?: string; children: ReactNode }) {
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

function sectionsOf({ gettingStarted, questions, repositories, faq }: Docs, groups: { entries: Tool[] }[]) {
  const parts = groups.flatMap(({ entries }) => entries.map(({ slug, name }) => ({ id: slug, text: name })))
  return [
    { id: 'getting-started', text: gettingStarted.heading },
    { id: 'which-tool', text: questions.heading },
    { id: 'repositories', text: repositories.heading, parts },
    { id: 'faq', text: faq.heading },
  ]
}

type EntryProps = { entry: DocsEntry } & Pick<Products, 'labels'> & { text: Docs['repositories'] }

function Entry({ entry, labels, text }: EntryProps) {
  return (
    <li id={entry.slug} className="grid gap-6 border-t border-rule p-5 first:border-t-0 target:bg-tint xl:grid-cols-2">
      <div className="grid content-start gap-2">
        <div className="flex items-center gap-3">
          <DocumentationIcon name={entry.icon} />
          <h4 className="flex-1 text-body font-semibold">{entry.name}</h4>
          <MaturityBadge advice={entry.advice} />
        </div>
        <p className="text-small">
          <Link href={entry.url} className="pointer-coarse:touch-target">
            {entry.url.replace(/^https:\/\/[^/]+\//, '')}
          </Link>
        </p>
        <p className="text-small">{entry.purpose}</p>
        <p className="text-small text-soft">
          <WithCode text={entry.description} />
        </p>
      </div>
      <div className="grid content-start gap-2">
        <DescriptionList
          items={[
            {
              label: text.command,
              value: entry.command ? (
                // With room for the button that copies it.
                <span className="relative flex min-h-6 items-center pr-16 pointer-coarse:min-h-11">
                  <code className="wrap-anywhere" data-copy="">
                    {entry.command}
                  </code>
                </span>
              ) : (
                text.noCommand
              ),
            },
            {
              label: text.documents,
              value: entry.documents.map(({ label, href }, index) => (
                <Fragment key={href}>
                  {index > 0 && ', '}
                  <Link href={href} className="pointer-coarse:touch-target">
                    {label}
                    <span className="sr-only">{` ${entry.name}`}</span>
                  </Link>
                </Fragment>
              )),
            },
            { label: labels.checked, value: <DateText day={entry.checked} /> },
          ]}
        />
        {entry.unverified && <InfoNote tone="warning">{labels.unverified}</InfoNote>}
      </div>
    </li>
  )
}
