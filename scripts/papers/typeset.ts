import { countPdfPages } from '../../src/generator/content/pdf.ts'
import { Refusal } from '../cli/user-error.ts'
import { paperDocument, type PaperSheet } from './design/paper.tsx'
import { takePictures, placeFigures, type Raster } from './figures.ts'
import { pageNumbersOf } from './pdf/page-numbers.ts'
import { largestWithin, stepBetween } from './search.ts'
import type { Studio } from './studio.ts'

/** What a paper's entry in content/data/papers.json says of its file. */
export interface Wanted {
  pages: number
  /** In units of 1,000 bytes, rounded. */
  kilobytes: number
}

export type PaperText = Pick<PaperSheet, 'organisation' | 'matter' | 'labels' | 'manuscript'>

/** Type sizes that read well on A5, in hundredths of a point. */
const sizes = { first: 900, last: 1140, per: 100 }
/** Lines as high as the typeface's letters with all their marks: Gentium Plus needs 1.465. */
const leading = 1.47
/** Pixels of a figure for each CSS pixel, in thousandths: 115 to 960 dots an inch. */
const scales = { first: 1200, last: 10_000, per: 1000 }
/** Qualities of a JPEG in the order in which they are tried. */
const qualities = [82, 88, 75, 92, 68]

/**
 * Sets a paper so that it has the pages and the bytes wanted: the pages by the largest type size that gives no more of them,
 * so that the last page is full, and the bytes by the resolution of its pictures.
 */
export async function typeset(studio: Studio, text: PaperText, wanted: Wanted): Promise<Uint8Array> {
  const print = async (size: number, rasters: Raster[], pages: PaperSheet['pages']): Promise<Uint8Array> => {
    const html = placeFigures(text.manuscript, rasters)
    return studio.print(paperDocument({ ...text, html, size: size / sizes.per, leading, pages }), text.matter.date)
  }
  const draft = await takePictures(studio, text.manuscript, { scale: 1, quality: 50 })
  const found = await largestWithin({ ...sizes, limit: wanted.pages }, async (size) =>
    countOf(await print(size, draft, new Map())),
  )
  if (found?.value !== wanted.pages) throw new Refusal(missed(text, `${wanted.pages} pages`, found?.value))
  const pages = pageNumbersOf(await print(found.step, draft, new Map()))

  const window = { least: wanted.kilobytes * 1000 - 499, most: wanted.kilobytes * 1000 + 499 }
  for (const quality of qualities) {
    let pdf = new Uint8Array()
    const hit = await stepBetween({ ...scales, ...window }, async (scale) => {
      const rasters = await takePictures(studio, text.manuscript, { scale: scale / scales.per, quality })
      pdf = new Uint8Array(await print(found.step, rasters, pages))
      return pdf.length
    })
    if (hit) return checked(pdf, wanted)
  }
  throw new Refusal(missed(text, `${wanted.kilobytes} KB`))
}

function countOf(pdf: Uint8Array): number {
  const pages = countPdfPages(pdf)
  if (pages === undefined) throw new Error('The pages of a PDF of our own cannot be counted')
  return pages
}

function checked(pdf: Uint8Array, { pages }: Wanted): Uint8Array {
  if (countOf(pdf) !== pages) throw new Error('The page numbers of the contents changed the number of pages')
  return pdf
}

function missed({ matter }: PaperText, what: string, pages?: number): string {
  const nearest = pages === undefined ? '' : ` The nearest is ${pages} pages.`
  return `"${matter.title}" cannot have ${what}.${nearest} Change its text, or state in content/data/papers.json what it has.`
}
