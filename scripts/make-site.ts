import { homedir } from 'node:os'
import type { Content } from '../src/content/content.ts'
import { bodyParser } from '../src/content/parse-bodies.ts'
import type { Problem } from '../src/content/problem.ts'
import { textReader, type Tree } from '../src/content/source.ts'
import { isReadTime, minutesFor } from '../src/content/word-count.ts'
import { href } from '../src/routes.ts'
import { pagesOf, type SiteOptions } from '../src/model/pages.ts'
import { cardPathOf } from '../src/model/social.ts'
import { checkSite } from '../src/render/check-site.ts'
import { noteTaker } from '../src/render/notes.ts'
import type { Assets } from '../src/render/assets.ts'
import { renderSite } from '../src/render/render-site.ts'
import { manifestName } from './disk/manifest.ts'

export interface SiteFile {
  /** Below the output folder, with forward slashes. */
  path: string
  content: string | Uint8Array
  /** Whether it is a page, and of how many. */
  pageOf?: number
  /** The content files that a page is made of, its main one first. */
  sources?: string[]
}

export interface SiteInput {
  tree: Tree
  content: Content
  options: SiteOptions
  assets: Assets
  /** What the bundler made. */
  bundled: SiteFile[]
}

/**
 * The whole site from parsed content, in memory and one file at a time: what the build writes, the dev server serves and the
 * tests examine. @returns what is wrong with it, once all files have been handed out.
 */
export function* makeSite({ tree, content, options, assets, bundled }: SiteInput): Generator<SiteFile, Problem[]> {
  const site = pagesOf(content, options)
  const problems = [...site.problems]
  const bodyOf = bodyParser(tree, content)
  for (const { file } of content.brokenArticles) problems.push(...bodyOf(file).problems)
  const files = new Set<string>()
  const troubled = new Set<string>()
  // That a stated reading time is far off has been told.
  for (const { slug, matter, words } of content.articles)
    if (!isReadTime(matter.readTime ?? minutesFor(words), words)) troubled.add(href('article', { slug }))
  const taker = noteTaker(site.address, {
    heldBack: site.heldBack,
    folders: [process.cwd(), homedir()],
    publicKey: options.backend.key,
    titles: site.pages.map(({ title }) => title),
  })
  for (const rendered of renderSite(site, { assets, bodyOf })) {
    if (rendered.kind !== 'file') problems.push(...rendered.problems)
    if (rendered.kind === 'broken') {
      site.broken.push(rendered.page.path)
      continue
    }
    const { path, text } = rendered.file
    if (files.has(path)) throw new Error(`Two pages are at ${path}`)
    files.add(path)
    taker.note({ path, content: text }, rendered.kind === 'page' ? rendered.page : undefined)
    if (rendered.kind === 'page' && rendered.problems.length > 0) troubled.add(rendered.page.path)
    const { pages } = site
    yield rendered.kind === 'page'
      ? { path, content: text, pageOf: pages.length, sources: rendered.page.sources }
      : { path, content: text }
  }
  for (const file of bundled) {
    files.add(file.path)
    taker.note(file)
    yield file
  }
  // Written last of all, but links may lead to it.
  files.add(manifestName)
  taker.note({ path: manifestName, content: '' })
  const taken = namesOf([...files])
  // The card of a draft tells its title.
  const hidden = new Set(site.heldBack.map(({ path }) => `public${cardPathOf(path)}`))
  for (const { kind, path: source, read } of tree.public) {
    if (hidden.has(source)) continue
    const path = source.replace(/^public\//, '')
    if (isTaken(path, taken))
      problems.push({ file: source, message: 'stands in the way of a file that the build makes. Rename it.' })
    else if (kind === 'file') {
      const copy = { path, content: read() }
      taker.note({ ...copy, source })
      yield copy
    }
  }
  return [...problems, ...checkSite({ site, notes: taker.done(), troubled, textOf: textReader(tree) })]
}

interface Names {
  files: Set<string>
  folders: Set<string>
}

/** Names as a disk tells them apart that does not mind case. */
function namesOf(paths: string[]): Names {
  const names: Names = { files: new Set(), folders: new Set() }
  for (const path of paths.map((one) => one.toLowerCase())) {
    names.files.add(path)
    for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1))
      names.folders.add(path.slice(0, at))
  }
  return names
}

/** Whether a file of that name would replace a generated one, stand where its folder must be, or need a folder in its place. */
function isTaken(path: string, { files, folders }: Names): boolean {
  const name = path.toLowerCase()
  return files.has(name) || folders.has(name) || [...namesOf([name]).folders].some((folder) => files.has(folder))
}
