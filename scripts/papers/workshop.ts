import type { Content } from '../../src/content/content.ts'
import type { Parsed } from '../../src/generator/content/problem.ts'
import type { SourceFile } from '../../src/generator/content/source.ts'
import type { PaperLabels } from './sources.ts'
import type { Studio } from './studio.ts'

/** A file to be made, and what it is made from. */
export interface Work {
  /** Below public/, as the data name it: "/papers/technical.pdf". */
  url: string
  /** All that decides what the file holds, but for the drawings and stylesheets that the files share. */
  sources: unknown
  make: (studio: Studio) => Promise<Uint8Array>
}

/** What every kind of work draws on. */
export interface Workshop {
  content: Content
  labels: PaperLabels
  /** content/papers/<name>.md; a problem where there is none. */
  source: (name: string) => Parsed<SourceFile>
}

/** The name of the Markdown file from which the file at a URL is made. */
export function sourceNameOf(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1).replace(/\.\w+$/, '')
}
