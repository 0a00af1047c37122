import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '../terminal/command-line.ts'
import { isHashedAsset } from './hashed-assets.ts'
import { readManifest, type FileFacts, type Manifest } from './manifest.ts'

/** An asset of the previous release. Pages that were opened before the deploy may still ask for it. */
export interface KeptAsset {
  path: string
  bytes: Uint8Array
}

/** The files of the next release, by their paths. */
export type NextFiles = ReadonlyMap<string, Pick<FileFacts, 'sha256'>>

/**
 * The assets of the site in a folder that the next release lacks. One that is missing or damaged there is left out: browsers
 * would not have run it.
 * @param next the files of the next release.
 */
export function keptOf(folder: string, next: NextFiles): KeptAsset[] {
  const manifest = readManifest(folder)
  return (manifest ? assetsToKeep(manifest, next) : []).flatMap(([path, sha256]) => {
    const bytes = readIfThere(join(folder, path))
    return bytes && hashOf(bytes) === sha256 ? [{ path, bytes }] : []
  })
}

/**
 * The hashed assets of a release that the next one lacks, with their SHA-256. What that release itself had kept is in no
 * manifest, and so is kept no longer.
 * @param next the files of the next release.
 * @throws Refusal where one name stands for two contents: browsers hold on to a hashed name for a year.
 */
export function assetsToKeep(previous: Manifest, next: NextFiles): [path: string, sha256: string][] {
  const assets = [...previous.files].flatMap(([path, { sha256 }]): [string, string][] =>
    isHashedAsset(path) ? [[path, sha256]] : [],
  )
  const mixed = assets.find(([path, sha256]) => next.has(path) && next.get(path)?.sha256 !== sha256)
  if (mixed)
    throw new Refusal(
      `${mixed[0]} has other bytes than under the same name in the previous release, and browsers keep that name for a year. Nothing was changed. Rename its source, or remove the previous output if it never was online.`,
    )
  return assets.filter(([path]) => !next.has(path))
}

/** SHA-256, in hexadecimal. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function readIfThere(place: string): Uint8Array | undefined {
  try {
    return readFileSync(place)
  } catch {
    return undefined
  }
}
