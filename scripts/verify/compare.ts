import { isDeepStrictEqual } from 'node:util'
import { hashOf } from '../disk/kept-assets.ts'
import { manifestName, parseManifest, type Manifest } from '../disk/manifest.ts'
import { Unusable } from '../previous/download.ts'
import { isAddress, readerOf, type Reader } from '../previous/site-reader.ts'
import { Refusal } from '../terminal/command-line.ts'
import type { Output } from './output.ts'

/** How two outputs differ. The commit is left out, and so are assets kept of the release before: no manifest lists them. */
export interface Comparison {
  /** Of each file that differs, how: "is only here". */
  files: Record<string, string>
  /** What the two builds were asked for, where that differs: no difference by itself, but likely why files do. */
  parameters: Record<string, { here: unknown; there: unknown }>
}

/** For each answer 30 s; for all of them this on top of what our own files weigh. And so many requests at once. */
const limits = { patience: 30_000, bytes: 64_000_000, atOnce: 6 }

/** Hosts that act on these files do not send them. */
const forHosts = new Set(['_headers', '_redirects'])

/**
 * Compares an output with another one, file by file: by the two manifests, and by the very bytes of both.
 * @param where the address of a site, or its folder.
 * @throws Refusal where no site of ours is there.
 */
export async function compareWith(where: string, output: Output): Promise<Comparison> {
  const weight = [...output.manifest.files.values()].reduce((sum, { size }) => sum + size, 0)
  const budget = { patience: limits.patience, bytes: limits.bytes + weight }
  const read = readerOf({ where, flag: 'against', budget })
  const theirs = await manifestAt(read)
  const differences = new Map<string, string>()
  const here = new Set(output.paths)
  for (const path of theirs.files.keys()) if (!here.has(path)) differences.set(path, 'is only there')
  const waiting = [...output.paths]
  const work = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const difference = theirs.files.has(path)
        ? await differenceOf({ path, read, output, theirs, online: isAddress(where) })
        : 'is only here'
      if (difference) differences.set(path, difference)
    }
  }
  await Promise.all(Array.from({ length: limits.atOnce }, work))
  const files = Object.fromEntries([...differences].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return { files, parameters: parametersThatDiffer(output.manifest, theirs) }
}

async function manifestAt(read: Reader): Promise<Manifest> {
  try {
    const { bytes, name, type } = await read(manifestName)
    const manifest = parseManifest(bytes.toString('utf8'))
    if (manifest) return manifest
    throw new Unusable(`${name} is not the manifest of a build of this site (its type is ${type})`)
  } catch (error) {
    if (!(error instanceof Unusable)) throw error
    throw new Refusal(`There is nothing to compare with: ${error.message}. Correct --against.`)
  }
}

interface Pair {
  path: string
  read: Reader
  output: Output
  theirs: Manifest
  online: boolean
}

async function differenceOf({ path, read, output, theirs, online }: Pair): Promise<string | undefined> {
  const ours = hashOf(output.read(path))
  const noted = theirs.files.get(path)?.sha256
  try {
    // A page is asked for as visitors ask for it: some hosts answer its file with a redirect.
    const { bytes } = await read(online ? path.replace(/(^|\/)index\.html$/, '$1') : path)
    const real = hashOf(bytes)
    if (real === ours) return noted === ours ? undefined : 'is the same, but the manifest there says otherwise'
    return real === noted ? 'differs' : 'differs, and is not what the manifest there says'
  } catch (error) {
    if (!(error instanceof Unusable)) throw error
    const isKeptBack = online && forHosts.has(path) && / answers 40[34]$/.test(error.message)
    if (isKeptBack) return noted === ours ? undefined : 'differs'
    return `cannot be had: ${error.message}`
  }
}

function parametersThatDiffer(
  { parameters: here }: Manifest,
  { parameters: there }: Manifest,
): Comparison['parameters'] {
  const names = [...new Set([...Object.keys(here), ...Object.keys(there)])]
  return Object.fromEntries(
    names
      .filter((name) => !isDeepStrictEqual(here[name], there[name]))
      .map((name) => [name, { here: here[name], there: there[name] }]),
  )
}
