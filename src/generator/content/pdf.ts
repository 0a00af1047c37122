/** What of a PDF (ISO 32000) can be read without decompressing anything. */
export interface Pdf {
  trailer: (key: string) => string | undefined
  object: (number: number) => string | undefined
}

/**
 * How many pages a PDF says it has: the /Count of its page tree.
 * @returns nothing for what is no PDF, is cut short, or keeps its objects compressed.
 */
export function countPdfPages(bytes: Uint8Array): number | undefined {
  const pdf = openPdf(bytes)
  const root = pdf && pdf.object(referenceIn(pdf.trailer('Root')))
  const pages = root && pdf.object(referenceIn(valueOf(root, 'Pages')))
  const count = pages && /^\d+$/.exec(valueOf(pages, 'Count') ?? '')?.[0]
  return count && Number(count) > 0 ? Number(count) : undefined
}

/** Opens a PDF by its cross-reference table. @returns nothing where there is none, or where it leads astray. */
export function openPdf(bytes: Uint8Array): Pdf | undefined {
  // One character a byte, so that offsets in the file are offsets in the text.
  const text = new TextDecoder('latin1').decode(bytes)
  if (!text.startsWith('%PDF-')) return undefined
  const offsets = new Map<number, number>()
  const trailers: string[] = []
  const seen = new Set<number>()
  let next = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.slice(-64))?.[1]
  while (next !== undefined) {
    const start = Number(next)
    const [table, rows = '', trailer = ''] =
      /^xref\s+(\d[\d\s fn]*)trailer\s*<<([\s\S]*?)>>\s*startxref/.exec(text.slice(start)) ?? []
    if (table === undefined || seen.has(start)) return undefined
    seen.add(start)
    // An older table must not undo what a newer one says.
    for (const [number, offset] of entriesOf(rows)) if (!offsets.has(number)) offsets.set(number, offset)
    trailers.push(trailer)
    next = valueOf(trailer, 'Prev')
  }
  if (trailers.length === 0) return undefined
  return {
    trailer: (key) => trailers.map((trailer) => valueOf(trailer, key)).find(Boolean),
    object: (number) => objectAt(text, number, offsets.get(number)),
  }
}

/** The number in "12 0 R"; -1, which no object has, where there is no reference. */
export function referenceIn(value: string | undefined): number {
  return Number(/^(\d+) \d+ R$/.exec(value ?? '')?.[1] ?? -1)
}

export function valueOf(source: string, key: string): string | undefined {
  return new RegExp(`/${key}\\s*(\\[[^\\]/]*\\]|\\d+ \\d+ R|[-+.\\d]+|/[^\\s/<>\\[\\]()]+)`).exec(source)?.[1]
}

function objectAt(text: string, number: number, offset: number | undefined): string | undefined {
  if (offset === undefined) return undefined
  const [head] = new RegExp(`^${number} \\d+ obj\\b`).exec(text.slice(offset, offset + 24)) ?? []
  if (!head) return undefined
  const end = /\bstream\r?\n|\bendobj\b/.exec(text.slice(offset))
  return end ? text.slice(offset + head.length, offset + end.index) : undefined
}

/** The rows of a table: "first count" before each run, then an offset, a generation and n for each object in use. */
function entriesOf(rows: string): [number: number, offset: number][] {
  const entries: [number, number][] = []
  let number = 0
  for (const [, first, offset, kind] of rows.matchAll(/(?<!\d)(\d+) \d+(?! [fn])\s|(\d{10}) \d{5} ([nf])/g)) {
    if (first !== undefined) number = Number(first)
    else if (kind === 'n') entries.push([number++, Number(offset)])
    else number++
  }
  return entries
}
