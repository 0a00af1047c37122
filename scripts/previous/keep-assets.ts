import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assetsToKeep, hashOf, type KeptAsset, type NextFiles } from '../disk/kept-assets.ts'
import { manifestName, parseManifest } from '../disk/manifest.ts'
import { Refusal, UsageError } from '../terminal/command-line.ts'
import { download, Unusable, type Budget } from './download.ts'

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
  const read = readerOf(where, budget)
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

type Reader = (path: string) => Promise<Answer>

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

interface Answer {
  bytes: Buffer
  /** Where it was read, for messages. */
  name: string
  /** The type it was sent as. */
  type: string
}

/** Reads files of a site by their path below it. */
function readerOf(where: string, budget: Budget): Reader {
  if (!/^https?:\/\//i.test(where)) return (path) => Promise.resolve(readInFolder(where, path))
  const home = homeOf(where)
  return async (path) => {
    const url = new URL(path, home)
    return { ...(await download(url, budget)), name: url.href }
  }
}

function readInFolder(folder: string, path: string): Answer {
  const name = join(folder, path)
  try {
    return { bytes: readFileSync(name), name, type: 'that of a file' }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    throw new Unusable(code === 'ENOENT' ? `there is no ${name}` : `${name} cannot be read (${code})`)
  }
}

/** "https://a.example/repo" stands for the folder "/repo/". */
function homeOf(where: string): URL {
  const url = URL.canParse(where) ? new URL(where) : undefined
  if (!url || url.search || url.hash || url.username || url.password)
    throw new UsageError(
      `--previous is "${where}", which is not the address of a site. Write it as https://host/ or https://host/path/.`,
    )
  if (!url.pathname.endsWith('/')) url.pathname += '/'
  return url
}
