import type { Page } from '../../src/model/page.ts'
import { fileOf, pathOfFile } from '../../src/render/output-file.ts'
import { noMemory, pageKeys, type KnownPage } from '../../src/render/page-memory.ts'
import { renderSite, type Rendered } from '../../src/render/render-site.ts'
import type { KeptFile, SiteFile } from '../make-site.ts'
import type { Work } from './work.ts'

/** The pages, and the other files that are made of them. What the memory knows is not made again. */
export function* pageFiles(work: Work): Generator<SiteFile | KeptFile> {
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
