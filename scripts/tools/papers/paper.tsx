import { z } from 'zod'
import data from '../../../content/data/papers.json'
import labels from '../../../content/papers/labels.json'
import site from '../../../content/site.json'
import { text } from '../../../src/generator/define/fields.ts'
import {
  ContentError,
  dateText,
  documentHtml,
  drawingFiles,
  readDrawing,
  readManuscript,
  readSource,
  type Output,
} from './document.tsx'
import { curl, type Manuscript } from './manuscript.ts'
import { pageNumbersOf } from './pdf.ts'
import type { Printer } from './printer.ts'

const matterSchema = z.strictObject({
  subtitle: text,
  format: z.enum(['A5', 'B6']),
  /** In points. It decides how many pages there are. */
  typeSize: z.coerce.number().positive(),
  /** A drawing that is printed as a picture, and how much it is enlarged: that decides how large the file is. */
  picture: text,
  pictureScale: z.coerce.number().positive(),
  abstract: text,
})

type Entry = (typeof data.papers)[number]
interface Paper {
  entry: Entry
  matter: z.infer<typeof matterSchema>
  manuscript: Manuscript
}

/** The papers of content/data/papers.json: their pages and sizes are stated there, and the build checks them. */
export const paperMakers = data.papers.map((entry) => () => paperOutput(entry))

function paperOutput(entry: Entry): Output {
  const source = readSource(entry.id, matterSchema)
  const { file, matter } = source
  if (!drawingFiles(source).includes(`content/papers/${matter.picture}`))
    throw new ContentError([{ file, message: `names the picture ${matter.picture}, which its text does not show.` }])
  const paper = { entry, matter, manuscript: readManuscript(source, true) }
  return {
    url: entry.url,
    inputs: [file, 'content/data/papers.json#papers', ...drawingFiles(source, 'figures/logo.svg', 'figures/mark.svg')],
    make: (printer) => print(printer, paper),
  }
}

async function print(printer: Printer, paper: Paper): Promise<Uint8Array> {
  const { picture, pictureScale } = paper.matter
  const jpegs = { [picture]: await printer.picture(readDrawing(picture), pictureScale, 'jpeg') }
  const printWith = (pages: ReadonlyMap<string, number>): Promise<Uint8Array> =>
    printer.print(paperHtml(paper, pages), paper.entry.date, jpegs)
  // The first print tells on which pages the sections begin.
  return printWith(pageNumbersOf(await printWith(new Map())))
}

const kinds: Record<string, string> = labels.kinds

/** Cover, abstract and contents, text. */
function paperHtml({ entry, matter, manuscript }: Paper, pages: ReadonlyMap<string, number>): string {
  const kind = kinds[entry.type] ?? entry.type
  const title = curl(entry.title)
  const head = 'color:#626a70;font:6.2pt "DejaVu Mono";white-space:pre'
  const css = `:root{font-size:${matter.typeSize}pt;line-height:1.47}
    @page text:left{@top-left{${head};content:${cssString(`${site.name}  ·  ${kind}  ·  ${labels.edition}`)}}}
    @page text:right{@top-right{${head};content:${cssString(title)}}}`
  const cover = (
    <header className="cover">
      <img className="logo" src="figures/logo.svg" alt={site.name} />
      <img src="figures/mark.svg" alt="" />
      <p className="label">{kind}</p>
      <h1>{title}</h1>
      <p className="lead">{curl(matter.subtitle)}</p>
      <div className="edition">
        <p className="row label">
          {labels.edition}
          <span>{dateText(entry.date)}</span>
        </p>
        <p>{curl(labels.notice)}</p>
      </div>
    </header>
  )
  const opening = (
    <div className="opening">
      <p className="label">{labels.abstract}</p>
      <p>{curl(matter.abstract)}</p>
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

/** A text as a CSS string. */
function cssString(words: string): string {
  return `"${words.replace(/["\\]/g, '\\$&').replaceAll('<', '\\3c ')}"`
}
