import { z } from 'zod'
import data from '../../../content/data/papers.json'
import labels from '../../../content/papers/labels.json'
import site from '../../../content/site.json'
import { countPdfPages } from '../../../src/generator/content/pdf.ts'
import { day, text } from '../../../src/generator/define/fields.ts'
import { UserError } from '../../cli/user-error.ts'
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

const dataFile = 'content/data/papers.json'
type Entry = (typeof data.papers)[number]

const matterSchema = z.strictObject({
  title: text,
  subtitle: text,
  type: z.enum(['Architecture', 'Technical', 'Whitepaper']),
  format: z.enum(['A5', 'B6']),
  picture: z.string().regex(/^figures\/[\w-]+\.svg$/, 'which is not a drawing. Write it as figures/line.svg'),
  date: day,
  revised: day.optional(),
  abstract: text,
})

interface Paper {
  matter: z.infer<typeof matterSchema>
  manuscript: Manuscript
}

/** The papers of content/data/papers.json. */
export const paperMakers = data.papers.map((entry) => () => paperOutput(entry))

/** content/papers/<id>.md, with the pages and the size that its entry states. */
function paperOutput(entry: Entry): Output {
  const source = readSource(entry.id, matterSchema)
  const { file, matter } = source
  const problems = (['title', 'type', 'date'] as const)
    .filter((key) => entry[key] !== matter[key])
    .map((key) => ({ file, message: `has the ${key} "${matter[key]}", papers.json "${entry[key]}". Make them one.` }))
  if (!drawingFiles(source).includes(`content/papers/${matter.picture}`))
    problems.push({ file, message: `names the picture ${matter.picture}, which its text does not show.` })
  if (!/^\d+ KB$/.test(entry.fileSize))
    problems.push({ file: dataFile, message: `gives ${entry.id} the size "${entry.fileSize}". Write it as 501 KB.` })
  if (problems.length > 0) throw new ContentError(problems)
  const paper = { matter, manuscript: readManuscript(source, true) }
  return {
    url: entry.url,
    inputs: [file, `${dataFile}#papers`, ...drawingFiles(source, 'figures/mark.svg')],
    make: (printer) => print(printer, paper, entry),
  }
}

const remedy = `Change its text, or state in ${dataFile} what it has.`

/** The pages are reached by the largest type that gives no more of them, the size by the resolution of the picture. */
async function print(printer: Printer, paper: Paper, { url, ...wanted }: Entry): Promise<Uint8Array> {
  const { picture: drawing, date } = paper.matter
  const picture = (scale: number) => printer.picture(readDrawing(drawing), scale, 'jpeg')
  const draft = await picture(1)
  const numbers = new Map<string, number>()
  const printIn = (size: number, jpeg = draft) =>
    printer.print(paperHtml(paper, size, numbers), date, { [drawing]: jpeg })

  const steps = { first: 180, last: 228, limit: wanted.pages }
  const size = (await largestStep(steps, async (step) => countPages(await printIn(step / 20)))) / 20
  for (const [id, page] of pageNumbersOf(await printIn(size))) numbers.set(id, page)
  const bytes = Number.parseInt(wanted.fileSize) * 1000 - (await printIn(size)).length + draft.length
  const pdf = await printIn(size, await pictureOf(bytes, picture))

  const [pages, fileSize] = [countPages(pdf), `${Math.round(pdf.length / 1000)} KB`]
  if (pages !== wanted.pages || fileSize !== wanted.fileSize)
    throw new UserError(`${url} comes out with ${pages} pages and ${fileSize}. ${remedy}`)
  return pdf
}

function countPages(pdf: Uint8Array): number {
  return countPdfPages(pdf) ?? Infinity
}

/** A picture of nearly so many bytes. They grow with its scale by and large only, so those round the likely scale are tried. */
async function pictureOf(bytes: number, pictureIn: (scale: number) => Promise<Uint8Array>): Promise<Uint8Array> {
  const likely = await largestStep({ first: 1200, last: 10_000, limit: bytes }, async (step) => {
    return (await pictureIn(step / 1000)).length
  })
  for (let tried = 0; ; tried++) {
    const picture = await pictureIn((likely + (tried % 2 === 0 ? tried : -tried) / 2) / 1000)
    if (Math.abs(picture.length - bytes) < 450 || tried > 400) return picture
  }
}

/** The largest whole step whose value is at most `limit`, where values grow with the steps; the first where none is. */
export async function largestStep(
  { first, last, limit }: { first: number; last: number; limit: number },
  measure: (step: number) => Promise<number>,
): Promise<number> {
  let [low, high] = [first, last]
  while (low < high) {
    const step = Math.ceil((low + high) / 2)
    if ((await measure(step)) <= limit) low = step
    else high = step - 1
  }
  return low
}

/** Cover, abstract and contents, text. @param size of the type, in points */
function paperHtml({ matter, manuscript }: Paper, size: number, pages: ReadonlyMap<string, number>): string {
  const kind = labels.kinds[matter.type]
  const [title, subtitle, abstract, notice] = [matter.title, matter.subtitle, matter.abstract, labels.notice].map(
    (words) => curl('', words),
  )
  const head = 'color:#626a70;font:6.2pt "DejaVu Mono";white-space:pre'
  const css = `:root{font-size:${size}pt;line-height:1.47}
    @page text:left{@top-left{${head};content:${cssString(`${site.name}  ·  ${kind}  ·  ${labels.edition}`)}}}
    @page text:right{@top-right{${head};content:${cssString(title ?? '')}}}`
  const cover = (
    <header className="cover">
      <p className="brand">
        <img src="figures/mark.svg" alt="" />
        {site.name}
      </p>
      <img src="figures/mark.svg" alt="" />
      <p className="label">{kind}</p>
      <h1>{title}</h1>
      <p className="subtitle">{subtitle}</p>
      <div className="edition">
        <p className="label">
          {labels.edition}
          <span>{dateText(matter.date)}</span>
        </p>
        <p>{notice}</p>
      </div>
    </header>
  )
  const opening = (
    <div className="opening">
      <p className="label">{labels.abstract}</p>
      <p>{abstract}</p>
      <p className="colophon">
        <b>{labels.cite}:</b> {site.name}. <i>{title}.</i> {kind}, {labels.edition.toLowerCase()},{' '}
        {dateText(matter.date)}.{matter.revised && ` ${labels.revised}: ${dateText(matter.revised)}.`}
      </p>
      <nav>
        <p className="label">{labels.contents}</p>
        {manuscript.sections
          .filter(({ depth }) => depth === 2)
          .map(({ id, number, text: words }) => (
            <a key={id} href={`#${id}`}>
              <span className="number">{number}</span>
              {words}
              <span className="page">{pages.get(id) ?? '00'}</span>
            </a>
          ))}
      </nav>
    </div>
  )
  const main = <main dangerouslySetInnerHTML={{ __html: manuscript.html }} />
  return documentHtml({ title: matter.title, format: matter.format, css, children: [cover, opening, main] })
}

/** A text as a CSS string. */
function cssString(words: string): string {
  return `"${words.replace(/["\\]/g, '\\$&').replaceAll('<', '\\3c ')}"`
}
