import { z } from 'zod'
import press from '../../../content/data/press.json'
import tools from '../../../content/data/products.json'
import labels from '../../../content/papers/labels.json'
import site from '../../../content/site.json'
import { fillText } from '../../../src/generator/content/variables.ts'
import type { productsFile } from '../../../src/site/data/products.ts'
import { variablesOf } from '../../../src/site/data/variables.ts'
import type { ValueOf } from '../../../src/generator/define/index.ts'
import { day, text } from '../../../src/generator/define/fields.ts'
import { wordsMarkdown } from '../../../src/generator/render/versions/article-markdown.ts'
import { UserError } from '../../cli/user-error.ts'
import { dateText, documentHtml, readManuscript, readSource, type Output } from './document.tsx'
import { smartQuotes } from './manuscript.ts'

export const sheetMatter = z.strictObject({ title: text, lead: text, date: day })

/** The press releases of content/data/press.json, and the sheets of the media kit. */
export function pressOutputs(): Output[] {
  const keys = ['press.json#company', 'products.json#groups', 'products.json#labels', 'products.json#products']
  const inputs = keys.map((key) => `content/data/${key}`)
  return [
    ...press.releases.items.map((release) =>
      sheetOutput(release.file, { release, inputs: ['content/data/press.json#releases'] }),
    ),
    sheetOutput('/press/brand-sheet.pdf'),
    sheetOutput('/press/fact-sheet.pdf', { more: factSheet(), inputs }),
  ]
}

interface SheetOptions {
  /** As /press/ names it. */
  release?: { title: string; date: string }
  /** Markdown that follows the text, and what that is made from. */
  more?: string
  inputs?: string[]
}

function sheetOutput(url: string, { release, more = '', inputs = [] }: SheetOptions = {}): Output {
  const source = readSource(url.replace(/^.*\/|\.pdf$/g, ''), sheetMatter)
  const { title, lead, date } = source.matter
  const { html, drawings } = readManuscript({ ...source, markdown: `${source.markdown}\n\n${more}` }, false)
  const other = release && (['title', 'date'] as const).find((key) => filledIn(release[key]) !== source.matter[key])
  if (other)
    throw new UserError(`${source.file} has another ${other} than content/data/press.json. Write the same in both.`)
  const sheet = (
    <div className="sheet">
      <header className="row">
        <img className="logo" src="figures/logo.svg" alt={site.name} />
        <p className="label">{release ? labels.kinds.Release : labels.kinds.Sheet}</p>
      </header>
      {release && <p className="notice">{smartQuotes(labels.releaseNotice)}</p>}
      <h1>{smartQuotes(title)}</h1>
      <p className="lead">{smartQuotes(lead)}</p>
      <p className="label">{dateText(date)}</p>
      <main dangerouslySetInnerHTML={{ __html: html }} />
      {/* The square closes a release as it closes a proof. */}
      {release && <p className="end" />}
    </div>
  )
  const document = documentHtml({ title: `${title} - ${site.name}`, format: 'A4', children: sheet })
  return {
    url,
    inputs: [source.file, ...drawings, ...inputs],
    make: (printer) => printer.print(document, { date }),
  }
}

const products = tools.products as ValueOf<typeof productsFile>['products']

/** A row of a table in Markdown, from plain texts. */
function row(...cells: string[]): string {
  return `| ${cells.map(wordsMarkdown).join(' | ')} |`
}

const filledIn = (value: string): string => fillText(value, variablesOf(site, tools))

/** The company facts and the tools by group, as their pages have them. */
function factSheet(): string {
  const { maturity, licence, checked } = tools.labels
  const head = [row(labels.tool, labels.purpose, maturity, licence, checked), '| - | - | - | - | - |']
  const rowOf = (tool: (typeof products)[number]): string => {
    const copy = tool.unverified ? ` (${labels.copy})` : ''
    const cells = row(tool.purpose, tool.maturity.gaps, tool.licence, dateText(tool.checked) + copy)
    return `| **${wordsMarkdown(tool.name)}** ${cells}`
  }
  return [
    [...press.company.facts, press.company.summary]
      .map(({ label, value }) => `- **${wordsMarkdown(filledIn(label))}:** ${wordsMarkdown(filledIn(value))}`)
      .join('\n'),
    ...tools.groups.map(({ id, name }) => {
      const rows = products.filter(({ group }) => group === id).map(rowOf)
      return [`## ${name}\n`, ...head, ...rows].join('\n')
    }),
  ].join('\n\n')
}
