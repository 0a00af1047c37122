import { z } from 'zod'
import { dataSchemas } from '../../src/content/schemas.ts'
import { blocks } from '../../src/site/blocks.ts'
import { site } from '../../src/site/schemas/site.ts'

/** A JSON Schema as zod makes it. */
export type JsonSchema = z.core.JSONSchema.JSONSchema

/** Schemas of all JSON files that writers edit, by the file below content/: "data/home.json". Of a block, its shared data. */
export const fileSchemas: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ['site.json', site],
  ...[...Object.entries(dataSchemas), ...blocks.map(({ name, schema }) => [name, schema] as const)].map(
    ([name, schema]): [string, z.ZodType] => [`data/${name}.json`, schema],
  ),
])

/**
 * What a schema says to an editor: the file before defaults are filled in. What JSON Schema cannot say, such as whether a day
 * exists, is left out; the build says it. The form is draft 7, the newest that VS Code reads in full.
 */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', target: 'draft-7' })
}

/** The files that editors read, by their path in the project: a schema a file, and the settings that join the two. */
export function editorFiles(): Map<string, string> {
  const names = [...fileSchemas.keys()]
  const settings = names.map((name) => ({ fileMatch: [`/content/${name}`], url: `./${schemaPathOf(name)}` }))
  return new Map([
    ...[...fileSchemas].map(([name, schema]) => [schemaPathOf(name), jsonOf(jsonSchemaOf(schema))] as const),
    ['.vscode/settings.json', jsonOf({ 'json.schemas': settings })],
  ])
}

function jsonOf(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

/** "data/home.json" has schemas/home.json. */
function schemaPathOf(file: string): string {
  return `schemas/${file.slice(file.lastIndexOf('/') + 1)}`
}
