import type { Remember } from '../../src/generator/content/source.ts'

/** What was made of files of bytes, by the path of each: plain data, under names that tell apart what is made of one file. */
export type MadeOfFiles = Record<string, { stamp: string; made: Record<string, unknown> }>

/**
 * Remembers what is made of files by their stamps.
 * @param before what the same code made of them. @param now where all that is asked for is noted.
 */
export function rememberFrom(before: MadeOfFiles, now: MadeOfFiles): Remember {
  return (file, what, make) => {
    if (file.stamp === undefined) return make()
    const known = before[file.path]
    const { made } = (now[file.path] ??= { stamp: file.stamp, made: {} })
    const isKnown = known?.stamp === file.stamp && what in known.made
    // Put there under this very name by the same code.
    const value = isKnown ? (known.made[what] as ReturnType<typeof make>) : make()
    made[what] = value
    return value
  }
}
