import type { HTMLElement } from 'node-html-parser'
import type { Body } from '../../src/generator/markdown/body.ts'
import type { Problem } from '../../src/generator/content/problem.ts'
import { captionFigures, captionTables } from './manuscript/captions.ts'
import { curlQuotes } from './manuscript/curl-quotes.ts'
import { htmlOf } from './manuscript/html-of.ts'
import { linkReferences } from './manuscript/references.ts'
import { markStanzas } from './manuscript/stanzas.ts'
import { numberHeadings, type Section } from './manuscript/sections.ts'

/** A paper's text as HTML ready to be typeset: numbered, captioned, its references linked. */
export interface Manuscript {
  html: string
  /** Sections of both levels, in order. */
  sections: Section[]
  /** Files of the figures shown, in order: "line.svg". */
  figures: string[]
}

/** Words that the typesetter adds to a text: content/papers/labels.json has them. */
export interface ManuscriptLabels {
  figure: string
  table: string
  references: string
}

/** Turns a parsed Markdown body into a manuscript. What a PDF cannot hold is told as a problem. */
export function manuscriptOf(
  body: Body,
  file: string,
  labels: ManuscriptLabels,
): { value: Manuscript; problems: Problem[] } {
  const messages: string[] = []
  if (body.parts.some(({ kind }) => kind === 'block'))
    messages.push('holds a block, which papers have not. Write a table.')
  const root = htmlOf(body)
  const sections = numberHeadings(root, labels.references)
  messages.push(...linkReferences(root, sections, labels.references))
  captionTables(root, labels.table)
  const figures = captionFigures(root, labels.figure)
  messages.push(...checkLinks(root))
  markStanzas(root)
  curlQuotes(root)
  return {
    value: { html: root.toString(), sections, figures },
    problems: messages.map((message) => ({ file, message })),
  }
}

/** A file that is passed on by itself must not lead into a site whose address it cannot know. */
function checkLinks(root: HTMLElement): string[] {
  return root
    .querySelectorAll('a[href^="/"]')
    .map((link) => `links to ${link.getAttribute('href')}, a page of the site. Name it in words.`)
}
