import { existsSync, linkSync, lstatSync, mkdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sha256Of } from '../../src/generator/sha256.ts'
import { UserError } from '../cli/user-error.ts'
import { manifestName, manifestText, pathInFolder, readManifest, type FileEntry, type Manifest } from './manifest.ts'
import { assertApart, assertReplaceable, realPathOf } from './output.ts'
import { assetsKeptFrom, previousRelease, type KeptAsset } from './previous.ts'
import { recoverOutput, swap, tempPath } from './swap.ts'

export interface Staging {
  out: string
  /** The folder of the output: where that is a link, the one it leads to. */
  target: string
  folder: string
  files: ReadonlyMap<string, FileEntry>
  writtenElsewhere: string[]
  /** @param path below the output, with forward slashes. @param madeOf the content files that it is built from. */
  write: (path: string, content: string | Uint8Array, madeOf?: string[]) => void
  fetchKept: () => Promise<KeptAsset[] | undefined>
  discard: () => void
}

/** Opens a folder beside the output to assemble a site in, after recovering from a killed build. @throws UserError where the output is not ours to replace. */
export function openStaging(out: string, sources: string[], previous?: string): Staging {
  const online = previous === undefined ? undefined : previousRelease(previous)
  assertApart(out, sources)
  const target = realPathOf(out)
  recoverOutput(target)
  assertReplaceable(out, target)
  const folder = tempPath(target, 'staging')
  // In a folder that takes no files, such as /proc, Node 20 would try for ever.
  const firstMade = mkdirSync(folder, { recursive: !existsSync(dirname(folder)) }) ?? folder
  const files = new Map<string, FileEntry>()
  const writtenElsewhere = [manifestName]
  const names = new Set(writtenElsewhere)
  const writeNew = fileWriter(folder, target)
  return {
    out,
    target,
    folder,
    files,
    writtenElsewhere,
    write(path, content, madeOf) {
      // Some disks ignore case.
      const name = path.toLowerCase()
      if (!pathInFolder.test(path) || names.has(name)) throw new Error(`${path} leaves the output, or is written twice`)
      names.add(name)
      files.set(path, { ...writeNew(path, content), sources: madeOf })
    },
    fetchKept: async () => online?.(files),
    discard() {
      rmSync(folder, { recursive: true, force: true })
      if (firstMade !== folder) removeEmpty(dirname(folder), firstMade)
    },
  }
}

/** Replaces the output by what was written. @param kept assets of the previous release, for pages that are still open; without it, of the site that is replaced. */
export function publish({ target, folder, files }: Staging, about: Omit<Manifest, 'files'>, kept?: KeptAsset[]): void {
  const previous = readManifest(target)
  const writeNew = fileWriter(folder, target)
  for (const { path, bytes } of kept ?? assetsKeptFrom(target, previous, files)) writeNew(path, bytes)
  for (const [path, { bytes }] of files) {
    if (lstatSync(join(folder, path), { throwIfNoEntry: false })?.size !== bytes)
      throw new UserError(
        `Another program has removed or changed ${path} in ${folder} while the site was assembled there. Nothing was changed. Build again.`,
      )
  }
  writeNew(manifestName, manifestText({ ...about, files }))
  swap(folder, target)
}

function fileWriter(folder: string, target: string): (path: string, content: string | Uint8Array) => FileEntry {
  const made = new Set<string>()
  return (path, content) => {
    const file = join(folder, path)
    const parent = dirname(file)
    if (!made.has(parent)) mkdirSync(parent, { recursive: true })
    made.add(parent)
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    try {
      if (!linkUnchanged(join(target, path), file, bytes)) writeFileSync(file, bytes, { flag: 'wx' })
    } catch (error) {
      // Once a file is open the system does not say which it was.
      throw error instanceof Error ? Object.assign(error, { path: file }) : error
    }
    return { bytes: bytes.byteLength, sha256: sha256Of(bytes) }
  }
}

/** Links a file whose bytes are the same: faster than writing, and it keeps its date for hosts, browsers and rsync. Not every disk has links. */
function linkUnchanged(old: string, file: string, bytes: Uint8Array): boolean {
  try {
    const before = lstatSync(old, { throwIfNoEntry: false })
    if (!before?.isFile() || before.size !== bytes.byteLength || !readFileSync(old).equals(bytes)) return false
    // A file that this build would write has other permissions: a link would keep the old ones.
    if ((before.mode & 0o777) !== (0o666 & ~process.umask())) return false
    linkSync(old, file)
    // Another build may have put another file there since it was read.
    const { ino, mtimeMs } = lstatSync(file)
    if (ino === before.ino && mtimeMs === before.mtimeMs) return true
    rmSync(file)
    return false
  } catch {
    return false
  }
}

function removeEmpty(folder: string, first: string): void {
  try {
    rmdirSync(folder)
    if (folder !== first) removeEmpty(dirname(folder), first)
  } catch {
    // It holds the site that was published.
  }
}
