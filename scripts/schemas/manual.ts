import type { z } from 'zod'
import { blocks } from '../../src/site/blocks.ts'
import { link, meta, point } from '../../src/generator/define/fields.ts'
import { articleMatter, proseMatter } from '../../src/site/data/front-matter.ts'
import { fileSchemas, jsonSchemaOf } from './editor-schemas.ts'
import { fieldsOf, type Field } from './fields.ts'

/** All that the writers' manual has a table of, by the name that stands above it. */
export const documented: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ['an article', articleMatter],
  ['a page of text', proseMatter],
  ...blocks.map(({ name, schema }): [string, z.ZodType] => [name, schema]),
  ['page', meta],
  ['link', link],
  ['point', point],
  ...fileSchemas,
])

/** Where a table stands: between two comments, of which the first names what has these fields. */
const place = /^(<!-- fields of (.+) -->)\n[\s\S]*?^(<!-- end -->)$/gm

/** Writes the tables of fields anew into the text of the manual. An unknown name is an error. */
export function withTables(manual: string): string {
  return manual.replace(place, (_, start: string, names: string, end: string) => {
    const [first = ''] = names.split(', ')
    const schema = documented.get(first)
    if (!schema) throw new Error(`The manual has a table of "${first}", which no schema describes`)
    return `${start}\n\n${tableOf(fieldsOf(jsonSchemaOf(schema)))}\n\n${end}`
  })
}

/** A table in Markdown, its columns aligned as the project's format has them. */
function tableOf(fields: Field[]): string {
  const rows = [
    ['Field', 'Kind', 'What'],
    ...fields.map(({ path, kind, description }) => [`\`${path}\``, kind, description.replaceAll('|', '\\|')]),
  ]
  const widths = [0, 1, 2].map((column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)))
  const [head = '', ...lines] = rows.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  )
  return [head, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...lines].join('\n')
}
