import type { Problem } from '../content/problem.ts'
import type { SiteAddress } from '../content/site-address.ts'
import { noDay } from '../define/page.ts'
import type { Rendered } from '../render/render-site.ts'
import type { FileFinding } from './findings.ts'

/** The facts that checks need about the whole output, after its bytes are released. */
export class SiteIndex {
  readonly address: SiteAddress
  readonly files: Set<string>
  /** Files that will be published later, each with its day. */
  readonly futureFiles = new Map<string, string>()
  readonly sources = new Map<string, readonly string[]>()
  readonly pages: { file: string; title: string; description: string; ids: ReadonlySet<string> }[] = []
  /** By address, as written in the files: the files that name it. */
  readonly links = new Map<string, string[]>()
  readonly findings: FileFinding[] = []
  readonly problems: Problem[] = []
  /** Output files whose page has problems; what is found in them is not reported as well. */
  readonly invalidFiles = new Set<string>()
  readonly broken: string[] = []

  /** @param writtenElsewhere files to which links may lead though they are not among those added. */
  constructor(address: SiteAddress, writtenElsewhere: string[] = []) {
    this.address = address
    this.files = new Set(writtenElsewhere)
  }

  add({ files, future, problems, sources, page, isBroken }: Rendered): void {
    for (const problem of problems) this.problems.push(problem)
    if (isBroken && page) this.broken.push(page.path)
    for (const { path, analysis } of future?.files ?? files) {
      const day = this.futureFiles.get(path) ?? noDay
      if (future) this.futureFiles.set(path, day < future.from ? day : future.from)
      if (!analysis) continue
      if (this.files.has(path)) throw new Error(`Two files are at ${path}`)
      if (!future) {
        this.files.add(path)
        // A file of public/ may be at the address of a draft.
        this.futureFiles.delete(path)
        this.invalidFiles.delete(path)
      }
      if (sources.length > 0) this.sources.set(path, sources)
      if (problems.some(({ warning }) => !warning)) this.invalidFiles.add(path)
      for (const finding of analysis.findings) this.findings.push({ ...finding, file: path })
      if (analysis.page) this.pages.push({ file: path, ...analysis.page, ids: new Set(analysis.page.ids) })
      for (const target of analysis.links) {
        const users = this.links.get(target) ?? []
        users.push(path)
        this.links.set(target, users)
      }
    }
  }
}
