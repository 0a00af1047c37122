import { join } from 'node:path'
import { sha256Of } from '../../src/generator/sha256.ts'
import { UserError } from '../cli/user-error.ts'
import { readFileIfAny } from '../read-tree.ts'
import { fetchManifest, FetchError, siteReader, type Limits, type Reader } from './site-reader.ts'
import type { FileEntry, Manifest } from './manifest.ts'

/** An asset of the previous release, kept for pages that are still open. No manifest lists it, so it is kept for one release only. */
export type KeptAsset = { path: string; bytes: Uint8Array }

type Files = ReadonlyMap<string, Pick<FileEntry, 'sha256'>>

/** Whether a file is named by the hash of its content, as vite.config.ts does: "assets/site-d02ebbdd3379.css". */
export function isHashedAsset(path: string): boolean {
  return /^assets\/[\w.-]+-[\da-f]{12}\.[\da-z]+$/.test(path)
}

/** Whether a file that no manifest lists may have been kept of the release before: a script, a stylesheet or a font. */
export function mayBeKept(path: string): boolean {
  return isHashedAsset(path) && /\.(?:js|css|woff2)$/.test(path)
}

/** The assets to keep of the site in a folder. One that is damaged there is left out: its `integrity` would have kept browsers from running it. */
export function assetsKeptFrom(folder: string, previous: Manifest | undefined, next: Files): KeptAsset[] {
  return (previous ? assetsToKeep(previous, next) : []).flatMap(([path, sha256]) => {
    const bytes = readFileIfAny(join(folder, path))
    return bytes && sha256Of(bytes) === sha256 ? [{ path, bytes }] : []
  })
}

/** Bundled assets that the next release lacks; no pictures, which may belong to a withdrawn text, and none of a build with drafts. */
function assetsToKeep({ parameters, files }: Manifest, next: Files): [path: string, sha256: string][] {
  if (parameters.drafts) return []
  const assets = [...files].filter(([path]) => isHashedAsset(path))
  const [clashing] = assets.find(([path, { sha256 }]) => (next.get(path)?.sha256 ?? sha256) !== sha256) ?? []
  if (clashing)
    throw new UserError(
      `${clashing} has other bytes than under the same name in the previous release, and browsers keep that name for a year. Nothing was changed. Rename its source, or remove the previous output if it never was online.`,
    )
  return assets.filter(([path]) => !next.has(path) && mayBeKept(path)).map(([path, { sha256 }]) => [path, sha256])
}

/** Limits that this site will not exceed: its assets weigh less than 1 MB, and there are some twenty. */
const previousLimits: Limits = { timeoutMs: 30_000, bytes: 64_000_000 }
const mostAssets = 1000

/** Gives a function that fetches the assets to keep beside the next files. @throws UserError where one is unavailable: going on would silently break open pages; UsageError at once where `where` is no address of a site. */
export function previousRelease(where: string, limits = previousLimits): (next: Files) => Promise<KeptAsset[]> {
  const read = siteReader(where, '--previous', limits)
  return (next) => fetchAssetsToKeep(read, next)
}

async function fetchAssetsToKeep(read: Reader, next: Files): Promise<KeptAsset[]> {
  try {
    const listed = assetsToKeep(await fetchManifest(read), next)
    if (listed.length > mostAssets) throw new FetchError(`its manifest lists ${listed.length} hashed assets`)
    const kept: KeptAsset[] = []
    for (const [path, sha256] of listed) {
      const bytes = await read(path)
      if (sha256Of(bytes) !== sha256) throw new FetchError(`${path} has other bytes than its manifest says`)
      kept.push({ path, bytes })
    }
    return kept
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    throw new UserError(
      `The previous release cannot be read: ${error.message}. Nothing was changed. Correct --previous; or leave it out, as on a first deployment, and pages that are open in browsers lose their scripts.`,
    )
  }
}
