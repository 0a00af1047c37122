import type { Problem } from '../generator/content/problem.ts'
import type { PublishedPath } from '../generator/content/published.ts'
import type { Site } from '../model/pages.ts'
import type { SiteAddress } from '../model/site-address.ts'
import type { Secrets } from '../generator/checks/check-leaks.ts'
import { checkCanonicals, checkLinks, type Absent } from '../generator/checks/check-links.ts'
import { checkPublished } from '../generator/checks/check-published.ts'
import { checkUnique } from '../generator/checks/check-unique.ts'
import { problemsOf, type Sources } from '../generator/checks/places.ts'
import { fileReader } from '../generator/render/file-notes.ts'
import { noteTaker, type SiteNotes } from '../generator/render/notes.ts'
import { fileOf } from '../generator/render/output-file.ts'

export interface SiteCheck {
  site: Site
  /** Of the very bytes that were written. */
  notes: SiteNotes
  /** Paths of pages whose body has problems: what follows from those is not told as well. */
  troubled: ReadonlySet<string>
  /** The text of a content file, to find the line a problem stands on. */
  textOf: (file: string) => string
  /** Every path of a page that was ever published. */
  published: PublishedPath[]
}

/** Holds what was written against what every page owes its readers. Findings name the writer's file and line. */
export function checkSite({ site, notes, troubled, textOf, published }: SiteCheck): Problem[] {
  const sourcesOf = new Map(site.pages.map(({ path, sources }) => [fileOf(path), sources]))
  const sources: Sources = {
    pages: notes.pages.length,
    of: (file) => sourcesOf.get(file) ?? [notes.sources.get(file) ?? file],
    textOf,
  }
  const skipped = new Set([...troubled].map(fileOf))
  const found = notes.found.filter(({ file }) => !skipped.has(file))
  const absent = { broken: site.broken, heldBack: site.heldBack.map(({ path }) => path) }
  return [...check({ ...notes, found }, absent, sources), ...checkPublished(published, site, notes.files)]
}

export interface FilesToCheck {
  /** Every file of the output, in any order; each is read once and then let go. */
  files: Iterable<{ path: string; content: string | Uint8Array }>
  address: SiteAddress
  /** The writers' files that a file of the output was made of, the main one first, by its path below the output folder. */
  sources?: ReadonlyMap<string, readonly string[]>
  /** The text of a writers' file, where that is at hand: then findings name the line. */
  textOf?: (source: string) => string
  secrets?: Partial<Secrets>
}

/**
 * Holds an output that exists already against the same. What only the build knows is left out: which articles are held back, and
 * what papers.json says of a paper. Where no source is known of a file, its problems are its own.
 */
export function checkFiles({ files, address, sources, textOf, secrets }: FilesToCheck): Problem[] {
  const taker = noteTaker(address)
  const notesOf = fileReader(address, { heldBack: [], folders: [], titles: [], ...secrets })
  for (const { path, content } of files) taker.add(path, notesOf(path, content))
  const notes = taker.done()
  const of = (file: string): readonly string[] => sources?.get(file) ?? [file]
  return check(notes, { broken: [], heldBack: [] }, { pages: notes.pages.length, of, textOf: textOf ?? (() => '') })
}

function check(notes: SiteNotes, absent: Absent, sources: Sources): Problem[] {
  const links = checkLinks(notes, absent)
  // A link to an article that is held back tells its address: that is one fault.
  const linked = new Set(links.map(({ fault, file }) => `${file} ${fault.spellings[0]}`))
  const found = notes.found.filter(({ fault, file }) => !linked.has(`${file} ${fault.heldBack}`))
  return [
    ...problemsOf([...links, ...found, ...checkCanonicals(notes)], sources),
    ...checkUnique(notes, (file) => sources.of(file)[0] ?? file),
  ]
}
