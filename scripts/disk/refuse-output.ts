import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { Refusal } from '../terminal/command-line.ts'
import { manifestName, readManifest, strangersIn } from './manifest.ts'
import type { Output } from './output.ts'
import { whyNotRemovable } from './removable.ts'

/** Refuses an output that is not ours to replace, before anything is done. @param sources folders that must not be replaced. */
export function refuseOutput({ name, folder, link }: Output, sources: string[]): void {
  for (const source of sources)
    if (isInside(folder, source) || isInside(source, folder))
      throw new Refusal(`The output ${name} and ${source} lie one inside the other. Choose another folder with --out.`)
  for (let tries = 0; ; tries++) {
    const before = markOf(folder)
    const reason = whyNotOurs(name, folder) ?? (link ? undefined : whyNotRemovable(folder))
    if (!reason) return
    // Another build may have replaced the folder between two looks, and what one saw does not fit what the other did.
    if (markOf(folder) === before || tries === 20) throw new Refusal(reason)
  }
}

/** Tells a folder from any other that has been at its path. */
function markOf(folder: string): string {
  const found = statSync(folder, { throwIfNoEntry: false })
  return found ? `${found.ino} ${found.ctimeMs}` : ''
}

function whyNotOurs(name: string, folder: string): string | undefined {
  try {
    if (!existsSync(folder)) return undefined
    if (!statSync(folder).isDirectory()) return `The output ${name} is a file. Choose another folder with --out.`
    if (readdirSync(folder).length === 0) return undefined
    const manifest = readManifest(folder)
    if (!manifest)
      return `${name} holds files that no build of this site made (its ${manifestName} is missing, of another kind or of an older version). Choose another folder with --out, or empty it.`
    const [stranger] = strangersIn(folder, manifest)
    return (
      stranger &&
      `${name} holds ${stranger}, which no build made and which would be lost. Put it into public/, or remove it.`
    )
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return `${name} is being changed by another program. Try again.`
    throw error
  }
}

function isInside(inner: string, outer: string): boolean {
  const path = relative(realPathOf(outer), realPathOf(inner))
  return path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path)
}

/** Where a path leads through links, also when its last parts do not exist yet. */
function realPathOf(path: string): string {
  const full = resolve(path)
  return existsSync(full) || dirname(full) === full
    ? realpathSync(full)
    : join(realPathOf(dirname(full)), relative(dirname(full), full))
}
