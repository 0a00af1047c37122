import type { ReactNode } from 'react'
import { dayOf } from '../../../src/model/day.ts'
import { curl } from '../manuscript/curl-quotes.ts'
import { documentOf } from './document.tsx'
import { ink } from './ink.ts'
import { colourings, LogoDrawing } from './logo.tsx'

export interface SheetContent {
  organisation: string
  kind: string
  title: string
  lead: string
  date: string
  /** Above the title, where the reader must know before reading. */
  notice?: string
  /** The text, with its figures in place. */
  html: string
  /** What follows the text. */
  children?: ReactNode
}

/** A press release or a sheet of the media kit, as one HTML document. */
export function sheetDocument({ organisation, kind, title, lead, date, notice, html, children }: SheetContent): string {
  return documentOf({
    title: `${title} - ${organisation}`,
    styles: ['base', 'table', 'sheet'],
    body: (
      <>
        <header>
          <LogoDrawing title={organisation} {...colourings.light} />
          <p className="label">{kind}</p>
        </header>
        {notice && <p className="notice">{curl('', notice)}</p>}
        <h1>{curl('', title)}</h1>
        <p className="lead">{curl('', lead)}</p>
        <p className="label date">{dayOf(date).text}</p>
        <main dangerouslySetInnerHTML={{ __html: html }} />
        {children}
      </>
    ),
  })
}

/** The end-of-proof square, where a release ends. */
export function End() {
  return (
    <p className="end">
      <svg viewBox="0 0 10 12" width="10" height="12" aria-hidden="true">
        <path d="M0 0h10v12H0z" fill={ink.proof} />
      </svg>
    </p>
  )
}
