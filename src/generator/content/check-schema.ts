import type { z } from 'zod'
import type { KeyPath, Located } from './located.ts'
import { didYouMean, nearestTo, type Parsed, type Problem } from './problem.ts'

type Issue = z.core.$ZodIssue

/** Checks a located value against a schema. Each problem has its line, what was expected and the remedy. */
export function checkSchema<S extends z.ZodType>(schema: S, located: Located): Parsed<z.output<S>> {
  const result = schema.safeParse(located.value, { reportInput: true })
  if (result.success) return { value: result.data, problems: [] }
  const { issues } = result.error
  const misspelt = new Set(issues.flatMap((issue) => meantKeys(issue, schema)))
  const others = issues.filter((issue) => issue.input !== undefined || !misspelt.has(keyPathText(issue.path)))
  return { problems: others.flatMap((issue) => problemsOf(issue, schema, located)) }
}

/** The keys that misspelt ones were meant to be: that those are missing is no further problem. */
function meantKeys(issue: Issue, schema: z.ZodType): string[] {
  if (issue.code !== 'unrecognized_keys') return []
  const known = keysAt(schema, issue.path)
  return issue.keys.flatMap((key) => {
    const meant = nearestTo(key, known)
    return meant === undefined ? [] : [keyPathText([...issue.path, meant])]
  })
}

function problemsOf(issue: Issue, schema: z.ZodType, located: Located): Problem[] {
  const { file } = located
  if (issue.code === 'unrecognized_keys') {
    const known = keysAt(schema, issue.path)
    return issue.keys.map((key) => {
      const path = [...issue.path, key]
      return {
        file,
        ...located.positionOfKey(path),
        message: `${keyPathText(path)} is not a known key.${didYouMean(key, known) || ` Known keys: ${known.join(', ')}.`}`,
      }
    })
  }
  const place = issue.input === undefined ? located.positionOf(issue.path.slice(0, -1)) : located.positionOf(issue.path)
  return [{ file, ...place, message: messageOf(issue) }]
}

function messageOf(issue: Issue): string {
  const name = keyPathText(issue.path) || 'it'
  if (issue.input === undefined) return `${name} is missing. Add it.`
  const shown = show(issue.input)
  switch (issue.code) {
    case 'invalid_type':
      return `${name} is ${shown}, but must be ${kinds[issue.expected] ?? issue.expected}.`
    case 'invalid_value': {
      const known = issue.values.map(String)
      return `${name} is ${shown}, which is not one of ${known.join(', ')}.${didYouMean(typeof issue.input === 'string' ? issue.input : '', known)}`
    }
    case 'too_small':
    case 'too_big':
      if (Array.isArray(issue.input)) return `${name} has ${count(issue.input.length)}, but must have ${bounds(issue)}.`
      return `${name} is ${shown}, ${issue.message}.`
    default:
      return `${name} is ${shown}, ${issue.message}.`
  }
}

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a set of keys and values',
}

function bounds(issue: Issue & { code: 'too_small' | 'too_big' }): string {
  const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum)
  if (issue.exact) return `exactly ${limit}`
  return issue.code === 'too_small' ? `at least ${limit}` : `at most ${limit}`
}

function count(length: number): string {
  return length === 1 ? '1 entry' : `${length} entries`
}

function show(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (value !== null && typeof value === 'object') return 'a set of keys and values'
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 56)}…"` : text
}

/** ["openings", "items", 2, "title"] as openings.items[2].title */
function keyPathText(path: KeyPath): string {
  return path.reduce<string>(
    (name, key) => (typeof key === 'number' ? `${name}[${key}]` : name ? `${name}.${String(key)}` : String(key)),
    '',
  )
}

/** The keys that the schema knows at a path: what a misspelt one is compared with. */
function keysAt(schema: z.ZodType, path: KeyPath): string[] {
  let at: z.core.$ZodType = schema
  for (const key of path) at = stepInto(unwrap(at), key) ?? at
  const { def } = unwrap(at)._zod as { def: { shape?: object } }
  return Object.keys(def.shape ?? {})
}

function stepInto(schema: z.core.$ZodType, key: PropertyKey): z.core.$ZodType | undefined {
  const { def } = schema._zod as { def: { element?: z.core.$ZodType; shape?: Record<PropertyKey, z.core.$ZodType> } }
  return def.element ?? def.shape?.[key]
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = schema._zod as { def: { innerType?: z.core.$ZodType } }
  return def.innerType ? unwrap(def.innerType) : schema
}
