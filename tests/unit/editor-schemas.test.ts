import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { editorFolder, editorSettings, fileSchemas, jsonSchemaOf } from '../../scripts/schemas/editor-schemas.ts'

const files = ['content/site.json', ...readdirSync('content/data').map((name) => `content/data/${name}`)]

test.each(files)('an editor takes %s as it is, and sees a wrong key', (file) => {
  const seen = z.fromJSONSchema(jsonSchemaOf(fileSchemas.get(file) ?? z.never()))
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
  expect(seen.safeParse(value).error).toBeUndefined()
  const wrong = Array.isArray(value)
    ? [{ ...(value[0] as object), nonsense: 1 }]
    : { ...(value as object), nonsense: 1 }
  expect(seen.safeParse(wrong).success).toBe(false)
})

test('the settings of the editor name the schema of each data file: run npm run format', () => {
  const text = JSON.stringify(JSON.parse(readFileSync('.vscode/settings.json', 'utf8')))
  expect(text).toBe(JSON.stringify(editorSettings()))
  for (const file of files) expect(text).toContain(`["/${file}"],"url":"./${editorFolder}/${basename(file)}"`)
})
