import type { JsonSchema } from './editor-schemas.ts'

export interface Field {
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
  if (schema.type === 'array') return `list${itemCount(schema)} of ${kindOf(itemsOf(schema))}`
  if (schema.type === 'object') return 'entry'
  if (schema.enum?.includes('true')) return kinds.boolean
  return Object.entries(kinds).find(([type]) => type === schema.type)?.[1] ?? 'anything'
}

const kinds = { string: 'text', boolean: 'true or false', integer: 'whole number', number: 'number' }

function itemCount({ minItems, maxItems }: JsonSchema): string {
  return minItems !== undefined && minItems === maxItems ? ` (${minItems})` : ''
}

function itemsOf({ items }: JsonSchema): JsonSchema {
  return asObject(Array.isArray(items) ? items[0] : items)
}

function asObject(schema: JsonSchema | boolean | undefined): JsonSchema {
  return typeof schema === 'object' ? schema : {}
}
