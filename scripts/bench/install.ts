import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Refusal } from '../cli/user-error.ts'

/**
 * Everything the bench makes lies there, and can be deleted at any time. Not below node_modules, where bundlers take a project for a
 * package; nor among the system's temporary files, which may be kept in memory.
 */
export const home = resolve('.bench')

/** Written when an installation is complete: the lockfile that it follows. */
const mark = 'installed-lock.json'

/** Whether a project of tests/bench/ is installed as its lockfile says, by an earlier run. */
export function isInstalled(name: string): boolean {
  const installed = join(home, name, mark)
  return existsSync(installed) && readFileSync(installed, 'utf8') === lockOf(name)
}

/**
 * Copies a project of tests/bench/ and installs what its lockfile names, unless that is done already.
 *
 * @returns its folder, with the sources as they are in tests/bench/ and nothing else but its packages.
 * @throws Refusal where npm cannot install it.
 */
export function install(name: string): string {
  const folder = join(home, name)
  const wasInstalled = isInstalled(name)
  mkdirSync(folder, { recursive: true })
  for (const entry of readdirSync(folder))
    if (!wasInstalled || entry !== 'node_modules') rmSync(join(folder, entry), { recursive: true, force: true })
  cpSync(join('tests/bench', name), folder, { recursive: true })
  const lock = lockOf(name)
  if (lock === undefined) return folder
  if (!wasInstalled) runNpm(folder)
  writeFileSync(join(folder, mark), lock)
  return folder
}

/** The version of a package that is installed there. */
export function versionOf(folder: string, name: string): string {
  const { version } = JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')) as {
    version: string
  }
  return version
}

/** Nothing where a project has no packages. */
function lockOf(name: string): string | undefined {
  const file = join('tests/bench', name, 'package-lock.json')
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function runNpm(folder: string): void {
  console.error(`Installing ${folder}`)
  // The npm that runs us, where one does.
  const { npm_execpath: npm } = process.env
  const [program, ...args] = npm ? [process.execPath, npm, 'ci'] : ['npm', 'ci']
  // A Node that is too old for a package is only warned of: the package runs on another.
  const { status, stderr } = spawnSync(program ?? 'npm', [...args, '--no-engine-strict'], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Refusal(`npm ci failed in ${folder}:\n${(stderr ?? '').slice(-2000)}`)
}
