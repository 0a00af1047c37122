import type { Page } from '../model/page.ts'
import type { SiteAddress } from '../model/site-address.ts'
import { checkShown, measured, papersShown, shownOf, type SavedFile, type Shown } from './checks/check-files-shown.ts'
import { leakSearch, type Secrets } from './checks/check-leaks.ts'
import { checkOutline } from './checks/check-outline.ts'
import { checkPictures } from './checks/check-pictures.ts'
import { checkPolicy, expectedScripts } from './checks/check-policy.ts'
import { checkReadingTime } from './checks/check-reading-time.ts'
import { checkStructuredData, structuredData, textsIn } from './checks/check-structured-data.ts'
import { checkMarks, checkTexts } from './checks/check-texts.ts'
import type { Fault, Found } from './checks/fault.ts'
import { integrityOf } from './checks/integrity.ts'
import { listedLinks } from './checks/listed-links.ts'
import { metaOf, readPage, type PageFacts } from './checks/read-page.ts'
import { copied } from './checks/scan-html.ts'

/** A file as it is written. */
export interface NotedFile {
  /** Below the output folder, with forward slashes. */
  path: string
  content: string | Uint8Array
  /** The writers' file that it is a copy of. */
  source?: string
}

/** What is kept of a page. */
export interface PageNotes {
  file: string
  title: string
  description: string
  canonical: string
  ids: ReadonlySet<string>
  listed: boolean
}

/** What is kept of the output once its bytes are gone. */
export interface SiteNotes {
  address: SiteAddress
  /** All files, with what can be said of them. */
  files: Map<string, SavedFile>
  /** Of files that are copies, by their path: the writers' file. */
  sources: Map<string, string>
  pages: PageNotes[]
  /** By address, as it stands in the files: the files that name it. */
  links: Map<string, string[]>
  /** What is wrong with a file whatever the others hold. */
  found: Found[]
}

/** Takes notes of the files as they are made, one after the other, and keeps no file. */
export interface NoteTaker {
  /** @param page what an HTML file was made from, where that is known. */
  note: (file: NotedFile, page?: Page) => void
  /** To be called when all files have been noted. */
  done: () => SiteNotes
}

/** Reads each file of an output once for all checks. */
export function noteTaker(address: SiteAddress, secrets: Secrets): NoteTaker {
  const notes: SiteNotes = { address, files: new Map(), sources: new Map(), pages: [], links: new Map(), found: [] }
  const shown: { shown: Shown; file: string }[] = []
  const expected = new Map<string, { integrity: string; file: string }>()
  const integrities = new Map<string, string>()
  const leaksIn = leakSearch(secrets)
  const say = (file: string, faults: Fault[]): void =>
    void notes.found.push(...faults.map((fault) => ({ fault, file })))
  const link = (file: string, links: string[]): void => {
    for (const target of new Set(links)) {
      const users = notes.links.get(target)
      if (users) users.push(file)
      // A part of a text would keep the whole text in memory.
      else notes.links.set(copied(target), [file])
    }
  }
  const notePage = (path: string, html: string, page: Page | undefined): void => {
    const facts = readPage(html)
    const papers = page ? papersShown(page, facts) : { shown: [], faults: [] }
    say(path, [...checkPage(facts), ...papers.faults])
    link(path, [...facts.links, ...addressesOf(facts, address)])
    shown.push(...[...papers.shown, ...shownOf(facts, address.base)].map((one) => ({ shown: one, file: path })))
    for (const { address: script, integrity } of expectedScripts(facts))
      if (!expected.has(script)) expected.set(copied(script), { integrity: copied(integrity), file: path })
    notes.pages.push({
      file: path,
      title: copied(facts.title),
      description: copied(metaOf(facts, 'description')),
      canonical: copied(facts.canonical),
      ids: new Set(facts.ids.map(copied)),
      listed: metaOf(facts, 'robots') !== 'noindex',
    })
  }
  return {
    note({ path, content, source }, page) {
      if (source !== undefined) notes.sources.set(path, source)
      notes.files.set(path, measured(path, content))
      say(path, leaksIn(path, content))
      if (path.endsWith('.js') && content.length > 0) integrities.set(path, integrityOf(content))
      if (path.endsWith('.html')) notePage(path, asText(content), page)
      else if (/\.(xml|txt|md|json|css|webmanifest)$/.test(path)) {
        const text = asText(content)
        link(path, listedLinks(path, text, address))
        if (/\.(xml|webmanifest)$/.test(path)) say(path, checkMarks(text, 'holds'))
      }
    },
    done() {
      for (const { shown: one, file } of shown) say(file, checkShown(one, notes.files))
      for (const [script, { integrity, file }] of expected) {
        const real = integrities.get(script.slice(address.base.length))
        const message = `expects other bytes of ${script} than it has: ${integrity}.`
        if (real !== undefined && real !== integrity) say(file, [{ message, spellings: [] }])
      }
      return notes
    },
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
