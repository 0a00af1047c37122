import type { Bodies } from '../generator/markdown/parse-bodies.ts'
import type { Problem } from '../generator/content/problem.ts'
import type { Body, Page } from '../model/page.ts'
import type { Site } from '../model/pages.ts'
import { markdownPath } from '../routes.ts'
import type { Assets } from '../generator/render/assets.ts'
import { feedItemOf } from '../generator/feeds/feed.ts'
import { feedMembers, isArticle } from '../generator/feeds/members.ts'
import type { FileNotes } from '../generator/render/file-notes.ts'
import { fileOf, type OutputFile } from '../generator/render/output-file.ts'
import type { KnownPage } from './page-memory.ts'
import { pageRenderer } from './render-page.tsx'
import { searchEntries } from '../generator/search/search-index.ts'
import { articleMarkdown } from '../generator/render/versions/article-markdown.ts'

/**
 * A page comes with all files that are made of it, its HTML first, and with the problems of its body; one whose body cannot be used
 * is broken.
 */
export type MadePage =
  | { kind: 'page'; page: Page; files: OutputFile[]; problems: Problem[]; known: Omit<KnownPage, 'files'> }
  | { kind: 'broken'; page: Page; problems: Problem[] }

export interface MakerOptions {
  assets: Assets
  /** Parses the Markdown below a file's front matter. */
  bodyOf: Bodies['parse']
}

/** Gives a function that makes pages of this site, in any order: none depends on what was made before it. */
export function pageMaker(site: Site, { assets, bodyOf }: MakerOptions): (page: Page) => MadePage {
  const renderPage = pageRenderer(site, assets)
  const entryOf = searchEntries(site)
  const isInFeeds = feedMembers(site)
  return (page) => {
    const body = page.body && bodyOf(page.body.file)
    if (body && !body.value) return { kind: 'broken', page, problems: body.problems }
    const { problems, asked, value } = body ?? { problems: [], asked: [] }
    const text = nameErrors(page, () => renderPage(page, value))
    const item = value && isInFeeds(page) ? feedItemOf(page.props.article, value, site) : undefined
    const files = [{ path: fileOf(page.path), text }, ...versionsOf(page, value, site)]
    const known = { asked, pictures: value?.pictures ?? [], entry: entryOf(page, text), item }
    return { kind: 'page', page, files, problems, known }
  }
}

/** What can be said of a page's files once they have been read by the checks. */
export function knownOf(
  { page, files, known }: Extract<MadePage, { kind: 'page' }>,
  notesOf: (path: string, text: string, page: Page) => FileNotes,
): KnownPage {
  return { ...known, files: files.map(({ path, text }) => ({ path, notes: notesOf(path, text, page) })) }
}

/** An article as Markdown. */
function versionsOf(page: Page, body: Body | undefined, site: Site): OutputFile[] {
  if (!body || !isArticle(page)) return []
  return [{ path: fileOf(markdownPath(page.path)), text: articleMarkdown(page.props.article, body, site) }]
}

/** An error while rendering is ours, but which page it was helps to find it. */
function nameErrors<T>({ path, sources }: Page, render: () => T): T {
  try {
    return render()
  } catch (error) {
    throw new Error(`${path} (from ${sources.join(', ')}) could not be rendered`, { cause: error })
  }
}
