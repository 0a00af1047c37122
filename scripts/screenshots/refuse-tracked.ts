import { spawnSync } from 'node:child_process'
import { isAbsolute, relative, resolve, sep } from 'node:path'
import { Refusal } from '../cli/user-error.ts'

/** Pictures lie outside the project: there they would be taken for part of it. @throws Refusal for a folder inside. */
export function refuseTracked(out: string): void {
  // Outside of a repository, as in a copy that was unpacked, this very folder is the project.
  const { stdout } = spawnSync('git', ['rev-parse', '--show-toplevel'], { encoding: 'utf8' })
  const project = stdout?.trim() || process.cwd()
  const path = relative(project, resolve(out))
  const isOutside = path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path)
  if (!isOutside)
    throw new Refusal(`${out} lies in the project, which pictures are no part of. Choose another folder with --out.`)
}
