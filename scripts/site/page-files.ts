import type { Page } from '../../src/model/page.ts'
import { fileOf, pathOfFile } from '../../src/generator/render/output-file.ts'
import { noMemory, pageKeys, type KnownPage } from '../../src/render/page-memory.ts'
import { knownOf, type MadePage } from '../../src/render/make-page.ts'
import { renderSite } from '../../src/render/render-site.ts'
import type { KeptFile, SiteFile } from '../make-site.ts'
import type { Work } from './work.ts'

/** The pages, and the other files that are made of them. What the memory knows is not made again. */
export function* pageFiles(work: Work): Generator<SiteFile | KeptFile> {
  const { site, assets, bodies, secrets, problems, files, taker, memory = noMemory } = work
  const keyOf = pageKeys({ site, assets, secrets })
  const keys = new Map(site.pages.map((page) => [page, keyOf(page)]))
  memory.expect([...keys].map(([page, key]) => ({ page, key })))
  const pageOf = site.pages.length
  const claim = (path: string): void => {
    if (files.has(path)) throw new Error(`Two pages are at ${path}`)
    files.add(path)
  }
  const take = (page: Page, { files: made, pictures }: KnownPage): void => {
    for (const { path, notes } of made) {
      claim(path)
      taker.add(path, notes, sourceOf(path, page))
    }
    pictures.forEach((address) => work.pictures.add(address))
  }
  const keptOf = (page: Page): KnownPage | undefined => {
    const known = memory.recall(page, keys.get(page) ?? '')
    if (!known || !bodies.isSame(known.asked) || !memory.reuse(page, known)) return undefined
    take(page, known)
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

  function* madeFiles(made: Extract<MadePage, { kind: 'page' }>): Generator<SiteFile> {
    const { page } = made
    const known = knownOf(made, work.notesOf)
    take(page, known)
    for (const { path, text } of made.files) {
      if (made.problems.length > 0) work.troubled.add(pathOfFile(path))
      yield { path, content: text, sources: page.sources, ...(isHtml(path) ? { pageOf } : {}) }
    }
    if (made.problems.length === 0) memory.keep(page, keys.get(page) ?? '', known)
  }
}

/** The writers' file of another version of a page; the page's own are known by its path. */
function sourceOf(path: string, { sources }: Page): string | undefined {
  return isHtml(path) ? undefined : sources[0]
}

function isHtml(path: string): boolean {
  return path.endsWith('.html')
}
