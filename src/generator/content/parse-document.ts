import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { sharedDataIn } from '../markdown/blocks.ts'
import { excessOf } from '../markdown/body-limits.ts'
import { checkNamesInData } from './check-product-names.ts'
import { checkSchema } from './check-schema.ts'
import type { Document } from './content.ts'
import { parseFrontMatter } from './front-matter.ts'
import type { Located } from './located.ts'
import { slugOf } from './names.ts'
import { picturesIn, type Pictures } from './pictures.ts'
import type { Parsed, Problem } from './problem.ts'
import type { NameCheck } from './product-names.ts'
import { parseText, type SourceFile } from './source.ts'
import { countWords, countWordsOfData, isReadTime, minutesFor } from '../markdown/word-count.ts'

/** What of a document decides whether it can be a page, before its body is parsed. */
export interface ParsedDocument<M> extends Parsed<Document<M>> {
  /** Names of the shared data that its blocks use. */
  uses: string[]
  /** Files that it shows as pictures; nothing where its text could not be read. */
  shows?: string[]
}

/** What a text may draw on. */
export interface TextContext {
  /** Data by the name of its file. */
  shared: ReadonlyMap<string, Located>
  pictures: Pictures
  /** As products.json spells them. */
  productNames: readonly string[]
  misspeltIn: NameCheck
}

/** Reads the front matter of a Markdown file, and of its body what the lists of pages need: its length and a hash. */
export function parseDocument<S extends z.ZodType>(
  file: SourceFile,
  schema: S,
  { shared, pictures, productNames, misspeltIn }: TextContext,
): ParsedDocument<z.output<S>> {
  const text = parseText(file)
  if (text.value === undefined) return { problems: text.problems, uses: [] }
  const split = parseFrontMatter(file.path, text.value)
  if (!split.value) return { problems: split.problems, uses: [] }
  const { matter, body, bodyLine } = split.value
  const excess = excessOf(body)
  if (excess)
    return { problems: [{ file: file.path, line: bodyLine + excess.line - 1, message: excess.message }], uses: [] }
  const uses = sharedDataIn(body)
  const shows = picturesIn(body, file.path)
  const used = uses.map((name) => shared.get(name)?.value)
  const words = used.reduce<number>((sum, value) => sum + countWordsOfData(value), countWords(body))

  const checked = checkSchema(schema, matter)
  const problems = [...checked.problems, ...checkReadTime(matter, words), ...checkNamesInData(matter, misspeltIn)]
  if (!/\S/.test(body))
    problems.push({
      file: file.path,
      line: bodyLine,
      message: 'has no text below its front matter. Write some, or remove the file.',
    })
  if (checked.value === undefined) return { problems, uses, shows }
  // A picture's address holds the hash of its bytes.
  const shown = shows.map((name) => pictures.get(name)?.address)
  const hash = createHash('sha256')
    .update(text.value)
    .update(JSON.stringify([used, shown, productNames]))
    .digest('hex')
  // A copy: a value cut out of a text would keep the whole text in memory, and there are thousands.
  const value = { slug: slugOf(file.path), file: file.path, matter: structuredClone(checked.value), hash, words }
  return { value, problems, uses, shows }
}

function checkReadTime({ file, value, positionOf }: Located, words: number): Problem[] {
  const stated = typeof value === 'object' && value !== null && 'readTime' in value ? Number(value.readTime) : NaN
  if (Number.isNaN(stated) || isReadTime(stated, words)) return []
  const counted = minutesFor(words)
  const message = `readTime is ${stated}, but the text has ${words} words: ${counted} min at 200 a minute. Write ${counted}, or leave it out.`
  return [{ file, ...positionOf(['readTime']), message }]
}
