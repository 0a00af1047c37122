/** Of publication and of the last change, as YYYY-MM-DD. */
export interface Dates {
  date: string
  revised?: string | undefined
}

/** Takes out of a PDF what differs between runs, dates and Chromium's names of cells. No byte moves, so the cross-reference table stays true; the names keep their order, on which their tree relies. */
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

/** On which page of a PDF, counted from 1, each named destination lies. Chromium writes one plain object after the other. */
export function pageNumbersOf(bytes: Uint8Array): Map<string, number> {
  const text = Buffer.from(bytes).toString('latin1')
  const objects = new Map(
    [...text.matchAll(/^(\d+) 0 obj\b([^]*?)^endobj\b/gm)].map(([, number, object = '']) => [Number(number), object]),
  )
  const named = (object: string | undefined, key: string): string | undefined =>
    objects.get(Number(new RegExp(`/${key} (\\d+) 0 R`).exec(object ?? '')?.[1]))
  /** The numbers of the page objects below a node of the page tree, in order. */
  const pagesBelow = (node: number): number[] => {
    const [, kids] = /\/Kids \[([^\]]*)\]/.exec(objects.get(node) ?? '') ?? []
    if (kids === undefined) return [node]
    return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid]) => pagesBelow(Number(kid)))
  }
  const [, root] = /\/Root (\d+) 0 R/.exec(text.slice(text.lastIndexOf('trailer'))) ?? []
  const catalogue = objects.get(Number(root))
  const [, tree] = /\/Pages (\d+) 0 R/.exec(catalogue ?? '') ?? []
  const pages = pagesBelow(Number(tree))
  const destinations = named(catalogue, 'Dests') ?? ''
  const found = destinations.matchAll(/\/([\w#-]+) \[(\d+) 0 R \/XYZ/g)
  // A letter that is not ASCII is written as in an address, whose % a name in a PDF has as #25.
  const ids = [...found].map(([, name = '', page]) => [name.replaceAll('#25', '%'), Number(page)] as const)
  return new Map(ids.map(([id, page]) => [decodeURIComponent(id), pages.indexOf(page) + 1]))
}
