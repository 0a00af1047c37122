/**
 * Takes out of a PDF what differs from one run to the next: its dates become the day given, at midnight UTC, and the names
 * that Chromium gives to the cells of table heads are counted from 1. Every byte keeps its place, so the cross-reference table
 * stays true, and the names keep their order, which their tree relies on.
 */
export function settlePdf(bytes: Uint8Array, day: string): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1')
  const date = `D:${day.replaceAll('-', '')}000000+00'00'`
  const names = [...new Set(text.match(/\(node\d{8}\)/g))].toSorted((a, b) => (a < b ? -1 : 1))
  const numbers = new Map(names.map((name, index) => [name, `(node${String(index + 1).padStart(8, '0')})`]))
  const settled = text
    .replace(/\/(CreationDate|ModDate) \(D:\d{14}\+\d\d'\d\d'\)/g, `/$1 (${date})`)
    .replace(/\(node\d{8}\)/g, (name) => numbers.get(name) ?? name)
  return Buffer.from(settled, 'latin1')
}
