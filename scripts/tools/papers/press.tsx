import type { ReactNode } from 'react'
import { z } from 'zod'
import press from '../../../content/data/press.json'
import tools from '../../../content/data/products.json'
import labels from '../../../content/papers/labels.json'
import site from '../../../content/site.json'
import { fillText } from '../../../src/generator/content/words.ts'
import { wordsOf } from '../../../src/site/data/words.ts'
import { day, text } from '../../../src/generator/define/fields.ts'
import { dateText, documentHtml, readManuscript, readSource, type Output } from './document.tsx'
import { curl } from './manuscript.ts'

export const sheetMatter = z.strictObject({ title: text, lead: text, date: day })

/** The press releases of content/data/press.json, and the sheets of the media kit. */
export const pressMakers = [
  // The square at its end closes a release as it closes a proof.
  ...press.releases.items.map(({ file }) => () => {
    const end = <p className="end" />
    return sheetOutput(file, { kind: labels.kinds.Release, notice: labels.releaseNotice, end })
  }),
  () => sheetOutput('/press/brand-sheet.pdf', { kind: labels.kinds.Sheet }),
  () => {
    const keys = ['press.json#company', 'products.json#groups', 'products.json#labels', 'products.json#products']
    const inputs = keys.map((key) => `content/data/${key}`)
    return sheetOutput('/press/fact-sheet.pdf', { kind: labels.kinds.Sheet, more: factSheet(), inputs })
  },
]

interface SheetOptions {
  kind: string
  /** Above the title, where the reader must know before reading. */
  notice?: string
  end?: ReactNode
  /** Markdown that follows the text, and what that is made from. */
  more?: string
  inputs?: string[]
}

function sheetOutput(url: string, { kind, notice, end, more = '', inputs = [] }: SheetOptions): Output {
  const source = readSource(url.replace(/^.*\/|\.pdf$/g, ''), sheetMatter)
  const { title, lead, date } = source.matter
  const { html, drawings } = readManuscript({ ...source, markdown: `${source.markdown}\n\n${more}` }, false)
  const sheet = (
    <div className="sheet">
      <header className="row">
        <img className="logo" src="figures/logo.svg" alt={site.name} />
        <p className="label">{kind}</p>
      </header>
      {notice && <p className="notice">{curl(notice)}</p>}
      <h1>{curl(title)}</h1>
      <p className="lead">{curl(lead)}</p>
      <p className="label">{dateText(date)}</p>
      <main dangerouslySetInnerHTML={{ __html: html }} />
      {end}
    </div>
  )
  const document = documentHtml({ title: `${title} - ${site.name}`, format: 'A4', children: sheet })
  return {
    url,
    inputs: [source.file, ...drawings, ...inputs],
    make: (printer) => printer.print(document, { date }),
  }
}

interface Product {
  name: string
  group: string
  purpose: string
  maturity: { gaps: string }
  licence: string
  checked: string
  unverified?: boolean | undefined
}
const products: Product[] = tools.products

/** A row of a table in Markdown. */
function row(...cells: string[]): string {
  return `| ${cells.join(' | ')} |`
}

/** The company facts and the tools by group, as their pages have them. */
function factSheet(): string {
  const { maturity, licence, checked } = tools.labels
  const head = [row(labels.tool, labels.purpose, maturity, licence, checked), row('-', '-', '-', '-', '-')]
  const rowOf = (tool: Product): string => {
    const copy = tool.unverified ? ` (${labels.copy})` : ''
    return row(`**${tool.name}**`, tool.purpose, tool.maturity.gaps, tool.licence, dateText(tool.checked) + copy)
  }
  return [
    fillText(
      press.company.facts.map(({ label, value }) => `- **${label}:** ${value}`).join('\n'),
      wordsOf(site, tools),
    ),
    ...tools.groups.map(({ id, name }) => {
      const rows = products.filter(({ group }) => group === id).map(rowOf)
      return [`## ${name}\n`, ...head, ...rows].join('\n')
    }),
  ].join('\n\n')
}
