import { assetsToKeep, hashOf, type KeptAsset, type NextFiles } from '../disk/kept-assets.ts'
import { manifestName, parseManifest } from '../disk/manifest.ts'
import { Refusal } from '../terminal/command-line.ts'
import { Unusable, type Budget } from './download.ts'
import { readerOf, type Reader } from './site-reader.ts'

/** What a site of ours cannot exceed: its assets weigh less than 1 MB, and there are some twenty. */
const limits = { patience: 30_000, bytes: 64_000_000, assets: 1000 }

/** Fetches the assets to keep. @param next the files of the next release. */
export type Keeping = (next: NextFiles) => Promise<KeptAsset[]>

/**
 * Gets ready to keep the hashed assets of a release elsewhere that the next one lacks. Each is compared with the manifest there.
 * @param where the address of its home page, or its folder.
 * @throws Refusal, when it keeps, if one cannot be had. Going on without it would break open pages silently, at each deploy that
 * follows a slip in the address; whoever wants that leaves the flag out.
 */
export function keepingFrom(where: string, budget: Budget = { ...limits }): Keeping {
  const read = readerOf({ where, flag: 'previous', budget })
  return async (next) => {
    try {
      return await readAssets(read, next)
    } catch (error) {
      if (!(error instanceof Unusable)) throw error
      throw new Refusal(
        `The previous release cannot be read: ${error.message}. Nothing was changed. Correct --previous; or leave it out, as on a first deployment, and pages that are open in browsers lose their scripts.`,
      )
    }
  }
}

async function readAssets(read: Reader, next: NextFiles): Promise<KeptAsset[]> {
  const { bytes, name, type } = await read(manifestName)
  const manifest = parseManifest(bytes.toString('utf8'))
  if (!manifest) throw new Unusable(`${name} is not the manifest of a build of this site (its type is ${type})`)
  const listed = assetsToKeep(manifest, next)
  if (listed.length > limits.assets) throw new Unusable(`${name} lists ${listed.length} hashed assets`)
  const kept: KeptAsset[] = []
  for (const [path, sha256] of listed) {
    const asset = await read(path)
    if (hashOf(asset.bytes) !== sha256) throw new Unusable(`${asset.name} has other bytes than its manifest says`)
    kept.push({ path, bytes: asset.bytes })
  }
  return kept
}
