import { openPdf, referenceIn, valueOf, type Pdf } from '../../../src/generator/content/pdf.ts'

/** Of publication and of the last change, as YYYY-MM-DD. */
export interface Dates {
  date: string
  revised?: string | undefined
}

/**
 * Takes out of a PDF what differs between runs: its dates become the given days, and the names that Chromium gives to the cells
 * of table heads are counted from 1. No byte moves, so the cross-reference table stays true; the names keep their order, on
 * which their tree relies.
 */
export function normalisePdf(bytes: Uint8Array, { date, revised = date }: Dates): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1')
  const names = [...new Set(text.match(/\(node\d{8}\)/g))].toSorted((a, b) => (a < b ? -1 : 1))
  const numbers = new Map(names.map((name, index) => [name, `(node${String(index + 1).padStart(8, '0')})`]))
  const normal = text
    .replace(/(?<=\/CreationDate \()D:\d{14}\+\d\d'\d\d'/, pdfDate(date))
    .replace(/(?<=\/ModDate \()D:\d{14}\+\d\d'\d\d'/, pdfDate(revised))
    .replace(/\(node\d{8}\)/g, (name) => numbers.get(name) ?? name)
  return Buffer.from(normal, 'latin1')
}

function pdfDate(day: string): string {
  return `D:${day.replaceAll('-', '')}000000+00'00'`
}

/** On which page of a PDF, counted from 1, each named destination lies. */
export function pageNumbersOf(bytes: Uint8Array): Map<string, number> {
  const pdf = openPdf(bytes)
  const root = pdf?.object(referenceIn(pdf.trailer('Root')))
  if (!pdf || !root) return new Map()
  const pages = pagesBelow(pdf, referenceIn(valueOf(root, 'Pages')))
  const destinations = pdf.object(referenceIn(valueOf(root, 'Dests'))) ?? ''
  const found = destinations.matchAll(/\/([\w-]+) \[(\d+) 0 R \/XYZ/g)
  return new Map([...found].map(([, name = '', page]) => [name, pages.indexOf(Number(page)) + 1]))
}

/** The numbers of the page objects below a node of the page tree, in order. */
function pagesBelow(pdf: Pdf, node: number): number[] {
  const kids = valueOf(pdf.object(node) ?? '', 'Kids')
  if (!kids) return [node]
  return [...kids.matchAll(/(\d+) \d+ R/g)].flatMap(([, kid]) => pagesBelow(pdf, Number(kid)))
}
