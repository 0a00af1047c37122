import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { targetOf, type Output } from './output.ts'
import { releaseNumber } from './release-name.ts'

/**
 * What a build puts beside the output for a moment: `staging` is a folder being written or removed, `old` a whole site put aside,
 * `link` the link that will take the output's place.
 */
export type Kind = 'staging' | 'old' | 'link'

/** A name beside a path that tells whose it is: ".dist-staging-4711-8842311-9f3a2c01". */
export function siblingOf(path: string, kind: Kind): string {
  const { pid } = process
  const name = `.${basename(path)}-${kind}-${pid}-${startOf(pid)}-${randomBytes(4).toString('hex')}`
  return join(dirname(path), name)
}

/**
 * Puts right what a build that was killed has left beside the output. If it died exactly between the two renames the output is
 * missing, and the previous one stands beside it under another name: that one comes back.
 */
export function mendOutput(output: Output): void {
  const { folder, link, stem } = output
  for (const { place, kind } of deadBeside(stem)) {
    if (kind === 'old' && !link && !existsSync(folder)) putBack(place, folder)
    if (kind !== 'link') removeWhole(place, stem)
  }
  for (const { place, kind } of link ? deadBeside(link) : []) {
    if (kind !== 'link') continue
    // The build died before its release was linked to: nobody has seen it.
    const release = targetOf(place)
    if (release && release !== folder && releaseNumber(stem, release) > 0) removeWhole(release, stem)
    rmSync(place, { force: true })
  }
}

/** Removes a folder. Half removed it bears the name of one that nobody takes for a whole site. */
export function removeWhole(folder: string, stem: string): void {
  const rubbish = siblingOf(stem, 'staging')
  try {
    renameSync(folder, rubbish)
  } catch (error) {
    if (!isRace(error)) throw error
  }
  rmSync(rubbish, { recursive: true, force: true })
}

/** Whether another build was quicker: what stood there is gone, or something stands there already. */
export function isRace(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(String(error.code))
}

interface Sibling {
  place: string
  kind: string
  isDead: boolean
}

/** What builds have put beside a path, and whether their process has ended. */
export function siblingsOf(path: string): Sibling[] {
  const parent = dirname(path)
  const prefix = `.${basename(path)}-`
  if (!existsSync(parent)) return []
  return readdirSync(parent).flatMap((name) => {
    const rest = name.startsWith(prefix) ? name.slice(prefix.length) : ''
    const [, kind, pid, start] = /^(staging|old|link)-(\d+)-(\d+)-[\da-f]{8}$/.exec(rest) ?? []
    return kind ? [{ place: join(parent, name), kind, isDead: !isRunning(Number(pid), start) }] : []
  })
}

function deadBeside(path: string): Sibling[] {
  return siblingsOf(path).filter(({ isDead }) => isDead)
}

function putBack(old: string, folder: string): void {
  try {
    renameSync(old, folder)
  } catch (error) {
    if (!isRace(error)) throw error
  }
}

/** Process numbers come again, in containers at once: the same process is one that also began at the same time. */
function isRunning(pid: number, start: string | undefined): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return startOf(pid) === start
}

/** When a process began, in ticks since the system did: field 22 of proc(5)'s stat. "0" where there is no /proc. */
function startOf(pid: number): string {
  try {
    // The second field is the program's name in brackets, which may hold spaces.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '0'
  } catch {
    return '0'
  }
}
