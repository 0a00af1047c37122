import { readFileSync } from 'node:fs'
import { z } from 'zod'
import data from '../../../content/data/papers.json'
import labels from '../../../content/papers/labels.json'
import site from '../../../content/site.json'
import { text } from '../../../src/generator/define/fields.ts'
import { dateText, documentHtml, readManuscript, readSource, type Output } from './document.tsx'
import { smartQuotes } from './manuscript.ts'
import { pageNumbersOf } from './pdf.ts'
import type { Printer } from './printer.ts'

const matterSchema = z.strictObject({
  subtitle: text,
  format: z.enum(['A5', 'B6']),
  /** In points. It decides how many pages there are. */
  typeSize: z.coerce.number().positive(),
  /** How much the picture of the first drawing is enlarged. It decides how large the file is. */
  pictureScale: z.coerce.number().positive(),
  abstract: text,
})

interface Paper {
  entry: (typeof data.papers)[number]
  matter: z.infer<typeof matterSchema>
  manuscript: ReturnType<typeof readManuscript>
}

/** The papers of content/data/papers.json: their pages and sizes are stated there, and the build checks them. */
export function paperOutputs(): Output[] {
  return data.papers.map((entry) => {
    const source = readSource(entry.id, matterSchema)
    const manuscript = readManuscript(source, true)
    return {
      url: entry.url,
      inputs: [source.file, 'content/data/papers.json#papers', ...manuscript.drawings],
      make: (printer) => print(printer, { entry, matter: source.matter, manuscript }),
    }
  })
}

async function print(printer: Printer, paper: Paper): Promise<Uint8Array> {
  const [drawing] = paper.manuscript.drawings.map((file) => readFileSync(file, 'utf8'))
  const picture = drawing ? await printer.picture(drawing, paper.matter.pictureScale, 'jpeg') : undefined
  const printWith = (pages: ReadonlyMap<string, number>): Promise<Uint8Array> =>
    printer.print(paperHtml(paper, pages), paper.entry, picture)
  // The first print tells on which pages the sections begin.
  return printWith(pageNumbersOf(await printWith(new Map())))
}

const kinds: Record<string, string> = labels.kinds

/** Cover, abstract and contents, text. */
function paperHtml({ entry, matter, manuscript }: Paper, pages: ReadonlyMap<string, number>): string {
  const kind = kinds[entry.type] ?? entry.type
  const title = smartQuotes(entry.title)
  const head = 'color:#5a6269;font:6.2pt "DejaVu Mono";white-space:pre'
  const css = `:root{font-size:${matter.typeSize}pt;line-height:1.47}
    @page text:left{@top-left{${head};content:${cssString(`${site.name}  ·  ${kind}  ·  ${labels.edition}`)}}}
    @page text:right{@top-right{${head};content:${cssString(title)}}}`
  const cover = (
    <header className="cover">
      <img className="logo" src="figures/logo.svg" alt={site.name} />
      <img src="figures/mark.svg" alt="" />
      <p className="label">{kind}</p>
      <h1>{title}</h1>
      <p className="lead">{smartQuotes(matter.subtitle)}</p>
      <div className="edition">
        <p className="row label">
          {labels.edition}
          <span>
            {dateText(entry.date)}
            {entry.revised && ` · ${labels.revised} ${dateText(entry.revised)}`}
          </span>
        </p>
        <p>{smartQuotes(labels.notice)}</p>
      </div>
    </header>
  )
  const opening = (
    <div className="opening">
      <p className="label">{labels.abstract}</p>
      <p>{smartQuotes(matter.abstract)}</p>
      <p className="colophon">
        <b>{labels.cite}:</b> {site.name}. <i>{title}.</i> {kind}, {labels.edition.toLowerCase()},{' '}
        {dateText(entry.date)}.{entry.revised && ` ${labels.revised}: ${dateText(entry.revised)}.`}
      </p>
      <nav>
        <p className="label">{labels.contents}</p>
        {manuscript.sections.map(({ id, depth, number, text: words }) =>
          depth === 2 ? (
            <a key={id} href={`#${id}`}>
              <span className="number">{number}</span>
              {words}
              <span className="page">{pages.get(id) ?? '00'}</span>
            </a>
          ) : undefined,
        )}
      </nav>
    </div>
  )
  const main = <main dangerouslySetInnerHTML={{ __html: manuscript.html }} />
  return documentHtml({ title: entry.title, format: matter.format, css, children: [cover, opening, main] })
}

function cssString(words: string): string {
  return `"${words.replace(/["\\]/g, '\\$&').replaceAll('<', '\\3c ')}"`
}
