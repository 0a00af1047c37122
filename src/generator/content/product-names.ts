import { bodyProblemAt } from '../markdown/blocks.ts'
import type { BodyContext } from '../markdown/body.ts'
import type { Located } from './located.ts'
import { mapTexts } from './map-texts.ts'
import { isDirective, rangeOf, type Visit } from '../markdown/markdown.ts'
import { nearestTo, type Problem } from './problem.ts'
import { positionsIn } from './source.ts'

export interface Spellings {
  /** Of products, and of the organisation. */
  names: readonly string[]
  /** By a spelling that is refused, the one to use: "e-mail": "email". */
  terms: Readonly<Record<string, string>>
  repositories?: readonly string[] | undefined
}

export type NameCheck = (text: string) => { index: number; message: string; warning?: true }[]

const leftToDo =
  /(?<![\p{L}\p{N}_])(?:TODO|FIXME|TB[CD]|tbd|TKTK|XXX)(?![\p{L}\p{N}_])|\[(?:(?:[Ii]nsert|LINK|YOUR|[Yy]our|Company|Product) [^[\]\n]+|citation needed|source)\](?!\()/gu

/** Gives a function that finds misspelt terms and names, "Specsync" and "spec sync" for "SpecSync"; not ordinary words, such as "security envelopes" in lower case. */
export function nameCheck({ names, terms }: Spellings): NameCheck {
  const known = [
    ...names.map((name) => ({ name, isTerm: false, pattern: patternOf(name) })),
    ...Object.entries(terms).map(([wrong, name]) => ({ name, isTerm: true, pattern: escapeRegExp(wrong) })),
    // The longest first: "programmes" begins as "programme" does.
  ].toSorted((a, b) => b.pattern.length - a.pattern.length)
  // What stands around a name is looked at once there is one: an expression that looks behind itself at each letter is slow.
  const any = new RegExp(known.map(({ pattern }) => pattern).join('|') || '(?!)', 'gi')
  const whole = new RegExp(`^(?:${any.source})$`, 'i')
  return (text) => [
    ...[...text.matchAll(any)].flatMap(({ 0: match, index }) => {
      if (!standsAlone(text, index, index + match.length)) return []
      const written = match.replace(/\s+/g, ' ')
      const meant = known.find(({ pattern }) => new RegExp(`^(?:${pattern})$`, 'i').test(written))
      if (!meant || written === meant.name) return []
      const { name, isTerm } = meant
      if (!isTerm && !isMeant(written, name)) return []
      const reason = isTerm ? `which this site spells "${name}"` : `but the name is ${name}`
      return [{ index, message: `says "${written}", ${reason}. Write ${name}.` }]
    }),
    // With a capital inside it is no ordinary word: "SpceSync". Of two other letters, it is another name: "SentinelOne".
    ...[...text.matchAll(/\p{Lu}\p{Ll}+\p{Lu}\p{L}+/gu)].flatMap(({ 0: written, index }) => {
      const name = whole.test(written) ? undefined : nearestTo(written, names)
      let others = written.toLowerCase()
      for (const letter of name?.toLowerCase() ?? '') others = others.replace(letter, '')
      if (!name || others.length > 1 || !standsAlone(text, index, index + written.length)) return []
      return [{ index, message: `says "${written}", but the name is ${name}. Write ${name}.` }]
    }),
    ...[...text.matchAll(leftToDo)].map(({ 0: left, index }) => {
      return { index, message: `says ${left}. Do what is left to do, or remove it.`, warning: true as const }
    }),
  ]
}

function standsAlone(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 1), start)
  return !/[\p{L}\p{N}_./@#:-]/u.test(before) && !/^(?:[\p{L}\p{N}_/@]|[-.]\p{L})/u.test(text.slice(end, end + 2))
}

function patternOf(name: string): string {
  const words = name.split(/[\s-]+|(?<=\p{Ll})(?=\p{Lu})/u).filter(Boolean)
  return words.map(escapeRegExp).join('(?:-|\\s{1,40})?')
}

export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}

function isMeant(written: string, name: string): boolean {
  const parts = name.split(/[\s-]+/)
  // A capital inside a word, or an abbreviation: no ordinary words look so.
  if (parts.some((part) => /\p{Lu}/u.test(part.slice(1)))) return true
  if (parts.length === 1) return false
  const capitals = written.match(/(?:^|[\s-]|\p{Ll})\p{Lu}|\p{Lu}{2}/gu)?.length ?? 0
  return capitals > 1 || !/[\s-]/.test(written)
}

/** In prose, in the descriptions of pictures and in the data of blocks. Code and addresses may spell as they like. */
export function checkNamesInBody(visits: Visit[], body: string, context: BodyContext): Problem[] {
  return visits.flatMap((visit) => {
    const words = wordsOf(visit)
    const [start] = rangeOf(visit.node)
    const positionOf = positionsIn(body, visit.node.position?.start)
    let [read, end] = [0, start]
    const found = context.misspeltIn(words).toSorted((a, b) => a.index - b.index)
    return found.map(({ index, message, ...rest }) => {
      const [name = ''] = /^\[?[\p{L}\p{N}-]+/u.exec(words.slice(index, index + 99)) ?? []
      // The source has escapes and the marks of quotations between: the name comes as often before it as in the words.
      for (const _ of words.slice(read, index).split(name)) end = Math.max(body.indexOf(name, end), end) + name.length
      read = index + name.length
      return { ...bodyProblemAt(positionOf(end - name.length), message, context), ...rest }
    })
  })
}

function wordsOf({ node, parent }: Visit): string {
  if (node.type === 'image') return [node.alt, node.title].filter(Boolean).join('. ')
  if (node.type === 'link') return node.title ?? ''
  return node.type === 'text' || (node.type === 'code' && parent && isDirective(parent)) ? node.value : ''
}

/** Says where a data file or a front matter misspells a product's name, or leaves something to do. Values that are addresses or ids are no words, nor is code. */
export function checkNamesInData(located: Located, check: NameCheck): Problem[] {
  const { file, value, positionOf } = located
  const problems: Problem[] = []
  mapTexts(value, (text, path) => {
    const isName = path.some((key) => namingKeys.has(key)) || /^[a-z\d:/#?=._@-]*$/.test(text)
    const found = isName ? [] : check(text.replace(/`[^`]*`/g, '`'))
    for (const { index: _index, ...rest } of found) problems.push({ file, ...positionOf(path), ...rest })
    return text
  })
  return problems
}

/** Values of these are addresses, ids or commands, in their own spelling. */
const namingKeys = new Set<PropertyKey>(['code', 'command', 'repo', 'url', 'href', 'file', 'slug', 'id', 'aliases'])
