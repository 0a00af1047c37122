import { expect, test } from 'vitest'
import { countPdfPages } from '../../src/generator/content/pdf.ts'

const catalogue = '<< /Type /Catalog /Pages 2 0 R >>'

/** A PDF of the objects given, numbered from 1, with a table that says where each begins. */
function pdfOf(objects: string[], trailer = '/Root 1 0 R'): Uint8Array {
  let text = '%PDF-1.4\n'
  const rows = objects.map((object, index) => {
    const row = `${String(text.length).padStart(10, '0')} 00000 n \n`
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return row
  })
  const start = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size ${objects.length + 1} ${trailer} >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

/** The same, with an object replaced in an update at its end, as editors write it. */
function updated(pdf: Uint8Array, number: number, object: string): Uint8Array {
  const text = Buffer.from(pdf).toString('latin1')
  const previous = /startxref\n(\d+)/.exec(text)?.[1]
  const offset = String(text.length).padStart(10, '0')
  const added = `${number} 0 obj\n${object}\nendobj\n`
  const table = `xref\n${number} 1\n${offset} 00000 n \ntrailer\n<< /Size 9 /Root 1 0 R /Prev ${previous} >>\n`
  return Buffer.from(`${text}${added}${table}startxref\n${text.length + added.length}\n%%EOF\n`, 'latin1')
}

const threePages = pdfOf([catalogue, '<< /Type /Pages /Count 3 /Kids [3 0 R 4 0 R] >>'])

test.each<[what: string, pdf: Uint8Array, pages: number | undefined]>([
  ['a page tree', threePages, 3],
  [
    'the count of the tree, not of a branch',
    pdfOf([catalogue, '<</Kids[3 0 R]/Count 9/Type/Pages>>', '<</Type /Pages /Count 4>>']),
    9,
  ],
  ['an update', updated(threePages, 2, '<< /Type /Pages /Count 5 /Kids [] >>'), 5],
  ['an update of something else', updated(threePages, 3, '<< /Type /Page >>'), 3],
  ['no catalogue', pdfOf([catalogue], '/Info 1 0 R'), undefined],
  [
    'a table that points elsewhere',
    Buffer.from(Buffer.from(threePages).toString('latin1').replace('00009 0', '00012 0'), 'latin1'),
    undefined,
  ],
  [
    'a table that refers to itself',
    Buffer.from(
      Buffer.from(threePages)
        .toString('latin1')
        .replace('/Size 3', `/Prev ${/startxref\n(\d+)/.exec(Buffer.from(threePages).toString('latin1'))?.[1]}`),
      'latin1',
    ),
    undefined,
  ],
  ['a file that was cut short', threePages.slice(0, -20), undefined],
  [
    'a cross-reference stream, as with compressed objects',
    Buffer.from('%PDF-1.5\n1 0 obj\n<< /Type /XRef /Root 2 0 R >>\nstream\n\nendstream\nendobj\nstartxref\n9\n%%EOF\n'),
    undefined,
  ],
  ['an empty file', new Uint8Array(), undefined],
])('%s', (_, pdf, pages) => {
  expect(countPdfPages(pdf)).toBe(pages)
})
