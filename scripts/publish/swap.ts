import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { UserError } from '../cli/user-error.ts'

/** ".dist-staging-4711-8842311-9f3a2c01", which names its process. `staging` is being written or removed, `old` is a site moved aside. */
export function tempPath(folder: string, kind: 'staging' | 'old'): string {
  const owner = `${process.pid}-${startTimeOf(process.pid)}`
  return join(dirname(folder), `.${basename(folder)}-${kind}-${owner}-${randomBytes(4).toString('hex')}`)
}

/** Puts back the site that a killed build has moved aside, and removes what it was writing or removing. */
export function recoverOutput(folder: string): void {
  const prefix = `.${basename(folder)}-`
  for (const name of existsSync(dirname(folder)) ? readdirSync(dirname(folder)) : []) {
    const rest = name.startsWith(prefix) ? name.slice(prefix.length) : ''
    const [, kind, pid, start] = /^(staging|old)-(\d+)-(\d+)-[\da-f]{8}$/.exec(rest) ?? []
    if (!kind || isRunning(Number(pid), start)) continue
    const path = join(dirname(folder), name)
    if (kind === 'old' && !existsSync(folder)) renameIfThere(path, folder)
    remove(path, tempPath(folder, 'staging'))
  }
}

/** Puts a staged folder in the place of the output by two renames. A site that another build puts there in between is moved aside on the next try. */
export function swap(staged: string, folder: string): void {
  for (let tries = 0; ; tries++) {
    const old = tempPath(folder, 'old')
    try {
      renameIfThere(folder, old)
      renameSync(staged, folder)
      return removeOld(old, folder)
    } catch (error) {
      if (!existsSync(folder)) renameIfThere(old, folder)
      if (existsSync(old)) removeOld(old, folder)
      if (!isGoneOrTaken(error) || tries === 20) throw error
    }
  }
}

function removeOld(old: string, folder: string): void {
  const removed = tempPath(folder, 'staging')
  try {
    remove(old, removed)
  } catch {
    const left = existsSync(old) ? old : removed
    throw new UserError(`The new site is published, but ${left}, the old one, could not be removed. Remove it.`)
  }
}

/** Removes a folder under the name of a staging folder, so that one that was half removed is never restored as a site. */
function remove(path: string, removed: string): void {
  renameIfThere(path, removed)
  rmSync(removed, { recursive: true, force: true })
}

function renameIfThere(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if (!isGoneOrTaken(error)) throw error
  }
}

function isGoneOrTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(String(error.code))
}

/** Process ids are reused, in containers at once: the same process also began at the same time. */
function isRunning(pid: number, start: string | undefined): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false
  }
  return startTimeOf(pid) === start
}

/** In ticks since the system began: field 22 of proc(5)'s stat, whose second may hold spaces. "0" where there is no /proc. */
function startTimeOf(pid: number): string {
  const file = `/proc/${pid}/stat`
  return (existsSync(file) && readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ')[19]) || '0'
}
