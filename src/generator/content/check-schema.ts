import type { z } from 'zod'
import { isMap } from './front-matter.ts'
import type { KeyPath, Located } from './located.ts'
import { countOf, didYouMean, nearestTo, type Parsed, type Problem } from './problem.ts'

type Issue = z.core.$ZodIssue

export function checkSchema<S extends z.ZodType>(schema: S, located: Located): Parsed<z.output<S>> {
  const result = schema.safeParse(located.value, { reportInput: true, error: listKnownKeys })
  if (result.success) return { value: result.data, problems: [] }
  const { issues } = result.error
  const misspelt = new Set(issues.flatMap(meantKeys))
  const ofWrongType = new Set(issues.flatMap(({ code, path }) => (code === 'invalid_type' ? [keyPathText(path)] : [])))
  // A number written for a list is too short as well: one mistake, one message.
  const others = issues.filter(({ code, input, path }) =>
    input === undefined
      ? !misspelt.has(keyPathText(path))
      : code !== 'too_small' || !ofWrongType.has(keyPathText(path)),
  )
  return { problems: others.flatMap((issue) => problemsOf(issue, located)) }
}

/** Issues do not say which keys are known, but name the schema that has them while their messages are made. */
function listKnownKeys({ code, inst }: z.core.$ZodRawIssue): string | undefined {
  if (code !== 'unrecognized_keys' || !inst) return undefined
  const { def } = inst._zod as { def: { shape?: object; keyType?: { def: { entries?: object } } } }
  return Object.keys(def.shape ?? def.keyType?.def.entries ?? {}).join(', ')
}

/** The keys that misspelt ones were meant to be: that those are missing is no further problem. */
function meantKeys(issue: Issue): string[] {
  if (issue.code !== 'unrecognized_keys') return []
  return issue.keys.flatMap((key) => {
    const meant = nearestTo(key, issue.message.split(', '))
    return meant === undefined ? [] : [keyPathText([...issue.path, meant])]
  })
}

function problemsOf(issue: Issue, { file, positionOf, positionOfKey }: Located): Problem[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => {
      const path = [...issue.path, key]
      const remedy = didYouMean(key, issue.message.split(', ')) || ` Known keys: ${issue.message}.`
      return { file, ...positionOfKey(path), message: `${keyPathText(path)} is not a known key.${remedy}` }
    })
  const place = positionOf(issue.input === undefined ? issue.path.slice(0, -1) : issue.path)
  return [{ file, ...place, message: messageOf(issue) }]
}

function messageOf(issue: Issue): string {
  const name = keyPathText(issue.path) || 'it'
  if (issue.input === undefined) return `${name} is missing. Add it.`
  const shown = show(issue.input)
  switch (issue.code) {
    case 'invalid_type': {
      const isSplit = issue.expected === 'string' && isMap(issue.input)
      const remedy = isSplit ? ' In YAML, put a text that holds ": " in straight quotes.' : ''
      return `${name} is ${shown}, but must be ${kinds[issue.expected] ?? issue.expected}.${remedy}`
    }
    case 'invalid_value': {
      const known = issue.values.map(String)
      return `${name} is ${shown}, which is not one of ${known.join(', ')}.${didYouMean(typeof issue.input === 'string' ? issue.input : '', known)}`
    }
    case 'too_small':
    case 'too_big':
      if (Array.isArray(issue.input))
        return `${name} has ${countOf(issue.input.length, 'entry', 'entries')}, but must have ${bounds(issue)}.`
      if (typeof issue.input === 'number') return `${name} is ${shown}, but must be ${bounds(issue)}.`
  }
  return `${name} is ${shown}, ${issue.message}.`
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
  const [side, limit] = issue.code === 'too_small' ? ['at least', issue.minimum] : ['at most', issue.maximum]
  return `${issue.exact ? 'exactly' : side} ${limit}`
}

function show(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (value !== null && typeof value === 'object') return 'a set of keys and values'
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 56)}…"` : text
}

/** ["openings", "items", 2, "title"] as openings.items[2].title */
function keyPathText(path: KeyPath): string {
  const parts = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
  return parts.join('').replace(/^\./, '')
}
