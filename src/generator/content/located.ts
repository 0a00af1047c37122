import { isAlias, isCollection, isMap, isNode, isScalar, LineCounter, parseDocument, visit, type Document } from 'yaml'
import { hasTooManyValues, nestsTooDeep } from '../markdown/limits.ts'
import type { Parsed, Problem } from './problem.ts'
import { explainYamlError } from './yaml-faults.ts'

export type KeyPath = readonly PropertyKey[]
export interface Position {
  line: number
  column: number
}

/** A value read from YAML or JSON that still knows where each of its parts stands. */
export interface Located {
  file: string
  value: unknown
  /** Of the value at `path`, or of the nearest part around it that exists. */
  positionOf: (path: KeyPath) => Position
  positionOfKey: (path: KeyPath) => Position
}

/**
 * Reads YAML as text throughout (the failsafe schema): `no`, `010` and `2024-02-30` stay as written, for the schemas to
 * judge. `firstLine` is the line of the file on which the YAML begins.
 */
export function parseYaml(file: string, yaml: string, firstLine = 1): Parsed<Located> {
  const read = (): Parsed<Located> => locate(file, yaml, { firstLine, schema: 'failsafe' })
  const value = plainPairs(yaml)
  return value ? located(file, value, read) : read()
}

/** In broken JSON the YAML reader takes time that grows with the square of its length. */
const maxBroken = 100_000

