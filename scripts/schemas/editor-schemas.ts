import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { isMap } from '../../src/generator/content/front-matter.ts'
import { parseJsonOrUndefined } from '../../src/generator/content/outdated-outputs.ts'
import { sourcesOf } from '../../src/generator/define/site.ts'
import { site } from '../../src/site/site.ts'
import { UserError } from '../cli/user-error.ts'
import { readFileIfAny } from '../read-tree.ts'

export type JsonSchema = z.core.JSONSchema.JSONSchema

const data = sourcesOf(site).filter(({ kind }) => kind === 'data')

/** Schemas of all JSON files that writers edit, by file: "content/data/home.json". For a block, that of content/data/<block>.json. */
export const fileSchemas: ReadonlyMap<string, z.ZodType> = new Map([
  ...data.map(({ file, schema }) => [file, schema] as const),
  ...site.blocks.map(({ name, schema }) => [`content/data/${name}.json`, schema] as const),
])

/** What a schema says to an editor. What JSON Schema cannot say is left to the build. Draft 7 is the newest that VS Code reads in full. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', target: 'draft-7' })
}

export const editorFolder = 'node_modules/.cache/site/schemas'

export function writeEditorSchemas(): void {
  rmSync(editorFolder, { recursive: true, force: true })
  mkdirSync(editorFolder, { recursive: true })
  for (const [file, schema] of fileSchemas)
    writeFileSync(join(editorFolder, basename(file)), JSON.stringify(jsonSchemaOf(schema)))
}

const settingsFile = '.vscode/settings.json'

export function editorSettings(): object {
  const settings = parseJsonOrUndefined(readFileIfAny(settingsFile))
  if (!isMap(settings)) throw new UserError(`${settingsFile} is missing or not JSON. Restore it, without comments.`)
  const schemas = [...fileSchemas.keys()].map((file) => ({
    fileMatch: [`/${file}`],
    url: `./${editorFolder}/${basename(file)}`,
  }))
  return { ...settings, 'json.schemas': schemas }
}

export function writeEditorSettings(): void {
  writeFileSync(settingsFile, JSON.stringify(editorSettings()))
}
