import type { Source, TextFolder } from '../define/index.ts'
import type { Content, Document } from './content.ts'
import { checkSlug, slugOf } from './names.ts'
import type { Files } from './parse-data.ts'
import type { Problem, Parsed } from './problem.ts'
import { sha256Of } from '../sha256.ts'
import type { z } from 'zod'
import { sharedDataIn } from '../markdown/blocks.ts'
import { exceededLimit } from '../markdown/limits.ts'
import { checkNamesInData, type NameCheck, type Spellings } from './product-names.ts'
import { checkSchema } from './check-schema.ts'
import { isMap, parseFrontMatter } from './front-matter.ts'
import type { Located } from './located.ts'
import { picturesIn, type Pictures } from './pictures.ts'
import { parseText, type SourceFile } from './source.ts'
import { countWords, countWordsOfData, isReadTime, minutesFor } from '../markdown/word-count.ts'

export interface ParsedTexts {
  values: Map<string, unknown>
  broken: Content['brokenTexts']
  /** Names of the shared data that their blocks use. */
  uses: Set<string>
  /** The picture files that they show; nothing where one of them could not be read. */
  shows?: Set<string> | undefined
  problems: Problem[]
}

export function parseTexts(files: Files, sources: Source[], context: TextContext): ParsedTexts {
  const parsed: ParsedTexts = { values: new Map(), broken: [], uses: new Set(), shows: new Set(), problems: [] }
  for (const source of sources) {
    if (source.kind !== 'texts') continue
    const isText = (path: string): boolean =>
      path.startsWith(source.file) && /^[^/]+\.md$/.test(path.slice(source.file.length))
    const documents = [...files.values()]
      .filter(({ path }) => isText(path))
      .flatMap((file) => parseOne(file, source, { context, parsed }))
    parsed.values.set(source.file, documents)
  }
  return parsed
}

function parseOne(
  file: SourceFile,
  source: TextFolder<unknown>,
  { context, parsed }: { context: TextContext; parsed: ParsedTexts },
): Document<unknown>[] {
  const nameProblems = checkSlug(file.path)
  const { value, problems, uses, shows, title = '', isDraft = false } = parseDocument(file, source.schema, context)
  parsed.problems.push(...nameProblems, ...problems)
  uses.forEach((name) => parsed.uses.add(name))
  if (shows) shows.forEach((name) => parsed.shows?.add(name))
  else parsed.shows = undefined
  if (value && nameProblems.length === 0) return [value]
  parsed.broken.push({ folder: source.file, slug: slugOf(file.path), file: file.path, title, isDraft })
  return []
}

/** What of a document decides whether it can be a page, before its body is parsed. */
interface ParsedDocument extends Parsed<Document<unknown>> {
  uses: string[]
  /** Files that it shows as pictures; nothing where its text could not be read. */
  shows?: string[]
  /** What its front matter says, broken or not. */
  title?: string
  isDraft?: boolean
}

/** Where the fields of a text are written. */
export function frontMatterOf(file: SourceFile | undefined): Located | undefined {
  return file && parseFrontMatter(file.path, parseText(file).value ?? '').value?.matter
}

export interface TextContext {
  shared: ReadonlyMap<string, Located>
  pictures: Pictures
  spellings: Spellings
  misspeltIn: NameCheck
}

/** Reads the front matter of a Markdown file, and of its body what the lists of pages need: its length and a hash. */
function parseDocument(
  file: SourceFile,
  schema: z.ZodType,
  { shared, pictures, spellings, misspeltIn }: TextContext,
): ParsedDocument {
  const text = parseText(file)
  if (text.value === undefined) return { problems: text.problems, uses: [] }
  const split = parseFrontMatter(file.path, text.value)
  if (!split.value) return { problems: split.problems, uses: [] }
  const { matter, body, bodyLine } = split.value
  const excess = exceededLimit(body)
  if (excess)
    return { problems: [{ file: file.path, line: bodyLine + excess.line - 1, message: excess.message }], uses: [] }
  const uses = sharedDataIn(body)
  const shows = picturesIn(body, file.path)
  const used = uses.map((name) => shared.get(name)?.value)
  const words = used.reduce<number>((sum, value) => sum + countWordsOfData(value), countWords(body))

  const checked = checkSchema(schema, matter)
  const { title = '', draft, retired } = isMap(matter.value) ? matter.value : {}
  const problems = [...checked.problems, ...checkNamesInData(matter, misspeltIn)]
  if (retired === undefined) problems.push(...checkReadTime(matter, words))
  if (retired === undefined && !/\S/.test(body))
    problems.push({
      file: file.path,
      line: bodyLine,
      message: 'has no text below its front matter. Write some, or remove the file.',
    })
  const stated = { title: String(title), isDraft: draft === 'true' }
  if (checked.value === undefined) return { problems, uses, shows, ...stated }
  // A picture's address holds the hash of its bytes.
  const shown = shows.map((name) => pictures.get(name)?.address)
  const hash = sha256Of(JSON.stringify([text.value, used, shown, spellings]))
  // A copy: a value cut out of a text would keep the whole text in memory, and there are thousands.
  const value = { slug: slugOf(file.path), file: file.path, matter: structuredClone(checked.value), hash, words }
  return { value, problems, uses, shows, ...stated }
}

function checkReadTime({ file, value, positionOf }: Located, words: number): Problem[] {
  const stated = isMap(value) && 'readTime' in value ? Number(value.readTime) : NaN
  if (Number.isNaN(stated) || isReadTime(stated, words)) return []
  const counted = minutesFor(words)
  const message = `readTime is ${stated}, but the text has ${words} words: ${counted} min at 200 a minute. Write ${counted}, or leave it out.`
  return [{ file, ...positionOf(['readTime']), message }]
}
