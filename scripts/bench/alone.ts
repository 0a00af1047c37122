import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '../cli/user-error.ts'

/**
 * Does something that no second process may do at the same time: two benches would take each other's folders and time.
 *
 * @param folder where a file says which process is at it.
 * @throws Refusal while another is.
 */
export async function alone<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const file = join(folder, 'running-process')
  mkdirSync(folder, { recursive: true })
  const other = Number(holderOf(file))
  if (isAlive(other)) throw new Refusal(`Process ${other} is measuring already. Wait for its end, or end it.`)
  writeFileSync(file, String(process.pid))
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

/** Empty where there is none. */
function holderOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** What was killed has left its number behind, and is not in the way. */
function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid < 1) return false
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
