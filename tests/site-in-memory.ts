import { readTree } from '../scripts/disk/read-tree.ts'
import type { LiveMemory } from '../scripts/servers/live-memory.ts'
import { beginSnapshot, type Snapshot } from '../scripts/servers/snapshot.ts'
import { parseSiteAddress } from '../src/generator/content/site-address.ts'
import type { SourceFile, Tree } from '../src/generator/content/source.ts'
import type { Assets, Script } from '../src/generator/render/assets.ts'

/** Text or bytes to put in a file's place, or what to do with the real one; null takes the file away. */
export type Edits = Record<string, string | Uint8Array | ((text: string) => string) | null>

/** The real content, edited. */
export function editedTree(edits: Edits = {}): Tree {
  const tree = readTree({ content: 'content' })
  const replaced = new Set(Object.keys(edits))
  const added = Object.entries(edits).flatMap(([path, edit]) => editOf(tree, path, edit))
  const merge = (files: SourceFile[], folder: string): SourceFile[] =>
    [
      ...files.filter(({ path }) => !replaced.has(path)),
      ...added.filter(({ path }) => path.startsWith(folder)),
    ].toSorted((a, b) => (a.path < b.path ? -1 : 1))
  return { content: merge(tree.content, 'content/'), public: merge(tree.public, 'public/') }
}

function editOf(tree: Tree, path: string, edit: Edits[string] | undefined): SourceFile[] {
  if (edit === null || edit === undefined) return []
  const real = [...tree.content, ...tree.public].find((file) => file.path === path)
  const content = typeof edit === 'function' ? edit(new TextDecoder().decode(real?.read())) : edit
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return [{ path, kind: 'file', size: bytes.length, read: () => bytes }]
}

/** A bundle's addresses without its files: what these tests are about is the HTML around them. */
function script(name: string): Script {
  return { path: `/assets/${name}-test.js`, integrity: `sha384-${name}` }
}

const react = [script('runtime'), script('react'), script('mount')]
const named: Assets = {
  styles: {
    texts: '/assets/texts-test.css',
    overviews: '/assets/overviews-test.css',
    services: '/assets/services-test.css',
  },
  loader: script('loader'),
  back: script('back'),
  islands: {
    newsletter: [...react, script('newsletter'), script('subscribe'), script('toasts')],
    inquiry: [...react, script('inquiry')],
    viewer: [...react, script('viewer'), script('toasts')],
    search: [...react, script('search')],
  },
}
const backend = { url: 'https://project.example', key: 'public-key' }

export interface BuildInMemory {
  edits?: Edits
  siteUrl?: string
  today?: string
  drafts?: boolean
  /** Of a real bundle. */
  assets?: Assets
  /** Of the one before. */
  memory?: LiveMemory
}

/** Makes the whole site from the real content, edited, without touching the disk beyond reading. */
export function buildInMemory(options: BuildInMemory = {}): Snapshot {
  const snapshot = beginInMemory(options)
  while (!snapshot.rest.next().done);
  return snapshot
}

/** Begins it: no file is made. */
export function beginInMemory({
  edits = {},
  siteUrl = 'https://sentinelops.example',
  today = '2026-01-01',
  drafts = false,
  assets = named,
  memory,
}: BuildInMemory = {}): Snapshot {
  const address = parseSiteAddress(siteUrl) ?? { origin: '', base: '/' }
  const options = { address, today, drafts, backend }
  return beginSnapshot(editedTree(edits), { options, assets, memory })
}

/** A page's HTML, or any other text file of the output. */
export function textOf({ files }: Snapshot, path: string): string {
  const file = files.get(path)
  if (file === undefined) throw new Error(`${path} was not made`)
  return typeof file === 'string' ? file : new TextDecoder().decode(file)
}

/** Every problem as the terminal shows it: place, then message. */
export function problemLines({ problems }: Snapshot): string[] {
  return problems.map(
    ({ file, line, column, message }) =>
      `${[file, line, column].filter((part) => part !== undefined).join(':')} ${message}`,
  )
}
