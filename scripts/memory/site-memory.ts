import { createHash } from 'node:crypto'
import { join, resolve } from 'node:path'
import type { Remember } from '../../src/content/source.ts'
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

interface StoredPage extends KnownPage {
  key: string
  facts: Pick<FileFacts, 'sha256' | 'size'>
  /** Of the file as it was written. */
  stamp: string
}

interface Stored {
  /** By the path of a content file. */
  sources: Record<string, { stamp: string; made: Record<string, unknown> }>
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
  const old = unpacked(recallValue(place) as Packed | undefined)
  const next: Stored = { sources: {}, pages: {} }
  const fresh = new Map<string, { key: string; known: KnownPage }>()
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
        return page?.key === key ? page : undefined
      },
      reuse(file, { sources }) {
        const page = old.pages[file]
        if (!page || !staging.reuse(file, page.stamp, { ...page.facts, sources })) return false
        next.pages[file] = page
        return true
      },
      keep: (file, key, known) => void fresh.set(file, { key, known }),
    },
    save() {
      for (const [file, { key, known }] of fresh) {
        const facts = staging.files.get(file)
        if (!facts) continue
        const { sha256, size } = facts
        next.pages[file] = { ...known, key, facts: { sha256, size }, stamp: staging.stampOf(file) }
      }
      keepValue(place, packed(next))
    },
  }
}

/** The addresses that pages name are for the most part the same: each is written once. */
interface Packed extends Omit<Stored, 'pages'> {
  links: string[]
  pages: Record<string, Omit<StoredPage, 'notes'> & { notes: Omit<StoredPage['notes'], 'links'>; links: number[] }>
}

function packed({ sources, pages }: Stored): Packed {
  const numbers = new Map<string, number>()
  const numberOf = (link: string): number => {
    const number = numbers.get(link) ?? numbers.size
    numbers.set(link, number)
    return number
  }
  const entries = Object.entries(pages).map(([file, { notes, ...page }]) => {
    const { links, ...others } = notes
    return [file, { ...page, notes: others, links: links.map(numberOf) }] as const
  })
  return { sources, pages: Object.fromEntries(entries), links: [...numbers.keys()] }
}

function unpacked(stored: Packed | undefined): Stored {
  if (!stored) return { sources: {}, pages: {} }
  const { sources, links } = stored
  const entries = Object.entries(stored.pages).map(([file, { notes, links: numbers, ...page }]) => [
    file,
    { ...page, notes: { ...notes, links: numbers.map((number) => links[number] ?? '') } },
  ])
  return { sources, pages: Object.fromEntries(entries) as Stored['pages'] }
}
