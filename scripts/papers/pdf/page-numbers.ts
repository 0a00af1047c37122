import { openPdf, referenceIn, valueOf, type Pdf } from '../../../src/generator/content/pdf.ts'

/** On which page of a PDF, counted from 1, each named destination lies. */
export function pageNumbersOf(bytes: Uint8Array): Map<string, number> {
  const pdf = openPdf(bytes)
  const root = pdf?.object(referenceIn(pdf.trailer('Root')))
  if (!pdf || !root) return new Map()
  const order = leavesOf(pdf, referenceIn(valueOf(root, 'Pages')))
  const destinations = pdf.object(referenceIn(valueOf(root, 'Dests'))) ?? ''
  return new Map(
    [...destinations.matchAll(/\/([\w-]+) \[(\d+) 0 R \/XYZ/g)].map(([, name = '', page]) => [
      name,
      order.indexOf(Number(page)) + 1,
    ]),
  )
}

/** Page objects in the order of the pages; the tree may have branches. */
function leavesOf(pdf: Pdf, node: number): number[] {
  const kids = valueOf(pdf.object(node) ?? '', 'Kids')
  if (!kids) return [node]
  return [...kids.matchAll(/(\d+) \d+ R/g)].flatMap(([, kid]) => leavesOf(pdf, Number(kid)))
}
