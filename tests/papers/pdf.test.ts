import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageNumbersOf } from '../../scripts/papers/pdf/page-numbers.ts'
import { settlePdf } from '../../scripts/papers/pdf/settle-pdf.ts'

const settled = (text: string): string =>
  Buffer.from(settlePdf(Buffer.from(text, 'latin1'), '2025-08-05')).toString('latin1')

test('dates become the day of the text, and no byte moves', () => {
  const before = "/CreationDate (D:20261121033722+00'00')\n/ModDate (D:20261121033722+01'00')\xff"
  expect(settled(before)).toBe("/CreationDate (D:20250805000000+00'00')\n/ModDate (D:20250805000000+00'00')\xff")
})

test('names of cells are counted from 1, in the order that they had', () => {
  expect(settled('/ID (node00000026) /Headers [(node00000024)] [(node00000024) (node00000026)]')).toBe(
    '/ID (node00000002) /Headers [(node00000001)] [(node00000001) (node00000002)]',
  )
})

test('each section of a real paper lies on the page that its contents give', () => {
  const pages = pageNumbersOf(readFileSync('public/papers/technical.pdf'))
  expect(pages.get('four-targets-and-one-rule')).toBe(3)
  expect(pages.get('references')).toBe(14)
  expect([...pages.values()].every((page) => page > 2 && page <= 14)).toBe(true)
})
