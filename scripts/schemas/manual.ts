import type { z } from 'zod'
import { readFileSync, writeFileSync } from 'node:fs'
import { link, meta, point } from '../../src/generator/define/fields.ts'
import { articleMatter, proseMatter } from '../../src/site/data/front-matter.ts'
import { site } from '../../src/site/site.ts'
import { UserError } from '../cli/user-error.ts'
import { fileSchemas, jsonSchemaOf, type JsonSchema } from './editor-schemas.ts'

export const documented: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ['an article', articleMatter],
  ['a page of text', proseMatter],
  ...site.blocks.map(({ name, schema }): [string, z.ZodType] => [name, schema]),
  ['page', meta],
  ['link', link],
  ['point', point],
  ...[...fileSchemas].map(([file, schema]): [string, z.ZodType] => [file.replace('content/', ''), schema]),
])

const file = 'content/README.md'

/** Where a table stands: between two comments, of which the first names what has these fields, and the second may be lost. */
const place = /^(<!-- fields of (.+) -->)\n(?:(?:\|.*)?\n)*(<!-- end -->\n)?/gm

/** Rewrites the tables of fields in the manual; a data file without one gets a section at the end. An unknown name is an error. */
export function withTables(manual: string): string {
  const named = new Set([...manual.matchAll(place)].flatMap(([, , names = '']) => names.split(', ')))
  const missing = [...documented.keys()].filter((name) => name.endsWith('.json') && !named.has(name))
  const sections = missing.map((name) => `\n### \`${name}\`\n\n<!-- fields of ${name} -->\n<!-- end -->\n`)
  return (manual + sections.join('')).replace(place, (_, start: string, names: string, end = '<!-- end -->\n\n') => {
    const [first = ''] = names.split(', ')
    const schema = documented.get(first)
    if (!schema) throw new UserError(`${file} has a table of "${first}", which no schema describes. Correct the name.`)
    return `${start}\n\n${tableOf(fieldsOf(jsonSchemaOf(schema)))}\n\n${end}`
  })
}

export function writeTables(): void {
  writeFileSync(file, withTables(readFileSync(file, 'utf8')))
}

function tableOf(fields: Field[]): string {
  const rows = fields.map(({ path, kind, description }) => [`\`${path}\``, kind, description.replaceAll('|', '\\|')])
  return [['Field', 'Kind', 'What'], ['-', '-', '-'], ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

interface Field {
  /** "community.testimonials[].quote" */
  path: string
  /** What it holds: "text", "list (3) of point", "optional whole number". */
  kind: string
  description: string
}

/** Every field of a schema, or of the entries of one that is a list; each before those inside it. Shapes that recur are named and not entered. */
export function fieldsOf(schema: JsonSchema): Field[] {
  return fieldsIn(schema.type === 'array' ? itemsOf(schema) : schema, '')
}

function fieldsIn({ properties = {}, required = [] }: JsonSchema, prefix: string): Field[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const schema = asObject(field)
    const path = `${prefix}${name}`
    const kind = `${required.includes(name) ? '' : 'optional '}${kindOf(schema)}`
    return [{ path, kind, description: schema.description ?? '' }, ...nestedFieldsOf(schema, path)]
  })
}

function nestedFieldsOf(schema: JsonSchema, path: string): Field[] {
  if (schema.title) return []
  if (schema.type === 'array') return nestedFieldsOf(itemsOf(schema), path && `${path}[]`)
  return schema.type === 'object' ? fieldsIn(schema, path && `${path}.`) : []
}

function kindOf(schema: JsonSchema): string {
  if (schema.title) return schema.title
  const count = schema.minItems !== undefined && schema.minItems === schema.maxItems ? ` (${schema.minItems})` : ''
  if (schema.type === 'array') return `list${count} of ${kindOf(itemsOf(schema))}`
  if (schema.type === 'object') return 'entry'
  if (schema.enum?.includes('true')) return kinds.boolean
  return Object.entries(kinds).find(([type]) => type === schema.type)?.[1] ?? 'anything'
}

const kinds = { string: 'text', boolean: 'true or false', integer: 'whole number', number: 'number' }

function itemsOf({ items }: JsonSchema): JsonSchema {
  return asObject(Array.isArray(items) ? items[0] : items)
}

function asObject(schema: JsonSchema | boolean | undefined): JsonSchema {
  return typeof schema === 'object' ? schema : {}
}
