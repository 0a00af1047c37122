import { parseContent } from '../../src/content/parse-content.ts'
import { sortProblems, type Problem } from '../../src/content/problem.ts'
import { textReader, type Tree } from '../../src/content/source.ts'
import type { SiteOptions } from '../../src/model/pages.ts'
import { pathsOf, type Assets } from '../../src/render/assets.ts'
import { makeSite } from '../make-site.ts'
import { emptyMemory, pagesIn, rememberIn, type LiveMemory } from './live-memory.ts'

/** The whole site as it stands, in memory. */
export interface Snapshot {
  /** By path below the output folder. Pages that could not be made are absent. */
  files: Map<string, string | Uint8Array>
  problems: Problem[]
  /** The text of a content file, to show the line that a problem stands on. */
  textOf: (file: string) => string
  /** For the next one. */
  memory: LiveMemory
}

export interface SnapshotOptions {
  options: SiteOptions
  assets: Assets
  /** The one before, by the same code: what has not changed since is taken from it. */
  before?: Snapshot | undefined
}

/**
 * Makes the site from a tree without writing anything. Problems do not keep the other pages from being made. The assets are
 * served from elsewhere.
 */
export function takeSnapshot(tree: Tree, { options, assets, before }: SnapshotOptions): Snapshot {
  const bundled = pathsOf(assets).map((path) => ({ path: path.slice(1), content: '' }))
  const files: Snapshot['files'] = new Map()
  const textOf = textReader(tree)
  const memory = before?.memory ?? emptyMemory()
  const remember = rememberIn(memory)
  const { value: content, problems } = parseContent(tree, remember)
  if (!content) return { files, problems: sortProblems(problems), textOf, memory }
  const reuse = (file: string): boolean => {
    const known = before?.files.get(file)
    if (known !== undefined) files.set(file, known)
    return known !== undefined
  }
  const site = makeSite({ tree, content, options, assets, bundled, memory: pagesIn(memory, reuse), remember })
  for (;;) {
    const { done, value } = site.next()
    if (done) return { files, problems: sortProblems([...problems, ...value]), textOf, memory }
    if (value.content !== undefined) files.set(value.path, value.content)
  }
}
