import { dayOf } from '../../../src/model/day.ts'
import type { Manuscript } from '../manuscript.ts'
import type { PaperLabels, PaperMatter } from '../sources.ts'
import { curl } from '../manuscript/curl-quotes.ts'
import { cssString, documentOf } from './document.tsx'
import { formats } from './formats.ts'
import { ink } from './ink.ts'
import { Mark } from './mark.tsx'

/** All that a paper's pages are made of. */
export interface PaperSheet {
  organisation: string
  matter: PaperMatter
  labels: PaperLabels
  manuscript: Manuscript
  /** The text, with its figures in place. */
  html: string
  /** Type size in points, and line height as a multiple of it. */
  size: number
  leading: number
  /** On which page each section begins, once that is known. */
  pages: ReadonlyMap<string, number>
}

/** A paper as one HTML document: cover, abstract and contents, text. */
export function paperDocument(sheet: PaperSheet): string {
  const { matter, labels, organisation, size, leading } = sheet
  const { width, height, top, bottom, side } = formats[matter.format]
  const running = `${organisation}  ·  ${labels.kinds[matter.type]}  ·  ${labels.edition}`
  return documentOf({
    title: matter.title,
    styles: ['base', 'cover', 'opening', 'paper', 'table'],
    rules: `:root{font-size:${size}pt;line-height:${leading};--width:${width}mm;--height:${height}mm;--side:${side}mm}
      @page{size:${width}mm ${height}mm;margin:${top}mm ${side}mm ${bottom}mm}
      @page :left{@top-left{content:${cssString(running)}}}
      @page :right{@top-right{content:${cssString(curl('', matter.title))}}}`,
    body: (
      <>
        <Cover {...sheet} />
        <Opening {...sheet} />
        <main dangerouslySetInnerHTML={{ __html: sheet.html }} />
      </>
    ),
  })
}

function Cover({ organisation, matter, labels }: PaperSheet) {
  return (
    <header className="cover">
      <p className="brand">
        <Mark line={ink.ink} end={ink.proof} />
        {organisation}
      </p>
      <div className="motif">
        <Mark line={ink.ink} end={ink.proof} />
      </div>
      <div className="title">
        <p className="label">{labels.kinds[matter.type]}</p>
        <h1>{curl('', matter.title)}</h1>
        <p className="subtitle">{curl('', matter.subtitle)}</p>
      </div>
      <div className="edition">
        <p className="label">
          {labels.edition}
          <span>{dayOf(matter.date).text}</span>
        </p>
        <p>{curl('', labels.notice)}</p>
      </div>
    </header>
  )
}

function Opening({ organisation, matter, labels, manuscript, pages }: PaperSheet) {
  const edition = `${labels.kinds[matter.type]}, ${labels.edition.toLowerCase()}, ${dayOf(matter.date).text}`
  return (
    <div className={`opening ${matter.format}`}>
      <section className="abstract">
        <p className="label">{labels.abstract}</p>
        <p>{curl('', matter.abstract)}</p>
      </section>
      <p className="colophon">
        <b>{labels.cite}:</b> {organisation}. <i>{curl('', matter.title)}.</i> {edition}.
        {matter.revised && ` ${labels.revised}: ${dayOf(matter.revised).text}.`}
      </p>
      <nav className="contents">
        <p className="label">{labels.contents}</p>
        <ol>
          {manuscript.sections
            .filter(({ level }) => level === 2)
            .map(({ id, number, text }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span className="number">{number}</span>
                  <span>{curl('', text)}</span>
                  <span className="page">{pages.get(id) ?? '00'}</span>
                </a>
              </li>
            ))}
        </ol>
      </nav>
    </div>
  )
}
