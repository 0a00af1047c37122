import type { Content } from '../content/content.ts'
import { didYouMean, type Problem } from '../content/problem.ts'
import { publishedFile, type PublishedPath } from '../content/published.ts'
import { textReader } from '../content/source.ts'
import type { SiteDefinition } from '../define/index.ts'
import { noDay } from '../define/page.ts'
import { expandFileLinks } from '../markdown/file-links.ts'
import { contentFilesOf, type Pages } from '../pages-of.ts'
import { outputPath, pathOfFile } from '../render/output-file.ts'
import { checkLinks } from './check-links.ts'
import { reportFindings, type Sources } from './findings.ts'
import type { SiteIndex } from './site-index.ts'

export function checkSite(
  index: SiteIndex,
  { content, pages, site }: { content: Content; pages: Pages; site: SiteDefinition },
): Problem[] {
  const texts = textReader(content.tree)
  const linked = contentFilesOf(content.tree, site)
  const sources: Sources = {
    pages: index.pages.length,
    of: (file) => index.sources.get(file) ?? [file],
    textOf: (file) => expandFileLinks(texts(file), file, linked),
  }
  const made = { ...pages, broken: [...pages.broken, ...index.broken] }
  const links = checkLinks(index, made)
  // A link to an article that is held back gives its address away, on its page and in the feeds: that is one problem.
  const reported = new Set(links.map(({ spellings }) => spellings[0]))
  const findings = index.findings.filter(
    ({ leaked, file }) => !index.invalidPages.has(file) && !(leaked && reported.has(leaked)),
  )
  return [
    ...index.problems,
    ...reportFindings([...links, ...findings], sources),
    ...checkUnique(index, 'title', sources),
    ...checkUnique(index, 'description', sources),
    ...checkPublished(content.published, made, index),
  ]
}

/** What is wrong with a draft keeps nothing from being published. */
export function warnOfDrafts(problems: Problem[], { heldBack }: Pages): Problem[] {
  const drafts = new Set(heldBack.flatMap(({ draft, file }) => (draft ? [file] : [])))
  return problems.map((problem) => (drafts.has(problem.file) ? { ...problem, warning: true } : problem))
}

function checkUnique({ pages, later }: SiteIndex, what: 'title' | 'description', { of }: Sources): Problem[] {
  const first = new Map<string, string>()
  return pages.flatMap((page) => {
    // A draft may have the title of what it will replace.
    if (later.get(page.file) === noDay) return []
    const value = page[what]
    const path = pathOfFile(page.file)
    const same = first.get(value)
    const file = of(page.file)[0] ?? page.file
    if (!value) return [{ file, message: `gives ${path} no ${what}. Write one.` }]
    if (same !== undefined) return [{ file, message: `gives ${path} the same ${what} as ${same}. Change one of them.` }]
    first.set(value, path)
    return []
  })
}

/** Whatever was published once is there still, or leads on. What is dated later is not known yet to a build for an earlier day. */
function checkPublished(published: PublishedPath[], { all, broken, heldBack }: Pages, { files }: SiteIndex): Problem[] {
  const drafts = new Map(heldBack.map(({ path, draft }) => [path, draft]))
  const known = all.map(({ path }) => path)
  return published
    .filter(({ path }) => !files.has(outputPath(path)) && !broken.includes(path) && drafts.get(path) !== false)
    .map(({ path, line }) => ({
      file: publishedFile,
      line,
      message: drafts.get(path)
        ? `says that ${path} was published, but the article is a draft now. Publish it, or name the path among the aliases of another.`
        : `says that ${path} was published, but no page has it any more. Name it among the aliases of the article that took its place, or restore its file and add "retired: YYYY-MM-DD" with the day.${didYouMean(path, known)}`,
    }))
}
