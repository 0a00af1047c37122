import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { editorFiles, fileSchemas, jsonSchemaOf } from '../scripts/schemas/editor-schemas.ts'

// What editors know of the data files.

test('the schemas for editors and the settings that name them are current: run npm run schemas', () => {
  const files = editorFiles()
  for (const [path, text] of files) expect(readFileSync(path, 'utf8')).toBe(text)
  expect(readdirSync('schemas').map((name) => `schemas/${name}`)).toEqual(
    [...files.keys()].filter((path) => path.startsWith('schemas/')).toSorted(),
  )
})

const data = readdirSync('content/data').map((name) => `data/${name}`)

test.each(['site.json', ...data])('an editor takes content/%s as it is, and sees a wrong key', (file) => {
  const schema = fileSchemas.get(file)
  const seen = z.fromJSONSchema(jsonSchemaOf(schema ?? z.never()))
  const value: unknown = JSON.parse(readFileSync(`content/${file}`, 'utf8'))
  expect(seen.safeParse(value).error).toBeUndefined()
  const wrong = Array.isArray(value)
    ? [{ ...(value[0] as object), nonsense: 1 }]
    : { ...(value as object), nonsense: 1 }
  expect(seen.safeParse(wrong).success).toBe(false)
})