/** Reads JSON with line and column. JSON.parse says what is wrong, but on Node 20 not always where; the YAML reader says where. */
export function parseJson(file: string, json: string): Parsed<Located> {
  if (hasTooManyValues(json))
    return { problems: [{ file, message: 'holds more values than a data file should (20,000). Split it.' }] }
  const read = (): Parsed<Located> => locate(file, json, { firstLine: 1, schema: 'json' })
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch (error) {
    const cause = causeIn(json)
    if (cause)
      return { problems: [{ file, ...positionIn(json, cause.offset), message: `is not JSON: ${cause.message}` }] }
    const message = `is not JSON: ${whyJsonBreaks(String(error))}`
    const offset = /at position (\d+)/.exec(String(error))?.[1]
    const isUnplaced = !offset || /Unterminated/.test(String(error))
    const [problem] = isUnplaced && json.length < maxBroken ? read().problems : []
    if (problem) return { problems: [{ ...problem, message }] }
    return { problems: [{ file, ...positionIn(json, offset ? Number(offset) : json.search(/'/)), message }] }
  }
  const problems = keysIn(value) === keysWritten(json) ? [] : read().problems
  return problems.length > 0 ? { problems } : located(file, value, read)
}

/** Finding places takes ten times as long as reading, and is left until a problem needs one. */
function located(file: string, value: unknown, read: () => Parsed<Located>): Parsed<Located> {
  let places: Located | undefined
  const found = (): Located | undefined => (places ??= read().value)
  const positionOf = (path: KeyPath): Position => found()?.positionOf(path) ?? { line: 1, column: 1 }
  const positionOfKey = (path: KeyPath): Position => found()?.positionOfKey(path) ?? { line: 1, column: 1 }
  return { value: { file, value, positionOf, positionOfKey }, problems: [] }
}

/** A value in quotes without any inside, or one that begins with a letter or digit and holds nothing that YAML takes for a mark. */
const plainPair = /^([a-z]\w*): (?:"([^"\\\t]*)"|'([^'\t]*)'|((?=[\p{L}\p{N}])(?:(?!: | #)[^\t])*(?<![\s:])))$/iu

/** What most front matter is: "key: value" on each line. Nothing for other YAML, and for keys that stand twice. */
function plainPairs(yaml: string): unknown {
  const lines = yaml.replace(/\n$/, '').split('\n')
  const pairs = new Map<string, string>()
  for (const line of lines) {
    const [, key, ...forms] = plainPair.exec(line) ?? []
    if (key === undefined) return undefined
    pairs.set(key, forms.join(''))
  }
  return pairs.size === lines.length ? Object.fromEntries(pairs) : undefined
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

interface Options {
  firstLine: number
  schema: 'failsafe' | 'json'
}

function locate(file: string, text: string, { firstLine, schema }: Options): Parsed<Located> {
  if (nestsTooDeep(text))
    return { problems: [{ file, line: firstLine, message: 'nests values too deeply to be read. Write them flatter.' }] }
  const lines = new LineCounter()
  const at = (offset: number): Position => {
    const { line, col } = lines.linePos(offset)
    return { line: line + firstLine - 1, column: col }
  }
  const document = parseDocument(text, { schema, lineCounter: lines, prettyErrors: false, stringKeys: true })
  const problems = [...document.errors, ...document.warnings].map((fault): Problem => {
    const { offset, message } = explainYamlError(fault, {
      text,
      document,
      language: schema === 'json' ? 'JSON' : 'YAML',
    })
    return { file, ...at(offset), message }
  })
  problems.push(...findDanger(document).map(({ offset, message }) => ({ file, ...at(offset), message })))
  if (problems.length > 0) return { problems: problems.slice(0, 1) }
  return {
    value: {
      file,
      value: document.toJS(),
      positionOf: (path) => at(offsetOf(document, path)),
      positionOfKey: (path) => at(offsetOfKey(document, path)),
    },
    problems: [],
  }
}

/**
 * Aliases can grow without bound when expanded, and `__proto__` could reach into every object; a mark or a comment inside what was
 * meant as text would silently cut it.
 */
function findDanger(document: Document): { offset: number; message: string }[] {
  const found: { offset: number; message: string }[] = []
  visit(document, {
    Alias: (_, node) => {
      const message =
        'begins a value with "*", which refers to a value elsewhere. Put this one in quotes, or write that one out.'
      found.push({ offset: offsetIn(node), message })
    },
    Scalar: (_, { anchor, comment, range }) => {
      const quotes = 'Put the value in quotes.'
      if (anchor !== undefined)
        found.push({ offset: range?.[0] ?? 0, message: `would lose "&${anchor}", which is a mark in YAML. ${quotes}` })
      // A comment that is meant as one has a space behind its mark.
      else if (/^\S/.test(comment ?? ''))
        found.push({
          offset: range?.[1] ?? 0,
          message: `would lose what follows " #", a comment in YAML. ${quotes}`,
        })
    },
    Pair: (_, pair) => {
      if (isScalar(pair.key) && pair.key.value === '__proto__')
        found.push({ offset: offsetIn(pair.key), message: 'uses the key __proto__, which is not allowed. Remove it.' })
    },
  })
  return found
}

function offsetIn(node: unknown): number {
  return isNode(node) ? (node.range?.[0] ?? 0) : 0
}

function offsetOf(document: Document, path: KeyPath): number {
  let node: unknown = document.contents
  let offset = offsetIn(node)
  for (const key of path) {
    node = isCollection(node) ? node.get(key, true) : undefined
    if (!isNode(node) || isAlias(node)) break
    offset = offsetIn(node)
  }
  return offset
}

function offsetOfKey(document: Document, path: KeyPath): number {
  const parent: unknown = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true)
  const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1)) : undefined
  return pair ? offsetIn(pair.key) : offsetOf(document, path)
}

function positionIn(text: string, offset: number): Position {
  const before = text.slice(0, Math.max(0, offset))
  return { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') }
}

const foreign: [token: RegExp, message: string][] = [
  [/^[/#]/, 'a comment stands here, and JSON has none. Remove it.'],
  [/^'/, 'a single quote stands here. Write double quotes, as in "text".'],
  [/^[“”„‘’]/, 'a curly quote stands here. Write straight ones, as in "text".'],
  [/^,/, 'a comma follows the last entry. Remove it.'],
]

/** What people write and JSON does not have, or a bracket without its other half: the first outside strings. */
function causeIn(json: string): { offset: number; message: string } | undefined {
  const open: { bracket: string; index: number }[] = []
  for (const { 0: token, index } of json.matchAll(/"(?:\\.|[^"\\\n])*"|\/[/*]|[#'"“”„‘’{}[\]]|,(?=\s*[}\]])/g)) {
    const message = foreign.find(([pattern]) => pattern.test(token))?.[1]
    if (message !== undefined) return { offset: index, message }
    // A text without its closing quote: what follows may be inside it or not.
    if (token === '"') return undefined
    if (token === '{' || token === '[') open.push({ bracket: token, index })
    else if (token === '}' || token === ']') {
      const last = open.pop()
      if (last?.bracket !== (token === '}' ? '{' : '[')) {
        const told = last
          ? `the "${last.bracket}" before this "${token}" is not closed. Add its bracket.`
          : `this "${token}" closes nothing. Remove it.`
        return { offset: index, message: told }
      }
    }
  }
  const left = open.at(-1)
  return left && { offset: left.index, message: `nothing closes this "${left.bracket}". Add the closing bracket.` }
}

/** JSON.parse's messages, which name parts of a grammar, in the words of someone who edits a file. */
function whyJsonBreaks(message: string): string {
  if (/Expected ','/.test(message)) return 'a comma or a closing bracket is missing before this place.'
  if (/property name/.test(message))
    return 'a key in double quotes is expected here. Is there a comma after the last entry?'
  if (/Unterminated string/.test(message)) return 'a closing quote is missing.'
  if (/after JSON/.test(message)) return 'there is text after its end, such as a comment. Remove it.'
  if (/control character/.test(message)) return 'a text contains a line break or tab. Write \\n or \\t.'
  if (/escaped character/.test(message))
    return 'a backslash precedes a letter that needs none. Write \\\\ for a backslash.'
  if (/end of JSON/.test(message)) return 'it ends too early. Close its brackets.'
  return 'a value is expected here: text in double quotes, a number, true, false, a list or an object. Comments are not allowed.'
}
