import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashOf } from './kept-assets.ts'
import { linkUnchanged } from './link-unchanged.ts'
import type { FileFacts } from './manifest.ts'

/** A folder in which a site is put together, and that of the site that it replaces. */
export interface Folders {
  staging: string
  output: string
}

/**
 * Gives a function that puts a file in its place: a second name for that of the old site where it has the same bytes. Whoever puts
 * it there again replaces it.
 */
export function filePlacer({ staging, output }: Folders): (path: string, content: string | Uint8Array) => FileFacts {
  const placeOf = placeIn(staging)
  return (path, content) => {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    const place = placeOf(path)
    if (!linkUnchanged(join(output, path), place, bytes)) writeNew(place, bytes)
    return { sha256: hashOf(bytes), size: bytes.byteLength }
  }
}

/** Gives a function that names a place in a folder, and makes the folders that lead to it. */
export function placeIn(folder: string): (path: string) => string {
  const made = new Set<string>()
  return (path) => {
    const place = join(folder, path)
    const parent = dirname(place)
    if (!made.has(parent)) mkdirSync(parent, { recursive: true })
    made.add(parent)
    return place
  }
}

/** Never into a file that stands there ("wx"): the old site may share it. One that does loses its name here. */
function writeNew(place: string, bytes: Uint8Array): void {
  try {
    writeFileSync(place, bytes, { flag: 'wx' })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') {
      rmSync(place)
      return writeNew(place, bytes)
    }
    // The system does not say which file it was once that is open.
    throw error instanceof Error ? Object.assign(error, { path: place }) : error
  }
}
