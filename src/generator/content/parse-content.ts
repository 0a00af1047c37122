import type { SiteSettings } from '../../site/schemas/site.ts'
import { checkSchema } from './check-schema.ts'
import { checkNamesInData } from './check-product-names.ts'
import { BrokenPart, type Document } from '../../content/content.ts'
import { missing } from '../../content/data-files.ts'
import { expandAddresses } from './expand.ts'
import { parseJson, type Located } from './located.ts'
import { checkNames, checkSlug, checkStrays } from './names.ts'
import { parseDocument } from './parse-document.ts'
import { checkUnshown, parsePictures, type Pictures } from './pictures.ts'
import { nameCheck } from './product-names.ts'
import type { Parsed, Problem } from './problem.ts'
import { parsePublished, type PublishedPath } from './published.ts'
import { makeAlways, parseText, type SourceFile, type Tree } from './source.ts'
import type { DataFile, Get, SharedSettings, SiteDefinition, Source, TextFile, TextFolder } from '../define/define.tsx'
import { sourcesOf } from './sources.ts'

/** All that the writers wrote. */
export interface Content {
  tree: Tree
  /** The value of a source that the site states. Throws BrokenPart where its file has problems. */
  get: Get
  /** Every content/data/<name>.json with its positions, by name; blocks may use any. */
  shared: ReadonlyMap<string, Located>
  brokenShared: ReadonlySet<string>
  /** Files of a folder whose name or front matter has problems: links to them are no further problem. */
  broken: { folder: string; slug: string; file: string }[]
  names: string[]
  pictures: Pictures
  published: PublishedPath[]
  problems: Problem[]
}

/** Reads every source that the site states, and the data that its blocks may use; bodies are parsed when they are rendered. */
export function parseContent(tree: Tree, site: SiteDefinition<SiteSettings>): Content {
  const files = new Map(tree.content.filter(({ kind }) => kind === 'file').map((file) => [file.path, file]))
  const problems: Problem[] = [...checkNames([...tree.content, ...tree.public]), ...checkStrays([...files.keys()])]
  const take = <T>({ value, problems: found }: Parsed<T>): T | undefined => {
    problems.push(...found)
    return value
  }
  const values = new Map<string, unknown>()
  const get = ((source: Source) => {
    const value = values.get(source.file)
    if (value === undefined) throw new BrokenPart(source.file)
    return value
  }) as Get
  const sources = sourcesOf(site)
  const located = new Map<string, Located>()
  const settings = take(dataIn(files.get(site.settings.file), site.settings))
  values.set(site.settings.file, settings)
  for (const file of files.values()) {
    if (!/^content\/data\/[^/]+\.json$/.test(file.path)) continue
    const json = take(locatedIn(file))
    const expanded = json && take(expandAddresses(json, settings))
    if (expanded) located.set(file.path, expanded)
  }
  for (const source of sources.filter(isData)) {
    if (source.file === site.settings.file) continue
    const json = located.get(source.file)
    if (!files.has(source.file)) problems.push(missing(source.file))
    else if (json) values.set(source.file, take(checkSchema(source.schema, json)))
  }
  const names = valueOr([], () => site.names.of(get))
  const misspeltIn = nameCheck(names)
  for (const json of located.values()) problems.push(...checkNamesInData(json, misspeltIn))
  const pictures = parsePictures(tree, makeAlways)
  problems.push(...pictures.problems)
  const shared = new Map([...located].map(([path, json]) => [nameOf(path), json]))
  const drawn = { shared, pictures: pictures.value ?? new Map(), productNames: names, misspeltIn }
  const used = new Set<string>()
  const shown = new Set<string>()
  const broken: Content['broken'] = []
  const documentIn = (
    file: SourceFile,
    source: TextFile<unknown> | TextFolder<unknown>,
  ): Document<unknown> | undefined => {
    const document = parseDocument(file, source.schema, drawn)
    document.uses.forEach((name) => used.add(name))
    document.shows?.forEach((name) => shown.add(name))
    return take(document)
  }
  for (const source of sources) {
    if (source.kind === 'text') {
      const file = files.get(source.file)
      if (file) values.set(source.file, documentIn(file, source))
      else problems.push(missing(source.file))
    } else if (source.kind === 'texts') {
      const texts = [...files.values()].filter(
        ({ path }) => path.startsWith(source.file) && /^[^/]+\.md$/.test(path.slice(source.file.length)),
      )
      const documents = texts.flatMap((file) => {
        const named = checkSlug(file.path)
        problems.push(...named)
        const document = documentIn(file, source)
        if (document && named.length === 0) return [document]
        broken.push({ folder: source.file, slug: nameOf(file.path), file: file.path })
        return []
      })
      values.set(source.file, documents)
    }
  }
  problems.push(...checkUnshown(drawn.pictures, shown), ...unused([...located.keys()], sources, used))
  return {
    tree,
    get,
    shared,
    brokenShared: new Set(
      [...files.keys()].filter((path) => /^content\/data\/.*\.json$/.test(path) && !located.has(path)).map(nameOf),
    ),
    broken,
    names,
    pictures: drawn.pictures,
    published: take(parsePublished(tree)) ?? [],
    problems,
  }
}

/** What a part of the content gives; something else where that part is broken. */
export function valueOr<T>(otherwise: T, make: () => T): T {
  try {
    return make()
  } catch (error) {
    if (error instanceof BrokenPart) return otherwise
    throw error
  }
}

function isData(source: Source): source is DataFile<unknown> {
  return source.kind === 'data'
}

function dataIn<T>(file: SourceFile | undefined, { schema, file: path }: DataFile<T>): Parsed<T> {
  if (!file) return { problems: [missing(path)] }
  const json = locatedIn(file)
  return json.value ? checkSchema(schema, json.value) : { problems: json.problems }
}

function locatedIn(file: SourceFile): Parsed<Located> {
  const text = parseText(file)
  return text.value === undefined ? { problems: text.problems } : parseJson(file.path, text.value)
}

/** Data that no page and no block uses: most likely its name is misspelt. */
function unused(paths: string[], sources: Source[], used: ReadonlySet<string>): Problem[] {
  const stated = new Set(sources.map(({ file }) => file))
  return paths
    .filter((path) => !stated.has(path) && !used.has(nameOf(path)))
    .map((file) => ({
      file,
      message: `is used by no page and no block. Remove it, or use it by ::block{data=${nameOf(file)}}.`,
    }))
}

function nameOf(path: string): string {
  return path.replace(/^.*\/|\.\w+$/g, '')
}

export type Settings = SharedSettings
