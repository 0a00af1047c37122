import { blocksWith } from '../../src/generator/define/define.tsx'
import { blocks } from '../../src/site/blocks.ts'
import { homedir } from 'node:os'
import type { ContentFiles } from '../../src/generator/markdown/file-links.ts'
import { bodiesOf, type Bodies } from '../../src/generator/markdown/parse-bodies.ts'
import type { Problem } from '../../src/generator/content/problem.ts'
import { isReadTime, minutesFor } from '../../src/generator/markdown/word-count.ts'
import { href } from '../../src/routes.ts'
import { pagesOf, type Site } from '../../src/model/pages.ts'
import { pathOfMarkdown } from '../../src/model/sources.ts'
import type { Secrets } from '../../src/generator/checks/check-leaks.ts'
import { fileReader } from '../../src/generator/render/file-notes.ts'
import { noteTaker, type NoteTaker } from '../../src/generator/render/notes.ts'
import type { SiteInput } from '../make-site.ts'

/** What is known while a site is made. */
export interface Work extends SiteInput {
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
  notesOf: ReturnType<typeof fileReader>
  /** Reads a file for the checks that is no page. */
  note: (path: string, content: string | Uint8Array, from?: { source?: string | undefined }) => void
}

/** Begins a site: nothing is made yet. */
export function beginSite(input: SiteInput): Work {
  const { tree, content, options } = input
  const site = pagesOf(content, options)
  const linked = { paths: new Set(tree.content.map(({ path }) => path)), pageOf: pathOfMarkdown }
  const bodies = bodiesOf(tree, content, {
    linked,
    colour: input.colour,
    kinds: blocksWith(blocks, content.site),
    base: options.address.base,
  })
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
    // They matter only to a draft that bears the same.
    titles: site.heldBack.length > 0 ? site.pages.map(({ title }) => title) : [],
  }
  const notesOf = fileReader(site.address, secrets)
  const taker = noteTaker(site.address)
  const note: Work['note'] = (path, text, { source } = {}) => taker.add(path, notesOf(path, text), source)
  const pictures = new Set<string>()
  return {
    ...input,
    site,
    bodies,
    linked,
    secrets,
    problems,
    pictures,
    troubled,
    files: new Set(),
    taker,
    notesOf,
    note,
  }
}
