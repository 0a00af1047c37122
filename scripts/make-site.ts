import { homedir } from 'node:os'
import type { Colour } from '../src/content/colour-code.ts'
import type { Content } from '../src/content/content.ts'
import { writeOutLinks, type ContentFiles } from '../src/content/file-links.ts'
import { bodiesOf, type Bodies } from '../src/content/parse-bodies.ts'
import type { Problem } from '../src/content/problem.ts'
import { textReader, type Tree } from '../src/content/source.ts'
import { isReadTime, minutesFor } from '../src/content/word-count.ts'
import type { Page } from '../src/model/page.ts'
import { href } from '../src/routes.ts'
import { pagesOf, type Site, type SiteOptions } from '../src/model/pages.ts'
import { cardPathOf } from '../src/model/social.ts'
import { pathOfMarkdown } from '../src/model/sources.ts'
import { checkSite } from '../src/render/check-site.ts'
import type { Secrets } from '../src/render/checks/check-leaks.ts'
import { fileReader, type FileNotes } from '../src/render/file-notes.ts'
import { noteTaker, type NoteTaker } from '../src/render/notes.ts'
import { fileOf, pathOfFile } from '../src/render/output-file.ts'
import { noMemory, pageKeys, type KnownPage, type PageMemory } from '../src/render/page-memory.ts'
import type { Assets } from '../src/render/assets.ts'
import { placeRedirects, renderRedirect, renderRedirectsFile } from '../src/render/redirects.ts'
import { renderSite, type Rendered } from '../src/render/render-site.ts'
import { isTaken, namesOf } from '../src/render/taken-names.ts'
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

/** A page that its memory has put in its place. */
export interface KeptFile extends Pick<SiteFile, 'path' | 'pageOf'> {
  content?: undefined
}

export interface SiteInput {
  tree: Tree
  content: Content
  options: SiteOptions
  assets: Assets
  /** What the bundler made. */
  bundled: SiteFile[]
  /** Knows the pages of an earlier build, which are not made again. */
  memory?: PageMemory
  /** Knows the colours of code. */
  colour?: Colour
}

/**
 * The whole site from parsed content, in memory and one file at a time: what the build writes, the dev server serves and the
 * tests examine. @returns what is wrong with it, once all files have been handed out.
 */
