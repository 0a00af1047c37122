import { notHere } from './answer.ts'

export interface Preferences {
  /** Whether the rows that were written come back. */
  returnsRows: boolean
  /** Whether to tell how many rows there are. */
  counts: boolean
  /** For `Preference-Applied`. */
  applied: string
}

const known = new Set(['return=minimal', 'return=representation', 'count=exact'])

/**
 * Reads a `Prefer` header: https://docs.postgrest.org/en/stable/references/api/preferences.html. Throws a refusal for those that
 * PostgREST would obey and we cannot. Without one, a write returns nothing.
 */
export function preferencesOf(header: string | string[] | undefined, { reads }: { reads: boolean }): Preferences {
  const asked = [header ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const unknown = asked.find((part) => !known.has(part))
  if (unknown !== undefined) throw notHere(`Prefer: ${unknown}`)
  return {
    returnsRows: asked.find((part) => part.startsWith('return=')) === 'return=representation',
    counts: asked.includes('count=exact'),
    applied: [...known].filter((part) => asked.includes(part) && !(reads && part.startsWith('return='))).join(', '),
  }
}
