import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { z } from 'zod'
import { isHashedAsset } from './hashed-assets.ts'

/** In every output of ours: what lies in it. */
export const manifestName = 'build-manifest.json'

const schema = z.object({ base: z.string(), sha256: z.record(z.string(), z.string()) })

/** What a build notes of its output. */
export interface Manifest {
  /** The base path that the site is built for. */
  base: string
  /** Of every file, by its path. */
  sha256: ReadonlyMap<string, string>
}

/** What a build noted of an output folder; nothing where no build of ours did. */
export function readManifest(out: string): Manifest | undefined {
  try {
    return parseManifest(readFileSync(join(out, manifestName), 'utf8'))
  } catch {
    return undefined
  }
}

/** The manifest that a text holds; nothing where it is none of ours. */
export function parseManifest(text: string): Manifest | undefined {
  try {
    const { base, sha256 } = schema.parse(JSON.parse(text))
    return { base, sha256: new Map(Object.entries(sha256)) }
  } catch {
    return undefined
  }
}

/** The text of a manifest, in the order of the paths. */
export function manifestText({ base, sha256 }: Manifest): string {
  const sorted = [...sha256].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `${JSON.stringify({ base, sha256: Object.fromEntries(sorted) }, null, 2)}\n`
}

/** A file in an output folder that is not of a build's making: somebody put it there. */
export function strangerIn(out: string, { sha256 }: Manifest): string | undefined {
  return readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(out, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .find((path) => path !== manifestName && !sha256.has(path) && !isHashedAsset(path))
}
