import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isHashedAsset } from '../disk/hashed-assets.ts'
import { manifestName, pathsIn, readManifest, type Manifest } from '../disk/manifest.ts'
import { Refusal } from '../terminal/command-line.ts'

/** A built site as it lies on the disk, and what its build noted of it. */
export interface Output {
  /** The folder, as it was named. */
  out: string
  manifest: Manifest
  /** The files that are there, by byte order. Left out are the manifest and the assets kept of the release before. */
  paths: string[]
  /** A file's bytes. */
  read: (path: string) => Buffer
}

/** Opens a built site to look at it. @throws Refusal where none is there. */
export function openOutput(out: string): Output {
  const manifest = readManifest(out)
  if (!manifest)
    throw new Refusal(
      `There is no built site in ${out} (its ${manifestName} is missing, of another kind or of an older version). Make one with npm run build.`,
    )
  const paths = pathsIn(out).filter(
    (path) => path !== manifestName && (manifest.files.has(path) || !isHashedAsset(path)),
  )
  return { out, manifest, paths: paths.toSorted(), read: (path) => readFileSync(join(out, path)) }
}
