import { expandAddress } from './address.ts'
import type { Located } from './located.ts'
import type { Parsed, Problem } from './problem.ts'
import type { SharedSettings } from '../define/shared-settings.ts'

/**
 * Puts every value that is a `repo:` or `mail:` address in full, wherever in the data it stands. Without a usable site.json
 * there is nothing to put: such values become "#", so that the rest of the file can still be judged.
 */
export function expandAddresses(located: Located, site: SharedSettings | undefined): Parsed<Located> {
  const problems: Problem[] = []
  const expand = (value: unknown, path: PropertyKey[]): unknown => {
    if (Array.isArray(value)) return value.map((part, index) => expand(part, [...path, index]))
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, expand(part, [...path, key])]))
    if (typeof value !== 'string') return value
    const expanded = site ? expandAddress(value, site) : { address: value.replace(/^(repo|mail):.*$/, '#') }
    if ('address' in expanded) return expanded.address
    problems.push({ file: located.file, ...located.positionOf(path), message: `links to ${expanded.problem}` })
    return value
  }
  const value = expand(located.value, [])
  return { value: { ...located, value }, problems }
}
