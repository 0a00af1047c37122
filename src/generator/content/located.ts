import { isAlias, isCollection, isMap, isNode, isScalar, LineCounter, parseDocument, visit, type Document } from 'yaml'
import { nestsTooDeep } from '../markdown/limits.ts'
import { refuseFile, type Parsed } from './problem.ts'
import { backslash, explainYamlError, type Fault } from './yaml-faults.ts'

export type KeyPath = readonly PropertyKey[]
export type Position = { line: number; column: number }

export interface Located {
  file: string
  value: unknown
  /** Position of the value at `path`, or of the nearest part around it that exists. */
  positionOf: (path: KeyPath) => Position
  positionOfKey: (path: KeyPath) => Position
}

/** Reads YAML as text throughout (the failsafe schema): `no`, `010` and `2024-02-30` stay as written, for the schemas to judge. */
export function parseYaml(file: string, yaml: string, firstLine = 1): Parsed<Located> {
  const read = (): Parsed<Located> => parseLocated(file, yaml, 'failsafe', firstLine)
  const value = plainPairs(yaml)
  return value ? locateLazily(file, value, read) : read()
}

/** Finding places takes ten times as long as reading, and is left until a problem needs one. */
export function locateLazily(file: string, value: unknown, read: () => Parsed<Located>): Parsed<Located> {
  let places: Located | undefined
  const exact = (): Located | undefined => (places ??= read().value)
  const positionOf = (path: KeyPath): Position => exact()?.positionOf(path) ?? { line: 1, column: 1 }
  const positionOfKey = (path: KeyPath): Position => exact()?.positionOfKey(path) ?? { line: 1, column: 1 }
  return { value: { file, value, positionOf, positionOfKey }, problems: [] }
}

/** A quoted value with no further quote in it, or one that begins with a letter or digit and holds nothing that YAML takes for a mark. */
const plainPair = /^([a-z]\w*): (?:"([^"\\\t]*)"|'([^'\t]*)'|((?=[\p{L}\p{N}])(?:(?!: | #)[^\t])*(?<![\s:])))$/iu

/** Reads the most common front matter: one "key: value" a line. Undefined for any other YAML, and for duplicate keys. */
function plainPairs(yaml: string): unknown {
  const lines = yaml.replace(/\n$/, '').split('\n')
  const pairs = new Map<string, string>()
  for (const line of lines) {
    const [, key, ...forms] = plainPair.exec(line) ?? []
    if (key === undefined) return undefined
    // Only one of the forms has matched.
    pairs.set(key, forms.join(''))
  }
  return pairs.size === lines.length ? Object.fromEntries(pairs) : undefined
}

export function parseLocated(file: string, text: string, schema: 'failsafe' | 'json', firstLine = 1): Parsed<Located> {
  if (nestsTooDeep(text))
    return refuseFile(file, 'nests values too deeply to be read. Write them flatter.', { line: firstLine })
  const lines = new LineCounter()
  const at = (offset: number): Position => {
    const { line, col } = lines.linePos(offset)
    return { line: line + firstLine - 1, column: col }
  }
  const document = parseDocument(text, { schema, lineCounter: lines, prettyErrors: false, stringKeys: true })
  const [error] = [...document.errors, ...document.warnings]
  const language = schema === 'json' ? 'JSON' : 'YAML'
  const fault = error ? explainYamlError(error, document, text, language) : findUnsafeNodes(document, text)[0]
  if (fault) return refuseFile(file, fault.message, at(fault.offset))
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

/** Aliases may grow without bound, `__proto__` reaches into every object, and a mark, a comment or an escape would silently change a text. */
function findUnsafeNodes(document: Document, text: string): Fault[] {
  const found: Fault[] = []
  const add = (offset: number, message: string): void => void found.push({ offset, message })
  const quotes = 'Put the value in quotes.'
  visit(document, {
    Alias: (_, node) => add(offsetIn(node), `begins a value with "*", which refers to a value elsewhere. ${quotes}`),
    Scalar: (_, { anchor, comment, range, type, value }) => {
      const [start, end] = range ?? [0, 0]
      // "\trial" would be read with a tab.
      const isQuoted = type === 'QUOTE_DOUBLE' && document.schema.name === 'failsafe'
      if (isQuoted && /\\[^"\\\n]/.test(text.slice(start, end).replaceAll('\\\\', ''))) add(start, backslash)
      if (type === 'PLAIN' && /^[“„][^“”]*[”“]$/.test(String(value)))
        add(start, 'is in curly quotes, which readers would see. Type straight ones, or none.')
      if (type === 'PLAIN' && /\n\s*- /.test(text.slice(start, end)))
        add(start, 'goes on in a line that begins with "- ". Indent all items of a list alike.')
      if (anchor !== undefined) add(start, `would lose "&${anchor}", which is a mark in YAML. ${quotes}`)
      // A comment that is meant as one has a space after its mark, and follows no words.
      else if (comment && (/^\S/.test(comment) || !/^(?:true|false|[\d-]+|\/\S*)$/.test(String(value))))
        add(end, `would lose what follows " #", a comment in YAML. ${quotes} A comment has a line of its own.`)
    },
    Pair: (_, { key }) => {
      if (isScalar(key) && key.value === '__proto__')
        add(offsetIn(key), 'uses the key __proto__, which is not allowed. Remove it.')
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
