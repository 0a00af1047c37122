import type { Page } from '../../model/page.ts'
import type { SiteAddress } from '../content/site-address.ts'
import { measured, papersShown, shownOf, type SavedFile, type Shown } from '../checks/check-files-shown.ts'
import { leakSearch, type Secrets } from '../checks/check-leaks.ts'
import { checkOutline } from '../checks/check-outline.ts'
import { checkPictures } from '../checks/check-pictures.ts'
import { checkPolicy, expectedScripts, type Expected } from '../checks/check-policy.ts'
import { checkRedirect, isRedirect } from '../checks/check-redirect.ts'
import { checkReadingTime } from '../checks/check-reading-time.ts'
import { checkStructuredData, structuredData, textsIn } from '../checks/check-structured-data.ts'
import { checkMarks, checkTexts } from '../checks/check-texts.ts'
import type { Fault } from '../checks/fault.ts'
import { integrityOf } from '../checks/integrity.ts'
import { listedLinks } from '../checks/listed-links.ts'
import { metaOf, readPage, type PageFacts } from '../checks/read-page.ts'
import { isSitemap } from './sitemap.ts'

/** What is kept of a page. */
export interface PageNotes {
  title: string
  description: string
  canonical: string
  ids: string[]
  listed: boolean
}

/** What is kept of one file once its bytes are gone: a plain value, and the same for the same bytes. */
export interface FileNotes extends SavedFile {
  /** What is wrong with it whatever the others hold. */
  faults: Fault[]
  /** The addresses of this site that it names, as they stand in it. */
  links: string[]
  page?: PageNotes
  /** What it says of files that visitors may save. */
  shown: Shown[]
  /** The scripts that it expects, by hash. */
  scripts: Expected[]
  /** Its own hash, of a script. */
  integrity?: string
}

/**
 * Gives a function that reads a file of an output once for all checks.
 * @param secrets what no file may tell.
 */
export function fileReader(
  address: SiteAddress,
  secrets: Secrets,
): (path: string, content: string | Uint8Array, page?: Page) => FileNotes {
  const leaksIn = leakSearch(secrets)
  return (path, content, page) => {
    const notes: FileNotes = {
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

function notePage(notes: FileNotes, { html, address, page }: PageToNote): void {
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
