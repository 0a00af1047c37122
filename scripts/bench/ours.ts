import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** As `npm run build` runs it. */
export const oursCommand = ['scripts/run.mjs', 'build']

/** What a build reads. */
const sources = [
  'src',
  'scripts',
  'content',
  'public',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
]

/**
 * A copy of this project, so that its caches can be thrown away without the user's: with folders of its own for what a build
 * reads and writes, and with links to the packages.
 */
export function copyOurs(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  for (const name of sources) if (existsSync(name)) cpSync(name, join(folder, name), { recursive: true })
  for (const name of readdirSync('node_modules'))
    if (name !== '.cache') symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name))
}
