import type { Remember } from '../../src/content/source.ts'
import type { KnownPage, PageMemory } from '../../src/render/page-memory.ts'

/** What one look at the site leaves to the next, as long as the code is the same. */
export interface LiveMemory {
  /** By the path of a content file. */
  sources: Map<string, { stamp: string; made: Map<string, unknown> }>
  /** By the path of a page. */
  pages: Map<string, { key: string; known: KnownPage }>
}

/** A memory without anything in it. */
export function emptyMemory(): LiveMemory {
  return { sources: new Map(), pages: new Map() }
}

/** Remembers what is made of files by their stamps, for this look and for later ones. */
export function rememberIn({ sources }: LiveMemory): Remember {
  return (file, what, make) => {
    if (file.stamp === undefined) return make()
    const before = sources.get(file.path)
    const { made } = before?.stamp === file.stamp ? before : { made: new Map<string, unknown>() }
    sources.set(file.path, { stamp: file.stamp, made })
    // Put there under this very name by the same code.
    const value = made.has(what) ? (made.get(what) as ReturnType<typeof make>) : make()
    made.set(what, value)
    return value
  }
}

/**
 * Remembers pages. One that is made anew and has problems is forgotten: it must not come back when they are mended.
 * @param reuse puts the bytes of a file in place again, and says whether it could.
 */
export function pagesIn({ pages }: LiveMemory, reuse: (file: string) => boolean): PageMemory {
  const recalled = new Map<string, { key: string; known: KnownPage }>()
  return {
    expect: () => undefined,
    recall({ path }, key) {
      const page = pages.get(path)
      pages.delete(path)
      if (page?.key !== key) return undefined
      recalled.set(path, page)
      return page.known
    },
    reuse({ path }, { files }) {
      const page = recalled.get(path)
      if (!page || !files.every((file) => reuse(file.path))) return false
      pages.set(path, page)
      return true
    },
    keep: ({ path }, key, known) => void pages.set(path, { key, known }),
  }
}
