import { expect, test } from 'vitest'
import { countPdfPages } from '../../src/generator/content/pdf.ts'

const pdf = (...objects: string[]): Uint8Array =>
  Buffer.from(`%PDF-1.4\n${objects.map((object) => `1 0 obj\n${object}\nendobj\n`).join('')}startxref\n9\n%%EOF\n`)
const branch = '<</Type /Pages /Count 4>>'

test.each<[what: string, pdf: Uint8Array, pages: number | undefined]>([
  ['the tree, not a branch', pdf(branch, '<</Kids[3 0 R]/Resources <</Font 1 0 R>>/Count 9/Type/Pages>>', branch), 9],
  ['no page tree, or a compressed one', pdf('<< /Type /XRef /Root 2 0 R >>\nstream\n\nendstream'), undefined],
  ['a tree without pages', pdf('<< /Type /Pages /Count 0 >>'), undefined],
  ['a file that was cut short', pdf(branch).slice(0, -20), undefined],
  ['another file', Buffer.from(`x${Buffer.from(pdf(branch)).toString()}`), undefined],
  ['an empty file', new Uint8Array(), undefined],
])('the pages of %s', (_, bytes, pages) => {
  expect(countPdfPages(bytes)).toBe(pages)
})
