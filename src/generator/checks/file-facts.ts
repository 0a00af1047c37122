import type { SiteAddress } from '../content/site-address.ts'
import type { OutputFile } from '../render/output-file.ts'
import { leakSearch, type Secrets } from './check-leaks.ts'
import { checkPage } from './check-page.ts'
import type { Finding } from './findings.ts'
import { metaOf, readPage, type PageFacts } from './read-page.ts'

/** What is kept of one file after its bytes are released: a plain value, and the same for the same bytes. */
export interface FileFacts {
  findings: Finding[]
  /** The addresses of this site that it names, as written there. */
  links: string[]
  page?: { title: string; description: string; ids: string[] }
}

/** @param page its parts, where they have been read. */
export type FactsOf = (file: OutputFile, page?: PageFacts) => FileFacts

/** Gives a function that checks a file of an output by itself. @param secrets what no file may reveal. */
export function factsReader({ origin, base }: SiteAddress, secrets: Secrets): FactsOf {
  const leaksIn = leakSearch(secrets)
  return ({ path, content }, page) => {
    const findings = leaksIn(path, content)
    // A copy: a part of a text would keep the whole text in memory.
    if (path.endsWith('.html')) return structuredClone(pageFacts(page ?? readPage(asText(content)), findings))
    // Feeds and Markdown repeat the links of pages. Text files of public/ or of the settings do not.
    const links = path.endsWith('.txt') && origin ? siteAddressesIn(asText(content), origin + base) : []
    return { findings, links }
  }
}

function pageFacts(page: PageFacts, leaks: Finding[]): FileFacts {
  // A redirect page only says where to go. Without tags a file is no page, but what a search engine asks of the owner of a site.
  if (metaOf(page, 'refresh') !== '' || page.tags.length === 0) return { findings: leaks, links: [] }
  const { title, ids } = page
  return {
    findings: [...leaks, ...checkPage(page)],
    links: [...new Set(page.links)],
    page: { title, ids, description: metaOf(page, 'description') },
  }
}

function siteAddressesIn(text: string, site: string): string[] {
  return text
    .split(site)
    .slice(1)
    .map((rest) => site + (/^[^\s<>"'()[\]\\]*/.exec(rest)?.[0] ?? '').replace(/[.,;:]$/, ''))
}

function asText(content: string | Uint8Array): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content)
}
