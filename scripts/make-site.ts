import type { Colour } from '../src/generator/markdown/colour-code.ts'
import type { Content } from '../src/content/content.ts'
import { writeOutLinks } from '../src/generator/markdown/file-links.ts'
import type { Problem } from '../src/generator/content/problem.ts'
import { textReader, type Remember, type Tree } from '../src/generator/content/source.ts'
import type { SiteOptions } from '../src/model/pages.ts'
import { checkSite } from '../src/render/check-site.ts'
import type { PageMemory } from '../src/render/page-memory.ts'
import type { Assets } from '../src/generator/render/assets.ts'
import { manifestName } from './disk/manifest.ts'
import { copies, picturesShown, redirects } from './site/other-files.ts'
import { pageFiles } from './site/page-files.ts'
import { beginSite, type Work } from './site/work.ts'

/** A file of the site. */
export interface SiteFile {
  /** Below the output folder, with forward slashes. */
  path: string
  content: string | Uint8Array
  /** Whether it is a page, and of how many. */
  pageOf?: number
  /** The content files that a page is made of, its main one first. */
  sources?: string[]
}

/** A page that its memory has put in its place. */
export interface KeptFile extends Pick<SiteFile, 'path' | 'pageOf'> {
  content?: undefined
}

/** What a site is made of. */
export interface SiteInput {
  tree: Tree
  content: Content
  options: SiteOptions
  assets: Assets
  /** What the bundler made. */
  bundled: SiteFile[]
  /** Knows the pages of an earlier build, which are not made again. */
  memory?: PageMemory
  /** Knows what was made of files that have not changed. */
  remember?: Remember
  /** Knows the colours of code. */
  colour?: Colour
}

/**
 * The whole site from parsed content, in memory and one file at a time: what the build writes, the dev server serves and the
 * tests examine. @returns what is wrong with it, once all files have been handed out.
 */
export function makeSite(input: SiteInput): Generator<SiteFile | KeptFile, Problem[]> {
  return makeFiles(beginSite(input))
}

/** The same, once it is begun. */
export function* makeFiles(work: Work): Generator<SiteFile | KeptFile, Problem[]> {
  const { site, files, problems, note } = work
  yield* pageFiles(work)
  for (const file of work.bundled) {
    files.add(file.path)
    note(file.path, file.content)
    yield file
  }
  for (const file of picturesShown(work)) {
    files.add(file.path)
    note(file.path, file.content, { source: file.sources[0] })
    yield file
  }
  // Written last of all, but links may lead to it.
  files.add(manifestName)
  note(manifestName, '')
  yield* copies(work)
  const { taker, troubled, linked } = work
  const read = textReader(work.tree)
  yield* redirects(work, read)
  const textOf = (file: string): string => writeOutLinks(read(file), file, linked)
  const { published } = work.content
  return [...problems, ...checkSite({ site, notes: taker.done(), troubled, textOf, published })]
}
