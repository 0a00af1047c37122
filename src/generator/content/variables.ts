import type { SiteDefinition } from '../define/index.ts'
import { columnsAsWritten } from './as-written.ts'
import { checkSchema } from './check-schema.ts'
import { unlessBroken } from './content.ts'
import { mapTexts } from './map-texts.ts'
import { dataGetter, jsonIn } from './parse-data.ts'
import { textReader, type SourceFile, type Tree } from './source.ts'

export type Variables = Readonly<Record<string, string>>

/** Not those of other templates: `{{name}}`, `${name}`. */
const braces = /(?<![{$])\{([^{}\n]*)\}(?!\})/g
const variableLike = /\{((?:our|number[ _-]?of)[ _-]?[^{}\n]*)\}/gi

/** Fills in the site's variables, such as "{our name}"; papers are dated, and stay. @returns `asWritten`, which puts a problem where its file has it. */
export function fillVariables(tree: Tree, { variables: { sources, of } }: SiteDefinition) {
  const values = sources.map(({ file, schema }) => {
    const json = jsonIn(tree, file).value
    return [file, json && checkSchema(schema, json).value] as const
  })
  const variables = unlessBroken(undefined, () => of(dataGetter(new Map(values))))
  const inJson = variables && mapTexts(variables, (value) => JSON.stringify(value).slice(1, -1))
  const fillIn = (file: SourceFile): SourceFile => {
    const [, ending] = /^(?!content\/papers\/).*\.(md|json)$/.exec(file.path) ?? []
    return ending ? { ...file, read: () => fill(file.read(), ending === 'json' ? inJson : variables) } : file
  }
  const valueOf = (written: string, file: string): string =>
    fillText(written, (file.endsWith('.json') ? inJson : variables) ?? {})
  return {
    isFilled: variables !== undefined,
    tree: { ...tree, content: new Map([...tree.content].map(([path, file]) => [path, fillIn(file)])) },
    asWritten: columnsAsWritten(textReader(tree), braces, valueOf),
  }
}

/** Where the variables are unknown, as a file is broken that has them, their braces go: that file is reported, and not each place as well. */
function fill(bytes: Uint8Array, variables: Variables | undefined): Uint8Array {
  // Most files hold no variable, and are not decoded here. One that is not UTF-8 is reported as it is.
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const isUsed = !variables || Object.keys(variables).some((name) => buffer.includes(`{${name}}`))
  const text = isUsed ? buffer.toString() : ''
  return isUsed && Buffer.from(text).equals(buffer)
    ? Buffer.from(variables ? fillText(text, variables) : text.replace(variableLike, '$1'))
    : bytes
}

export function fillText(text: string, variables: Variables): string {
  const values = new Map(Object.entries(variables))
  return text.replace(braces, (written, name: string) => values.get(name) ?? written)
}
