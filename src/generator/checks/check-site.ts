import type { Content } from '../content/content.ts'
import { columnsAsWritten } from '../content/as-written.ts'
import { didYouMean, type Problem } from '../content/problem.ts'
import { publishedFile, type PublishedPath } from '../content/published.ts'
import { textReader } from '../content/source.ts'
import type { SiteDefinition } from '../define/index.ts'
import { noDay } from '../define/page.ts'
import { expandFileLink, fileLink } from '../markdown/file-links.ts'
import { memoise } from '../memoise.ts'
import { contentFilesOf, type Options, type Pages } from '../pages-of.ts'
import { outputPath, pathOfFile } from '../render/output-file.ts'
import { checkLinks } from './check-links.ts'
import { reportFindings, type FileFinding, type SourceLookup } from './findings.ts'
import type { SiteIndex } from './site-index.ts'

export function checkSite(
  index: SiteIndex,
  { content, pages, site, options }: { content: Content; pages: Pages; site: SiteDefinition; options: Options },
): Problem[] {
  const texts = textReader(content.tree)
  const linked = contentFilesOf(content.tree, site)
  const expand = (path: string, file: string): string =>
    file.endsWith('.md') ? expandFileLink(path, file, linked) : path
  const lookup: SourceLookup = {
    pageCount: index.pages.length,
    site,
    sourcesOf: (file) =>
      (index.sources.get(file) ?? [file]).flatMap((source) => {
        const { data = [] } = content.references.get(source) ?? {}
        return [source, ...data.map((name) => `content/data/${name}.json`)]
      }),
    textOf: memoise((file) => texts(file).replace(fileLink, (path) => expand(path, file))),
  }
  const allPages = { ...pages, broken: [...pages.broken, ...index.broken] }
  const links = checkLinks(index, allPages)
  const findings = index.findings.filter(({ file }) => !index.invalidFiles.has(file))
  // What is wrong with a draft is a warning, and must not stand for the same mistake elsewhere: undefined are the published pages.
  const reported = [...new Set([...index.futureFiles.values(), undefined])].flatMap((from) => {
    const isOneOf = ({ file }: FileFinding): boolean => index.futureFiles.get(file) === from
    // A link to an article that is held back gives its address away, on its page and in the feeds: that is one problem.
    const mentioned = new Set(links.filter(isOneOf).map(({ candidates }) => candidates[0]))
    const others = findings.filter(({ leaked }) => !(leaked && mentioned.has(leaked)))
    return reportFindings([...links, ...others].filter(isOneOf), lookup)
  })
  return [
    ...index.problems,
    ...reported.map(columnsAsWritten(texts, fileLink, expand)),
    ...checkUnique(index, 'title', content),
    ...checkUnique(index, 'description', content),
    // A file that cannot be read may hold the alias of what seems lost.
    ...(content.brokenTexts.some(({ isDraft }) => !isDraft)
      ? []
      : checkPublished(content.published, allPages, index, options.lastDay)),
    ...checkFeedIds(content, pages),
  ]
}

/** Problems with their places as written. Those of drafts, and of pictures that only drafts show, become warnings. */
export function asReported(problems: Problem[], { heldBack }: Pages, { references, asWritten }: Content): Problem[] {
  const drafts = heldBack.flatMap(({ draft, file }) => (draft ? [file] : []))
  const unpublished = new Set(drafts.flatMap((file) => [file, ...(references.get(file)?.pictures ?? [])]))
  for (const [file, { pictures }] of references)
    if (!unpublished.has(file)) for (const shown of pictures) unpublished.delete(shown)
  return problems.map((problem) => ({
    ...asWritten(problem),
    ...(unpublished.has(problem.file) && { warning: true }),
  }))
}

function checkUnique(index: SiteIndex, what: 'title' | 'description', { problemAt }: Content): Problem[] {
  const first = new Map<string, string>()
  return index.pages.flatMap((page) => {
    // A draft may have the title of what it will replace.
    if (index.futureFiles.get(page.file) === noDay) return []
    const value = page[what].replace(/\s+/g, ' ')
    const path = pathOfFile(page.file)
    const same = first.get(value)
    const file = index.sources.get(page.file)?.[0] ?? page.file
    const at = file.endsWith('.md') ? [what] : file.endsWith('.json') ? ['meta', what] : []
    if (!value) return [problemAt({ file }, at, `gives ${path} no ${what}. Write one.`)]
    if (same !== undefined)
      return [problemAt({ file }, at, `gives ${path} the same ${what} as ${same}. Change one of them.`)]
    first.set(value, path)
    return []
  })
}

/** Every path that was ever published still has a page or a redirect. A build for an earlier day does not know later articles yet. */
function checkPublished(published: PublishedPath[], pages: Pages, { files }: SiteIndex, lastDay: string): Problem[] {
  const { all, broken, hidden, futurePages } = pages
  const aliasesOf = new Map(futurePages.map(({ page }) => [page.path, page.aliases]))
  const articles = new Map(
    hidden.flatMap((article) => [article.path, ...(aliasesOf.get(article.path) ?? [])].map((path) => [path, article])),
  )
  const known = all.map(({ path }) => path)
  return published
    .filter(({ path }) => !files.has(outputPath(path)) && !broken.includes(path))
    .flatMap(({ path, line }) => {
      const { draft, file, date = lastDay } = articles.get(path) ?? {}
      if (draft === false && date <= lastDay) return []
      const reason =
        draft === undefined
          ? `no page has it any more. Name it among the aliases of the page that took its place, or restore its file; an article is withdrawn by "retired: YYYY-MM-DD".${didYouMean(path, known)}`
          : `${file} is ${draft ? 'a draft' : `dated ${date}`} now. Publish it, or name the path among the aliases of another.`
      return [{ file: publishedFile, line, message: `says that ${path} was published, but ${reason}` }]
    })
}

/** The id of an article in the feeds is its first address. With another, subscribers would see it as new. */
function checkFeedIds({ published, problemAt }: Content, { all }: Pages): Problem[] {
  const known = new Set(published.map(({ path }) => path))
  return all.flatMap(({ feed, path, aliases: [first = path], sources: [file = ''] }) => {
    if (!feed || !known.has(path) || known.has(first)) return []
    const message = `aliases begins with ${first}, which was never published, and gives the article another id in the feeds.`
    return [problemAt({ file }, ['aliases', 0], `${message} Write ${path} before it.`)]
  })
}
