import { hasTooManyValues } from '../markdown/limits.ts'
import { locateLazily, parseLocated, type Located } from './located.ts'
import { refuseFile, type Parsed } from './problem.ts'
import { positionsIn } from './source.ts'
import type { Fault } from './yaml-faults.ts'

/** In broken JSON the YAML reader takes time that grows with the square of its length. */
const maxBroken = 100_000

/** Reads JSON with line and column. JSON.parse says what is wrong, but on Node 20 not always where; the YAML reader says where. */
export function parseJson(file: string, json: string): Parsed<Located> {
  if (hasTooManyValues(json)) return refuseFile(file, 'holds more values than a data file should (20,000). Split it.')
  const read = (): Parsed<Located> => parseLocated(file, json, 'json')
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch (error) {
    const cause = causeIn(json)
    if (cause) return refuseFile(file, `is not JSON: ${cause.message}`, positionsIn(json)(cause.offset))
    const message = `is not JSON: ${whyJsonBreaks(String(error))}`
    const offset = /at position (\d+)/.exec(String(error))?.[1]
    const isUnplaced = !offset || /Unterminated/.test(String(error))
    const [problem] = isUnplaced && json.length < maxBroken ? read().problems : []
    if (problem) return { problems: [{ ...problem, message }] }
    return refuseFile(file, message, positionsIn(json)(offset ? Number(offset) : json.search(/'/)))
  }
  const problems = keysIn(value) === keysWritten(json) ? [] : read().problems
  return problems.length > 0 ? { problems } : locateLazily(file, value, read)
}

/** How many keys a value has, at any depth; no number for one that only the YAML reader may judge. */
function keysIn(value: unknown, depth = 0): number {
  if (typeof value !== 'object' || value === null) return 0
  if (depth > 60 || Object.hasOwn(value, '__proto__')) return NaN
  const parts: unknown[] = Object.values(value)
  return parts.reduce<number>((sum, part) => sum + keysIn(part, depth + 1), Array.isArray(value) ? 0 : parts.length)
}

/** As many, unless one stands twice: JSON.parse takes the last in silence. */
function keysWritten(json: string): number {
  return [...json.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g)].filter(([, colon]) => colon).length
}

const foreign: [token: RegExp, message: string][] = [
  [/^[/#]/, 'a comment stands here, and JSON has none. Remove it.'],
  [/^'/, 'a single quote stands here. Write double quotes, as in "text".'],
  [/^[“”„‘’]/, 'a curly quote stands here. Write straight ones, as in "text".'],
  [/^[^\S ]/, 'a special space stands here. Type a normal one.'],
  [/^,/, 'a comma follows the last entry. Remove it.'],
]

/** The first token outside strings that JSON does not have, or a bracket without its counterpart. */
function causeIn(json: string): Fault | undefined {
  const open: { bracket: string; index: number }[] = []
  const marks = /"(?:\\.|[^"\\\n])*"|\/[/*]|[#'"“”„‘’{}[\]]|[^\S \t\r\n]|,(?=\s*[}\]])/g
  for (const { 0: token, index } of json.matchAll(marks)) {
    const message = foreign.find(([pattern]) => pattern.test(token))?.[1]
    if (message !== undefined) return { offset: index, message }
    // A text without its closing quote: what follows may be inside it or not.
    if (token === '"') return undefined
    if (token === '{' || token === '[') open.push({ bracket: token, index })
    else if (token === '}' || token === ']') {
      const last = open.pop()
      if (!last) return { offset: index, message: `this "${token}" closes nothing. Remove it.` }
      if (last.bracket !== (token === '}' ? '{' : '[')) return unclosed(last)
    }
  }
  const left = open.at(-1)
  return left && unclosed(left)
}

function unclosed({ bracket, index }: { bracket: string; index: number }): Fault {
  return { offset: index, message: `nothing closes this "${bracket}". Add the closing bracket.` }
}

/** JSON.parse's messages, which name parts of a grammar, in the words of someone who edits a file. */
function whyJsonBreaks(message: string): string {
  if (/Expected ','/.test(message))
    return 'a comma or a closing bracket is missing before this place. Quotation marks inside a text are “ ” or \\".'
  if (/Expected ':'/.test(message)) return 'a colon is missing between a key and its value.'
  if (/property name/.test(message))
    return 'a key in double quotes is expected here. Is there a comma too many before it?'
  if (/Unterminated string/.test(message)) return 'a closing quote is missing.'
  if (/after JSON/.test(message)) return 'there is text after its end, such as a comment. Remove it.'
  if (/control character/.test(message))
    return 'a text contains a line break or tab. Add its closing quote, or write \\n or \\t.'
  if (/escaped character/.test(message)) return 'a backslash escapes nothing here. Write \\\\ for a backslash.'
  if (/end of JSON/.test(message)) return 'it ends too early. Close its brackets.'
  return 'a value is expected here: text in double quotes, a number, true, false, a list or an object. Comments are not allowed.'
}
