import { parseContent } from '../../src/content/parse-content.ts'
import { sortProblems, type Problem } from '../../src/content/problem.ts'
import type { Tree } from '../../src/content/source.ts'
import type { SiteOptions } from '../../src/model/pages.ts'
import { pathsOf, type Assets } from '../../src/render/assets.ts'
import { makeSite } from '../make-site.ts'

/** The whole site as it stands, in memory. */
export interface Snapshot {
  /** By path below the output folder. Pages that could not be made are absent. */
  files: Map<string, string | Uint8Array>
  problems: Problem[]
}

/**
 * Makes the site from a tree without writing anything. Problems do not keep the other pages from being made. The assets are
 * served from elsewhere.
 */
export function takeSnapshot(tree: Tree, options: SiteOptions, assets: Assets): Snapshot {
  const bundled = pathsOf(assets).map((path) => ({ path: path.slice(1), content: '' }))
  const files: Snapshot['files'] = new Map()
  const { value: content, problems } = parseContent(tree)
  if (!content) return { files, problems: sortProblems(problems) }
  const site = makeSite({ tree, content, options, assets, bundled })
  for (;;) {
    const { done, value } = site.next()
    if (done) return { files, problems: sortProblems([...problems, ...value]) }
    if (value.content !== undefined) files.set(value.path, value.content)
  }
}
