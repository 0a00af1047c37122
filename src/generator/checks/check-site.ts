import { writeOutLinks } from '../markdown/file-links.ts'
import type { Problem } from '../content/problem.ts'
import { textReader } from '../content/source.ts'
import { checkSite as checkOldSite } from '../../render/check-site.ts'
import { fileReader } from '../render/file-notes.ts'
import { noteTaker } from '../render/notes.ts'
import { pathOfFile } from '../render/output-file.ts'
import type { Rendered, Rendering } from '../render/render-site.ts'
import { asOldSite } from '../render/not-yet-moved.ts'

/** A file of the output, and the writers' file that it is a copy of. */
export interface SiteFile {
  path: string
  content: string | Uint8Array
  source?: string
}

/** Holds the whole output against what a site owes its readers: the pages by what was found in each, all others as they are. */
export function checkSite(rendering: Rendering, { results, files: made }: Rendered, others: SiteFile[]): Problem[] {
  const { content, options, secrets } = rendering
  const taker = noteTaker(options.address)
  const troubled = new Set<string>()
  for (const { page, result } of results) {
    result.files.forEach(({ path }, index) => {
      const notes = result.notes[index]
      if (notes) taker.add(path, notes, path.endsWith('.html') ? undefined : page.sources[0])
      if (result.problems.length > 0) troubled.add(pathOfFile(path))
    })
  }
  const read = fileReader(options.address, secrets)
  for (const { path, text } of made) taker.add(path, read(path, text))
  for (const { path, content: bytes, source } of others) taker.add(path, read(path, bytes), source)
  const brokenNow = results.flatMap(({ page, result }) => (result.isBroken ? [page.path] : []))
  const site = asOldSite(rendering)
  const texts = textReader(content.tree)
  const pageOf = new Map(rendering.pages.all.flatMap(({ body, path }) => (body ? [[body.file, path] as const] : [])))
  const linked = { paths: new Set<string>(), pageOf: (file: string) => pageOf.get(file) }
  return checkOldSite({
    site: { ...site, broken: [...site.broken, ...brokenNow] },
    notes: taker.done(),
    troubled,
    textOf: (file) => writeOutLinks(texts(file), file, linked),
    published: content.published,
  })
}
