import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

/** A folder beside the output: `staging` is being written, `old` was put aside. */
export type Kind = 'staging' | 'old'

/** A name beside the output that tells whose it is: ".dist-staging-4711-8842311-9f3a2c01". */
export function siblingOf(out: string, kind: Kind): string {
  const { pid } = process
  return join(
    dirname(resolve(out)),
    `.${basename(out)}-${kind}-${pid}-${startOf(pid)}-${randomBytes(4).toString('hex')}`,
  )
}

/**
 * Puts right what a build that was killed has left beside the output. If it died exactly between the two renames the output is
 * missing, and the previous one stands beside it under another name: that one comes back.
 */
export function mendOutput(out: string): void {
  const parent = dirname(resolve(out))
  if (!existsSync(parent)) return
  const prefix = `.${basename(out)}-`
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(prefix)) continue
    const [, kind, pid, start] = /^(staging|old)-(\d+)-(\d+)-[\da-f]{8}$/.exec(name.slice(prefix.length)) ?? []
    if (!kind || isRunning(Number(pid), start)) continue
    const place = join(parent, name)
    if (kind === 'old' && !existsSync(out)) renameSync(place, out)
    else rmSync(place, { recursive: true, force: true })
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
