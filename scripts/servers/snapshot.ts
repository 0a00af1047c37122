import { parseContent } from '../../src/content/parse-content.ts'
import { sortProblems, type Problem } from '../../src/generator/content/problem.ts'
import { textReader, type Tree } from '../../src/generator/content/source.ts'
import type { Page } from '../../src/model/page.ts'
import type { SiteOptions } from '../../src/model/pages.ts'
import { pathsOf, type Assets } from '../../src/generator/render/assets.ts'
import { pageMaker } from '../../src/render/make-page.ts'
import { fileOf } from '../../src/generator/render/output-file.ts'
import { makeFiles } from '../make-site.ts'
import { beginSite, type Work } from '../site/work.ts'
import { emptyMemory, pagesIn, rememberIn, type LiveMemory } from './live-memory.ts'

/** The whole site as it stands, in memory: its pages can be had before all of it is made. */
export interface Snapshot {
  /** Made so far, by path below the output folder. Pages that cannot be made stay absent. */
  files: Map<string, string | Uint8Array>
  /** Those that are found before any page is made; once all is made, all. */
  problems: Problem[]
  /** Makes all files, one at each step. */
  rest: Generator<void, void>
  isWhole: boolean
  /** Gives a page by the path of its file: as it stands, or made alone while that may not yet be. Nothing for what is no page. */
  pageAt: (file: string) => SinglePage | undefined
  /** Whether a file may yet come that is made of more than one page. */
  isToCome: (file: string) => boolean
  /** The text of a content file, to show the line that a problem stands on. */
  textOf: (file: string) => string
  /** For the next one. */
  memory: LiveMemory
}

/** A page without the others. */
export interface SinglePage {
  /** Nothing where its body cannot be used. */
  html: string | undefined
  /** Of its body. */
  problems: Problem[]
}

export interface SnapshotOptions {
  options: SiteOptions
  assets: Assets
  /** Of the one before, by the same code: what has not changed since is taken from it. */
  memory?: LiveMemory | undefined
}

/**
 * Begins the site from a tree without writing anything. Problems do not keep the other pages from being made. The assets are
 * served from elsewhere.
 */
export function beginSnapshot(tree: Tree, { options, assets, memory = emptyMemory() }: SnapshotOptions): Snapshot {
  const bundled = pathsOf(assets).map((path) => ({ path: path.slice(1), content: '' }))
  const files: Snapshot['files'] = new Map()
  const remember = rememberIn(memory)
  const { value: content, problems } = parseContent(tree, remember)
  const pages = pagesIn(memory, files)
  const { colour } = memory
  const input = { tree, options, assets, bundled, memory: pages, remember, ...(colour ? { colour } : {}) }
  const work = content && beginSite({ ...input, content })
  const pageOf = new Map(work?.site.pages.map((page) => [fileOf(page.path), page]))
  const later = new Set([
    ...(work?.site.redirects.map(({ from }) => fileOf(from)) ?? []),
    ...tree.public.map(({ path }) => path.replace(/^public\//, '')),
  ])
  const snapshot: Snapshot = {
    files,
    problems: sortProblems([...problems, ...(work?.problems ?? [])]),
    rest: rest(),
    isWhole: false,
    pageAt(file) {
      const page = pageOf.get(file)
      if (work && page && !snapshot.isWhole) return pageAlone(page, work)
      const html = files.get(file)
      return html === undefined ? undefined : { html: String(html), problems: [] }
    },
    isToCome: (file) =>
      !snapshot.isWhole && !files.has(file) && !pageOf.has(file) && (!file.endsWith('.html') || later.has(file)),
    textOf: textReader(tree),
    memory,
  }
  return snapshot

  function* rest(): Generator<void, void> {
    const found = work ? yield* putFiles(makeFiles(work), files) : []
    snapshot.problems = sortProblems([...problems, ...found])
    snapshot.isWhole = true
  }
}

/** Puts files in their places as they are made, one at each step. @returns what is wrong with them. */
function* putFiles(making: ReturnType<typeof makeFiles>, files: Snapshot['files']): Generator<void, Problem[]> {
  for (;;) {
    const { done, value } = making.next()
    if (done) return value
    if (value.content !== undefined) files.set(value.path, value.content)
    yield
  }
}

/** Makes what the whole site would have at that place. */
function pageAlone(page: Page, { site, assets, bodies }: Work): SinglePage {
  const made = pageMaker(site, { assets, bodyOf: bodies.parse })(page)
  return { html: made.kind === 'page' ? made.files[0]?.text : undefined, problems: made.problems }
}
