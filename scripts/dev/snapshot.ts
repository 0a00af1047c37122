import { checkSite, asReported } from '../../src/generator/checks/check-site.ts'
import { SiteIndex } from '../../src/generator/checks/site-index.ts'
import { parseContent } from '../../src/generator/content/parse-content.ts'
import { sortProblems, type Problem } from '../../src/generator/content/problem.ts'
import { textReader, type Tree } from '../../src/generator/content/source.ts'
import { pagesOf } from '../../src/generator/pages-of.ts'
import type { Assets, Script } from '../../src/generator/render/scripts.ts'
import { renderSite, type PageCache, type SiteInput } from '../../src/generator/render/render-site.ts'
import { site } from '../../src/site/site.ts'
import { manifestName } from '../publish/manifest.ts'
import { readTree } from '../read-tree.ts'
import { resolveOptions, type BuildOptions } from '../build-options.ts'

export interface Snapshot {
  /** By path below the output folder. Pages that cannot be made are absent. */
  files: ReadonlyMap<string, string | Uint8Array>
  /** Paths of those pages; nothing where the settings are broken, on which all pages depend. */
  broken?: ReadonlySet<string>
  problems: Problem[]
  textOf: (file: string) => string
}

type AssetsAndCache = Pick<SiteInput, 'assets' | 'cache'>

/** Makes the site by the same calls as the build. Problems do not keep the other pages from being made. */
export function snapshotOf(
  tree: Tree,
  buildOptions: Omit<BuildOptions, 'content'>,
  { assets, cache }: AssetsAndCache,
): Snapshot {
  const content = parseContent(tree, site)
  const files = new Map<string, string | Uint8Array>()
  const textOf = textReader(tree)
  const options = resolveOptions(buildOptions, content)
  if (!options) return { files, problems: sortProblems(content.problems), textOf }
  const pages = pagesOf(content, site, options)
  const writtenElsewhere = [...pathsOf(assets), manifestName]
  const index = new SiteIndex(options.address, writtenElsewhere)
  for (const rendered of renderSite({ content, pages, site, options, assets, bundled: [], writtenElsewhere, cache })) {
    for (const { path, content: bytes } of rendered.files) files.set(path, bytes)
    index.add(rendered)
  }
  const found = [...content.problems, ...pages.problems, ...checkSite(index, { content, pages, site, options })]
  const broken = new Set([...pages.broken, ...index.broken])
  return { files, broken, problems: sortProblems(asReported(found, pages, content)), textOf }
}

export function assetsOf(entries: Record<string, string>, toScript: (name: string, file: string) => Script): Assets {
  const styles: Record<string, string> = {}
  const scripts: Record<string, Script[]> = {}
  for (const [name, file] of Object.entries(entries)) {
    const script = toScript(name, file)
    if (file.endsWith('.css')) styles[name] = script.path
    else scripts[name] = [script]
  }
  return { styles, scripts }
}

export function memoryCache(values: Map<string, Buffer>): PageCache {
  return { get: (key) => values.get(key), set: (key, value) => void values.set(key, value) }
}

export function pathsOf({ styles, scripts, development }: Assets): string[] {
  const all = [...Object.values(scripts).flat(), ...(development?.scripts ?? [])]
  return [...Object.values(styles), ...all.map(({ path }) => path)].map((path) => path.slice(1))
}

export function readAndSnapshot(buildOptions: BuildOptions, assetsAndCache: AssetsAndCache): Snapshot {
  return snapshotOf(readTree(buildOptions), { ...buildOptions, siteUrl: 'http://localhost/' }, assetsAndCache)
}
