import type { z } from 'zod'
import { checkNamesInData } from '../generator/content/check-product-names.ts'
import { checkRelations } from './check-relations.ts'
import { checkData, dataNames, missing, parseDataFiles, parseSite, siteFile, type Files } from './data-files.ts'
import { partsOrThrow, proseFiles, type Content, type ProseName } from './content.ts'
import type { Located } from '../generator/content/located.ts'
import { checkNames, checkSlug, checkStrays, slugOf } from '../generator/content/names.ts'
import { parseDocument, type ParsedDocument } from '../generator/content/parse-document.ts'
import { checkUnshown, parsePictures } from '../generator/content/pictures.ts'
import { parsePublicFiles } from '../generator/content/public-files.ts'
import { nameCheck } from '../generator/content/product-names.ts'
import { didYouMean, type Parsed, type Problem } from '../generator/content/problem.ts'
import { parsePublished } from '../generator/content/published.ts'
import { dataSchemas } from './schemas.ts'
import { articleMatter, proseMatter } from '../site/data/front-matter.ts'
import { parseSocialCards } from '../generator/content/social-cards.ts'
import { makeAlways, type SourceFile, type Tree } from '../generator/content/source.ts'

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
  const site = take(parseSite(files.get(siteFile), remember))
  const json = take(parseDataFiles(files, { site, remember })) ?? new Map<string, Located>()
  const brokenShared = new Set(dataNames(files).filter((name) => !json.has(name)))
  const data = take(checkData(files, json)) ?? {}
  const { value: pictures, problems: pictureProblems } = parsePictures(tree, remember)
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
  const documentOf = <S extends z.ZodType>(file: SourceFile, schema: S): ParsedDocument<z.output<S>> => {
    const parse = (): ParsedDocument<z.output<S>> => parseDocument(file, schema, drawn)
    const remembered = remember(file, `document, held against ${productNames.join()}`, parse)
    // What it draws on may have changed though the file has not.
    const isAlone = remembered.uses.length === 0 && remembered.shows?.length === 0
    return isAlone ? remembered : parse()
  }

  const prose: Partial<Content['prose']> = {}
  for (const [name, path] of Object.entries(proseFiles) as [ProseName, string][]) {
    const file = files.get(path)
    if (file) Object.assign(prose, { [name]: takeDocument(documentOf(file, proseMatter)) })
    else problems.push(missing(path))
  }
  const articles: Content['articles'] = []
  const brokenArticles: Content['brokenArticles'] = []
  for (const [path, file] of files) {
    if (!/^content\/blog\/[^/]+\.md$/.test(path)) continue
    const nameProblems = checkSlug(path)
    problems.push(...nameProblems)
    const article = takeDocument(documentOf(file, articleMatter))
    if (article && nameProblems.length === 0) articles.push(article)
    else brokenArticles.push({ slug: slugOf(path), file: path })
  }
  problems.push(...checkUnused(json, used), ...checkRelations(json, data))
  if (areAllRead) problems.push(...checkUnshown(pictures, shown))
  const published = take(parsePublished(tree)) ?? []
  const publicFiles = take(parsePublicFiles(data, { tree, located: json.get('papers'), remember })) ?? new Map()
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

/** Data that no page and no block uses: most likely its name is misspelt. */
function checkUnused(json: ReadonlyMap<string, Located>, used: ReadonlySet<string>): Problem[] {
  const unused = [...json.keys()].filter((name) => !used.has(name))
  return unused.map((name) => ({
    file: `content/data/${name}.json`,
    message: `is used by no page and no block.${didYouMean(name, Object.keys(dataSchemas))} Remove it, or use it by ::block{data=${name}}.`,
  }))
}
