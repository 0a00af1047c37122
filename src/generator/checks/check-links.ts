import { markdownPath } from '../render/addresses.ts'
import { checkLink, type Landings } from './check-link.ts'
import type { SiteIndex } from './site-index.ts'
import { fileOf, pathOfFile } from '../render/output-file.ts'
import { isSitemap } from '../render/sitemap.ts'
import type { Found } from './fault.ts'

/** What is known of paths that have no file. */
export interface Absent {
  /** Paths of pages that could not be made: links to them are no further problem. */
  broken: string[]
  /** Paths of articles that are not published yet. */
  heldBack: string[]
}

/** Every address lands on one file, by its one spelling, and every fragment on an id. */
export function checkLinks({ address, files, pages, links }: SiteIndex, { broken, heldBack }: Absent): Found[] {
  const landings: Landings = {
    address,
    files,
    paths: [...pages.map(({ file }) => pathOfFile(file)), ...broken],
    // What cannot be a page has no Markdown version either.
    broken: new Set(broken.flatMap((path) => [fileOf(path), fileOf(markdownPath(path))])),
    heldBack: new Set(heldBack),
    ids: new Map(pages.map(({ file, ids }) => [file, ids])),
  }
  return [...links].flatMap(([target, users]) => {
    // A fragment alone means another place on every page.
    if (target.startsWith('#'))
      return users.flatMap((file) => {
        const fault = checkLink(address.base + pathOfFile(file).slice(1) + target, landings)
        return fault ? [{ fault, file }] : []
      })
    const fault = checkLink(target, landings)
    if (!fault) return []
    const spelt = target.startsWith('/') ? fault : { ...fault, spellings: [...fault.spellings, target] }
    return users.map((file) => ({ fault: spelt, file }))
  })
}

/** A page's canonical address is its own, and the sitemap lists no page that search engines may not. */
export function checkCanonicals({ address, pages, links }: SiteIndex): Found[] {
  return pages.flatMap(({ file, canonical, listed }) => {
    const own = address.origin + address.base + pathOfFile(file).slice(1)
    const inSitemap = links.get(own)?.some(isSitemap) ?? false
    return [
      ...(canonical && address.origin && canonical !== own
        ? [faultIn(file, `calls ${canonical} its address, but it is at ${own}.`)]
        : []),
      ...(inSitemap && !listed ? [faultIn(file, 'is in sitemap.xml, but tells search engines to leave it out.')] : []),
    ]
  })
}

function faultIn(file: string, message: string): Found {
  return { fault: { message, spellings: [] }, file }
}
