import type { RootContent, Table, TableCell } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { SharedSettings } from '../define/shared-settings.ts'

/** How many letters of a column's name fit on one line with a cell; with a longer one all names go above. src/site/styles/prose.css */
const longestColumnName = 13

/** How many letters of a row's name fit on one line on a wide screen; with a longer one the names of rows wrap. As above. */
const longestRowName = 24

/**
 * HTML has no `align` any more: classes say it. A wide table scrolls in a box of its own; on a phone its rows are stacked, and each
 * cell shows the name of its column. Changes the table in place.
 */
export function prepareTable(table: Table): void {
  const sides = table.align ?? []
  const [head, ...rows] = table.children
  head?.children.forEach((cell, index) => alignCell(cell, sides[index]))
  const names = head?.children.map((cell) => toString(cell)) ?? []
  for (const row of rows) row.children.forEach((cell, index) => alignCell(cell, sides[index], names[index]))
  const className = [
    ...(names.slice(1).some((name) => name.length > longestColumnName) ? ['names-above'] : []),
    ...(rows.every(({ children: [name] }) => !name || toString(name).length <= longestRowName) ? ['short-names'] : []),
  ]
  table.align = null
  table.data = className.length > 0 ? { hProperties: { className } } : {}
}

function alignCell(cell: TableCell, side: string | null | undefined, name = ''): void {
  const className = side === 'right' || side === 'center' ? [`text-${side}`] : undefined
  cell.data = { hProperties: { ...(className && { className }), ...(name && { dataLabel: name }) } }
}

export function inScrollBox(table: Table, site: SharedSettings): RootContent {
  const columns = table.children[0]?.children.map((cell) => toString(cell)).filter(Boolean) ?? []
  const ariaLabel = [site.table, ...columns].join(', ')
  return {
    type: 'blockquote',
    data: { hName: 'div', hProperties: { className: ['table-scroll'], tabIndex: 0, role: 'group', ariaLabel } },
    children: [table],
  }
}
