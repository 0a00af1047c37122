import type { Nodes, PhrasingContent, RootContent, Table, TableCell } from 'mdast'
import type { SharedSettings } from '../define/site.ts'
import { wordsOf } from './markdown.ts'

/** How many letters of a row's name fit on one line on a wide screen, and of a value beside it on a phone. src/site/styles/prose.css */
const longest = { name: 24, value: 40 }

/** Classes say how cells are aligned, and which hold a day; cells name their columns for phones, and a table by itself scrolls in a box. Changes it in place. */
export function prepareTable(table: Table, parent: Nodes | undefined, settings: SharedSettings): void {
  const sides = table.align ?? []
  const [head, ...rows] = table.children
  head?.children.forEach((cell, index) => prepareCell(cell, sides[index]))
  // Without the numbers of footnotes.
  const names = head?.children.map((cell) => wordsOf({ ...cell, children: cell.children.filter(isNoNote) })) ?? []
  for (const row of rows) row.children.forEach((cell, index) => prepareCell(cell, sides[index], names[index]))
  const areShort = (column: number, most: number) =>
    rows.every(({ children }) => children.slice(column, column + 1).every((cell) => wordsOf(cell).length <= most))
  const className = areShort(0, longest.name) ? ['short-names'] : []
  if (names.length === 2 && areShort(1, longest.value)) className.push('short-values')
  table.align = null
  table.data = className.length > 0 ? { hProperties: { className } } : {}
  if (parent?.type !== 'root') return
  const ariaLabel = [settings.table, ...names.filter(Boolean)].join(', ')
  const box: RootContent = {
    type: 'blockquote',
    data: { hName: 'div', hProperties: { className: ['table-scroll'], tabIndex: 0, role: 'group', ariaLabel } },
    children: [{ ...table }],
  }
  Object.assign(table, box)
}

const isNoNote = ({ data }: PhrasingContent): boolean => data?.hName !== 'sup'

function prepareCell(cell: TableCell, side: string | null | undefined, name = ''): void {
  const className = [
    ...(side === 'right' || side === 'center' ? [`text-${side}`] : []),
    ...(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/.test(wordsOf(cell)) ? ['day'] : []),
  ]
  cell.data = { hProperties: { ...(className.length > 0 && { className }), ...(name && { dataLabel: name }) } }
}
