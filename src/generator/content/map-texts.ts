import type { KeyPath } from './located.ts'

/** A copy of a value from JSON or YAML with each of its texts replaced. */
export function mapTexts<T>(value: T, replace: (text: string, path: KeyPath) => string): T {
  const copy = (part: unknown, path: KeyPath): unknown => {
    if (typeof part === 'string') return replace(part, path)
    if (Array.isArray(part)) return part.map((one, index) => copy(one, [...path, index]))
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, copy(one, [...path, key])]))
  }
  return copy(value, []) as T
}
