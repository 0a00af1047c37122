import type { SiteAddress } from '../content/site-address.ts'
import type { Page } from '../define/index.ts'
import type { OutputFile } from '../render/output-file.ts'
import { measured, papersShown, shownOf, type SavedFile, type Shown } from './check-files-shown.ts'
import { leakSearch, type Secrets } from './check-leaks.ts'
import { checkOutline } from './check-outline.ts'
import { checkPictures } from './check-pictures.ts'
import { checkPolicy, expectedScripts, type Expected } from './check-policy.ts'
import { checkRedirect, isRedirect } from './check-redirect.ts'
import { checkReadingTime } from './check-reading-time.ts'
import { checkStructuredData, structuredData, textsIn } from './check-structured-data.ts'
import { checkMarks, checkTexts } from './check-texts.ts'
import type { Fault } from './fault.ts'
import { integrityOf } from './integrity.ts'
import { listedLinks } from './listed-links.ts'
import { metaOf, readPage, type PageFacts } from './read-page.ts'
import { isSitemap } from '../render/sitemap.ts'

/** What is kept of a page. */
export interface IndexedPage {
  title: string
  description: string
  canonical: string
  ids: string[]
  listed: boolean
}

/** What is kept of one file once its bytes are gone: a plain value, and the same for the same bytes. */
export interface FileFacts extends SavedFile {
  /** What is wrong with it whatever the others hold. */
  faults: Fault[]
  /** The addresses of this site that it names, as they stand in it. */
  links: string[]
  page?: IndexedPage
  /** What it says of files that visitors may save. */
  shown: Shown[]
  /** The scripts that it expects, by hash. */
  scripts: Expected[]
  /** Its own hash, of a script. */
  integrity?: string
}

/** Gives a function that reads a file of an output once for all checks. @param secrets what no file may tell. */
export function factsReader(address: SiteAddress, secrets: Secrets): (file: OutputFile, page?: Page) => FileFacts {
  const leaksIn = leakSearch(secrets)
  return ({ path, content }, page) => {
    const notes: FileFacts = {
      ...measured(path, content),
      faults: leaksIn(path, content),
      links: [],
      shown: [],
      scripts: [],
    }
    if (path.endsWith('.js') && content.length > 0) notes.integrity = integrityOf(content)
    if (path.endsWith('.html')) notePage(notes, { html: asText(content), address, page })
    else if (/\.(xml|txt|md|json|css|webmanifest)$/.test(path)) {
      const text = asText(content)
      notes.links = [...new Set(listedLinks(path, text, address))]
      // A feed repeats what pages show, code samples among it.
      if (isSitemap(path) || path.endsWith('.webmanifest')) notes.faults.push(...checkMarks(text, 'holds'))
    }
    return notes
  }
}

interface PageToNote {
  html: string
  address: SiteAddress
  /** What it was made from, where that is known. */
  page: Page | undefined
}

function notePage(notes: FileFacts, { html, address, page }: PageToNote): void {
  const facts = readPage(html)
  // It has no more to say than where to go on.
  if (isRedirect(facts)) {
    notes.faults.push(...checkRedirect(facts))
    notes.links = facts.links
    return
  }
  const papers = page ? papersShown(page, facts) : { shown: [], faults: [] }
  notes.faults.push(...checkPage(facts), ...papers.faults)
  notes.scripts = expectedScripts(facts)
  notes.links = [...new Set([...facts.links, ...addressesOf(facts, address)])]
  notes.shown = [...papers.shown, ...shownOf(facts, address.base)]
  notes.page = {
    title: facts.title,
    description: metaOf(facts, 'description'),
    canonical: facts.canonical,
    ids: facts.ids,
    listed: metaOf(facts, 'robots') !== 'noindex',
  }
}

function checkPage(facts: PageFacts): Fault[] {
  return [
    ...checkOutline(facts),
    ...checkPictures(facts),
    ...checkPolicy(facts),
    ...checkStructuredData(facts),
    ...checkReadingTime(facts),
    ...checkTexts(facts),
  ]
}

/** Addresses of this site in a page's data, and the scripts that its import map lists. */
function addressesOf(facts: PageFacts, { origin, base }: SiteAddress): string[] {
  const inData = structuredData(facts).flatMap(textsIn)
  return [
    ...inData.filter((text) => origin && text.startsWith(origin + base)),
    ...expectedScripts(facts).map(({ address }) => address),
  ]
}

function asText(content: string | Uint8Array): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content)
}
