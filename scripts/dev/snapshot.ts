import { checkSite } from '../../src/generator/checks/check-site.ts'
import { createSiteIndex } from '../../src/generator/checks/site-index.ts'
import { unlessBroken } from '../../src/generator/content/content.ts'
import { parseContent } from '../../src/generator/content/parse-content.ts'
import { sortProblems, type Problem } from '../../src/generator/content/problem.ts'
import { textReader } from '../../src/generator/content/source.ts'
import { pagesOf } from '../../src/generator/pages-of.ts'
import type { Assets } from '../../src/generator/render/assets.ts'
import { renderSite, type Cache } from '../../src/generator/render/render-site.ts'
import { site } from '../../src/site/site.ts'
import { manifestName } from '../disk/manifest.ts'
import { readTree } from '../disk/read-tree.ts'
import type { BuildSettings } from '../settings.ts'

/** The whole site as it stands, in memory. */
export interface Snapshot {
  /** By path below the output folder. Pages that cannot be made are absent. */
  files: ReadonlyMap<string, string | Uint8Array>
  problems: Problem[]
  /** The text of a content file, to show the line that a problem stands on. */
  textOf: (file: string) => string
}

/** Makes the site by the same calls as the build. Problems do not keep the other pages from being made. */
export function takeSnapshot(settings: BuildSettings, assets: Assets, cache: Cache): Snapshot {
  const tree = readTree(settings)
  const content = parseContent(tree, site)
  const textOf = textReader(tree)
  const files = new Map<string, string | Uint8Array>()
  const told = unlessBroken(undefined, () => settings.optionsFor(content.get(site.settings)))
  if (!told) return { files, problems: sortProblems(content.problems), textOf }
  const options = { ...told, address: { origin: 'http://localhost', base: '/' } }
  const pages = pagesOf(content, site, options)
  const index = createSiteIndex(options.address, [manifestName])
  // Vite serves them; here they only have to exist.
  const scripts = [...Object.values(assets.scripts).flat(), ...(assets.development?.scripts ?? [])]
  const served = [...Object.values(assets.styles), ...scripts.map(({ path }) => path)]
  const bundled = served.map((path) => ({ path: path.slice(1), content: '' }))
  for (const rendered of renderSite({
    content,
    pages,
    site,
    options,
    assets,
    bundled,
    reserved: [manifestName],
    cache,
  })) {
    for (const { path, content: bytes } of rendered.files) files.set(path, bytes)
    index.add(rendered)
  }
  for (const { path } of bundled) files.delete(path)
  const problems = [...content.problems, ...pages.problems, ...checkSite(index.done(), { content, pages, site })]
  return { files, problems: sortProblems(problems), textOf }
}
