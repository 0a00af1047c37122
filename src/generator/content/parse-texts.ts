import type { Source, TextFile, TextFolder } from '../define/define.tsx'
import type { Content, Document } from './content.ts'
import { checkSlug } from './names.ts'
import { missing, nameOf, type Files } from './parse-data.ts'
import { parseDocument, type TextContext } from './parse-document.ts'
import type { Problem } from './problem.ts'

/** The Markdown files of a site, with their front matter parsed. */
export interface ParsedTexts {
  /** By source: a document, or those of a folder. */
  values: Map<string, unknown>
  broken: Content['brokenTexts']
  /** Names of the shared data that their blocks use. */
  uses: Set<string>
  /** The picture files that they show; nothing where one of them could not be read. */
  shows?: Set<string> | undefined
  problems: Problem[]
}

/** Parses the front matter of every text that the site states. */
export function parseTexts(files: Files, sources: Source[], context: TextContext): ParsedTexts {
  const parsed: ParsedTexts = { values: new Map(), broken: [], uses: new Set(), shows: new Set(), problems: [] }
  for (const source of sources) {
    if (source.kind === 'text') {
      if (files.has(source.file))
        parsed.values.set(source.file, parseOne(source.file, source, { files, context, parsed }))
      else parsed.problems.push(missing(source.file))
    } else if (source.kind === 'texts') parsed.values.set(source.file, parseFolder(source, { files, context, parsed }))
  }
  return parsed
}

interface Parsing {
  files: Files
  context: TextContext
  parsed: ParsedTexts
}

function parseFolder(source: TextFolder<unknown>, parsing: Parsing): Document<unknown>[] {
  const { parsed } = parsing
  const paths = [...parsing.files.keys()].filter(
    (path) => path.startsWith(source.file) && /^[^/]+\.md$/.test(path.slice(source.file.length)),
  )
  return paths.flatMap((file) => {
    const nameProblems = checkSlug(file)
    parsed.problems.push(...nameProblems)
    const document = parseOne(file, source, parsing)
    if (document && nameProblems.length === 0) return [document]
    parsed.broken.push({ folder: source.file, slug: nameOf(file), file })
    return []
  })
}

function parseOne(
  path: string,
  { schema }: TextFile<unknown> | TextFolder<unknown>,
  { files, context, parsed }: Parsing,
): Document<unknown> | undefined {
  const file = files.get(path)
  if (!file) return undefined
  const { value, problems, uses, shows } = parseDocument(file, schema, context)
  parsed.problems.push(...problems)
  uses.forEach((name) => parsed.uses.add(name))
  if (shows) shows.forEach((name) => parsed.shows?.add(name))
  else parsed.shows = undefined
  return value
}
