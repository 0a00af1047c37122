import type { SiteDefinition } from '../define/index.ts'
import { memoise } from '../memoise.ts'
import { checkSchema } from './check-schema.ts'
import { unlessBroken } from './content.ts'
import { mapTexts } from './map-texts.ts'
import { dataGetter, jsonIn } from './parse-data.ts'
import type { Problem } from './problem.ts'
import { textReader, type SourceFile, type Tree } from './source.ts'

export type Words = Readonly<Record<string, string>>

const wordLike = /\{((?:our|number[ _-]?of)[ _-]?[^{}\n]*)\}/gi

/** Fills in the site's words, such as "{our name}"; papers are dated, and stay. @returns `asWritten`, which puts a problem where its file has it. */
export function fillWords(tree: Tree, { words: { sources, of } }: SiteDefinition) {
  const values = sources.map(({ file, schema }) => {
    const json = jsonIn(tree, file).value
    return [file, json && checkSchema(schema, json).value] as const
  })
  const words = unlessBroken({}, () => of(dataGetter(new Map(values))))
  const inJson = mapTexts(words, (value) => JSON.stringify(value).slice(1, -1))
  const fillIn = (file: SourceFile): SourceFile => {
    const [, ending] = /^(?!content\/papers\/).*\.(md|json)$/.exec(file.path) ?? []
    return ending ? { ...file, read: () => fill(file.read(), ending === 'json' ? inJson : words) } : file
  }
  const textOf = textReader(tree)
  // By line: a long one may have thousands of problems.
  const bracesIn = memoise((file) =>
    textOf(file)
      .split('\n')
      .map((line) => [...line.matchAll(/\{([^{}]*)\}/g)]),
  )
  return {
    tree: { ...tree, content: new Map([...tree.content].map(([path, file]) => [path, fillIn(file)])) },
    asWritten: (problem: Problem): Problem => {
      const { file, line, column } = problem
      if (!line || !column) return problem
      const filled = file.endsWith('.json') ? inJson : words
      return { ...problem, column: columnWritten(bracesIn(file)[line - 1] ?? [], filled, column) }
    },
  }
}

function columnWritten(braces: RegExpExecArray[], words: Words, column: number): number {
  let grown = 0
  for (const { 0: written, 1: word = '', index } of braces) {
    if (!Object.hasOwn(words, word)) continue
    const { [word]: value = '' } = words
    const offset = column - 1 - grown - index
    if (offset < 0) break
    if (offset < value.length) return index + 1
    grown += value.length - written.length
  }
  return column - grown
}

/** Where the words are unknown, as a file is broken that has them, their braces go: that file is reported, and not each place as well. */
function fill(bytes: Uint8Array, words: Words): Uint8Array {
  // Most files hold no word, and are not decoded here. One that is not UTF-8 is reported as it is.
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const isUnknown = Object.keys(words).length === 0
  const isUsed = isUnknown || Object.keys(words).some((word) => buffer.includes(`{${word}}`))
  const text = isUsed ? buffer.toString() : ''
  return isUsed && Buffer.from(text).equals(buffer)
    ? Buffer.from(isUnknown ? text.replace(wordLike, '$1') : fillText(text, words))
    : bytes
}

export function fillText(text: string, words: Words): string {
  return Object.entries(words).reduce((before, [word, value]) => before.replaceAll(`{${word}}`, () => value), text)
}
