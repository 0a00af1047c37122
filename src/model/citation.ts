import type { PaperCard, SiteSettings } from './page.ts'
import { absolute, type SiteAddress } from './site-address.ts'

interface Context {
  site: SiteSettings
  address: SiteAddress
}

/** A paper as a BibTeX entry, with the hash by which a copy can be told to be the one that was cited. */
export function bibtexOf(
  { id, title, date, url, sha256 }: Pick<PaperCard, 'id' | 'title' | 'date' | 'url' | 'sha256'>,
  { site, address }: Context,
): string {
  const [year] = date.iso.split('-')
  const fields = {
    title,
    institution: site.name,
    year,
    date: date.iso,
    url: absolute(address, url),
    note: `SHA-256 ${sha256}`,
  }
  const lines = Object.entries(fields).map(([key, value]) => `  ${key} = {${value}},`)
  return [`@techreport{${site.name.toLowerCase()}-${id}-${year},`, ...lines, '}'].join('\n')
}
