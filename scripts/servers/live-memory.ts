import type { Colour } from '../../src/generator/markdown/colour-code.ts'
import type { Remember } from '../../src/generator/content/source.ts'
import type { KnownPage, PageMemory } from '../../src/render/page-memory.ts'

/** What one look at the site leaves to the next, as long as the code is the same. */
export interface LiveMemory {
  /** By the path of a content file. */
  sources: Map<string, { stamp: string; made: Map<string, unknown> }>
  /** How many values were made of content files, and not remembered. */
  made: number
  /** By the path of a page. */
  pages: Map<string, RememberedPage>
  /** Knows the colours of code. */
  colour?: Colour
}

interface RememberedPage {
  key: string
  known: KnownPage
  /** By path: all that was made of the page. */
  contents: Map<string, string | Uint8Array>
}

/** A memory without anything in it. */
export function emptyMemory(): LiveMemory {
  return { sources: new Map(), made: 0, pages: new Map() }
}

/** Remembers what is made of files by their stamps, for this look and for later ones. */
export function rememberIn(memory: LiveMemory): Remember {
  const { sources } = memory
  return (file, what, make) => {
    if (file.stamp === undefined) return make()
    const before = sources.get(file.path)
    const { made } = before?.stamp === file.stamp ? before : { made: new Map<string, unknown>() }
    sources.set(file.path, { stamp: file.stamp, made })
    // Put there under this very name by the same code.
    if (made.has(what)) return made.get(what) as ReturnType<typeof make>
    const value = make()
    made.set(what, value)
    memory.made++
    return value
  }
}

/**
 * Remembers pages with what was made of them, so that a look that was broken off loses none.
 * @param files of this look: what is made is found there when it is remembered, and is put there when it is recalled.
 */
export function pagesIn({ pages }: LiveMemory, files: Map<string, string | Uint8Array>): PageMemory {
  return {
    expect: () => undefined,
    recall({ path }, key) {
      const page = pages.get(path)
      return page?.key === key ? page.known : undefined
    },
    reuse({ path }) {
      const page = pages.get(path)
      page?.contents.forEach((content, file) => files.set(file, content))
      return page !== undefined
    },
    keep({ path }, key, known) {
      const contents = new Map(known.files.map(({ path: file }) => [file, files.get(file) ?? '']))
      pages.set(path, { key, known, contents })
    },
  }
}
