import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { UserError } from './user-error.ts'

/** @returns its exit code. */
export function runTool(program: string, args: string[]): number {
  // React's choice of build by NODE_ENV is the launcher's business; tools choose for themselves.
  const { NODE_ENV: _, ...env } = process.env
  // On Windows it is a script for the shell.
  const shell = process.platform === 'win32'
  const { status, error } = spawnSync(join('node_modules', '.bin', program), args, { stdio: 'inherit', env, shell })
  if (error && 'code' in error && error.code === 'ENOENT')
    throw new UserError(`${program} is not installed. Run npm ci, without --omit=dev.`)
  if (error) throw error
  return status ?? 1
}
