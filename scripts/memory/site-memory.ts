import { createHash } from 'node:crypto'
import { join, resolve } from 'node:path'
import type { Remember } from '../../src/content/source.ts'
import { copied } from '../../src/render/checks/scan-html.ts'
import type { KnownPage, PageMemory } from '../../src/render/page-memory.ts'
import type { FileFacts } from '../disk/manifest.ts'
import type { Staging } from '../disk/staging.ts'
import { keepValue, recallValue } from './kept-value.ts'

/** What one build leaves to the next: it costs time to lose it, and nothing else. */
export interface SiteMemory {
  remember: Remember
  pages: PageMemory
  /** To be called once all files are written, before they take the output's place. */
  save: () => void
}

/** A page as it is kept: the addresses that it names are for the most part those of all, and stand in one list. */
interface StoredPage {
  key: string
  /** A {@link KnownPage} without its links, as JSON: it is read when it is asked for. */
  known: string
  links: number[]
  facts: Pick<FileFacts, 'sha256' | 'size'>
  /** Of the file as it was written. */
  stamp: string
}

interface Stored {
  /** By the path of a content file. */
  sources: Record<string, { stamp: string; made: Record<string, unknown> }>
  links: string[]
  /** By the path of a page's file. */
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
  const fresh = new Map<string, Pick<StoredPage, 'key' | 'known' | 'links'>>()
  const numberOf = numbering(next.links)
  return {
    remember(file, what, make) {
      if (file.stamp === undefined) return make()
      const before = old.sources[file.path]
      const { made } = (next.sources[file.path] ??= { stamp: file.stamp, made: {} })
      const isKnown = before?.stamp === file.stamp && what in before.made
      // Kept under this very name by the same code.
      const value = isKnown ? (before.made[what] as ReturnType<typeof make>) : make()
      made[what] = value
      return value
    },
    pages: {
      recall(file, key) {
        const page = old.pages[file]
        if (page?.key !== key) return undefined
        const { notes, ...known } = JSON.parse(page.known) as KnownPage
        return { notes: { ...notes, links: page.links.map((number) => old.links[number] ?? '') }, ...known }
      },
      reuse(file, { sources }) {
        const page = old.pages[file]
        if (!page || !staging.reuse(file, page.stamp, { ...page.facts, sources })) return false
        next.pages[file] = { ...page, links: page.links.map((number) => numberOf(old.links[number] ?? '')) }
        return true
      },
      keep(file, key, { notes: { links, ...notes }, ...known }) {
        fresh.set(file, { key, known: JSON.stringify({ notes, ...known }), links: links.map(numberOf) })
      },
    },
    save() {
      for (const [file, page] of fresh) {
        const facts = staging.files.get(file)
        if (!facts) continue
        const { sha256, size } = facts
        next.pages[file] = { ...page, facts: { sha256, size }, stamp: staging.stampOf(file) }
      }
      keepValue(place, next)
    },
  }
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
