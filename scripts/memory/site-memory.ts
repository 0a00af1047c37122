import { createHash } from 'node:crypto'
import { join, resolve } from 'node:path'
import type { Remember } from '../../src/generator/content/source.ts'
import { copied } from '../../src/generator/checks/scan-html.ts'
import type { KeyedPage, KnownPage, PageMemory } from '../../src/render/page-memory.ts'
import type { FileNotes } from '../../src/generator/render/file-notes.ts'
import type { FileFacts } from '../disk/manifest.ts'
import type { Staging } from '../disk/staging.ts'
import { keepValue, recallValue } from './kept-value.ts'
import { rememberFrom, type MadeOfFiles } from './remember.ts'

/** What one build leaves to the next: it costs time to lose it, and nothing else. */
export interface SiteMemory {
  remember: Remember
  /** All that was remembered so far, or made now. */
  sources: MadeOfFiles
  pages: PageMemory
  /** Whether it may know the page, which {@link PageMemory.recall} says for certain. */
  knows: (page: KeyedPage) => boolean
  /** To be called once all files are written, before they take the output's place. */
  save: () => void
}

/** A page as it is kept: the addresses that it names are for the most part those of all, and stand in one list. */
interface StoredPage {
  key: string
  /** A {@link KnownPage} without its files, as JSON: it is read when it is asked for. */
  known: string
  files: StoredFile[]
}

interface StoredFile extends Pick<FileFacts, 'sha256' | 'size'> {
  path: string
  /** Without the links, as JSON. */
  notes: string
  links: number[]
  /** Of the file as it was written. */
  stamp: string
}

interface Stored {
  /** By the path of a content file. */
  sources: MadeOfFiles
  links: string[]
  /** By the path of a page. */
  pages: Record<string, StoredPage>
}

/**
 * Opens what was kept for an output folder.
 * @param folder belongs to the code that runs, as other code may make other things of the same.
 */
export function openMemory(folder: string, content: string, staging: Staging): SiteMemory {
  const name = createHash('sha256')
    .update(JSON.stringify([resolve(content), resolve(staging.out)]))
    .digest('hex')
  const place = join(folder, `${name.slice(0, 16)}.json`)
  // Kept under this name by the same code.
  const old = (recallValue(place) as Stored | undefined) ?? { sources: {}, links: [], pages: {} }
  const next: Stored = { sources: {}, links: [], pages: {} }
  const fresh: Fresh[] = []
  const numberOf = numbering(next.links)
  return {
    remember: rememberFrom(old.sources, next.sources),
    sources: next.sources,
    knows: ({ page, key }) => old.pages[page.path]?.key === key,
    pages: {
      expect: () => undefined,
      recall({ path }, key) {
        const page = old.pages[path]
        if (page?.key !== key) return undefined
        const files = page.files.map(({ path: file, notes, links }) => ({
          path: file,
          notes: { ...(JSON.parse(notes) as FileNotes), links: links.map((number) => old.links[number] ?? '') },
        }))
        return { ...(JSON.parse(page.known) as KnownPage), files }
      },
      reuse({ path, sources }) {
        const page = old.pages[path]
        const areAll = page?.files.every(({ path: file, stamp, sha256, size }) =>
          staging.reuse(file, stamp, { sha256, size, sources }),
        )
        if (!page || !areAll) return false
        const renumbered = page.files.map(({ links, ...file }) => ({
          ...file,
          links: links.map((number) => numberOf(old.links[number] ?? '')),
        }))
        next.pages[path] = { ...page, files: renumbered }
        return true
      },
      keep({ path }, key, { files, ...known }) {
        const packed = files.map(({ path: file, notes: { links, ...notes } }) => ({
          path: file,
          notes: JSON.stringify(notes),
          links: links.map(numberOf),
        }))
        fresh.push({ page: path, key, known: JSON.stringify(known), files: packed })
      },
    },
    save() {
      for (const { page, files, ...others } of fresh) {
        const stored = files.map((file) => ({ ...file, ...factsOf(file.path, staging) }))
        next.pages[page] = { ...others, files: stored }
      }
      keepValue(place, next)
    },
  }
}

/** A page that was made just now: what is to be known of its files is known when they are written. */
interface Fresh extends Omit<StoredPage, 'files'> {
  page: string
  files: Omit<StoredFile, 'sha256' | 'size' | 'stamp'>[]
}

function factsOf(path: string, staging: Staging): Pick<StoredFile, 'sha256' | 'size' | 'stamp'> {
  const { sha256 = '', size = 0 } = staging.files.get(path) ?? {}
  return { sha256, size, stamp: staging.stampOf(path) ?? '' }
}

/** Gives texts their numbers in a list, at whose end new ones are put. */
function numbering(list: string[]): (text: string) => number {
  const numbers = new Map<string, number>()
  return (text) => {
    const known = numbers.get(text)
    if (known !== undefined) return known
    // A part of a page would keep the whole page in memory.
    const own = copied(text)
    numbers.set(own, list.length)
    return list.push(own) - 1
  }
}
