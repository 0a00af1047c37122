import type { Content } from '../content/content.ts'
import type { Problem } from '../content/problem.ts'
import type { SiteAddress } from '../content/site-address.ts'
import { textReader } from '../content/source.ts'
import type { SiteDefinition } from '../define/define.tsx'
import { writeOutLinks } from '../markdown/file-links.ts'
import { contentFilesOf, type Pages } from '../pages-of.ts'
import type { OutputFile } from '../render/output-file.ts'
import type { Secrets } from './check-leaks.ts'
import { checkCanonicals, checkLinks, type Absent } from './check-links.ts'
import { checkPublished } from './check-published.ts'
import { checkUnique } from './check-unique.ts'
import { factsReader } from './file-facts.ts'
import { problemsOf, type Sources } from './places.ts'
import { createSiteIndex, type SiteIndex } from './site-index.ts'

/** Holds what was written against what every page owes its readers. Problems name the writer's file and line. */
export function checkSite(
  index: SiteIndex,
  { content, pages, site }: { content: Content; pages: Pages; site: SiteDefinition },
): Problem[] {
  const texts = textReader(content.tree)
  const linked = contentFilesOf(
    content.tree.content.map(({ path }) => path),
    site,
  )
  const sources: Sources = {
    pages: index.pages.length,
    of: (file) => index.sources.get(file) ?? [file],
    textOf: (file) => writeOutLinks(texts(file), file, linked),
  }
  // A reading time that is far off was found in the front matter.
  const misread = new Set(
    content.problems.filter(({ message }) => message.startsWith('readTime')).map(({ file }) => file),
  )
  const found = index.found.filter(
    ({ file }) => !index.faulty.has(file) && !misread.has(index.sources.get(file)?.[0] ?? ''),
  )
  const broken = [...pages.broken, ...index.broken]
  return [
    ...index.problems,
    ...check({ ...index, found }, { broken, heldBack: pages.heldBack.map(({ path }) => path) }, sources),
    ...checkPublished(content.published, { ...pages, broken }, index.files),
  ]
}

export interface FilesToCheck {
  /** Every file of the output, in any order; each is read once and then let go. */
  files: Iterable<OutputFile>
  address: SiteAddress
  /** By file: the content files that it was made of, the main one first. */
  sources?: ReadonlyMap<string, readonly string[]>
  /** The text of a content file, where that is at hand: then problems name the line. */
  textOf?: (source: string) => string
  secrets?: Partial<Secrets>
}

/**
 * Holds an output that exists already against the same. What only the build knows is left out: which articles are held back, and
 * what papers.json says of a paper.
 */
export function checkFiles({ files, address, sources, textOf, secrets }: FilesToCheck): Problem[] {
  const index = createSiteIndex(address)
  const factsOf = factsReader(address, { heldBack: [], folders: [], titles: [], ...secrets })
  for (const file of files) index.add({ files: [file], facts: [factsOf(file)] })
  const done = index.done()
  const of = (file: string): readonly string[] => sources?.get(file) ?? [file]
  return check(done, { broken: [], heldBack: [] }, { pages: done.pages.length, of, textOf: textOf ?? (() => '') })
}

function check(index: SiteIndex, absent: Absent, sources: Sources): Problem[] {
  const links = checkLinks(index, absent)
  // A link to an article that is held back gives its address away: that is one problem.
  const linked = new Set(links.map(({ fault, file }) => `${file} ${fault.spellings[0]}`))
  const found = index.found.filter(({ fault, file }) => !linked.has(`${file} ${fault.heldBack}`))
  return [
    ...problemsOf([...links, ...found, ...checkCanonicals(index)], sources),
    ...checkUnique(index, (file) => sources.of(file)[0] ?? file),
  ]
}
