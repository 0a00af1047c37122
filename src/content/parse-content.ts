import { checkNamesInData } from './check-product-names.ts'
import { checkRelations } from './check-relations.ts'
import { checkSchema } from './check-schema.ts'
import { partsOrThrow, proseFiles, type Content, type ProseName } from './content.ts'
import { expandAddresses } from './expand.ts'
import { parseJson, type Located } from './located.ts'
import { checkNames, checkSlug, checkStrays, slugOf } from './names.ts'
import { parseDocument, type ParsedDocument } from './parse-document.ts'
import { checkUnshown, parsePictures } from './pictures.ts'
import { parsePublicFiles } from './public-files.ts'
import { nameCheck } from './product-names.ts'
import { didYouMean, type Parsed, type Problem } from './problem.ts'
import { parsePublished } from './published.ts'
import { dataSchemas, type Data, type DataName } from './schemas.ts'
import { articleMatter, proseMatter, type ArticleMatter } from './schemas/front-matter.ts'
import { site as siteSchema, type SiteSettings } from './schemas/site.ts'
import { parseSocialCards } from './social-cards.ts'
import { makeAlways, parseText, type SourceFile, type Tree } from './source.ts'

const siteFile = 'content/site.json'
type Files = ReadonlyMap<string, SourceFile>

/**
 * Reads everything but the bodies: site.json, the data files, and the front matter of every Markdown file.
 * @param remember spares what was read before.
 */
export function parseContent(tree: Tree, remember = makeAlways): Parsed<Content> {
  const files: Files = new Map(tree.content.filter(({ kind }) => kind === 'file').map((file) => [file.path, file]))
  if (files.size === 0)
    return { problems: [{ file: 'content', message: 'holds no files. Is this the content folder?' }] }
  const problems = [...checkNames([...tree.content, ...tree.public]), ...checkStrays([...files.keys()])]
  const take = <T>({ value, problems: found }: Parsed<T>): T | undefined => {
    problems.push(...found)
    return value
  }
  const site = take(parseSite(files.get(siteFile)))
  const json = take(parseDataFiles(files, site)) ?? new Map<string, Located>()
  const brokenShared = new Set(dataNames(files).filter((name) => !json.has(name)))
  const data = take(checkData(files, json)) ?? {}
  const { value: pictures, problems: pictureProblems } = parsePictures(tree)
  problems.push(...pictureProblems)
  const productNames = data.products?.products.map(({ name }) => name) ?? []
  const misspeltIn = nameCheck(productNames)
  for (const located of json.values()) problems.push(...checkNamesInData(located, misspeltIn))
  const drawn = { shared: json, pictures, productNames, misspeltIn }
  const used = new Set<string>(Object.keys(dataSchemas))
  const shown = new Set<string>()
  let areAllRead = true
  const takeDocument = <M>(document: ParsedDocument<M>): ParsedDocument<M>['value'] => {
    document.uses.forEach((name) => used.add(name))
    document.shows?.forEach((name) => shown.add(name))
    areAllRead &&= document.shows !== undefined
    return take(document)
  }

  const prose: Partial<Content['prose']> = {}
  for (const [name, path] of Object.entries(proseFiles) as [ProseName, string][]) {
    const file = files.get(path)
    if (file) Object.assign(prose, { [name]: takeDocument(parseDocument(file, proseMatter, drawn)) })
    else problems.push(missing(path))
  }
  const articles: Content['articles'] = []
  const brokenArticles: Content['brokenArticles'] = []
  for (const [path, file] of files) {
    if (!/^content\/blog\/[^/]+\.md$/.test(path)) continue
    const nameProblems = checkSlug(path)
    problems.push(...nameProblems)
    const parse = (): ParsedDocument<ArticleMatter> => parseDocument(file, articleMatter, drawn)
    const remembered = remember(file, `document, held against ${productNames.join()}`, parse)
    // What it draws on may have changed though the file has not.
    const isAlone = remembered.uses.length === 0 && remembered.shows?.length === 0
    const article = takeDocument(isAlone ? remembered : parse())
    if (article && nameProblems.length === 0) articles.push(article)
    else brokenArticles.push({ slug: slugOf(path), file: path })
  }
  problems.push(...checkUnused(json, used), ...checkRelations(json, data))
  if (areAllRead) problems.push(...checkUnshown(pictures, shown))
  const published = take(parsePublished(tree)) ?? []
  const publicFiles = take(parsePublicFiles(data, tree, json.get('papers'))) ?? new Map()
  if (!site) return { problems }
  return {
    value: {
      site,
      data: partsOrThrow(data),
      prose: partsOrThrow(prose),
      shared: json,
      brokenShared,
      productNames,
      articles,
      brokenArticles,
      pictures,
      publicFiles,
      socialCards: parseSocialCards(tree),
      published,
    },
    problems,
  }
}

function missing(file: string): Problem {
  return { file, message: 'is missing. The site cannot be built without it.' }
}

function parseSite(file: SourceFile | undefined): Parsed<SiteSettings> {
  if (!file) return { problems: [missing(siteFile)] }
  const json = parseJsonFile(file)
  return json.value ? checkSchema(siteSchema, json.value) : { problems: json.problems }
}

function parseJsonFile(file: SourceFile): Parsed<Located> {
  const text = parseText(file)
  return text.value === undefined ? { problems: text.problems } : parseJson(file.path, text.value)
}

/** Every content/data/<name>.json */
function dataNames(files: Files): string[] {
  return [...files.keys()].flatMap((path) => /^content\/data\/([^/]+)\.json$/.exec(path)?.[1] ?? [])
}

/** The data files by name, with its short addresses in full where site.json gives them. */
function parseDataFiles(files: Files, site: SiteSettings | undefined): Parsed<Map<string, Located>> {
  const problems: Problem[] = []
  const json = new Map<string, Located>()
  for (const name of dataNames(files)) {
    const file = files.get(`content/data/${name}.json`)
    if (!file) continue
    const parsed = parseJsonFile(file)
    const expanded = parsed.value ? expandAddresses(parsed.value, site) : parsed
    problems.push(...parsed.problems, ...(expanded === parsed ? [] : expanded.problems))
    if (expanded.value) json.set(name, expanded.value)
  }
  return { value: json, problems }
}

/** The data of pages, held against their schemas. Those of a file with problems are left out. */
function checkData(files: Files, json: ReadonlyMap<string, Located>): Parsed<Partial<Data>> {
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

/** Data that no page and no block uses: most likely its name is misspelt. */
function checkUnused(json: ReadonlyMap<string, Located>, used: ReadonlySet<string>): Problem[] {
  const unused = [...json.keys()].filter((name) => !used.has(name))
  return unused.map((name) => ({
    file: `content/data/${name}.json`,
    message: `is used by no page and no block.${didYouMean(name, Object.keys(dataSchemas))} Remove it, or use it by ::block{data=${name}}.`,
  }))
}
