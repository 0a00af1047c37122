import type { SiteDefinition } from '../define/index.ts'
import { checkSchema } from './check-schema.ts'
import { unlessBroken } from './content.ts'
import { mapTexts } from './map-texts.ts'
import { dataGetter, jsonIn } from './parse-data.ts'
import type { SourceFile, Tree } from './source.ts'

export type Words = Readonly<Record<string, string>>

/** Fills in the site's words, such as "{our name}", as a file is read. Papers are dated documents and stay as they are. */
export function fillWords(tree: Tree, { words: { sources, of } }: SiteDefinition): Tree {
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
  return { ...tree, content: new Map([...tree.content].map(([path, file]) => [path, fillIn(file)])) }
}

function fill(bytes: Uint8Array, words: Words): Uint8Array {
  // Most files hold no word, and are not decoded here. One that is not UTF-8 is reported as it is.
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const isUsed = Object.keys(words).some((word) => buffer.includes(`{${word}}`))
  const text = isUsed ? buffer.toString() : ''
  return isUsed && Buffer.from(text).equals(buffer) ? Buffer.from(fillText(text, words)) : bytes
}

export function fillText(text: string, words: Words): string {
  return Object.entries(words).reduce((before, [word, value]) => before.replaceAll(`{${word}}`, () => value), text)
}
