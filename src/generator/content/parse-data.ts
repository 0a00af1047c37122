import type { Get, SiteDefinition, Source } from '../define/index.ts'
import { checkSchema } from './check-schema.ts'
import { BrokenContent, unlessBroken } from './content.ts'
import { addressBook, resolveShortUrls } from './short-urls.ts'
import type { Located } from './located.ts'
import { parseJson } from './parse-json.ts'
import type { ParsedTexts } from './parse-texts.ts'
import { didYouMean, type Parsed, type Problem } from './problem.ts'
import type { Spellings } from './product-names.ts'
import { baseName } from './slugs.ts'
import { parseText, type Tree } from './source.ts'

/** Parses site.json and every content/data/<name>.json, and checks those that the site declares against their schemas. */
export function parseData(tree: Tree, site: Pick<SiteDefinition, 'settings' | 'spellings'>, sources: Source[]) {
  const values = new Map<string, unknown>()
  /** By file, those of content/data/ that are JSON: with their short addresses expanded. */
  const located = new Map<string, Located>()
  const problems: Problem[] = []
  const take = <T>({ value, problems: reported }: Parsed<T>): T | undefined => {
    problems.push(...reported)
    return value
  }
  const { file: settingsFile, schema } = site.settings
  const asWritten = take(jsonIn(tree, settingsFile))
  const settingsJson = asWritten && take(resolveShortUrls(asWritten, addressBook.safeParse(asWritten.value).data))
  const settings = settingsJson && take(checkSchema(schema, settingsJson))
  values.set(settingsFile, settings)
  const written: Located[] = []
  for (const path of tree.content.keys()) {
    if (!isDataFile(path)) continue
    const json = take(jsonIn(tree, path))
    if (!json) continue
    written.push(json)
    located.set(path, resolveShortUrls(json, settings).value)
  }
  for (const source of sources) {
    if (source.kind !== 'data' || source.file === settingsFile) continue
    const json = located.get(source.file)
    if (!tree.content.has(source.file)) problems.push(missing(source.file))
    else if (json) values.set(source.file, take(checkSchema(source.schema, json)))
  }
  const spellings = unlessBroken(noSpellings, () => site.spellings(dataGetter(values)))
  // Which repositories there are is known from the data only.
  const addresses = settings && { ...settings, repositories: spellings.repositories }
  problems.push(...written.flatMap((json) => resolveShortUrls(json, addresses).problems))
  return { values, located, settingsJson, spellings, problems }
}

const noSpellings: Spellings = { names: [], terms: {} }

export function dataGetter(values: ReadonlyMap<string, unknown>): Get {
  // A source's value has passed its schema, which TypeScript cannot follow through a map.
  return ((source: Source) => {
    const value = values.get(source.file)
    if (value === undefined) throw new BrokenContent(source.file)
    return value
  }) as Get
}

function isDataFile(path: string): boolean {
  return /^content\/data\/[^/]+\.json$/.test(path)
}

function missing(file: string): Problem {
  return { file, message: 'is missing. The site cannot be built without it.' }
}

export function checkUnusedData(paths: Iterable<string>, sources: Source[], { references }: ParsedTexts): Problem[] {
  const used = new Set([...references.values()].flatMap(({ data }) => data))
  const stated = new Set(sources.map(({ file }) => file))
  const names = [...stated].filter(isDataFile).map(baseName)
  return [...paths]
    .filter((path) => !stated.has(path) && !used.has(baseName(path)))
    .map((file) => {
      const name = baseName(file)
      const meant = didYouMean(name, names)
      return {
        file,
        message: `is used by no page and no block.${meant} Remove it, or use it by ::block{data=${name}}.`,
      }
    })
}

export function jsonIn({ content }: Tree, path: string): Parsed<Located> {
  const file = content.get(path)
  if (!file) return { problems: [missing(path)] }
  const text = parseText(file)
  return text.value === undefined ? { problems: text.problems } : parseJson(file.path, text.value)
}
