import { accessSync, constants, lstatSync, readdirSync, readlinkSync, statSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { UserError } from '../cli/user-error.ts'
import { manifestName, readManifest } from './manifest.ts'
import { mayBeKept } from './previous.ts'

/** Where a path really is, with its links followed, even where nothing exists yet. */
export function realPathOf(out: string): string {
  const path = resolve(out)
  if (dirname(path) === path) return path
  // Throws where links lead in a circle.
  statSync(path, { throwIfNoEntry: false })
  const real = join(realPathOf(dirname(path)), basename(path))
  const isLink = lstatSync(real, { throwIfNoEntry: false })?.isSymbolicLink()
  return isLink ? realPathOf(resolve(dirname(real), readlinkSync(real))) : real
}

export function assertApart(out: string, sources: string[]): void {
  const source = sources.find((one) => isInside(out, one) || isInside(one, out))
  if (source) throw new UserError(`The output ${out} and ${source} overlap. Choose another folder with --out.`)
}

/** @throws UserError where a folder holds what no build has made, or cannot be replaced. */
export function assertReplaceable(out: string, folder: string): void {
  for (let around = dirname(folder); around !== dirname(around); around = dirname(around))
    if (readManifest(around)) throw new UserError(`${out} is inside ${around}, a built site. Choose another folder.`)
  const stats = statSync(folder, { throwIfNoEntry: false })
  if (!stats) return
  if (!stats.isDirectory()) throw new UserError(`The output ${out} is a file. Choose another folder with --out.`)
  const entries = entriesIn(folder)
  // Throws where one is read-only or another user's: its files could not be replaced.
  for (const path of ['', ...entries.folders]) accessSync(join(folder, path), constants.W_OK | constants.X_OK)
  const manifest = readManifest(folder)
  if (!manifest && entries.files.length + entries.folders.length > 0)
    throw new UserError(
      `${out} holds files that no build of this site made (its ${manifestName} is missing, of another kind or of an older version). Choose another folder with --out, or empty it.`,
    )
  const foreign = entries.files.find((path) => path !== manifestName && !manifest?.files.has(path) && !mayBeKept(path))
  if (foreign) throw new UserError(`${out} holds ${foreign}, which no build wrote. Put it into public/, or remove it.`)
}

export function entriesIn(folder: string): { files: string[]; folders: string[] } {
  const found = { files: new Array<string>(), folders: new Array<string>() }
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')
    found[entry.isDirectory() ? 'folders' : 'files'].push(path)
  }
  return found
}

function isInside(inner: string, outer: string): boolean {
  const path = relative(realPathOf(outer), realPathOf(inner))
  return path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path)
}
