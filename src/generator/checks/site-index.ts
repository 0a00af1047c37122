import type { Problem } from '../content/problem.ts'
import type { SiteAddress } from '../content/site-address.ts'
import type { Rendered } from '../render/render-site.ts'
import type { FileFacts } from './file-facts.ts'
import type { FileFinding } from './finding.ts'

/** What is kept of the output after its bytes are released. */
export interface SiteIndex {
  address: SiteAddress
  files: Set<string>
  /** By file: the content files that it is built from, the main one first. */
  sources: Map<string, readonly string[]>
  pages: { file: string; title: string; description: string; ids: ReadonlySet<string> }[]
  /** By address, as written in the files: the files that name it. */
  links: Map<string, string[]>
  /** What is wrong with a file independently of the others. */
  findings: FileFinding[]
  /** Found while files were made. */
  problems: Problem[]
  /** Files of pages with such problems: what follows from those is not reported as well. */
  invalidPages: Set<string>
  /** Paths of pages that could not be made. */
  broken: string[]
}

/** Gathers what is known of the files of an output. @param reserved files that are written later, to which links may lead. */
export function createSiteIndex(
  address: SiteAddress,
  reserved: string[] = [],
): { add: (rendered: Rendered) => void; done: () => SiteIndex } {
  const index: SiteIndex = {
    address,
    files: new Set(reserved),
    sources: new Map(),
    pages: [],
    links: new Map(),
    findings: [],
    problems: [],
    invalidPages: new Set(),
    broken: [],
  }
  return {
    add({ files, facts, problems, sources, page, isBroken }) {
      index.problems.push(...problems)
      if (isBroken && page) index.broken.push(page.path)
      for (const [at, { path }] of files.entries()) {
        const known = facts[at]
        if (!known) continue
        if (index.files.has(path)) throw new Error(`Two files are at ${path}`)
        if (sources.length > 0) index.sources.set(path, sources)
        if (problems.length > 0) index.invalidPages.add(path)
        addFile(path, known, index)
      }
    },
    done: () => index,
  }
}

function addFile(file: string, { findings, links, page }: FileFacts, index: SiteIndex): void {
  index.files.add(file)
  index.findings.push(...findings.map((finding) => ({ ...finding, file })))
  for (const target of links) {
    const users = index.links.get(target)
    if (users) users.push(file)
    else index.links.set(copied(target), [file])
  }
  if (!page) return
  const { title, description, ids } = page
  index.pages.push({ file, title: copied(title), description: copied(description), ids: new Set(ids.map(copied)) })
}

/** A part of a text would keep the whole text in memory. */
function copied(text: string): string {
  return Buffer.from(text).toString()
}
