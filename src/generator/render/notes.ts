import type { SiteAddress } from '../content/site-address.ts'
import { checkShown, type SavedFile, type Shown } from '../checks/check-files-shown.ts'
import type { Fault, Found } from '../checks/fault.ts'
import { copied } from '../checks/scan-html.ts'
import type { FileNotes, PageNotes } from './file-notes.ts'

/** What is kept of the output once its bytes are gone. */
export interface SiteNotes {
  address: SiteAddress
  /** All files, with what can be said of them. */
  files: Map<string, SavedFile>
  /** Of files that are copies, by their path: the writers' file. */
  sources: Map<string, string>
  pages: (Omit<PageNotes, 'ids'> & { file: string; ids: ReadonlySet<string> })[]
  /** By address, as it stands in the files: the files that name it. */
  links: Map<string, string[]>
  /** What is wrong with a file whatever the others hold. */
  found: Found[]
}

/** Puts the notes of all files together, one after the other. */
export interface NoteTaker {
  /** @param source the writers' file that it is a copy of. */
  add: (path: string, notes: FileNotes, source?: string) => void
  /** To be called when all files have been added. */
  done: () => SiteNotes
}

/** Gathers what is known of the files of an output. */
export function noteTaker(address: SiteAddress): NoteTaker {
  const notes: SiteNotes = { address, files: new Map(), sources: new Map(), pages: [], links: new Map(), found: [] }
  const shown: { shown: Shown; file: string }[] = []
  const expected = new Map<string, { integrity: string; file: string }>()
  const integrities = new Map<string, string>()
  const say = (file: string, faults: Fault[]): void =>
    void notes.found.push(...faults.map((fault) => ({ fault, file })))
  return {
    add(file, { bytes, pages, faults, links, page, scripts, integrity, ...others }, source) {
      if (source !== undefined) notes.sources.set(file, source)
      notes.files.set(file, { bytes, pages })
      say(file, faults)
      if (integrity !== undefined) integrities.set(file, integrity)
      for (const target of links) {
        const users = notes.links.get(target)
        if (users) users.push(file)
        // A part of a text would keep the whole text in memory.
        else notes.links.set(copied(target), [file])
      }
      shown.push(...others.shown.map((one) => ({ shown: one, file })))
      for (const { address: script, integrity: hash } of scripts)
        if (!expected.has(script)) expected.set(copied(script), { integrity: copied(hash), file })
      if (page)
        notes.pages.push({
          file,
          title: copied(page.title),
          description: copied(page.description),
          canonical: copied(page.canonical),
          ids: new Set(page.ids.map(copied)),
          listed: page.listed,
        })
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
