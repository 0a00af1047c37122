import { checkSchema } from '../generator/content/check-schema.ts'
import { expandAddresses } from '../generator/content/expand.ts'
import { parseJson, soundJson, type Located } from '../generator/content/located.ts'
import type { Parsed, Problem } from '../generator/content/problem.ts'
import { dataSchemas, type Data, type DataName } from './schemas.ts'
import { site as siteSchema, type SiteSettings } from '../site/schemas/site.ts'
import { parseText, type Remember, type SourceFile } from '../generator/content/source.ts'

/** Where the settings of the site stand. */
export const siteFile = 'content/site.json'

/** Files of content/ by path. */
export type Files = ReadonlyMap<string, SourceFile>

/** A file without which there is no site. */
export function missing(file: string): Problem {
  return { file, message: 'is missing. The site cannot be built without it.' }
}

/** Reads site.json. */
export function parseSite(file: SourceFile | undefined, remember: Remember): Parsed<SiteSettings> {
  if (!file) return { problems: [missing(siteFile)] }
  const json = parseJsonFile(file, remember)
  return json.value ? checkSchema(siteSchema, json.value) : { problems: json.problems }
}

function parseJsonFile(file: SourceFile, remember: Remember): Parsed<Located> {
  const text = parseText(file)
  if (text.value === undefined) return { problems: text.problems }
  const json = text.value
  const { isSound } = remember(file, 'JSON', () => ({ isSound: parseJson(file.path, json).problems.length === 0 }))
  return isSound ? { value: soundJson(file.path, json), problems: [] } : parseJson(file.path, json)
}

/** Every content/data/<name>.json */
export function dataNames(files: Files): string[] {
  return [...files.keys()].flatMap((path) => /^content\/data\/([^/]+)\.json$/.exec(path)?.[1] ?? [])
}

/** The data files by name, with its short addresses in full where site.json gives them. */
export function parseDataFiles(
  files: Files,
  { site, remember }: { site: SiteSettings | undefined; remember: Remember },
): Parsed<Map<string, Located>> {
  const problems: Problem[] = []
  const json = new Map<string, Located>()
  for (const name of dataNames(files)) {
    const file = files.get(`content/data/${name}.json`)
    if (!file) continue
    const parsed = parseJsonFile(file, remember)
    const expanded = parsed.value ? expandAddresses(parsed.value, site) : parsed
    problems.push(...parsed.problems, ...(expanded === parsed ? [] : expanded.problems))
    if (expanded.value) json.set(name, expanded.value)
  }
  return { value: json, problems }
}

/** The data of pages, held against their schemas. Those of a file with problems are left out. */
export function checkData(files: Files, json: ReadonlyMap<string, Located>): Parsed<Partial<Data>> {
  const problems: Problem[] = []
  const data: Partial<Data> = {}
  for (const name of Object.keys(dataSchemas) as DataName[]) {
    if (!files.has(`content/data/${name}.json`)) problems.push(missing(`content/data/${name}.json`))
    const located = json.get(name)
    if (!located) continue
    const checked = checkSchema(dataSchemas[name], located)
    problems.push(...checked.problems)
    Object.assign(data, { [name]: checked.value })
  }
  return { value: data, problems }
}
