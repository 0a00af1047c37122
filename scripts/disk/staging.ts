import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { Refusal } from '../terminal/command-line.ts'
import { mendOutput, siblingOf } from './leftovers.ts'
import { manifestName, readManifest, strangerIn, type Manifest } from './manifest.ts'

/** A folder beside the output in which a site is put together until it is whole. */
export interface Staging {
  /** The output folder, as it was named. */
  readonly out: string
  /** @param path below the output folder, with forward slashes. */
  write(path: string, bytes: string | Uint8Array): void
  /** Files written so far: path and bytes. */
  readonly files: ReadonlyMap<string, number>
  /** Takes the output's place. */
  publish(facts: Pick<Manifest, 'base'>): void
  /** Leaves no trace. */
  discard(): void
}

/** Opens a staging folder. Refuses an output folder that is not one of ours, before anything is done. */
export function openStaging(out: string, sources: string[]): Staging {
  refuseForeign(out, sources)
  mendOutput(out)
  const folder = siblingOf(out, 'staging')
  const files = new Map<string, number>()
  const hashes: Record<string, string> = {}
  const made = new Set<string>()
  const put = (path: string, bytes: string | Uint8Array): void => {
    const place = join(folder, path)
    const parent = dirname(place)
    if (!made.has(parent)) mkdirSync(parent, { recursive: true })
    made.add(parent)
    writeFileSync(place, bytes)
  }
  mkdirSync(folder, { recursive: true })
  return {
    out,
    files,
    write(path, bytes) {
      put(path, bytes)
      files.set(path, Buffer.byteLength(bytes))
      hashes[path] = createHash('sha256').update(bytes).digest('hex')
    },
    publish({ base }) {
      const sha256 = Object.fromEntries(Object.entries(hashes).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      put(manifestName, `${JSON.stringify({ base, sha256 } satisfies Manifest, null, 2)}\n`)
      takePlace(folder, out)
    },
    discard: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Two renames: the old site aside, the new one in. Another build may come between; then its site is put aside next. */
function takePlace(folder: string, out: string): void {
  for (let tries = 0; ; tries++) {
    const old = siblingOf(out, 'old')
    try {
      if (existsSync(out)) renameSync(out, old)
      renameSync(folder, out)
      rmSync(old, { recursive: true, force: true })
      return
    } catch (error) {
      if (existsSync(out)) rmSync(old, { recursive: true, force: true })
      else if (existsSync(old)) renameSync(old, out)
      const isRace =
        error instanceof Error && 'code' in error && ['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(String(error.code))
      if (!isRace || tries === 20) throw error
    }
  }
}

function refuseForeign(out: string, sources: string[]): void {
  for (const source of sources)
    if (isInside(out, source) || isInside(source, out))
      throw new Refusal(`The output ${out} and ${source} lie one inside the other. Choose another folder with --out.`)
  if (!existsSync(out)) return
  if (!statSync(out).isDirectory()) throw new Refusal(`The output ${out} is a file. Choose another folder with --out.`)
  if (readdirSync(out).length === 0) return
  const manifest = readManifest(out)
  if (!manifest)
    throw new Refusal(
      `${out} holds files that no build of this site made (its ${manifestName} is missing or of another kind). Choose another folder with --out, or empty it.`,
    )
  const stranger = strangerIn(out, manifest)
  if (stranger)
    throw new Refusal(
      `${out} holds ${stranger}, which no build made and which would be lost. Put it into public/, or remove it.`,
    )
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
