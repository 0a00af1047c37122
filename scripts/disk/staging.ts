import { lstatSync, mkdirSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Refusal } from '../terminal/command-line.ts'
import { keptOf, type KeptAsset } from './kept-assets.ts'
import { mendOutput, siblingOf } from './leftovers.ts'
import { linkKept, stampOf } from './link-unchanged.ts'
import { manifestName, manifestText, type FileFacts, type Manifest } from './manifest.ts'
import { findOutput } from './output.ts'
import { filePlacer, placeIn, type Folders } from './place-file.ts'
import { refuseOutput } from './refuse-output.ts'
import { takePlace } from './take-place.ts'

/** A folder beside the output in which a site is put together until it is whole. */
export interface Staging {
  /** The output folder, as it was named. */
  readonly out: string
  /**
   * @param path below the output folder, with forward slashes. Whoever writes it again replaces it.
   * @param sources the content files that it is made of, for the manifest.
   */
  write(path: string, bytes: string | Uint8Array, sources?: string[]): void
  /**
   * Puts a file of the site that is replaced in its place here, too.
   * @param stamp of {@link Staging.stampOf}, when it was written.
   * @returns whether it still was as it had been written.
   */
  reuse(path: string, stamp: string, facts: FileFacts): boolean
  /** Takes a file that another thread has put into these folders. */
  adopt(path: string, facts: FileFacts): void
  readonly folders: Folders
  /** What changes when anybody writes to a file that is here; nothing where somebody has removed it. */
  stampOf(path: string): string | undefined
  /** Files written so far, by path. */
  readonly files: ReadonlyMap<string, FileFacts>
  /**
   * Takes the output's place.
   * @param kept assets of the previous release that stay for this one; by default those of the site that is replaced.
   */
  publish(facts: Omit<Manifest, 'files'>, kept?: KeptAsset[]): void
  /** Leaves no trace. */
  discard(): void
}

/** Opens a staging folder. Refuses an output folder that is not one of ours, before anything is done. */
export function openStaging(out: string, sources: string[]): Staging {
  const output = findOutput(out)
  refuseOutput(output, sources)
  mendOutput(output)
  const folder = siblingOf(output.stem, 'staging')
  const firstMade = mkdirSync(folder, { recursive: true })
  const files = new Map<string, FileFacts>()
  const sizes = new Map<string, number>()
  const folders = { staging: folder, output: output.folder }
  const placeFile = filePlacer(folders)
  const placeOf = placeIn(folder)
  const put = (path: string, content: string | Uint8Array): FileFacts => {
    const facts = placeFile(path, content)
    sizes.set(path, facts.size)
    return facts
  }
  const note = (path: string, facts: FileFacts): void => {
    sizes.set(path, facts.size)
    files.set(path, facts)
  }
  return {
    out,
    files,
    folders,
    write(path, content, madeOf) {
      files.set(path, { ...put(path, content), sources: madeOf })
    },
    reuse(path, stamp, facts) {
      if (!linkKept(join(output.folder, path), placeOf(path), stamp)) return false
      note(path, facts)
      return true
    },
    adopt: note,
    stampOf(path) {
      const file = lstatSync(join(folder, path), { throwIfNoEntry: false })
      return file && stampOf(file)
    },
    publish(facts, kept = keptOf(output.folder, files)) {
      for (const { path, bytes } of kept) put(path, bytes)
      put(manifestName, manifestText({ ...facts, files }))
      refuseLosses(folder, sizes)
      takePlace(folder, output)
    },
    discard() {
      rmSync(folder, { recursive: true, force: true })
      if (firstMade && firstMade !== folder) removeEmpty(dirname(folder), firstMade)
    },
  }
}

/** Somebody may have cleared the staging folder away while it was filled; half a site must not take the output's place. */
function refuseLosses(folder: string, sizes: ReadonlyMap<string, number>): void {
  for (const [path, size] of sizes)
    if (lstatSync(join(folder, path), { throwIfNoEntry: false })?.size !== size)
      throw new Refusal(
        `Another program has removed or changed ${path} in ${folder} while the site was put together there. Nothing was changed. Build again.`,
      )
}

/** Removes the folders that were made for the staging folder, from the innermost, if nothing is in them. */
function removeEmpty(folder: string, first: string): void {
  try {
    rmdirSync(folder)
    if (folder !== first) removeEmpty(dirname(folder), first)
  } catch {
    // Something is in it by now: the site itself, where it was published.
  }
}
