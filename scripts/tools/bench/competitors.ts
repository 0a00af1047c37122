import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { UserError } from '../../cli/user-error.ts'
import { installPackages } from '../../tools.ts'
import type { Invocation } from './measure.ts'

/** How a generator builds its small site, whose sources are in the folder of peers/ that has its name. */
interface Peer {
  title: string
  /** Another one's folder, whose files it has too. */
  base?: string
  /** Whose version is printed; a program of the system has none. */
  package?: string
  /** For Node, or the program itself. */
  command: string[]
  /** Where the articles go, and where the site comes out. */
  articles: string
  output: string
}

const eleventy: Peer = {
  title: 'Eleventy',
  package: '@11ty/eleventy',
  command: ['node_modules/@11ty/eleventy/cmd.cjs', '--quiet'],
  articles: 'src/blog',
  output: 'dist',
}
const peers: Record<string, Peer> = {
  eleventy,
  'eleventy-full': { ...eleventy, title: 'Eleventy, full', base: 'eleventy' },
  astro: {
    title: 'Astro',
    package: 'astro',
    command: ['node_modules/astro/bin/astro.mjs', 'build'],
    articles: 'src/blog',
    output: 'dist',
  },
  vike: {
    title: 'Vike',
    package: 'vike',
    command: ['node_modules/vike/bin.js', 'build'],
    articles: 'blog',
    output: 'dist/client',
  },
  hugo: { title: 'Hugo', command: ['hugo'], articles: 'content/blog', output: 'dist' },
}

/** What ours can be compared with. */
export const names = Object.keys(peers)

/** A generator that is ready to be measured. */
export interface Competitor {
  name: string
  title: string
  invocation: Invocation
  /** Absolute paths. */
  articles: string
  output: string
}

/** What a build may leave for the next one, in the folder of any of them. */
export const leavings = [
  'dist',
  'resources',
  ...['.cache', '.astro', '.vite'].flatMap((name) => [name, `node_modules/${name}`]),
]

/**
 * Everything the bench makes lies there, and can be deleted at any time. Not below node_modules, where bundlers take a project for a
 * package; nor among temporary files, which may be kept in memory.
 */
const home = resolve('.bench')

/** Installs what is to be measured, ours first. */
export function prepare(wanted: string[]): Competitor[] {
  const found = Object.entries(peers).flatMap(([name, peer]) => {
    if (!wanted.includes(name)) return []
    if (peer.package || hugoVersion()) return [competitor(name, peer, install(name, peer))]
    console.log(`${peer.title} is left out: it is not installed.`)
    return []
  })
  const ours = { title: 'Ours', command: ['scripts/run.mjs', 'build'], articles: 'content/blog', output: 'dist' }
  return [competitor('ours', ours, copyOurs()), ...found]
}

/** A script that does nothing: what `npm run` itself takes. */
export function npmRun(): Invocation {
  const cwd = join(home, 'npm-run')
  mkdirSync(cwd, { recursive: true })
  writeFileSync(join(cwd, 'package.json'), '{ "scripts": { "nothing": "exit 0" } }')
  return { program: 'npm', args: ['run', 'nothing'], cwd, env: process.env }
}

function competitor(name: string, { title, package: pack, command, articles, output }: Peer, cwd: string): Competitor {
  const manifest = pack && readFileSync(join(cwd, 'node_modules', pack, 'package.json'), 'utf8')
  const version = manifest ? /"version": "(.+?)"/.exec(manifest)?.[1] : name === 'hugo' && hugoVersion()
  const [program = '', ...args] = name === 'hugo' ? command : [process.execPath, ...command]
  // Nothing of the caller's settings that would change a build, and no look at the network.
  const { PATH, HOME, TMPDIR } = process.env
  const env = { PATH, HOME, TMPDIR, ASTRO_TELEMETRY_DISABLED: '1', HUGO_CACHEDIR: join(cwd, '.cache') }
  return {
    name,
    title: version ? `${title} ${version}` : title,
    invocation: { program, args, cwd, env },
    articles: join(cwd, articles),
    output: join(cwd, output),
  }
}

/** A copy of this project with links to its packages, so that its caches can be thrown away without the user's. */
function copyOurs(): string {
  const cwd = join(home, 'ours')
  rmSync(cwd, { recursive: true, force: true })
  mkdirSync(join(cwd, 'node_modules'), { recursive: true })
  for (const name of ['src', 'scripts', 'content', 'public', 'package.json', 'tsconfig.json', 'vite.config.ts'])
    cpSync(name, join(cwd, name), { recursive: true, filter: isSource })
  for (const name of readdirSync('node_modules'))
    if (name !== '.cache') symlinkSync(resolve('node_modules', name), join(cwd, 'node_modules', name))
  return cwd
}

function isSource(path: string): boolean {
  return !path.includes(join('tools', 'node_modules'))
}

/** Copies the sources of a peer and installs its packages. @returns its folder */
function install(name: string, { base, package: pack }: Peer): string {
  const cwd = join(home, name)
  mkdirSync(cwd, { recursive: true })
  for (const entry of readdirSync(cwd)) if (entry !== 'node_modules') rmSync(join(cwd, entry), { recursive: true })
  for (const folder of base ? [base, name] : [name])
    cpSync(join('scripts/tools/bench/peers', folder), cwd, { recursive: true })
  if (pack && !installPackages(cwd)) throw new UserError(`npm ci failed in ${cwd}.`)
  return cwd
}

function hugoVersion(): string | undefined {
  const { stdout } = spawnSync('hugo', ['version'], { encoding: 'utf8' })
  return /v(\d[\d.]*)/.exec(stdout ?? '')?.[1]
}
