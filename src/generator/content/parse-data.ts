import type { DataFile, SiteDefinition, Source } from '../define/index.ts'
import { checkSchema } from './check-schema.ts'
import { resolveShortUrls } from './short-urls.ts'
import { parseJson, type Located } from './located.ts'
import { didYouMean, type Parsed, type Problem } from './problem.ts'
import { parseText, type SourceFile } from './source.ts'

export type Files = ReadonlyMap<string, SourceFile>

export interface ParsedData {
  values: Map<string, unknown>
  /** By file, those of content/data/ that are JSON: with their short addresses expanded. */
  located: Map<string, Located>
  problems: Problem[]
}

/** Parses site.json and every content/data/<name>.json, and checks those that the site states against their schemas. */
export function parseData(files: Files, site: Pick<SiteDefinition, 'settings'>, sources: Source[]): ParsedData {
  const values = new Map<string, unknown>()
  const located = new Map<string, Located>()
  const problems: Problem[] = []
  const take = <T>({ value, problems: found }: Parsed<T>): T | undefined => {
    problems.push(...found)
    return value
  }
  const { file: settingsFile, schema } = site.settings
  const settingsJson = take(jsonIn(files.get(settingsFile), settingsFile))
  const settings = settingsJson && take(checkSchema(schema, settingsJson))
  values.set(settingsFile, settings)
  for (const file of files.values()) {
    if (!isDataFile(file.path)) continue
    const json = take(jsonIn(file, file.path))
    const expanded = json && take(resolveShortUrls(json, settings))
    if (expanded) located.set(file.path, expanded)
  }
  for (const source of sources.filter(isData)) {
    if (source.file === settingsFile) continue
    const json = located.get(source.file)
    if (!files.has(source.file)) problems.push(missing(source.file))
    else if (json) values.set(source.file, take(checkSchema(source.schema, json)))
  }
  return { values, located, problems }
}

export function isDataFile(path: string): boolean {
  return /^content\/data\/[^/]+\.json$/.test(path)
}

export function nameOf(path: string): string {
  return path.replace(/^.*\/|\.\w+$/g, '')
}

function missing(file: string): Problem {
  return { file, message: 'is missing. The site cannot be built without it.' }
}

/** Data that no page and no block uses: most likely its name is misspelt. */
export function checkUnused(
  located: ReadonlyMap<string, Located>,
  sources: Source[],
  used: ReadonlySet<string>,
): Problem[] {
  const stated = new Set(sources.map(({ file }) => file))
  const names = [...stated].filter(isDataFile).map(nameOf)
  return [...located.keys()]
    .filter((path) => !stated.has(path) && !used.has(nameOf(path)))
    .map((file) => {
      const name = nameOf(file)
      return {
        file,
        message: `is used by no page and no block.${didYouMean(name, names)} Remove it, or use it by ::block{data=${name}}.`,
      }
    })
}

function isData(source: Source): source is DataFile<unknown> {
  return source.kind === 'data'
}

function jsonIn(file: SourceFile | undefined, path: string): Parsed<Located> {
  if (!file) return { problems: [missing(path)] }
  const text = parseText(file)
  return text.value === undefined ? { problems: text.problems } : parseJson(file.path, text.value)
}
