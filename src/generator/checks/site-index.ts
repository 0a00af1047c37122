import type { SiteAddress } from '../content/site-address.ts'
import type { Problem } from '../content/problem.ts'
import type { Rendered } from '../render/render-site.ts'
import { checkShown, type SavedFile, type Shown } from './check-files-shown.ts'
import type { Fault, Found } from './fault.ts'
import type { FileFacts, IndexedPage } from './file-facts.ts'
import { copied } from './scan-html.ts'

/** What is kept of the output once its bytes are gone. */
export interface SiteIndex {
  address: SiteAddress
  /** All files, with what can be said of them. */
  files: Map<string, SavedFile>
  /** By file: the content files that it is made of, the main one first. */
  sources: Map<string, readonly string[]>
  pages: (Omit<IndexedPage, 'ids'> & { file: string; ids: ReadonlySet<string> })[]
  /** By address, as it stands in the files: the files that name it. */
  links: Map<string, string[]>
  /** What is wrong with a file whatever the others hold. */
  found: Found[]
  /** Found while files were made. */
  problems: Problem[]
  /** Files of pages with such problems: what follows from those is not reported as well. */
  faulty: Set<string>
  /** Paths of pages that could not be made. */
  broken: string[]
}

export type Indexed = Pick<Rendered, 'files' | 'facts'> & Partial<Rendered>

/** Gathers what is known of the files of an output. @param reserved files that are written later, to which links may lead. */
export function createSiteIndex(
  address: SiteAddress,
  reserved: string[] = [],
): { add: (rendered: Indexed) => void; done: () => SiteIndex } {
  const index: SiteIndex = {
    address,
    files: new Map(reserved.map((path) => [path, { bytes: 0 }])),
    sources: new Map(),
    pages: [],
    links: new Map(),
    found: [],
    problems: [],
    faulty: new Set(),
    broken: [],
  }
  const hashes = createHashIndex()
  const shown: { shown: Shown; file: string }[] = []
  return {
    add({ files, facts, problems = [], sources = [], page, isBroken }) {
      index.problems.push(...problems)
      if (isBroken && page) index.broken.push(page.path)
      for (const [at, { path }] of files.entries()) {
        const known = facts[at]
        if (!known) continue
        if (index.files.has(path)) throw new Error(`Two files are at ${path}`)
        if (sources.length > 0) index.sources.set(path, sources)
        if (problems.length > 0) index.faulty.add(path)
        addFile(path, known, index)
        hashes.add(path, known)
        shown.push(...known.shown.map((one) => ({ shown: one, file: path })))
      }
    },
    done() {
      for (const { shown: one, file } of shown) index.found.push(...foundIn(file, checkShown(one, index.files)))
      index.found.push(...hashes.check(address))
      return index
    },
  }
}

function addFile(file: string, { bytes, pages, faults, links, page }: FileFacts, index: SiteIndex): void {
  index.files.set(file, { bytes, pages })
  index.found.push(...foundIn(file, faults))
  for (const target of links) {
    const users = index.links.get(target)
    if (users) users.push(file)
    // A part of a text would keep the whole text in memory.
    else index.links.set(copied(target), [file])
  }
  if (page)
    index.pages.push({
      file,
      title: copied(page.title),
      description: copied(page.description),
      canonical: copied(page.canonical),
      ids: new Set(page.ids.map(copied)),
      listed: page.listed,
    })
}

/** Holds the hashes of scripts that pages expect against those that the scripts have. */
function createHashIndex(): {
  add: (file: string, facts: FileFacts) => void
  check: (address: SiteAddress) => Found[]
} {
  const expected = new Map<string, { integrity: string; file: string }>()
  const real = new Map<string, string>()
  return {
    add(file, { scripts, integrity }) {
      if (integrity !== undefined) real.set(file, integrity)
      for (const { address, integrity: hash } of scripts)
        if (!expected.has(address)) expected.set(copied(address), { integrity: copied(hash), file })
    },
    check: ({ base }) =>
      [...expected].flatMap(([script, { integrity, file }]) => {
        const known = real.get(script.slice(base.length))
        const message = `expects other bytes of ${script} than it has: ${integrity}.`
        return known === undefined || known === integrity ? [] : foundIn(file, [{ message, spellings: [] }])
      }),
  }
}

function foundIn(file: string, faults: Fault[]): Found[] {
  return faults.map((fault) => ({ fault, file }))
}
