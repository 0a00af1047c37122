import { countPdfPages } from '../content/pdf.ts'
import { sizeOf } from '../define/page.ts'
import type { Page } from '../define/index.ts'
import { fileOf } from '../render/output-file.ts'
import type { Fault } from './fault.ts'
import { visibleText, type PageFacts } from './read-page.ts'

/** What is known of a file of the output that visitors may save. */
export interface SavedFile {
  bytes: number
  /** Of a PDF. */
  pages?: number | undefined
}

/** What a page says of a file: its size, and of a paper its pages. */
export interface Shown {
  /** Of the output: "papers/technical.pdf". */
  file: string
  size?: string
  pages?: number
}

/** Measures a file of the output. */
export function measured(path: string, content: string | Uint8Array): SavedFile {
  const bytes = typeof content === 'string' ? Buffer.byteLength(content) : content.length
  const pages = path.endsWith('.pdf') && typeof content !== 'string' ? countPdfPages(content) : undefined
  return { bytes, pages }
}

/** What the links of a page say of the files they save: "Download PDF 41 KB". */
export function shownOf({ downloads }: PageFacts, base: string): Shown[] {
  return downloads.flatMap(({ address, text }) => {
    const [size] = /(?<![\d.])\d+ KB\b/.exec(text) ?? []
    return size && address.startsWith(base) ? [{ file: fileOf(`/${address.slice(base.length)}`), size }] : []
  })
}

/** Papers that a page is about, as its HTML shows them. */
export function papersShown({ downloads }: Page, facts: PageFacts): { shown: Shown[]; faults: Fault[] } {
  if (downloads.length === 0) return { shown: [], faults: [] }
  const text = visibleText(facts)
  const missing = downloads.flatMap(({ title, pages, fileSize }) =>
    [`${pages} pages`, fileSize]
      .filter((fact) => !text.includes(fact))
      .map((fact): Fault => ({
        message: `does not show "${fact}" of "${title}".`,
        spellings: [title],
        stands: 'inside',
      })),
  )
  return {
    shown: downloads.map(({ url, fileSize, pages }) => ({ file: fileOf(url), size: fileSize, pages })),
    faults: missing,
  }
}

/** Holds what was shown against the file itself. A file that is absent is found with all other links. */
export function checkShown({ file, size, pages }: Shown, files: ReadonlyMap<string, SavedFile>): Fault[] {
  const saved = files.get(file)
  if (!saved) return []
  const real = sizeOf(saved.bytes)
  const faults: Fault[] = []
  if (size !== undefined && size !== real)
    faults.push({
      message: `says that /${file} has ${size}, but it has ${real}.`,
      spellings: [size, file],
      stands: 'inside',
    })
  if (pages !== undefined && saved.pages !== pages)
    faults.push({
      message: `says that /${file} has ${pages} pages, but it has ${saved.pages ?? 'none that can be counted'}.`,
      spellings: [file],
      stands: 'inside',
    })
  return faults
}
