import type { Source } from '../define/index.ts'
import type { Content, Document, References } from './content.ts'
import { baseName, checkSlug, isTextIn } from './slugs.ts'
import type { Problem, Parsed } from './problem.ts'
import { sha256Of } from '../sha256.ts'
import type { z } from 'zod'
import { sharedDataIn } from '../markdown/blocks.ts'
import { exceededLimit } from '../markdown/limits.ts'
import { checkNamesInData, type NameCheck } from './product-names.ts'
import { checkSchema } from './check-schema.ts'
import { isMap, parseFrontMatter } from './front-matter.ts'
import type { Located } from './located.ts'
import { picturesIn } from './pictures.ts'
import { parseText, type SourceFile, type Tree } from './source.ts'
import { countWords, countWordsOfData, isReadTime, minutesFor } from '../markdown/word-count.ts'

export interface ParsedTexts {
  values: Map<string, unknown>
  broken: Content['brokenTexts']
  references: Map<string, References>
  problems: Problem[]
}

type TextContext = Pick<Content, 'shared' | 'pictures' | 'spellings'> & {
  misspeltIn: NameCheck
  /** Whether the variables are known: without them, as without its data, the words of a text cannot be counted. */
  isFilled: boolean
}

export function parseTexts({ content }: Tree, sources: Source[], context: TextContext): ParsedTexts {
  const parsed: ParsedTexts = { values: new Map(), broken: [], references: new Map(), problems: [] }
  for (const source of sources) {
    if (source.kind !== 'texts') continue
    const documents: Document<unknown>[] = []
    for (const [path, file] of content) {
      if (!isTextIn(source.file, path)) continue
      const { value, problems, references, title = '', isDraft = false } = parseDocument(file, source.schema, context)
      const nameProblems = checkSlug(path)
      parsed.problems.push(...nameProblems, ...problems)
      if (references) parsed.references.set(path, references)
      if (value && nameProblems.length === 0) documents.push(value)
      else parsed.broken.push({ file: path, title, isDraft })
    }
    parsed.values.set(source.file, documents)
  }
  return parsed
}

interface ParsedDocument extends Parsed<Document<unknown>> {
  references?: References
  /** The values of its front matter, valid or not. */
  title?: string
  isDraft?: boolean
}

export function frontMatterOf(file: SourceFile | undefined): Located | undefined {
  return file && parseFrontMatter(file.path, parseText(file).value ?? '').value?.matter
}

/** Reads the front matter of a Markdown file, whose values are texts until the schema has read them, and of its body its length and a hash. */
function parseDocument(file: SourceFile, schema: z.ZodType, context: TextContext): ParsedDocument {
  const text = parseText(file)
  // Where the file is not UTF-8, its front matter may still say that it is a draft.
  const split = parseFrontMatter(file.path, text.value ?? text.refused ?? '')
  const values = split.value?.matter?.value
  // Of front matter that cannot be read, its lines.
  const stands = (key: string) =>
    new RegExp(`^${key}: *["']?(.+?)["']?$`, 'm').exec(text.value?.split('\n---')[0] ?? '')?.[1]
  const head: Record<string, unknown> = isMap(values) ? values : { title: stands('title'), draft: stands('draft') }
  const { retired } = head
  const stated = { title: typeof head.title === 'string' ? head.title : '', isDraft: head.draft === 'true' }
  if (text.value === undefined) return { problems: text.problems, ...stated }
  if (!split.value) return { problems: split.problems }
  const { matter, body, bodyLine } = split.value
  const lineAt = (line: number) => ({ file: file.path, line: bodyLine + line - 1 })
  const excess = exceededLimit(body)
  if (excess) return { problems: [...split.problems, { ...lineAt(excess.line), message: excess.message }], ...stated }
  // Copies, here and below: a slice would keep the whole text in memory, and there are thousands.
  const references = structuredClone({ data: sharedDataIn(body), pictures: picturesIn(body, file.path) })
  if (!matter) return { problems: split.problems, references, ...stated }

  const used = references.data.map((name) => context.shared.get(name)?.value)
  const words = used.reduce<number>((sum, value) => sum + countWordsOfData(value), countWords(body))
  const checked = checkSchema(schema, matter)
  const problems = [...checked.problems, ...checkNamesInData(matter, context.misspeltIn)]
  const hasData = references.data.every((name) => context.shared.has(name))
  if (retired === undefined && context.isFilled && hasData) problems.push(...checkReadTime(matter, words))
  // A comment alone is enough for a draft.
  const below = body.trim()
  if (retired === undefined && (below === '' || (!stated.isDraft && /^(?:<!--(?:(?!-->)[^])*-->\s*)*$/.test(below))))
    problems.push({ ...lineAt(1), message: 'has no text below its front matter. Write some, or remove the file.' })
  const result = { problems, references, ...stated }
  if (checked.value === undefined) return result
  // A picture's address holds the hash of its bytes.
  const shown = references.pictures.map((name) => context.pictures.get(name)?.address)
  const isWhole = hasData && !shown.includes(undefined)
  const hash = isWhole ? sha256Of(JSON.stringify([used, shown, context.spellings]) + text.value) : undefined
  const value = { slug: baseName(file.path), file: file.path, matter: structuredClone(checked.value), hash, words }
  return { ...result, value }
}

function checkReadTime({ file, value, positionOf }: Located, words: number): Problem[] {
  const stated = isMap(value) && 'readTime' in value ? Number(value.readTime) : NaN
  if (Number.isNaN(stated) || isReadTime(stated, words)) return []
  const counted = minutesFor(words)
  const message = `readTime is ${stated}, but the text has ${words} words: ${counted} min at 200 a minute. Write ${counted}, or leave it out.`
  return [{ file, ...positionOf(['readTime']), message }]
}