export function* makeSite(input: SiteInput): Generator<SiteFile | KeptFile, Problem[]> {
  const work = begin(input)
  const { site, files, problems, note } = work
  yield* pageFiles(work)
  for (const file of input.bundled) {
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
  const read = textReader(input.tree)
  yield* redirects(work, read)
  const textOf = (file: string): string => writeOutLinks(read(file), file, linked)
  const { published } = input.content
  return [...problems, ...checkSite({ site, notes: taker.done(), troubled, textOf, published })]
}

/** What is known while a site is made. */
interface Work extends SiteInput {
  site: Site
  bodies: Bodies
  /** The files that links may name. */
  linked: ContentFiles
  secrets: Secrets
  problems: Problem[]
  /** The addresses of the pictures that pages show. */
  pictures: Set<string>
  /** Paths of pages with problems of their own. */
  troubled: Set<string>
  /** The paths of all files so far. */
  files: Set<string>
  taker: NoteTaker
  /** Reads a file for the checks. @returns what it noted. */
  note: (path: string, content: string | Uint8Array, from?: { page?: Page; source?: string | undefined }) => FileNotes
}

function begin(input: SiteInput): Work {
  const { tree, content, options } = input
  const site = pagesOf(content, options)
  const linked = { paths: new Set(tree.content.map(({ path }) => path)), pageOf: pathOfMarkdown }
  const bodies = bodiesOf(tree, content, { linked, colour: input.colour })
  const problems = [...site.problems, ...content.brokenArticles.flatMap(({ file }) => bodies.parse(file).problems)]
  // That a stated reading time is far off has been told.
  const misread = content.articles.filter(
    ({ matter, words }) => !isReadTime(matter.readTime ?? minutesFor(words), words),
  )
  const troubled = new Set(misread.map(({ slug }) => href('article', { slug })))
  const secrets = {
    heldBack: site.heldBack,
    folders: [process.cwd(), homedir()],
    publicKey: options.backend.key,
    titles: site.pages.map(({ title }) => title),
  }
  const notesOf = fileReader(site.address, secrets)
  const taker = noteTaker(site.address)
  const note: Work['note'] = (path, text, { page, source } = {}) => {
    const notes = notesOf(path, text, page)
    taker.add(path, notes, source)
    return notes
  }
  const pictures = new Set<string>()
  return { ...input, site, bodies, linked, secrets, problems, pictures, troubled, files: new Set(), taker, note }
}

/** The pages, and the other files that are made of them. What the memory knows is not made again. */
function* pageFiles(work: Work): Generator<SiteFile | KeptFile> {
  const { site, assets, bodies, secrets, problems, files, taker, memory = noMemory } = work
  const keyOf = pageKeys({ site, assets, secrets })
  const pageOf = site.pages.length
  const claim = (path: string): void => {
    if (files.has(path)) throw new Error(`Two pages are at ${path}`)
    files.add(path)
  }
  const keptOf = (page: Page): KnownPage | undefined => {
    const known = memory.recall(page, keyOf(page))
    if (!known || !bodies.isSame(known.asked) || !memory.reuse(page, known)) return undefined
    for (const { path, notes } of known.files) {
      claim(path)
      taker.add(path, notes, sourceOf(path, page))
    }
    known.pictures.forEach((address) => work.pictures.add(address))
    return known
  }
  for (const rendered of renderSite(site, { assets, bodyOf: bodies.parse, keptOf })) {
    if ('problems' in rendered) problems.push(...rendered.problems)
    if (rendered.kind === 'broken') site.broken.push(rendered.page.path)
    else if (rendered.kind === 'kept') yield { path: fileOf(rendered.page.path), pageOf }
    else if (rendered.kind === 'file') {
      const { path, text } = rendered.file
      claim(path)
      work.note(path, text)
      yield { path, content: text }
    } else yield* madeFiles(rendered)
  }

  function* madeFiles({ page, known, files: made, problems: found }: Made): Generator<SiteFile> {
    known.pictures.forEach((address) => work.pictures.add(address))
    const noted: KnownPage['files'] = []
    for (const { path, text } of made) {
      claim(path)
      noted.push({ path, notes: work.note(path, text, { page, source: sourceOf(path, page) }) })
      if (found.length > 0) work.troubled.add(pathOfFile(path))
      yield { path, content: text, sources: page.sources, ...(isHtml(path) ? { pageOf } : {}) }
    }
    if (found.length === 0) memory.keep(page, keyOf(page), { ...known, files: noted })
  }
}

type Made = Extract<Rendered, { kind: 'page' }>

/** The writers' file of another version of a page; the page's own are known by its path. */
function sourceOf(path: string, { sources }: Page): string | undefined {
  return isHtml(path) ? undefined : sources[0]
}

function isHtml(path: string): boolean {
  return path.endsWith('.html')
}

/** What lies in public/, byte for byte. */
function* copies({ tree, site, files, problems, note }: Work): Generator<SiteFile> {
  const taken = namesOf(files)
  // The card of a draft tells its title.
  const hidden = new Set(site.heldBack.map(({ path }) => `public${cardPathOf(path)}`))
  for (const { kind, path: source, read } of tree.public) {
    if (hidden.has(source)) continue
    const path = source.replace(/^public\//, '')
    if (isTaken(path, taken))
      problems.push({ file: source, message: 'stands in the way of a file that the build makes. Rename it.' })
    else if (kind === 'file') {
      const copy = { path, content: read() }
      note(path, copy.content, { source })
      files.add(path)
      yield copy
    }
  }
}

/** What is left where articles stood before. */
function* redirects({ site, files, problems, note }: Work, textOf: (file: string) => string): Generator<SiteFile> {
  const { placed, problems: misplaced } = placeRedirects(site.redirects, files, textOf)
  problems.push(...misplaced)
  for (const redirect of placed) {
    const { path, text } = renderRedirect(redirect, site)
    note(path, text, { source: redirect.source })
    yield { path, content: text, sources: [redirect.source] }
  }
  if (placed.length === 0) return
  const { path, text } = renderRedirectsFile(placed, site.address.base)
  note(path, text)
  yield { path, content: text }
}

/** The pictures that pages show, by their addresses. One that two folders hold, alike in name and bytes, has one address. */
function* picturesShown({ tree, content, pictures }: Work): Generator<SiteFile & { sources: [string] }> {
  const known = [...content.pictures.values()]
  const byAddress = new Map(known.flatMap((picture) => (picture ? [[picture.address, picture]] : [])))
  const byPath = new Map(tree.content.map((file) => [file.path, file]))
  for (const address of pictures) {
    const picture = byAddress.get(address)
    const file = picture && byPath.get(picture.file)
    if (file) yield { path: address.slice(1), content: file.read(), sources: [file.path] }
  }
}
