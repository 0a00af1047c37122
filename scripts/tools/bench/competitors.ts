import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { UserError } from '../../cli/user-error.ts'
import { installPackages } from '../../tools.ts'
import type { Invocation } from './measure.ts'

interface Build {
  /** A program, or a script for Node, with its arguments. */
  command: string[]
  /** Where the articles go, and where the site comes out. */
  articles: string
  output: string
}

const eleventy = { command: ['node_modules/@11ty/eleventy/cmd.cjs', '--quiet'], articles: 'src/blog', output: 'dist' }
const ours = { command: ['scripts/run.mjs', 'build'], articles: 'content/blog', output: 'dist' }
/** The sources of each are in the folder of peers/ that has its name. */
const peers: Record<string, Build> = {
  eleventy,
  'eleventy-full': eleventy,
  astro: { command: ['node_modules/astro/bin/astro.mjs', 'build'], articles: 'src/blog', output: 'dist' },
  vike: { command: ['node_modules/vike/bin.js', 'build'], articles: 'blog', output: 'dist/client' },
  hugo: { command: ['hugo'], articles: 'content/blog', output: 'dist' },
}

export const names = Object.keys(peers)

export interface Competitor {
  name: string
  invocation: Invocation
  /** Absolute paths. */
  articles: string
  output: string
}

/** What a build may leave for the next one, in the folder of any of them. */
export const buildArtifacts =
  'dist resources .cache .astro .vite node_modules/.cache node_modules/.astro node_modules/.vite'.split(' ')

/** All that the bench makes. Not below node_modules, where bundlers take a project for a package; temporary files may be kept in memory. */
const home = resolve('.bench')

/** Installs what is to be measured, ours first. */
export function prepare(wanted: string[]): Competitor[] {
  const others = Object.entries(peers).filter(([name]) => wanted.includes(name))
  return [
    competitor('ours', ours, copyOurs()),
    ...others.map(([name, build]) => competitor(name, build, installPeer(name))),
  ]
}

function competitor(name: string, { command, articles, output }: Build, cwd: string): Competitor {
  const [program = '', ...args] = name === 'hugo' ? command : [process.execPath, ...command]
  // Nothing of the caller's settings that would change a build, and no telemetry.
  const { PATH, HOME, TMPDIR } = process.env
  const env = { PATH, HOME, TMPDIR, ASTRO_TELEMETRY_DISABLED: '1', HUGO_CACHEDIR: join(cwd, '.cache') }
  return { name, invocation: { program, args, cwd, env }, articles: join(cwd, articles), output: join(cwd, output) }
}

/** A copy of this project with links to its packages, so that its caches can be thrown away without the user's. */
function copyOurs(): string {
  const cwd = join(home, 'ours')
  rmSync(cwd, { recursive: true, force: true })
  mkdirSync(join(cwd, 'node_modules'), { recursive: true })
  for (const name of ['src', 'scripts', 'content', 'public', 'package.json', 'tsconfig.json', 'vite.config.ts'])
    cpSync(name, join(cwd, name), { recursive: true, filter: (path) => !path.endsWith('node_modules') })
  for (const name of readdirSync('node_modules'))
    if (name !== '.cache') symlinkSync(resolve('node_modules', name), join(cwd, 'node_modules', name))
  return cwd
}

/** Copies the sources of a peer and installs its packages. @returns its folder */
function installPeer(name: string): string {
  const cwd = join(home, name)
  mkdirSync(cwd, { recursive: true })
  for (const entry of readdirSync(cwd)) if (entry !== 'node_modules') rmSync(join(cwd, entry), { recursive: true })
  for (const folder of name === 'eleventy-full' ? ['eleventy', name] : [name])
    cpSync(join('scripts/tools/bench/peers', folder), cwd, { recursive: true })
  if (existsSync(join(cwd, 'package.json')) && !installPackages(cwd)) throw new UserError(`npm ci failed in ${cwd}.`)
  return cwd
}
